import Files

extension BuilderIndex {
  /// Reports the segues by which a controller is inside of itself: its screen would never end.
  func checkContainment() {
    let ways = containments
    guard !ways.isEmpty else { return }
    var done: Set<String> = []
    for start in segues.compactMap(controller(of:)) where !done.contains(start) {
      report(cyclesFrom: start, ways, &done)
    }
  }

  /// A segue that puts one controller into another one.
  private struct Containment {
    var segue: XMLElement
    var destination: String
  }

  /// By the ids of the controllers around others: container views, navigation and tab bar controllers.
  private var containments: [String: [Containment]] {
    var ways: [String: [Containment]] = [:]
    for segue in segues where ["embed", "relationship"].contains(segue.attributes["kind"] ?? "") {
      guard let owner = controller(of: segue), let destination = segue.attributes["destination"]
      else { continue }
      ways[owner, default: []].append(Containment(segue: segue, destination: destination))
    }
    return ways
  }

  /// The id of the controller that a segue begins at.
  private func controller(of segue: XMLElement) -> String? {
    var owner = parents[ObjectIdentifier(segue)]
    while let element = owner, element.attributes["sceneMemberID"] != "viewController" {
      owner = parents[ObjectIdentifier(element)]
    }
    return owner?.attributes["id"]
  }

  /// Follows the ways from a controller. One that leads to a controller on the way there closes a cycle.
  private func report(
    cyclesFrom start: String, _ ways: [String: [Containment]], _ done: inout Set<String>
  ) {
    var path = [(id: start, next: 0)]
    var onPath: Set = [start]
    while let (id, next) = path.last {
      guard let own = ways[id], next < own.count else {
        path.removeLast()
        onPath.remove(id)
        done.insert(id)
        continue
      }
      path[path.count - 1].next += 1
      let way = own[next]
      if onPath.contains(way.destination) {
        let expected = "a scene that does not contain the segue\u{2019}s own"
        report(
          .wrongValue(key: "destination", expected: expected, found: way.destination), way.segue)
      } else if !done.contains(way.destination) {
        path.append((way.destination, 0))
        onPath.insert(way.destination)
      }
    }
  }
}

import Documents
import LayoutScene

/// The subviews of each view, by identifier, in their order.
struct SiblingOrder: Equatable {
  private var children: [String: [String]] = [:]

  init(_ scene: Scene) {
    for view in scene.views {
      if let parent = view.parent { children[scene.views[parent].id, default: []].append(view.id) }
    }
  }

  init(_ views: [ResolvedView]) {
    let classes = Dictionary(views.map { ($0.id, $0.className) }) { first, _ in first }
    for view in views {
      guard let parent = view.parent else { continue }
      let inner = classes[parent].flatMap { Self.containers[$0] } ?? ""
      children[parent + inner, default: []].append(view.id)
    }
  }

  /// The inner views that hold the subviews of views of these classes on the screen.
  private static let containers = [
    "cell": "/contentView", "list": "/sections", "section": "/cells",
  ]

  /// The views whose place changed among the siblings that they had before, as few as possible. If one view
  /// moved, it is that one; if two neighbours changed places, it is both, since either may have moved.
  func moved(since before: SiblingOrder) -> Set<String> {
    guard self != before else { return [] }
    var moved: Set<String> = []
    for (parent, current) in children {
      guard let recorded = before.children[parent], recorded != current else { continue }
      let places = Dictionary(recorded.enumerated().map { ($0.element, $0.offset) }) { a, _ in a }
      let staying = current.compactMap { id in places[id].map { (id: id, place: $0) } }
      let kept = Self.needed(staying.map(\.place))
      for (view, isKept) in zip(staying, kept) where !isKept { moved.insert(view.id) }
    }
    return moved
  }

  /// Tells which of these distinct numbers are in every longest ascending subsequence.
  private static func needed(_ numbers: [Int]) -> [Bool] {
    let before = lengths(numbers)
    let after = lengths(numbers.reversed().map { -$0 }).reversed()
    let longest = before.max() ?? 0
    let isOnOne = zip(before, after).map { $0 + $1 - 1 == longest }
    var rivals: [Int: Int] = [:]
    for (length, isOn) in zip(before, isOnOne) where isOn { rivals[length, default: 0] += 1 }
    return zip(before, isOnOne).map { length, isOn in isOn && rivals[length] == 1 }
  }

  /// The length of the longest ascending subsequence that ends at each number.
  private static func lengths(_ numbers: [Int]) -> [Int] {
    // The least number at which a subsequence of each length ends.
    var ends: [Int] = []
    return numbers.map { number in
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
      return low + 1
    }
  }
}

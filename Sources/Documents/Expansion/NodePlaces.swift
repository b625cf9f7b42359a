import LayoutScene

/// The files that the nodes of a document were written in, and the uses of components that nodes belong to.
/// A node's mark has the number of its place.
struct NodePlaces: Sendable {
  struct Place: Sendable {
    var source: SourceText
    /// The way from the document's folder to the file's, with a slash behind it; empty for none.
    var base = ""
    /// The view whose identifiers are known here by their short names; empty for the document's own.
    var scope = ""
    /// Where the component or the repeated view is used.
    var use: SourceText.Mark?
    /// What `$name` stands for here.
    var variables: [String: Node] = [:]
  }

  private(set) var all: [Place]
  /// The full names of views that a condition leaves out.
  var leftOut: Set<String> = []

  init(_ source: SourceText) { all = [Place(source: source)] }

  /// The number of a place that is added.
  mutating func add(_ place: Place) -> Int {
    all.append(place)
    return all.count - 1
  }

  subscript(mark: SourceText.Mark) -> Place { all[mark.place] }

  /// Whether all nodes are the document's own.
  var isPlain: Bool { all.count == 1 }

  func location(of mark: SourceText.Mark) -> SourceLocation {
    self[mark].source.location(of: mark)
  }

  /// Where what is written at `mark` is used, the innermost use first.
  func uses(of mark: SourceText.Mark) -> [SourceLocation] {
    guard mark.place > 0 else { return [] }
    var (uses, use): ([SourceLocation], SourceText.Mark?) = ([], self[mark].use)
    while let place = use {
      // A repeated view that is made of a component is one use.
      let location = location(of: place)
      if uses.last != location { uses.append(location) }
      use = self[place].use
    }
    return uses
  }

  /// Document order: what is used stands where it is used.
  func isBefore(_ a: SourceText.Mark, _ b: SourceText.Mark) -> Bool {
    if a.place == b.place { return a < b }
    return way(to: a).lexicographicallyPrecedes(way(to: b))
  }

  /// The marks of the uses of what is at `mark`, the outermost first, and the mark itself.
  private func way(to mark: SourceText.Mark) -> [SourceText.Mark] {
    var (way, next): ([SourceText.Mark], SourceText.Mark?) = ([mark], self[mark].use)
    while let use = next {
      way.append(use)
      next = self[use].use
    }
    return way.reversed()
  }

  // MARK: Names

  /// The full name of the first of `names` that a name can stand for at `mark`, from the innermost
  /// scope outwards; `self` is the view that the component is used as.
  func name(
    _ name: String, at mark: SourceText.Mark, isKnown: (String) -> Bool
  ) -> String? {
    var scope = self[mark].scope[...]
    while !scope.isEmpty {
      let full = scope + "/" + name
      if isKnown(full) { return full }
      if name == "self", isKnown(String(scope)) { return String(scope) }
      scope = scope[..<(scope.lastIndex(of: "/") ?? scope.startIndex)]
    }
    return isKnown(name) ? name : nil
  }

  /// A full name as it is written at `mark`.
  func short(_ name: String, at mark: SourceText.Mark) -> String {
    let scope = self[mark].scope
    guard !scope.isEmpty, name.hasPrefix(scope + "/") else { return name }
    return String(name.dropFirst(scope.count + 1))
  }
}

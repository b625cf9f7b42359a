extension StringProtocol {
  /// The name of a view, and those of the views around it, the innermost first: `a/b`, `a`.
  package var enclosingPaths: some Sequence<Substring> {
    sequence(state: Substring(self)) { way -> Substring? in
      guard !way.isEmpty else { return nil }
      defer { way = way[..<(way.lastIndex(of: "/") ?? way.startIndex)] }
      return way
    }
  }
}

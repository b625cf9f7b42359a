import LayoutScene

/// `layout/broken-priority`: an optional constraint of the document that holds in the source
/// language but not here. A note, because an optional constraint may be meant to give way.
enum BrokenPriority {
  static func findings(on scene: Scene, source: Scene) -> [Finding] {
    guard scene.constraints.contains(where: isBroken) else { return [] }
    let twins = Dictionary(
      keyed(source.constraints), uniquingKeysWith: { first, _ in first })
    return keyed(scene.constraints).compactMap { key, constraint in
      guard isBroken(constraint), twins[key]?.isSatisfied == true else { return nil }
      return finding(about: constraint, source)
    }
  }

  private static func isBroken(_ constraint: SceneConstraint) -> Bool {
    constraint.isWritten && constraint.priority < 1000 && !constraint.isSatisfied
  }

  /// Identifies a constraint in every cell: by its place in the document, and by its number among
  /// the constraints of that place, since one string of Visual Format makes several. A constraint
  /// with a place is not identified by its description, because standard distances in it follow the
  /// text size.
  private struct Key: Hashable {
    var origin: SourceLocation?
    var description: String
    var number = 0
  }

  private static func keyed(
    _ constraints: [SceneConstraint]
  ) -> [(Key, SceneConstraint)] {
    var counts: [Key: Int] = [:]
    return constraints.filter(\.isWritten).map { constraint in
      var key = Key(
        origin: constraint.origin,
        description: constraint.origin == nil ? constraint.description : "")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.number = count
      return (key, constraint)
    }
  }

  private static func finding(about constraint: SceneConstraint, _ source: Scene) -> Finding {
    Finding(
      rule: .brokenPriority, view: constraint.views.first,
      parts: [.init(constraint)],
      message: "The optional constraint \(constraint.name) holds in \(source.locale) at the "
        + "text size \(source.textSize.rawValue) and gives way here.",
      hint: source.isOfInterfaceBuilder
        ? "Leave room for it, or raise its priority, unless it is meant to give way."
        : "Leave room for it, raise its priority, or allow it where it is meant to give way.",
      origin: constraint.origin)
  }
}

import LayoutScene

/// Which constraints, and whose names, are drawn. The properties about constraints add to each other.
public struct ShownConstraints: Sendable, Hashable {
  /// Whether constraints that code or the document wrote are drawn.
  public var hasWritten: Bool
  /// Whether constraints that stack views generate are drawn.
  public var hasGenerated: Bool
  /// The identifiers of views; all their constraints are drawn, whether written or generated.
  public var views: [String]
  /// The identifiers of the views whose names are drawn, with the names of the views directly in them;
  /// empty for the names of all views.
  public var names: [String]

  /// A selection; by default it is empty, and has all names.
  public init(
    hasWritten: Bool = false, hasGenerated: Bool = false, views: [String] = [],
    names: [String] = []
  ) {
    self.hasWritten = hasWritten
    self.hasGenerated = hasGenerated
    self.views = views
    self.names = names
  }

  /// The constraints that code or the document wrote.
  public static let written = ShownConstraints(hasWritten: true)
  /// All constraints.
  public static let all = ShownConstraints(hasWritten: true, hasGenerated: true)

  /// Whether a constraint is shown.
  package func includes(_ constraint: SceneConstraint) -> Bool {
    if constraint.isWritten ? hasWritten : hasGenerated { return true }
    return constraint.views.contains(where: views.contains)
  }
}

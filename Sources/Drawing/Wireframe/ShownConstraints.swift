import LayoutScene

/// Which constraints a picture of constraints has. Each kind that is asked for adds to it.
public struct ShownConstraints: Sendable, Hashable {
  /// Those that somebody wrote.
  public var hasWritten: Bool
  /// Those that stack views generate for their arrangement.
  public var hasGenerated: Bool
  /// The identifiers of views all of whose constraints are shown, whoever made them.
  public var views: [String]

  /// None, unless told otherwise.
  public init(hasWritten: Bool = false, hasGenerated: Bool = false, views: [String] = []) {
    self.hasWritten = hasWritten
    self.hasGenerated = hasGenerated
    self.views = views
  }

  /// What somebody wrote.
  public static let written = ShownConstraints(hasWritten: true)
  /// All of them.
  public static let all = ShownConstraints(hasWritten: true, hasGenerated: true)

  /// Whether a constraint is shown.
  package func includes(_ constraint: SceneConstraint) -> Bool {
    if constraint.isWritten ? hasWritten : hasGenerated { return true }
    return constraint.views.contains(where: views.contains)
  }
}

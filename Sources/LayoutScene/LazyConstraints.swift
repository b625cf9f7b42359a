/// Makes the constraints of a scene.
package protocol SceneConstraintSource: Sendable {
  var constraints: [SceneConstraint] { get }
}

/// The constraints of a scene, made when they are first read. Making them takes longer than the
/// rest of a scene, and most scenes are drawn, listed and compared without them.
package struct LazyConstraints: Sendable, Hashable {
  /// Copies of a scene share it, so that constraints are made once.
  private let content: Lazy<[SceneConstraint]>

  package init(_ constraints: [SceneConstraint] = []) { content = Lazy(constraints) }
  package init(_ source: some SceneConstraintSource) { content = Lazy(source.constraints) }

  package var all: [SceneConstraint] { content.value }

  package static func == (a: Self, b: Self) -> Bool {
    a.content === b.content || a.all == b.all
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

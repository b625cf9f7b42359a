import Synchronization

/// Makes the constraints of a scene.
package protocol SceneConstraintSource: Sendable {
  var constraints: [SceneConstraint] { get }
}

/// The constraints of a scene, made when they are first read. Making them takes longer than the
/// rest of a scene, and most scenes are drawn, listed and compared without them.
package struct LazyConstraints: Sendable, Hashable {
  private let content: Content

  package init(_ constraints: [SceneConstraint] = []) { content = Content(.made(constraints)) }
  package init(_ source: some SceneConstraintSource) { content = Content(.source(source)) }

  package var all: [SceneConstraint] { content.all }

  package static func == (a: Self, b: Self) -> Bool {
    a.content === b.content || a.all == b.all
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(all) }

  /// The storage, which copies of a scene share, so that constraints are made once.
  private final class Content: Sendable {
    enum State {
      case made([SceneConstraint])
      case source(any SceneConstraintSource)
    }

    private let state: Mutex<State>

    init(_ state: State) { self.state = Mutex(state) }

    var all: [SceneConstraint] {
      state.withLock { state in
        switch state {
        case .made(let constraints): return constraints
        case .source(let source):
          let constraints = source.constraints
          state = .made(constraints)
          return constraints
        }
      }
    }
  }
}

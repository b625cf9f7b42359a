import LayoutScene
import Snapshots
import Synchronization

/// The snapshots that this process has asserted, and what is known of this machine's fonts.
///
/// It is the only state that outlives an assertion: two assertions that would have one snapshot are
/// found by nothing else, and reading all font files for each would take longer than the tests.
final class AssertedSnapshots: Sendable {
  static let shared = AssertedSnapshots()

  let machine = Machine()
  /// By the path of the snapshot: the screen, and the line of the assertion.
  private let known = Mutex<[String: (scene: Scene, place: String)]>([:])

  /// The place of an assertion that has the same snapshot and another screen; nil where there is none.
  func rival(of path: String, _ scene: Scene, at place: String) -> String? {
    let key = SnapshotName.folded(path)
    return known.withLock { known in
      guard let other = known[key] else {
        known[key] = (scene, place)
        return nil
      }
      return other.scene == scene ? nil : other.place
    }
  }
}

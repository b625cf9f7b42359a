import LayoutScene
import Snapshots
import Synchronization

/// The snapshots that this process has asserted, and the fonts of this machine.
///
/// It is the only state that outlives an assertion. Without it nothing would find two assertions with the
/// same snapshot, and each assertion would read all font files, which takes longer than the tests.
final class AssertedSnapshots: Sendable {
  static let shared = AssertedSnapshots()

  let machine = Machine()
  /// The screen and the line of the assertion, by the path of the snapshot.
  private let known = Mutex<[String: (scene: Scene, place: String)]>([:])

  /// The place of an earlier assertion with the same snapshot and another screen; nil if there is none.
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

import AutoLayout
import LayoutScene

/// The work that measuring a screen's headroom may take. Work is counted and not timed, so that a screen is
/// measured alike on any machine.
final class TrialWork {
  /// About two seconds in a release build. A screen of a hundred texts takes about as much.
  static let standard = 200_000_000
  /// What a view, a compared pair of views and a character of a trial take, in the solver's units.
  private static let (view, pair, character) = (700, 60, 5)

  private let window: Window
  /// What the window's layouts had spent when that was last counted.
  private var counted: Int
  /// The work that is left, 0 or above.
  private(set) var left: Int

  init(_ window: Window, _ work: Int = standard) {
    self.window = window
    counted = window.work.spent
    // A screen that was hard to lay out has less left for its trials.
    left = max(0, work - counted)
  }

  /// Whether no work is left for another trial.
  var isExhausted: Bool { left == 0 }

  /// Lets the next layout take no more than what is left.
  func begin() {
    countLayouts()
    window.work.limitAll(to: left)
  }

  /// Counts a trial.
  func spend(_ scene: Scene, comparisons: Int) {
    countLayouts()
    let characters = scene.views.lazy.flatMap(\.texts).reduce(0) { $0 + $1.string.utf8.count }
    spend(
      Self.view * scene.views.count + Self.pair * comparisons + Self.character * characters)
  }

  /// Leaves nothing for other trials, where a layout had too little.
  func end() { left = 0 }

  /// Lets the window's later layouts take as much as ever.
  func release() { window.work.limitAll(to: nil) }

  private func countLayouts() {
    let spent = window.work.spent
    spend(spent - counted)
    counted = spent
  }

  private func spend(_ work: Int) { left = max(0, left - work) }
}

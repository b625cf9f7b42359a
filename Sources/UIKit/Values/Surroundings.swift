import AutoLayout
import Foundation
import LayoutScene
import Typesetting

/// What UIKit takes from the device: the traits, and the fonts that measure texts. Views are made, laid out and
/// drawn on the main thread, so that nothing here is shared between threads.
package enum Surroundings {
  /// The traits of views outside a window, and of a window that is made now.
  package nonisolated(unsafe) static var traits = Traits()
  /// The size of the screen, points, and the part of it at its edges that bars and the like cover.
  package nonisolated(unsafe) static var screenSize = CGSize(width: 390, height: 844)
  package nonisolated(unsafe) static var safeArea = UIEdgeInsets.zero
  /// The sizes of controls.
  package nonisolated(unsafe) static var metrics = ControlMetrics.iOS17
  /// The measurer of all texts. Without the fonts of the catalog, texts have the sizes of a fixed advance,
  /// which is said once.
  package nonisolated(unsafe) static var measurer: any TextMeasuring = {
    do { return try Typesetter() } catch {
      Missing.say("\(error). Texts are measured without fonts.")
      return FixedMeasurer()
    }
  }()

  package static var context: LayoutContext {
    LayoutContext(traits: traits, metrics: metrics, measurer: measurer)
  }
}

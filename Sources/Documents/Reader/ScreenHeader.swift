import AutoLayout
import Files
import Foundation
import InterfaceBuilder
import LayoutScene
import Localization
import Reuse

/// A document's keys about the screen as a whole.
struct ScreenHeader: Sendable {
  var name: String?
  var canvas = CanvasForm()
  /// What becomes of a root of Interface Builder on another device.
  var builderCanvas: BuilderCanvas?
  /// The path of the strings. It is a node because it is read later.
  var strings: Node?
  /// The identifier of the root view.
  var rootName: String { builderCanvas?.root ?? Expansion.rootName }
  var locale: LocaleTag?
  var direction: LayoutDirection?
  var textSize = ContentSizeCategory.large
  var appearance = Appearance.light
  /// Whether the screen is presented over another one.
  var isElevated = false
  /// How far a docked keyboard reaches into the screen from the bottom, points.
  var keyboardHeight: CGFloat = 0
  /// The sizes of controls.
  var metrics = ControlMetrics.iOS17
}

/// The canvas as written.
struct CanvasForm: Sendable {
  var device: Device?
  var orientation: Orientation?
  var size: CGSize?
  var scale: CGFloat?
  var safeArea: WrittenInsets?
  var margins: WrittenInsets?
  /// Whether the size is that of a part of the device's screen.
  var isPart = false
}

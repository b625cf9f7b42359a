import Foundation
import LayoutScene

/// What a document says about the screen as a whole.
struct ScreenHeader: Sendable {
  var name: String?
  var canvas = CanvasForm()
  /// The path of the strings, a node since it is read later.
  var strings: Node?
  var locale: LocaleTag?
  var direction: LayoutDirection?
  var textSize = ContentSizeCategory.large
  var appearance = Appearance.light
}

/// The canvas as written.
struct CanvasForm: Sendable {
  var device: Device?
  var orientation: Orientation?
  var size: CGSize?
  var scale: CGFloat?
  var safeArea: Insets?
  var margins: Insets?
}

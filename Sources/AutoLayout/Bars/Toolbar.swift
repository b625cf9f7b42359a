import Foundation
import LayoutScene

/// A bar with buttons: UIKit's `UIToolbar`. Its intrinsic height follows the size classes; it has
/// no intrinsic width.
///
/// Items begin at the leading margin. Flexible spaces share the free width.
open class Toolbar: Bar {
  open override class var documentClassName: String { "toolbar" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }
  /// The buttons and spaces, from the leading end; nil, the default, for none.
  open var items: [BarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      contentChanged()
    }
  }

  package override var sceneControl: Control { .toolbar }

  override func contentHeight(_ metrics: ControlMetrics) -> CGFloat {
    metrics.toolbarHeight.height(for: traits)
  }

  override var itemViews: [View] { (items ?? []).shownViews }

  override func itemPlaces(
    in size: CGSize, _ context: LayoutContext
  ) -> [(view: View, place: CGRect)] {
    let (buttons, places) = buttons(in: size, context)
    return buttons.views(at: places, 0...max(0, size.height))
  }

  package override func content(in size: CGSize, _ context: LayoutContext) -> BarContent {
    var content = BarContent()
    let (buttons, places) = buttons(in: size, context)
    buttons.add(at: places, 0...max(0, size.height), of: self, in: size, context, to: &content)
    return content
  }

  private func buttons(
    in size: CGSize, _ context: LayoutContext
  ) -> (buttons: BarButtons, places: [CGRect]) {
    var buttons = BarButtons(items ?? [], in: self, context)
    let room = mirrored(self.room(in: size, context), in: size)
    buttons.fit(room.width)
    return (buttons, buttons.places(from: room.minX, room: room.width))
  }
}

import Foundation
import LayoutKernel
import LayoutScene

/// Bar buttons in a row, with their widths. Coordinates are those of a bar that reads from left to right.
struct BarButtons {
  struct Button {
    var item: BarButtonItem
    var shown: Shown
    /// The width of the title or image, points.
    var width: CGFloat
    /// The distance from the content to the edge of the button at each side, points.
    var padding: CGFloat
    var isFlexible = false
  }

  enum Shown {
    case title(String, TextAttributes)
    case image(ImageContent)
    case nothing
  }

  var buttons: [Button]

  /// The distance between two buttons, without their paddings, points. UIKit keeps 8 between the
  /// views of its buttons, which are wider than their content. UIKit does not document by how much:
  /// 4 at each side of a title and 8 at each side of an image look like it.
  static let spacing: CGFloat = 8
  static let titlePadding: CGFloat = 4
  static let imagePadding: CGFloat = 8
  /// The size of titles, which does not follow the text size.
  static let fontSize: CGFloat = 17
  /// The least width of a title that is cut off, points: that of an ellipsis and a letter.
  static let leastTitle: CGFloat = 24

  init(_ items: [BarButtonItem], in bar: Bar, _ context: LayoutContext) {
    buttons = items.filter { !$0.isHidden }.map { Self.button($0, bar, context) }
  }

  private static func button(
    _ item: BarButtonItem, _ bar: Bar, _ context: LayoutContext
  ) -> Button {
    if item.systemItem?.isSpace == true {
      return Button(
        item: item, shown: .nothing, width: item.width, padding: 0,
        isFlexible: item.systemItem == .flexibleSpace)
    }
    if let image = item.shownImage {
      let width = item.width > 0 ? item.width : bar.size(of: image).width
      return Button(item: item, shown: .image(image), width: width, padding: imagePadding)
    }
    let title = item.shownTitle(in: bar.traits.locale) ?? ""
    let attributes = bar.attributes(
      fontSize, item.style == .plain ? .regular : .semibold, truncating: .byTruncatingMiddle)
    let natural = TextBox.layout(title, attributes, width: nil, context).size.width
    return Button(
      item: item, shown: title.isEmpty ? .nothing : .title(title, attributes),
      width: item.width > 0 ? item.width : natural, padding: titlePadding)
  }

  /// The distance from the start of the first content to the end of the last, points, without the
  /// padding at both ends.
  var width: CGFloat {
    var width: CGFloat = 0
    for index in buttons.indices { width += buttons[index].width + gap(before: index) }
    return width
  }

  /// The distance between a button's content and the content before it, points.
  private func gap(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let (before, here) = (buttons[index - 1], buttons[index])
    let isSpace = before.item.systemItem?.isSpace == true || here.item.systemItem?.isSpace == true
    return isSpace ? 0 : before.padding + Self.spacing + here.padding
  }

  /// Makes titles narrower, the widest first, until all buttons fit into `room` points or no title
  /// can become narrower.
  mutating func fit(_ room: CGFloat) {
    var excess = width - room
    let titles = buttons.indices.filter { index in
      if case .title = buttons[index].shown {
        buttons[index].width > Self.leastTitle
      } else {
        false
      }
    }
    var limit = titles.map { buttons[$0].width }.max() ?? 0
    while excess > RoundingError.textUnit, limit > Self.leastTitle {
      let widest = titles.filter { buttons[$0].width >= limit - RoundingError.textUnit }
      let next = titles.map { buttons[$0].width }.filter { $0 < limit - RoundingError.textUnit }
        .max()
      let step = min(
        limit - max(next ?? Self.leastTitle, Self.leastTitle), excess / CGFloat(widest.count))
      for index in widest { buttons[index].width -= step }
      excess -= step * CGFloat(widest.count)
      limit -= step
    }
  }

  /// The frames of the buttons from `x` on. Flexible spaces share the width that is left of `room`.
  func places(from x: CGFloat, room: CGFloat? = nil) -> [CGRect] {
    let flexible = buttons.count(where: \.isFlexible)
    let spare = room.map { max(0, $0 - width) / CGFloat(max(1, flexible)) } ?? 0
    var x = x
    return buttons.indices.map { index in
      x += gap(before: index)
      let width = buttons[index].width + (buttons[index].isFlexible ? spare : 0)
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: 0)
    }
  }

  /// Adds the titles and images of the buttons to the content, in the row between `top` and `bottom`.
  func add(
    at places: [CGRect], _ row: ClosedRange<CGFloat>, of bar: Bar, in size: CGSize,
    _ context: LayoutContext, to content: inout BarContent
  ) {
    for (button, place) in zip(buttons, places) {
      let box = CGRect(
        x: place.minX, y: row.lowerBound, width: place.width,
        height: row.upperBound - row.lowerBound)
      let color = button.item.isEnabled ? button.item.tintColor : nil
      switch button.shown {
      case .nothing: break
      case .title(let title, let attributes):
        var text = TextBox.centred(
          title, attributes, in: bar.mirrored(box, in: size),
          role: button.item.isEnabled ? .action : .inactive, color: color, context)
        text.origin = button.item.origin
        content.texts.append(text)
      case .image(let image):
        let own = bar.size(of: image)
        let rect = CGRect(
          x: box.midX - own.width / 2, y: context.grid.round(box.midY - own.height / 2),
          width: own.width, height: own.height)
        content.images.append(
          bar.sceneImage(
            image, in: context.grid.round(bar.mirrored(rect, in: size)), color: color,
            isFaint: !button.item.isEnabled))
      }
    }
  }
}

extension BarButtonItem {
  /// The item's own image, or the system's symbol; nil for a title or a space.
  var shownImage: ImageContent? {
    if let image { return image.inBar }
    return title == nil ? systemItem?.symbol.map { ImageContent(systemName: $0).inBar } : nil
  }
}

extension ImageContent {
  /// Symbols in bars have the large scale unless another is given (Human Interface Guidelines, SF Symbols).
  var inBar: ImageContent {
    guard let systemName, symbolConfiguration.scale == nil else { return self }
    var configuration = symbolConfiguration
    configuration.scale = .large
    return ImageContent(
      systemName: systemName, withConfiguration: configuration, origin: origin)
  }
}

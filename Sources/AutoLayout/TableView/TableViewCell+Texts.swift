import Foundation
import LayoutScene

/// The frames of a cell's texts.
struct CellParts {
  var text: CGRect?
  var secondary: CGRect?
  var height: CGFloat = 0
  /// The width of the widest line, or of both texts beside each other, points.
  var width: CGFloat = 0
  var baselines: BaselineOffsets?
}

/// The layout of a cell's image and texts.
extension TableViewCell {
  /// The distances above and below the texts, and between text and secondary text, points.
  /// Interface Builder records a cell of the style `subtitle` as 55.5 points high, with a line of
  /// 20.5 points at 10 and one of 14.5 at 31.5; the height includes the line between cells.
  private static let (padding, lineGap): (CGFloat, CGFloat) = (10, 1)
  /// The least distance above and below an image, points: rows with icons of 29 points stay at 44.
  private static let imagePadding: CGFloat = 7
  /// The width that is kept for a symbol beside text of 17 points, points. Apple documents that
  /// list content centres symbols in an area that grows with the text (`reservedLayoutSize`), but
  /// not its size; 28 is an estimate.
  private static let symbolWidth: CGFloat = 28
  /// The distance between image and texts, points: `imageToTextPadding` of list content.
  private static let imageGap: CGFloat = 16
  /// The least distance between texts beside each other, points. Apple does not publish it.
  private static let sideGap: CGFloat = 8
  /// The width of the text's column in the style `value2`, points: 91, as in Interface Builder's
  /// cells of that style.
  private static let column: CGFloat = 91
  /// The width that a control beside the texts leaves them at least, points. UIKit leaves them none.
  static let leastTextWidth: CGFloat = 44

  var hasTexts: Bool { shownText != nil || shownSecondary != nil }

  // What is shown is what the labels have, where code has asked for these.
  private var shownText: String? { Self.shown(parts.text == nil ? text : parts.text?.text) }
  private var shownSecondary: String? {
    Self.shown(parts.secondary == nil ? secondaryText : parts.secondary?.text)
  }
  private static func shown(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
  private var shownImage: ImageContent? { parts.image == nil ? image : parts.image?.image }

  var textFont: FontDescriptor {
    parts.text?.font ?? font ?? .style(style == .value2 ? .footnote : .body)
  }

  /// The font of the secondary text. Below the text it has 12 points, as Interface Builder records
  /// the style `subtitle`; at the side it has the text's own size.
  var secondaryTextFont: FontDescriptor {
    if let secondaryFont { return secondaryFont }
    switch style {
    case .default, .subtitle: return .style(.caption1)
    case .value1: return .style(.body)
    case .value2: return .style(.footnote)
    }
  }

  /// The margins at the sides, with the safe area as of the last layout: UIKit keeps the content of cells within it.
  var ownSides: (leading: CGFloat, trailing: CGFloat) {
    let (margins, area) = (ownMargins, safeSides)
    return isLeftToRight
      ? (margins.left + area.leading, margins.right + area.trailing)
      : (margins.right + area.leading, margins.left + area.trailing)
  }

  /// The safe area insets at the sides.
  var safeSides: (leading: CGFloat, trailing: CGFloat) {
    let area = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    return isLeftToRight ? (area.left, area.right) : (area.right, area.left)
  }

  /// The image's size in points, for a symbol beside text of the cell's font; nil without an image.
  private var imageSize: CGSize? { shownImage?.size(font: textFont, traits) }

  /// The width kept for the image, points. It is the same for symbols of different widths, so that
  /// the texts of a list begin at the same place.
  private var imageWidth: CGFloat? {
    guard let width = imageSize?.width else { return nil }
    guard shownImage?.systemName != nil else { return width }
    let size = textFont.resolved(for: traits).size
    return max(width, (Self.symbolWidth * size / 17).rounded())
  }

  /// The distance from the cell's leading edge to the start of the texts, points.
  var textStart: CGFloat { ownSides.leading + (imageWidth.map { $0 + Self.imageGap } ?? 0) }

  /// The distance from the end of the texts to the cell's trailing edge, points.
  private func textEnd(_ context: LayoutContext) -> CGFloat {
    let sides = ownSides
    guard hasAccessory else { return sides.trailing }
    let accessory = accessoryView?.presentWidth(context) ?? signsWidth(traits)
    return sides.trailing + accessory + Self.accessoryGap
  }

  /// The intrinsic layout. The width is that of the texts, each on one line, and the height that of
  /// the texts at the given width. A cell without texts has no intrinsic width.
  func intrinsic(fitting width: CGFloat?, _ context: LayoutContext) -> IntrinsicLayout {
    let room = width.map { max(0, $0 - textStart - textEnd(context)) }
    let parts = textParts(room: room, context)
    let padding = verticalPadding
    let height = max(
      TableMetrics.rowHeight, parts.height + padding.top + padding.bottom,
      (imageSize?.height ?? 0) + 2 * Self.imagePadding)
    let top = context.grid.round(
      padding.top + (height - padding.top - padding.bottom - parts.height) / 2)
    return IntrinsicLayout(
      size: CGSize(
        width: hasTexts ? textStart + parts.width + textEnd(context) : Self.noIntrinsicMetric,
        height: context.grid.roundUp(height)),
      baselines: parts.baselines?.within(top: top, bottom: height - top - parts.height))
  }

  /// The distances above and below the texts, points: the margins that were set, otherwise the
  /// standard ones.
  private var verticalPadding: (top: CGFloat, bottom: CGFloat) {
    if case .standard = margins.own { return (Self.padding, Self.padding) }
    return (ownMargins.top, ownMargins.bottom)
  }

  private func attributes(
    _ font: FontDescriptor, lines: Int, isAtEnd: Bool = false
  ) -> TextAttributes {
    let traits = traits
    let direction = effectiveUserInterfaceLayoutDirection
    let isLeft = (direction == .leftToRight) != isAtEnd
    return TextAttributes(
      font: font.resolved(for: traits), alignment: isLeft ? .left : .right,
      lineLimit: max(0, lines), direction: direction, language: traits.locale)
  }

  private var textAttributes: TextAttributes {
    parts.text?.textAttributes
      ?? attributes(textFont, lines: numberOfLines, isAtEnd: style == .value2 && !stacksTexts)
  }

  /// Whether the texts are below each other in all styles, as in UIKit's cells at the accessibility
  /// sizes (Building Apps with Dynamic Type, WWDC 2017).
  private var stacksTexts: Bool { traits.contentSizeCategory.isAccessibilityCategory }

  private func secondaryAttributes(isAtEnd: Bool) -> TextAttributes {
    parts.secondary?.textAttributes
      ?? attributes(secondaryTextFont, lines: secondaryNumberOfLines, isAtEnd: isAtEnd)
  }

  // MARK: Parts

  /// The texts in a box whose leading edge is at 0, whatever the direction.
  func textParts(room: CGFloat?, _ context: LayoutContext) -> CellParts {
    let (shown, secondary) = (shownText, shownSecondary)
    if let shown, let secondary, !stacksTexts {
      switch style {
      case .value1: return besideEachOther(shown, secondary, room, context)
      case .value2: return inColumns(shown, secondary, room, context)
      case .default, .subtitle: break
      }
    }
    return belowEachOther(shown, secondary, room, context)
  }

  private func belowEachOther(
    _ text: String?, _ secondary: String?, _ room: CGFloat?, _ context: LayoutContext
  ) -> CellParts {
    var parts = CellParts()
    let first = text.map { TextBox.layout($0, textAttributes, width: room, context) }
    let second = secondary.map {
      TextBox.layout($0, secondaryAttributes(isAtEnd: false), width: room, context)
    }
    if let first {
      parts.text = CGRect(origin: .zero, size: first.size)
      parts.height = first.size.height
      parts.width = first.size.width
      parts.baselines = first.baselines
    }
    if let second {
      let top = first == nil ? 0 : parts.height + Self.lineGap
      parts.secondary = CGRect(origin: CGPoint(x: 0, y: top), size: second.size)
      parts.height = top + second.size.height
      parts.width = max(parts.width, second.size.width)
      if first == nil { parts.baselines = second.baselines }
      parts.baselines?.lastFromBottom = second.baselines?.lastFromBottom ?? 0
    }
    return parts
  }

  /// The parts of two texts beside each other, or below each other if the room is too small for
  /// that (`prefersSideBySideTextAndSecondaryText` of list content).
  private func besideEachOther(
    _ text: String, _ secondary: String, _ room: CGFloat?, _ context: LayoutContext
  ) -> CellParts {
    let first = TextBox.layout(text, textAttributes, width: nil, context)
    let second = TextBox.layout(secondary, secondaryAttributes(isAtEnd: true), width: nil, context)
    let wanted = first.size.width + Self.sideGap + second.size.width
    guard let room, wanted <= room else {
      return room == nil
        ? onOneLine(first, second, wanted, wanted, context)
        : belowEachOther(text, secondary, room, context)
    }
    return onOneLine(first, second, wanted, room, context)
  }

  private func onOneLine(
    _ first: IntrinsicLayout, _ second: IntrinsicLayout, _ width: CGFloat, _ room: CGFloat,
    _ context: LayoutContext
  ) -> CellParts {
    // Both have the same baseline.
    let (up, down) = (
      first.baselines?.firstFromTop ?? 0, second.baselines?.firstFromTop ?? 0
    )
    let tops = (max(0, down - up), max(0, up - down))
    var parts = CellParts()
    parts.width = width
    parts.text = CGRect(
      origin: CGPoint(x: 0, y: context.grid.round(tops.0)), size: first.size)
    parts.secondary = CGRect(
      origin: CGPoint(x: room - second.size.width, y: context.grid.round(tops.1)),
      size: second.size)
    parts.height = max(parts.text?.maxY ?? 0, parts.secondary?.maxY ?? 0)
    parts.baselines = first.baselines?.within(
      top: tops.0, bottom: parts.height - tops.0 - first.size.height)
    return parts
  }

  private func inColumns(
    _ text: String, _ secondary: String, _ room: CGFloat?, _ context: LayoutContext
  ) -> CellParts {
    let start = Self.column + Self.sideGap
    let rest = room.map { max(0, $0 - start) }
    let first = TextBox.layout(
      text, textAttributes, width: min(Self.column, room ?? Self.column), context)
    let second = TextBox.layout(
      secondary, secondaryAttributes(isAtEnd: false), width: rest, context)
    var parts = CellParts()
    parts.text = CGRect(
      x: Self.column - first.size.width, y: 0, width: first.size.width, height: first.size.height)
    parts.secondary = CGRect(origin: CGPoint(x: start, y: 0), size: second.size)
    parts.height = max(first.size.height, second.size.height)
    parts.width = start + second.size.width
    parts.baselines = first.baselines?.within(top: 0, bottom: parts.height - first.size.height)
    return parts
  }

  // MARK: Places

  func imageRect(in size: CGSize, _ context: LayoutContext) -> CGRect {
    guard let imageSize, let imageWidth else { return .zero }
    let leading = ownSides.leading + context.grid.round((imageWidth - imageSize.width) / 2)
    return CGRect(
      origin: CGPoint(
        x: isLeftToRight ? leading : size.width - leading - imageSize.width,
        y: context.grid.round((size.height - imageSize.height) / 2)), size: imageSize)
  }

  /// The frames of the texts in a cell of this size, and the room that they may take.
  private func textFrames(
    in size: CGSize, _ context: LayoutContext
  ) -> (text: CGRect?, secondary: CGRect?, room: CGFloat, isBeside: Bool) {
    let room = max(0, size.width - textStart - textEnd(context))
    let parts = textParts(room: room, context)
    let top = context.grid.round((size.height - parts.height) / 2)
    func placed(_ rect: CGRect) -> CGRect {
      let x = isLeftToRight ? textStart + rect.minX : size.width - textStart - rect.maxX
      return CGRect(
        x: x, y: top + rect.minY, width: rect.width, height: min(rect.height, size.height))
    }
    let isBeside = parts.secondary.map { $0.minX > 0 } ?? false
    return (parts.text.map(placed), parts.secondary.map(placed), room, isBeside)
  }

  /// Places the labels and the image view, as UIKit does: the label of the style `default` has all the room, others
  /// are as large as their texts.
  func placeParts(_ context: LayoutContext) {
    guard let content = madeContentView, !parts.isEmpty else { return }
    let frames = textFrames(in: bounds.size, context)
    let start = content.frame.minX
    func place(_ part: View?, _ rect: CGRect?) {
      let frame = (rect ?? .zero).offsetBy(dx: rect == nil ? 0 : -start, dy: 0)
      if let part, part.frame != frame { part.frame = frame }
    }
    var text = frames.text
    if style == .default, frames.secondary == nil {
      text = text.map { roomOf($0, room: frames.room, isBeside: false, in: bounds.size) }
      text = text.map { CGRect(x: $0.minX, y: 0, width: $0.width, height: bounds.height) }
    }
    place(parts.text, text)
    place(parts.secondary, frames.secondary)
    place(parts.image, shownImage == nil ? nil : imageRect(in: bounds.size, context))
  }

  /// The texts that the cell itself draws: those without labels.
  func placedTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    guard hasTexts else { return [] }
    let frames = textFrames(in: size, context)
    var texts: [SceneText] = []
    func place(
      _ string: String?, _ rect: CGRect?, _ attributes: TextAttributes, _ color: Color?,
      isSystem: Bool
    ) {
      guard let string, let rect else { return }
      var placed = TextBox.centred(
        string, attributes, in: rect, role: .body, color: color, context)
      placed.box = roomOf(placed.box, room: frames.room, isBeside: frames.isBeside, in: size)
      placed.isSystemColored = isSystem
      texts.append(placed)
    }
    if parts.text == nil {
      place(
        text, frames.text, textAttributes, textColor ?? (style == .value2 ? tint : nil),
        isSystem: textColor == nil && tintColor == nil && style == .value2)
    }
    if parts.secondary == nil {
      let grey = style == .value1 ? system("secondaryLabel") : nil
      place(
        secondaryText, frames.secondary,
        secondaryAttributes(isAtEnd: style == .value1 && frames.isBeside),
        secondaryTextColor ?? grey, isSystem: secondaryTextColor == nil && grey != nil)
    }
    return texts
  }

  /// The area that a text may use: all the room if no text is beside it, otherwise its own box.
  private func roomOf(
    _ box: CGRect, room: CGFloat, isBeside: Bool, in size: CGSize
  ) -> CGRect {
    guard !isBeside else { return box }
    return CGRect(
      x: isLeftToRight ? textStart : size.width - textStart - room, y: box.minY, width: room,
      height: box.height)
  }
}

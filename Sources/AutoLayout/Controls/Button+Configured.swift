import Foundation
import LayoutScene

/// The frames of the parts of a configured button, in its own coordinates.
private struct ButtonParts {
  var size = CGSize.zero
  var baselines: BaselineOffsets?
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
  /// The area that the insets and the image leave to the texts.
  var room = CGRect.zero
}

/// Title and subtitle, measured.
private struct ButtonTexts {
  var title: IntrinsicLayout?
  var subtitle: IntrinsicLayout?
  var padding: CGFloat = 0

  var isEmpty: Bool { title == nil && subtitle == nil }
  var width: CGFloat { max(title?.size.width ?? 0, subtitle?.size.width ?? 0) }
  var titleHeight: CGFloat { title?.size.height ?? 0 }
  var gap: CGFloat { title == nil || subtitle == nil ? 0 : padding }
  var subtitleHeight: CGFloat { subtitle?.size.height ?? 0 }
  var height: CGFloat { titleHeight + gap + subtitleHeight }
}

/// The layout of a button with a configuration: an image at one side of the texts, all of it where the button
/// aligns its content.
extension Button {
  func configuredLayout(
    _ configuration: Configuration, fitting width: CGFloat?, _ context: LayoutContext
  ) -> IntrinsicLayout {
    let parts = parts(configuration, width: width, height: nil, context)
    return IntrinsicLayout(size: parts.size, baselines: parts.baselines)
  }

  func configuredTexts(
    _ configuration: Configuration, in size: CGSize, _ context: LayoutContext
  ) -> [SceneText] {
    let parts = parts(configuration, width: size.width, height: size.height, context)
    let look = look(configuration)
    let shown: [(String?, TextAttributes, CGRect)] = [
      (shownTitle, titleAttributes(configuration), parts.title),
      (configuration.subtitle, subtitleAttributes(configuration), parts.subtitle),
    ]
    return shown.compactMap { string, attributes, rect in
      guard let string, !string.isEmpty else { return nil }
      var text = TextBox.centred(
        string, attributes, in: rect, role: .title, color: look.foreground, context)
      text.box = CGRect(
        x: parts.room.minX, y: rect.minY, width: parts.room.width, height: rect.height)
      text.isSystemColored = look.isSystem
      return text
    }
  }

  func configuredImage(
    _ configuration: Configuration, in size: CGSize, _ context: LayoutContext
  ) -> CGRect {
    parts(configuration, width: size.width, height: size.height, context).image
  }

  /// The title's frame in a button of this size.
  func configuredTitle(
    _ configuration: Configuration, in size: CGSize, _ context: LayoutContext
  ) -> CGRect {
    parts(configuration, width: size.width, height: size.height, context).title
  }

  /// The size of the image, points; nil for none. An activity indicator in its place has the medium size.
  private func imageSize(_ configuration: Configuration, _ context: LayoutContext) -> CGSize? {
    guard configuration.showsActivityIndicator else {
      return currentImage?.size(font: titleFont(configuration), traits)
    }
    return CGSize(width: context.metrics.activityMedium, height: context.metrics.activityMedium)
  }

  private var shownTitle: String? {
    currentTitle.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The button's own font if one was set, otherwise that of the configuration's size.
  func titleFont(_ configuration: Configuration) -> FontDescriptor {
    hasOwnFont ? font : .style(configuration.buttonSize.titleStyle)
  }

  func insets(_ configuration: Configuration) -> DirectionalEdgeInsets {
    configuration.contentInsets ?? contentInsets ?? configuration.buttonSize.insets
  }

  private func attributes(
    _ configuration: Configuration, _ font: FontDescriptor
  ) -> TextAttributes {
    let traits = traits
    let direction = effectiveUserInterfaceLayoutDirection
    return TextAttributes(
      font: font.resolved(for: traits),
      alignment: configuration.textAlignment(direction, hasImage: hasImage(configuration)),
      lineBreak: .byWordWrapping, lineLimit: 0, direction: direction, language: traits.locale)
  }

  private func titleAttributes(_ configuration: Configuration) -> TextAttributes {
    attributes(configuration, titleFont(configuration)).with(currentAttributedTitle, traits)
  }

  private func subtitleAttributes(_ configuration: Configuration) -> TextAttributes {
    attributes(configuration, .style(configuration.buttonSize.subtitleStyle))
  }

  private func hasImage(_ configuration: Configuration) -> Bool {
    configuration.showsActivityIndicator || currentImage != nil
  }

  private func texts(
    _ configuration: Configuration, width: CGFloat?, _ context: LayoutContext
  ) -> ButtonTexts {
    func layout(_ text: String?, _ attributes: TextAttributes) -> IntrinsicLayout? {
      guard let text, !text.isEmpty else { return nil }
      return TextBox.layout(text, attributes, width: width, context)
    }
    return ButtonTexts(
      title: layout(shownTitle, titleAttributes(configuration)),
      subtitle: layout(configuration.subtitle, subtitleAttributes(configuration)),
      padding: configuration.titlePadding)
  }

  /// The frames of the parts, and the button's natural size.
  ///
  /// - Parameters:
  ///   - width: the width of the button; nil for its natural width.
  ///   - height: the height of the button; nil for its natural height at that width.
  private func parts(
    _ configuration: Configuration, width: CGFloat?, height: CGFloat?, _ context: LayoutContext
  ) -> ButtonParts {
    let direction = effectiveUserInterfaceLayoutDirection
    let insets = insets(configuration).resolved(for: direction)
    let image = imageSize(configuration, context)
    let isBeside = [.leading, .trailing].contains(configuration.imagePlacement)
    let hasTexts = shownTitle != nil || !(configuration.subtitle ?? "").isEmpty
    let gap = image != nil && hasTexts ? configuration.imagePadding : 0
    let taken = isBeside ? (image?.width ?? 0) + gap : 0
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let texts = texts(configuration, width: inner.map { max(0, $0 - taken) }, context)
    var parts = ButtonParts()
    let content =
      isBeside
      ? CGSize(width: taken + texts.width, height: max(image?.height ?? 0, texts.height))
      : CGSize(
        width: max(image?.width ?? 0, texts.width),
        height: (image?.height ?? 0) + gap + texts.height)
    let empty = texts.isEmpty && image == nil ? emptyHeight(configuration, context) : 0
    parts.size = CGSize(
      width: content.width + insets.left + insets.right,
      height: max(content.height, empty) + insets.top + insets.bottom)
    let box = CGRect(
      origin: .zero,
      size: CGSize(width: width ?? parts.size.width, height: height ?? parts.size.height)
    ).inset(by: alignmentRectInsets).inset(by: insets)
    let arrangement = ButtonArrangement(
      box: box, content: content, image: image ?? .zero, gap: gap,
      placement: configuration.imagePlacement, direction: direction, shares: contentShares,
      grid: context.grid)
    parts.image = arrangement.image
    parts.room = arrangement.room
    place(texts, in: arrangement.texts, &parts, context)
    return parts
  }

  /// Places the title above the subtitle, both as wide as the wider of them.
  private func place(
    _ texts: ButtonTexts, in area: CGRect, _ parts: inout ButtonParts, _ context: LayoutContext
  ) {
    let width = min(area.width, texts.width)
    let x = area.minX + context.grid.round((area.width - width) / 2)
    // In a button that is too low the title gets less height, since it can be cut to fewer lines.
    let titleHeight = min(
      texts.titleHeight, max(0, area.height - texts.gap - texts.subtitleHeight))
    let used = titleHeight + texts.gap + texts.subtitleHeight
    let top = context.grid.round(area.minY + (area.height - used) * contentShares.y)
    parts.title = CGRect(x: x, y: top, width: width, height: titleHeight)
    parts.subtitle = CGRect(
      x: x, y: top + titleHeight + texts.gap, width: width, height: texts.subtitleHeight)
    let shown = texts.title == nil ? parts.subtitle : parts.title
    parts.baselines = (texts.title ?? texts.subtitle)?.baselines?.within(
      top: shown.minY, bottom: parts.size.height - shown.maxY)
  }

  /// The height of one line, which is the content height of a button that shows nothing.
  private func emptyHeight(_ configuration: Configuration, _ context: LayoutContext) -> CGFloat {
    TextBox.layout(
      "", attributes(configuration, titleFont(configuration)), width: nil, context
    ).size.height
  }
}

extension Button.Configuration {
  /// The alignment of the texts. An automatic one is towards an image at their side, otherwise centred.
  func textAlignment(_ direction: LayoutDirection, hasImage: Bool) -> TextAlignment {
    let isLeftToRight = direction == .leftToRight
    let (leading, trailing): (TextAlignment, TextAlignment) =
      isLeftToRight ? (.left, .right) : (.right, .left)
    switch titleAlignment {
    case .leading: return leading
    case .trailing: return trailing
    case .center: return .center
    case .automatic:
      guard hasImage else { return .center }
      switch imagePlacement {
      case .leading: return leading
      case .trailing: return trailing
      case .top, .bottom: return .center
      }
    }
  }
}

/// An image and texts beside or above each other, with shares of a box's free size before them.
private struct ButtonArrangement {
  var image: CGRect
  var texts: CGRect
  /// The largest area that the texts may have.
  var room: CGRect

  init(
    box: CGRect, content: CGSize, image size: CGSize, gap: CGFloat,
    placement: Button.Configuration.ImagePlacement, direction: LayoutDirection,
    shares: (x: CGFloat, y: CGFloat), grid: PixelGrid
  ) {
    let (width, height) = (min(content.width, box.width), min(content.height, box.height))
    let left = grid.round(box.minX + (box.width - width) * shares.x)
    let top = grid.round(box.minY + (box.height - height) * shares.y)
    let taken = CGSize(width: size.width + gap, height: size.height + gap)
    image = CGRect(
      x: grid.round(box.minX + (box.width - size.width) * shares.x),
      y: grid.round(box.minY + (box.height - size.height) * shares.y), width: size.width,
      height: size.height)
    texts = CGRect(x: left, y: top, width: width, height: height)
    room = box
    // An image alone keeps its place, also where it is larger than the box.
    if content == size { return }
    switch placement {
    case .leading, .trailing:
      let isAtLeft = (placement == .leading) == (direction == .leftToRight)
      image.origin.x = isAtLeft ? left : left + width - size.width
      texts.size.width = max(0, width - taken.width)
      texts.origin.x = isAtLeft ? left + taken.width : left
      texts.origin.y = box.minY
      texts.size.height = max(0, box.height)
      room.size.width = max(0, box.width - taken.width)
      room.origin.x = isAtLeft ? box.minX + taken.width : box.minX
    case .top, .bottom:
      let isAtTop = placement == .top
      image.origin.y = isAtTop ? top : top + height - size.height
      texts.size.height = max(0, height - taken.height)
      texts.origin.y = isAtTop ? top + taken.height : top
      room.size.height = max(0, box.height - taken.height)
    }
  }
}

import Foundation
import LayoutScene

/// A button: a title, an image before it, and insets around both.
open class Button: View {
  open override class var documentClassName: String { "button" }

  /// The title in the normal state; nil, the default, shows none. Other states show it unless they
  /// have a title of their own.
  ///
  /// Setting it clears `attributedTitle`.
  open var title: String? {
    get { content.string }
    set { content.string = newValue }
  }
  /// The title in the normal state, if its parts have fonts and colours of their own; nil, the
  /// default, for a title of one style. Setting it sets `title`, too.
  open var attributedTitle: AttributedText? {
    get { content.attributed }
    set { content.set(newValue) }
  }
  private var content = StyledText() { didSet { resized(content != oldValue) } }
  /// The image in the normal state, shown on the leading side of the title; nil by default.
  open var image: ImageContent? { didSet { resized(image != oldValue) } }
  /// The insets around the content in points; nil, the default, takes those of the control metrics.
  /// They are part of the intrinsic size.
  open var contentInsets: DirectionalEdgeInsets? { didSet { resized(contentInsets != oldValue) } }
  /// The title's font; the text style `body` by default.
  open var font = FontDescriptor.style(.body) {
    didSet {
      guard glyph == nil else {
        font = oldValue
        return
      }
      hasOwnFont = true
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Whether a font was set. It then replaces the font of a configuration.
  private(set) var hasOwnFont = false
  /// Sets the font that a button begins with, which does not replace that of a configuration.
  package func begin(with font: FontDescriptor, glyph: ImageContent? = nil) {
    self.glyph = nil
    self.font = font
    hasOwnFont = false
    self.glyph = glyph
    if let glyph { image = glyph }
  }
  /// The symbol of UIKit's buttons for information and additions, which has a size of its own. Beside it, or another
  /// image in its place, the title stays in the font it began with, and takes no line without letters.
  private var glyph: ImageContent?
  private static let glyphSize = CGSize(width: 22, height: 22)
  /// The content and look, as in UIKit's buttons since iOS 15; nil, the default, for a button of
  /// the older kind: a title of one line, with the image before it.
  open var configuration: Configuration? { didSet { resized(configuration != oldValue) } }
  /// The title's colour in the normal state; nil, the default, draws it in a colour that can be
  /// read on the button.
  open var titleColor: Color?
  /// Where image and title are in a button that is wider than they are; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsDisplay() }
  }
  /// Where image and title are in a button that is higher than they are; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsDisplay() }
  }
  /// What is left free around the title, besides the insets of the content. The size of the button stays.
  package var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// What is left free around the image, besides the insets of the content.
  package var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }

  /// The side at which the content is. Content that fills the button begins at its leading edge.
  public enum ContentHorizontalAlignment: String, Sendable, Hashable, CaseIterable {
    /// In the middle.
    case center
    /// At the side where reading begins, or ends.
    case leading, trailing
    /// At one side in every direction of reading.
    case left, right
    /// Across the whole width; at the leading side where the content is narrower.
    case fill
  }
  /// The edge at which the content is. Content that fills the button begins at its top.
  public enum ContentVerticalAlignment: String, Sendable, Hashable, CaseIterable {
    /// In the middle.
    case center
    /// At one edge.
    case top, bottom
    /// Over the whole height; at the top where the content is lower.
    case fill
  }
  /// The shares of the free width and height that are before the content.
  var contentShares: (x: CGFloat, y: CGFloat) {
    let across: CGFloat =
      switch contentHorizontalAlignment {
      case .leading, .fill: isLeftToRight ? 0 : 1
      case .trailing: isLeftToRight ? 1 : 0
      case .left: 0
      case .right: 1
      case .center: 0.5
      }
    let down: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: 0
      case .bottom: 1
      case .center: 0.5
      }
    return (across, down)
  }
  private var madeTitleLabel: ButtonLabel?

  /// The label with the attributes of the title: font, number of lines, line breaks, whether it shrinks to
  /// fit. Its text is the current title. It is made, and added as a subview, at the first call. The
  /// button's layout gives it the title's frame, and constraints on other views may refer to it.
  open var titleLabel: Label? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = ButtonLabel(of: self)
    madeTitleLabel = label
    move(label, to: subviews.count)
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    madeTitleLabel?.place(titleFrame ?? .zero)
  }

  /// The title label's size changes with the button's, because it measures the same title.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    madeTitleLabel?.invalidateIntrinsicContentSize()
  }

  // The content and size of a button follow its state.
  /// Whether the button reacts to touches; true by default. If not, it is in the state `disabled`.
  open var isEnabled = true { didSet { stateChanged(isEnabled != oldValue) } }
  /// Whether the button is in the state `selected`; false by default.
  open var isSelected = false { didSet { stateChanged(isSelected != oldValue) } }
  /// Whether the button is in the state `highlighted`; false by default.
  open var isHighlighted = false { didSet { stateChanged(isHighlighted != oldValue) } }
  /// Whether a touch makes the title and a symbol fainter, as in UIKit's buttons of the system; false by default.
  package var dimsWhenHighlighted = false
  /// The colour of a symbol; nil, the default, for the tint.
  package var symbolColor: Color?
  /// Appearances of all states but the normal one.
  var appearances: [ControlState: StateAppearance] = [:] {
    didSet { stateChanged(appearances != oldValue) }
  }

  package override var asksContext: Bool {
    currentTitle != nil || currentImage == nil || configuration != nil
  }
  package override var centersText: Bool { true }
  package override var baselineFont: FontDescriptor? {
    hasTitle ? configuration.map { titleFont($0) } ?? font : nil
  }

  package override func measuredContent(fitting width: CGFloat?) -> IntrinsicLayout? {
    guard let context = layoutContext else {
      return asksContext ? nil : IntrinsicLayout(size: sizeOfImageAlone)
    }
    return intrinsic(context, fitting: width)
  }

  package override var describedText: String? { currentTitle }
  package override var sceneControl: Control { .button }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.isEnabled = isEnabled
    guard let configuration else { return }
    let look = look(configuration)
    if let own = look.background {
      scene.background = backgroundColor.map { own.over($0) } ?? own
      scene.cornerRadius = cornerRadius(configuration, height: scene.frame.height)
    }
    guard configuration.showsActivityIndicator else { return }
    let rect = configuredImage(configuration, in: scene.frame.size, context)
    scene.ornaments = [SceneOrnament(.activity, rect: rect, color: look.foreground)]
  }

  /// Whether the height follows from the width, as for a title of several lines.
  package override var wrapsContent: Bool {
    configuration.map { hasTitle || !($0.subtitle ?? "").isEmpty } ?? (lineLimit != 1 && hasTitle)
  }
  private var lineLimit: Int { max(0, madeTitleLabel?.numberOfLines ?? 1) }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    if let configuration { return configuredTexts(configuration, in: size, context) }
    guard let title = currentTitle, hasTitle, madeTitleLabel?.isHidden != true else { return [] }
    let placed = madeTitleLabel.flatMap { $0.isPlacedByOthers ? $0.frame : nil }
    let rects = contentRects(in: size, context)
    let own = textBox(rects.title) ?? rects.title
    var text = TextBox.centred(
      title, attributes, in: placed ?? own, role: .title, color: drawnTitleColor,
      context)
    if placed == nil {
      if own.isAbout(rects.title) { text.box = rects.titleRoom }
      // In a button that is too low, the title stays in the middle and extends into the insets.
      if text.rect.height > own.height, text.measurement.lineCount == 1 {
        text.rect.origin.y = context.grid.round(own.midY - text.rect.height / 2)
      }
    }
    return [madeTitleLabel.map { TextBox.shrunk(text, for: $0, context) } ?? text]
  }

  /// The title's frame at the button's present size; nil without a title or a context.
  private var titleFrame: CGRect? {
    guard hasTitle, let context = layoutContext else { return nil }
    let size = CGSize(width: measuringWidth(exactFrame.width), height: bounds.height)
    if let configuration { return configuredTitle(configuration, in: size, context) }
    let standard = contentRects(in: size, context).title
    return TextBox.centred(
      currentTitle ?? "", attributes, in: textBox(standard) ?? standard,
      role: .title, color: nil, context
    ).rect
  }

  package override func sceneImages(in size: CGSize, _ context: LayoutContext) -> [SceneImage] {
    guard let image = currentImage, configuration?.showsActivityIndicator != true else { return [] }
    let rect =
      configuration.map { configuredImage($0, in: size, context) }
      ?? hostedImageRect(contentRects(in: size, context).image)
    var shown = image.sceneImage(in: rect, of: self, font: configuration.map(titleFont) ?? font)
    if let configuration, shown.isTemplate, shown.color == nil {
      shown.color = look(configuration).foreground
    } else if shown.isTemplate {
      shown.color = drawnSymbolColor(shown.color ?? symbolColor)
    }
    return [shown]
  }

  private func hostedImageRect(_ standard: CGRect) -> CGRect {
    host?.hostedImageRect(standard: standard) ?? standard
  }

  /// Where image and title of a button without a configuration are at a size.
  package func standardRects(in size: CGSize) -> (image: CGRect, title: CGRect)? {
    layoutContext.map {
      let rects = contentRects(in: size, $0)
      return (rects.image, rects.title)
    }
  }

  /// The least width in points of a button without an image, as Interface Builder records it.
  private static let minimumWidth: CGFloat = 30

  private var hasTitle: Bool { !(currentTitle ?? "").isEmpty }

  /// The size of a button without a title, which needs no text measurer.
  private var sizeOfImageAlone: CGSize { size(of: imageSize, insets(controlMetrics)) }

  /// As in UIKit, whole points.
  private func size(of content: CGSize, _ insets: DirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: (insets.leading + content.width + insets.trailing).rounded(.up),
      height: (insets.top + content.height + insets.bottom).rounded(.up))
  }

  /// The image's size in points, for a symbol beside text of the title's font; zero without an image.
  private var imageSize: CGSize {
    guard let currentImage else { return .zero }
    return currentImage == glyph ? Self.glyphSize : currentImage.size(font: font, traits)
  }

  /// As in UIKit, an image is not surrounded by what a title alone is.
  private func insets(_ metrics: ControlMetrics) -> DirectionalEdgeInsets {
    contentInsets ?? (currentImage == nil ? metrics.buttonInsets : .zero)
  }

  private var attributes: TextAttributes {
    let traits = traits
    return TextAttributes(
      font: font.resolved(for: traits), alignment: madeTitleLabel?.textAlignment ?? .center,
      lineBreak: madeTitleLabel?.lineBreakMode ?? .byTruncatingMiddle, lineLimit: lineLimit,
      direction: effectiveUserInterfaceLayoutDirection, language: traits.locale
    ).with(currentAttributedTitle, traits)
  }

  /// The intrinsic layout. The higher of image and title determines the height; the other one is centred.
  private func intrinsic(
    _ context: LayoutContext, fitting width: CGFloat? = nil
  ) -> IntrinsicLayout {
    if let configuration { return configuredLayout(configuration, fitting: width, context) }
    let image = currentImage.map { _ in imageSize }
    let insets = insets(context.metrics)
    let beside =
      insets.leading + insets.trailing + (image?.width ?? 0)
    let text = TextBox.layout(
      currentTitle ?? "", attributes, width: width.map { max(0, $0 - beside) }, context)
    // A title of no letters takes a line, too.
    let takesLine = hasTitle || image == nil || currentTitle != nil && glyph == nil
    let textHeight = takesLine ? text.size.height : 0
    let content = max(textHeight, image?.height ?? 0)
    var size = size(
      of: CGSize(
        width: (image?.width ?? 0) + (hasTitle ? text.size.width : 0), height: content), insets)
    if image == nil, contentInsets == nil {
      size.width = max(size.width, Self.minimumWidth)
    }
    guard hasTitle else { return IntrinsicLayout(size: size) }
    let room = size.height - insets.top - insets.bottom
    let above = context.grid.round((room - textHeight) / 2)
    return IntrinsicLayout(
      size: size,
      baselines: text.baselines?.within(
        top: insets.top + above, bottom: insets.bottom + room - textHeight - above))
  }

  /// The frames of image and title, side by side where the content is aligned to, with the image on the
  /// leading side, and the area that the title may use. A title that does not fit gets that area:
  /// all that the insets and the image leave. UIKit leaves nothing between the two.
  private func contentRects(
    in size: CGSize, _ context: LayoutContext
  ) -> (image: CGRect, title: CGRect, titleRoom: CGRect) {
    let direction = effectiveUserInterfaceLayoutDirection
    let box = CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets)
      .inset(by: insets(context.metrics).resolved(for: direction))
    let (imageBox, titleBox) = (box.inset(by: imageEdgeInsets), box.inset(by: titleEdgeInsets))
    let imageSize = imageSize
    let room = max(0, titleBox.width - imageSize.width)
    let natural =
      hasTitle
      ? TextBox.layout(
        currentTitle ?? "", attributes, width: wrapsContent ? room : nil, context
      ).size
      : .zero
    let titleWidth = min(natural.width, room)
    let shares = contentShares
    /// Where image and title together begin.
    func left(in box: CGRect) -> CGFloat {
      let spare = box.width - (imageSize.width + titleWidth)
      return context.grid.round(box.minX + spare * shares.x)
    }
    let imageLeft = left(in: imageBox) + (isLeftToRight ? 0 : titleWidth)
    let titleLeft = left(in: titleBox) + (isLeftToRight ? imageSize.width : 0)
    let share = shares.y
    // A title at the top or bottom of the button has a box of its own height.
    var title = CGRect(x: titleLeft, y: titleBox.minY, width: titleWidth, height: titleBox.height)
    if share != 0.5 {
      title.size.height = min(natural.height, titleBox.height)
      title.origin.y = context.grid.round(
        titleBox.minY + (titleBox.height - title.height) * share)
    }
    return (
      CGRect(
        x: imageLeft,
        y: context.grid.round(imageBox.minY + (imageBox.height - imageSize.height) * share),
        width: imageSize.width, height: imageSize.height),
      title,
      CGRect(
        x: isLeftToRight ? titleBox.maxX - room : titleBox.minX, y: titleBox.minY, width: room,
        height: max(0, titleBox.height))
    )
  }
}

extension CGRect {
  /// Whether the rectangles differ by less than a point: a class that gives back what it was given
  /// gives back rounded sizes.
  fileprivate func isAbout(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1 && abs(minY - other.minY) < 1 && abs(maxX - other.maxX) < 1
      && abs(maxY - other.maxY) < 1
  }
}

import Foundation
import LayoutScene

/// A label: text that is only read, on one line by default. Several lines wrap at the width that
/// layout gives.
open class Label: View {
  open override class var documentClassName: String { "label" }

  /// The text; nil by default. Without text the intrinsic size is 0 × 0.
  ///
  /// Setting it clears `attributedText`.
  open var text: String? {
    get { content.string }
    set { content.string = newValue }
  }
  /// The text, if its parts have fonts and colours of their own; nil, the default, for a text of one style.
  /// Setting it sets `text`, too. Links are underlined and have the tint, as in UIKit's labels.
  open var attributedText: AttributedText? {
    get { content.attributed }
    set { content.set(newValue) }
  }
  @exclusivity(unchecked) private var content = StyledText() {
    didSet { if content != oldValue { contentChanged() } }
  }
  /// The font; the system's at 17 points by default.
  @exclusivity(unchecked) open var font = FontDescriptor.system(ofSize: 17) {
    didSet { if font != oldValue { contentChanged() } }
  }
  /// The colour; nil, the default, is black in light appearance and white in dark.
  open var textColor: Color?
  /// The shadow of the letters; nil, the default, for none. The view's own shadow is that of its layer.
  package var letterShadow: LetterShadow? { didSet { setNeedsDisplay() } }
  /// The alignment of the lines. `natural`, the default, follows the reading direction of the
  /// interface and not that of the text.
  @exclusivity(unchecked) open var textAlignment = TextAlignment.natural
  /// The most lines, 1 by default; 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }
  /// How a line that is too long ends; truncated at its tail by default.
  @exclusivity(unchecked) open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }
  /// Whether a single line that does not fit is drawn smaller, down to `minimumScaleFactor` of its
  /// size; false by default. The intrinsic size does not change.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least factor by which text is drawn smaller, 0 … 1. At 0, the default, the text keeps its
  /// size, as Apple documents it.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The vertical place of text that is drawn smaller; on the same baseline by default.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  /// The width in points at which the intrinsic size wraps. At 0, the default, it is the width that
  /// layout gives: layout solves first with the text on one line, and then with the height that the
  /// text has at the resulting width.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  /// The text as it is measured and drawn.
  var shownText: String? { text }

  package override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !(text ?? "").isEmpty
  }

  package override var asksContext: Bool { !(text ?? "").isEmpty }
  package override var baselineFont: FontDescriptor? { font }

  package override func intrinsicLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    // Only a subclass may override the size.
    type(of: self) == Label.self
      ? measuredContent(fitting: width) ?? IntrinsicLayout(size: intrinsicContentSize)
      : super.intrinsicLayout(fitting: width)
  }

  /// The font and all other attributes that decide how the text is set, with the view's traits applied.
  open var textAttributes: TextAttributes {
    let (traits, direction) = (traits, effectiveUserInterfaceLayoutDirection)
    return TextAttributes(
      font: font.resolved(for: traits),
      alignment: textAlignment.following(direction), lineBreak: lineBreakMode,
      lineLimit: max(0, numberOfLines), direction: direction, language: traits.locale
    ).with(attributedText, traits, naturalFollows: direction)
  }

  package override func measuredContent(fitting width: CGFloat?) -> IntrinsicLayout? {
    guard let text = shownText, !text.isEmpty else { return IntrinsicLayout(size: .zero) }
    guard let context = layoutContext else { return nil }
    let room =
      width ?? solvedWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    return TextBox.layout(text, textAttributes, width: room, context)
  }

  /// The size of the text at a width.
  package func textSize(fitting width: CGFloat) -> CGSize {
    measuredContent(fitting: width)?.size ?? .zero
  }
  /// The width at which the text wraps now; nil for none.
  package var wrapWidth: CGFloat? {
    solvedWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  package override var describedText: String? { text }
  package override var sceneControl: Control { .label }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    guard let text = shownText, !text.isEmpty else { return [] }
    let standard = CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets)
    guard let box = textBox(standard) else { return [] }
    let shown = TextBox.centred(
      text, textAttributes, in: box, role: .body, color: textColor, context)
    return [TextBox.shrunk(shown, for: self, context)]
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    guard let letterShadow else { return }
    scene.drawings += scene.texts.map { .text(letterShadow.cast(by: $0)) }
  }
}

/// A shadow of a label's letters, which is as sharp as they are.
package struct LetterShadow: Sendable, Hashable {
  var color: Color
  var offset: CGSize

  package init(color: Color, offset: CGSize) { (self.color, self.offset) = (color, offset) }

  /// The text in the shadow's colour, at the shadow's place.
  func cast(by text: SceneText) -> SceneText {
    var shadow = text
    shadow.color = color
    for index in shadow.attributes.runs.indices { shadow.attributes.runs[index].color = color }
    shadow.rect = text.rect.offsetBy(dx: offset.width, dy: offset.height)
    shadow.box = text.box.offsetBy(dx: offset.width, dy: offset.height)
    return shadow
  }
}

/// The vertical place of text drawn smaller to fit, relative to the text at its own size.
public enum BaselineAdjustment: String, Sendable, CaseIterable {
  /// With the same baseline.
  case alignBaselines
  /// With the same middle.
  case alignCenters
  /// With the same top.
  case none
}

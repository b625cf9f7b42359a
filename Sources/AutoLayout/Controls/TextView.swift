import Foundation
import LayoutScene

/// A text view: several lines of text to edit. If it scrolls, it has no intrinsic size. Otherwise
/// it is as high as its text at the width that layout gives.
open class TextView: View {
  open override class var documentClassName: String { "textView" }

  /// The text; nil or empty is one line high in a view that does not scroll. Setting it clears
  /// `attributedText`.
  open var text: String? {
    get { content.string }
    set { content.string = newValue }
  }
  /// The text, if its parts have fonts and colours of their own; nil, the default, for a text of one style.
  /// Setting it sets `text`, too. Links have the tint and are not underlined, as in UIKit's text views.
  open var attributedText: AttributedText? {
    get { content.attributed }
    set { content.set(newValue) }
  }
  private var content = StyledText() { didSet { resized(content != oldValue) } }
  /// The font; the system's at 17 points by default.
  open var font = FontDescriptor.system(ofSize: 17) { didSet { resized(font != oldValue) } }
  /// The text's colour; nil, the default, is black in light appearance and white in dark.
  open var textColor: Color?
  /// The alignment of the lines. `natural`, the default, follows the direction of the text, unlike
  /// in a label.
  open var textAlignment = TextAlignment.natural
  /// Whether the text scrolls; true by default. A view that scrolls has no intrinsic size.
  open var isScrollEnabled = true { didSet { resized(isScrollEnabled != oldValue) } }

  /// A text view that clips its text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// The insets around the text in points; nil, the default, takes those of the control metrics.
  open var textContainerInset: EdgeInsets? { didSet { resized(textContainerInset != oldValue) } }

  package override var wrapsContent: Bool { !isScrollEnabled && !(text ?? "").isEmpty }
  package override var asksContext: Bool { !isScrollEnabled }
  package override var baselineFont: FontDescriptor? { font }

  package override func measuredContent(fitting width: CGFloat?) -> IntrinsicLayout? {
    layoutContext.map { intrinsic(fitting: width, $0) }
  }

  package override var sceneControl: Control { .textView(scrolls: isScrollEnabled) }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    guard let text, !text.isEmpty, hasRoom(in: size, context) else { return [] }
    var box = container(in: size, context)
    let measurement = context.measurer.measure(text, attributes, width: box.width)
    box.size.height = context.grid.roundUp(measurement.size.height)
    return [
      SceneText(
        string: text, attributes: attributes, rect: box, color: textColor, measurement: measurement)
    ]
  }

  package override func showsBaselines(in size: CGSize, _ context: LayoutContext) -> Bool {
    (text ?? "").isEmpty || hasRoom(in: size, context)
  }

  /// Whether text fits in at all. A view that scrolls has no intrinsic size and may have width 0,
  /// at which every letter would be a line.
  private func hasRoom(in size: CGSize, _ context: LayoutContext) -> Bool {
    container(in: size, context).size.width > 0 && size.height > 0
  }

  /// The rectangle in which lines are set. Its height does not limit them.
  private func container(in size: CGSize, _ context: LayoutContext) -> CGRect {
    CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets).inset(by: insets(context))
  }

  private func insets(_ context: LayoutContext) -> EdgeInsets {
    textContainerInset ?? context.metrics.textViewInsets
  }

  private var attributes: TextAttributes {
    let traits = traits
    return TextAttributes(
      font: font.resolved(for: traits), alignment: textAlignment, lineBreak: .byWordWrapping,
      lineBreakStrategy: [], lineLimit: 0, direction: effectiveUserInterfaceLayoutDirection,
      language: traits.locale
    ).with(attributedText, traits, underlinesLinks: false)
  }

  /// The size of the text with its insets, also of a view that scrolls.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isScrollEnabled, let context = layoutContext else { return super.sizeThatFits(size) }
    let whole = textLayout(fitting: nil, context).size
    let isNarrower = size.width > 0 && size.width < whole.width
    return isNarrower ? textLayout(fitting: size.width, context).size : whole
  }

  private func intrinsic(fitting width: CGFloat?, _ context: LayoutContext) -> IntrinsicLayout {
    var layout = textLayout(fitting: width, context)
    if isScrollEnabled {
      layout.size = CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return layout
  }

  /// The layout of the text, in which empty text is one line high.
  private func textLayout(fitting width: CGFloat?, _ context: LayoutContext) -> IntrinsicLayout {
    let insets = self.insets(context)
    let sides = insets.left + insets.right
    let room = width.map { max(0, $0 - sides) }
    var layout = TextBox.layout(text ?? "", attributes, width: room, context)
    layout.size.width += sides
    layout.size.height += insets.top + insets.bottom
    layout.baselines = layout.baselines?.within(top: insets.top, bottom: insets.bottom)
    return layout
  }
}

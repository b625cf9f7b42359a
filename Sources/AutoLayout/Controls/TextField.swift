import Foundation
import LayoutScene

/// One line of text to edit, with a rounded border.
open class TextField: View {
  open override class var documentClassName: String { "textField" }

  /// The text in the field; nil or empty shows the placeholder.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text in the field, and what its intrinsic width is measured from, while `text` is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font; the system's at 17 points by default.
  open var font = FontDescriptor.system(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of `text`; nil, the default, is black in light appearance and white in dark.
  open var textColor: Color?
  /// How the line sits in the field. `natural`, the default, follows the direction of the text,
  /// unlike in a label.
  open var textAlignment = TextAlignment.natural

  open override var intrinsicContentSize: CGSize {
    layoutContext.map { intrinsic($0).size } ?? super.intrinsicContentSize
  }

  package override var asksContext: Bool { true }
  package override var baselineFont: FontDescriptor? { font }

  package override func intrinsicLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    var layout = layoutContext.map { intrinsic($0) } ?? IntrinsicLayout(size: intrinsicContentSize)
    layout.size = intrinsicContentSize
    return layout
  }

  package override var sceneControl: Control { .textField }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    let isEmpty = (text ?? "").isEmpty
    guard let shown = isEmpty ? placeholder : text, !shown.isEmpty else { return [] }
    let inset = context.metrics.textFieldInset
    let box = CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets)
      .inset(by: EdgeInsets(left: inset, right: inset))
    return [
      TextBox.centred(
        shown, attributes, in: box, role: isEmpty ? .placeholder : .body,
        color: isEmpty ? nil : textColor, context)
    ]
  }

  /// Natural alignment follows the text, unlike in a label.
  private var attributes: TextAttributes {
    let traits = traits
    return TextAttributes(
      font: font.resolved(for: traits), alignment: textAlignment, lineLimit: 1,
      direction: effectiveUserInterfaceLayoutDirection, language: traits.locale)
  }

  /// As wide as the text or, without one, the placeholder; as high as the line, and at least as
  /// high as the control metrics say.
  private func intrinsic(_ context: LayoutContext) -> IntrinsicLayout {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let line = TextBox.layout(shown, attributes, width: nil, context)
    let height = max(context.metrics.textFieldHeight, line.size.height)
    let above = context.grid.round((height - line.size.height) / 2)
    let size = CGSize(
      width: line.size.width + 2 * context.metrics.textFieldInset, height: height)
    return IntrinsicLayout(
      size: size,
      baselines: line.baselines.map {
        BaselineOffsets(
          firstFromTop: above + $0.firstFromTop,
          lastFromBottom: height - line.size.height - above + $0.lastFromBottom)
      })
  }
}

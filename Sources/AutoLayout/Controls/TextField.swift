import Foundation
import LayoutScene

/// A text field: one line of text to edit.
open class TextField: View {
  open override class var documentClassName: String { "textField" }

  /// The text in the field; nil or empty shows the placeholder.
  open var text: String? { didSet { resized(text != oldValue) } }
  /// The text that is shown, and that decides the intrinsic width, while `text` is empty.
  open var placeholder: String? { didSet { resized(placeholder != oldValue) } }
  /// The colour of the placeholder; nil, the default, for the system's grey.
  open var placeholderColor: Color?
  /// The font in which the placeholder is drawn; nil, the default, for that of the text.
  open var placeholderFont: FontDescriptor?
  /// The font; the system's at 17 points by default.
  open var font = FontDescriptor.system(ofSize: 17) { didSet { resized(font != oldValue) } }
  /// The colour of `text`; nil, the default, is black in light appearance and white in dark.
  open var textColor: Color?
  /// The alignment of the line. `natural`, the default, follows the direction of the interface, as
  /// in a label: a placeholder is where the cursor of the empty field is.
  open var textAlignment = TextAlignment.natural
  /// Whether the field reacts to touches; true by default. Otherwise it is drawn fainter.
  open var isEnabled = true
  /// Whether each character of `text` is shown and measured as a dot; false by default.
  open var isSecureTextEntry = false { didSet { resized(isSecureTextEntry != oldValue) } }
  /// Whether a text that does not fit is drawn smaller, down to `minimumFontSize`; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least size in points at which a text is drawn; at 0, the default, the text keeps its size.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The edges of a field, under UIKit's names.
  public enum BorderStyle: String, Sendable, Hashable, CaseIterable {
    /// No edges. The text extends from side to side, and the field is as high as the line.
    case none
    /// A rectangle of thin lines.
    case line
    /// A rectangle with a sunken look.
    case bezel
    /// A rectangle with round corners.
    case roundedRect
  }

  /// The edges; rounded by default, as Interface Builder makes fields. (UIKit's fields made in code
  /// have none.)
  open var borderStyle = BorderStyle.roundedRect { didSet { resized(borderStyle != oldValue) } }

  /// When an element at a side of a field is shown, under UIKit's names. A field in a layout is
  /// never being edited: `whileEditing` never shows the element, and `unlessEditing` always does.
  public enum ViewMode: String, Sendable, Hashable, CaseIterable {
    /// Never.
    case never
    /// While the text is being edited, which means never.
    case whileEditing
    /// Unless the text is being edited, which means always.
    case unlessEditing
    /// Always.
    case always

    var isShown: Bool { self == .always || self == .unlessEditing }
  }

  /// A view on the leading side of the text, the left one in left-to-right interfaces; nil, the default,
  /// for none. It is vertically centred, and as large as its content and constraints make it.
  open var leftView: View? { didSet { sideChanged(.leading, from: oldValue) } }
  /// A view on the trailing side of the text; nil, the default, for none.
  open var rightView: View? { didSet { sideChanged(.trailing, from: oldValue) } }
  /// When `leftView` is shown; never by default, as in UIKit.
  open var leftViewMode = ViewMode.never { didSet { modeChanged(leftViewMode != oldValue) } }
  /// When `rightView` is shown; never by default, as in UIKit.
  open var rightViewMode = ViewMode.never { didSet { modeChanged(rightViewMode != oldValue) } }
  /// When the clear button is shown, if there is text and no right view; never by default.
  open var clearButtonMode = ViewMode.never { didSet { modeChanged(clearButtonMode != oldValue) } }

  package override var asksContext: Bool { true }
  package override var centersText: Bool { true }
  package override var baselineFont: FontDescriptor? { font }

  package override func measuredContent(fitting width: CGFloat?) -> IntrinsicLayout? {
    layoutContext.map { intrinsic($0) }
  }

  package override var sceneControl: Control { .textField }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    let shown = shownText
    guard !shown.isEmpty else { return [] }
    let isPlaceholder = (text ?? "").isEmpty
    guard let box = textBox(textRect(in: size, context), isPlaceholder: isPlaceholder) else {
      return []
    }
    var attributes = attributes
    if isPlaceholder, let placeholderFont {
      attributes.font = placeholderFont.resolved(for: traits)
    }
    let text = TextBox.centred(
      shown, attributes, in: box, role: isPlaceholder ? .placeholder : .body,
      color: isPlaceholder ? placeholderColor : textColor, context)
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, text.attributes.font.size > 0 else {
      return [text]
    }
    return [
      TextBox.shrunk(
        text, to: minimumFontSize / text.attributes.font.size, context, adjustment: .alignCenters)
    ]
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.isEnabled = isEnabled
    scene.fieldBorder = FieldBorder(borderStyle)
    scene.ornaments = clearButton(in: scene.frame.size, context)
  }

  /// The intrinsic width includes the widths that layout gives the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard leftView != nil || rightView != nil, let context = layoutContext else { return }
    let sides = sideWidths(context)
    guard sides != measuredSides else { return }
    measuredSides = sides
    invalidateIntrinsicContentSize()
  }
  private var measuredSides: (leading: CGFloat, trailing: CGFloat) = (0, 0)

  /// The text that is shown: `text`, dots in its place, or the placeholder.
  private var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private var attributes: TextAttributes {
    let (traits, direction) = (traits, effectiveUserInterfaceLayoutDirection)
    return TextAttributes(
      font: font.resolved(for: traits), alignment: textAlignment.following(direction),
      lineLimit: 1, direction: direction, language: traits.locale)
  }

  /// The intrinsic layout. The width is that of the text, or of the placeholder if the text is
  /// empty. The height is that of the line, and at least the one in the control metrics.
  private func intrinsic(_ context: LayoutContext) -> IntrinsicLayout {
    let line = TextBox.layout(shownText, attributes, width: nil, context)
    let height = max(leastHeight(context), line.size.height + 2 * borderWidth)
    let above = context.grid.round((height - line.size.height) / 2)
    let sides = sideWidths(context)
    let size = CGSize(width: line.size.width + sides.leading + sides.trailing, height: height)
    return IntrinsicLayout(
      size: size,
      baselines: line.baselines?.within(
        top: above, bottom: height - line.size.height - above))
  }
}

import AutoLayout
import LayoutScene

private protocol StyledTextView: View {
  var text: String? { get set }
  var attributedText: AttributedText? { get set }
}

extension Label: StyledTextView {}
extension TextView: StyledTextView {}

/// The keys of views that show texts with several runs.
enum StyledTextFields {
  static let label = fields(of: Label.self, example: "Hello")

  static let textView = fields(of: TextView.self, example: "Notes")

  private static func fields<V: StyledTextView>(of type: V.Type, example: JSON) -> [Field<View>] {
    [
      .on(type, "text", kind: .text, or: ["attributedText"], .styledText) { view, text in
        switch text {
        case .plain(let text): view.text = text
        case .styled(let text): view.attributedText = text
        }
      }
      .noted(note, example: example),
      .on(type, "paragraphStyle", kind: .size, .paragraphStyle) { view, style, reader in
        reader.afterwards {
          var text = view.attributedText ?? AttributedText(view.text ?? "")
          text.paragraphStyle = style
          view.attributedText = text
        }
      }
      .noted("How the lines of paragraphs stand.", example: ["lineSpacing": 4]),
    ]
  }

  static let button: [Field<View>] = [
    .on(Button.self, "title", kind: .text, or: ["attributedTitle"], .styledText) { button, title in
      switch title {
      case .plain(let title): button.title = title
      case .styled(let title): button.attributedTitle = title
      }
    }
    .noted(
      "The title, on one line; also in Markdown, or as a list of parts with a style of their own.",
      example: "Continue")
  ]

  private static let note =
    TextFields.Notes.text + " Also in Markdown, or as a list of parts with a style of their own."
}

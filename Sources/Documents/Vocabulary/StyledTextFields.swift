import AutoLayout
import LayoutScene

/// The keys of views that show texts with parts of their own style.
enum StyledTextFields {
  static let label: [Field<View>] = [
    .on(Label.self, "text", or: ["attributedText"], .styledText) { label, text in
      switch text {
      case .plain(let text): label.text = text
      case .styled(let text): label.attributedText = text
      }
    }
    .noted(note, example: "Hello"),
    .on(Label.self, "paragraphStyle", .paragraphStyle) { label, style, reader in
      reader.afterwards {
        label.attributedText = styled(label.attributedText, label.text, style)
      }
    }
    .noted(paragraphNote, example: ["lineSpacing": 4]),
  ]

  static let textView: [Field<View>] = [
    .on(TextView.self, "text", or: ["attributedText"], .styledText) { view, text in
      switch text {
      case .plain(let text): view.text = text
      case .styled(let text): view.attributedText = text
      }
    }
    .noted(note, example: "Notes"),
    .on(TextView.self, "paragraphStyle", .paragraphStyle) { view, style, reader in
      reader.afterwards { view.attributedText = styled(view.attributedText, view.text, style) }
    }
    .noted(paragraphNote, example: ["lineSpacing": 4]),
  ]

  static let button: [Field<View>] = [
    .on(Button.self, "title", or: ["attributedTitle"], .styledText) { button, title in
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
  private static let paragraphNote = "How the lines of paragraphs stand."

  private static func styled(
    _ text: AttributedText?, _ plain: String?, _ style: ParagraphStyle
  ) -> AttributedText {
    var styled = text ?? AttributedText(plain ?? "")
    styled.paragraphStyle = style
    return styled
  }
}

import AutoLayout
import Files
import LayoutScene

/// A part of a text with a style of its own, as a reader has read it.
struct NotedRun: Sendable {
  /// The keys of the part as a document writes them, with the text looked up; or only the text.
  var keys: JSON
  var mark: SourceText.Mark
  /// The mark of the key that its text is looked up by.
  var textMark: SourceText.Mark?
}

extension NotedRun {
  /// A part that the document writes as a mapping.
  init(_ written: JSON, text: String, at mark: SourceText.Mark) {
    let own: JSON = ["text": .string(text)]
    let others = written["text"] == nil ? [] : written.removing("text").members
    self.init(keys: .object(own.members + others), mark: mark)
  }

  /// A part of a text in Markdown.
  init(_ run: AttributedText.Run, at mark: SourceText.Mark) {
    let attributes = run.attributes
    let keys = JSON(present: [
      "text": .string(run.text), "weight": attributes.weight == .bold ? "bold" : nil,
      "italic": attributes.isItalic == true ? "true" : nil,
      "monospaced": attributes.isMonospaced ? "true" : nil,
      "strikethrough": attributes.isStruckThrough ? "true" : nil,
      "link": attributes.link.map(JSON.string),
    ])
    self.init(keys: keys, mark: mark)
  }
}

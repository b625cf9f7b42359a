import AutoLayout
import LayoutScene

/// A part of a text with a style of its own, as a reader has read it.
struct NotedRun: Sendable {
  /// The keys of the part as a document writes them, the text looked up; or the text alone.
  var keys: JSON
  var mark: SourceText.Mark
}

extension NotedRun {
  /// A part that is written out.
  init(_ written: JSON, text: String, at mark: SourceText.Mark) {
    var members: [JSON.Member] = [.init(key: "text", value: .string(text))]
    if case .object(let others) = written, written["text"] != nil {
      members += others.filter { $0.key != "text" }
    }
    self.init(keys: .object(members), mark: mark)
  }

  /// A part of a text in Markdown.
  init(_ run: AttributedText.Run, at mark: SourceText.Mark) {
    var members: [JSON.Member] = [.init(key: "text", value: .string(run.text))]
    func add(_ key: String, _ value: String?) {
      if let value { members.append(.init(key: key, value: .string(value))) }
    }
    let attributes = run.attributes
    add("weight", attributes.weight == .bold ? "bold" : nil)
    add("italic", attributes.isItalic == true ? "true" : nil)
    add("monospaced", attributes.isMonospaced ? "true" : nil)
    add("strikethrough", attributes.isStruckThrough ? "true" : nil)
    add("link", attributes.link)
    self.init(keys: .object(members), mark: mark)
  }
}

import AutoLayout
import LayoutScene

/// A part of a text with a style of its own, as a cell has it.
package struct ResolvedRun: Sendable, Hashable {
  /// The keys of the part as a document writes them, the text looked up; or the text alone.
  package var keys: JSON
  /// Where it is written.
  package var line: Int

  package init(keys: JSON, line: Int) {
    self.keys = keys
    self.line = line
  }
}

extension ResolvedRun {
  init(_ keys: JSON, at mark: SourceText.Mark) { self.init(keys: keys, line: mark.line) }

  /// A part that is written out.
  init(_ written: JSON, text: String, at mark: SourceText.Mark) {
    var members: [JSON.Member] = [.init(key: "text", value: .string(text))]
    if case .object(let others) = written, written["text"] != nil {
      members += others.filter { $0.key != "text" }
    }
    self.init(.object(members), at: mark)
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
    self.init(.object(members), at: mark)
  }

  /// The part as a document has it; its text stands as it is.
  func node(at mark: SourceText.Mark) -> Node {
    let entries = keys.members.map { member in
      let value: Node =
        member.key == "text"
        ? Node(member.value.text ?? "", style: .resolved, at: mark) : Node(member.value, at: mark)
      return Node.Pair(member.key, value, at: mark)
    }
    return Node(content: .mapping(entries), mark: mark)
  }
}

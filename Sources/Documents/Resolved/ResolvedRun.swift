import Files
import LayoutScene

/// A part of a text with a style of its own, as a cell has it.
package struct ResolvedRun: Sendable, Hashable {
  /// The keys of the part as a document writes them, with the text looked up; or only the text.
  package var keys: JSON
  package var origin: SourceLocation
  /// Where the strings have the text; nil for other texts, and in a record.
  package var textOrigin: SourceLocation?

  /// The part as a node of a document, with a text that is not looked up again.
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

import Documents
import Files
import Foundation
import LayoutScene

/// A file with the values that it has, as far as it can be read.
package struct ParsedFile: Sendable {
  package let path: String
  package let text: EditedText
  /// The file with all its lines, to find the places of findings.
  let whole: SourceText
  /// The file without the lines that cannot be read, which are spaces.
  let source: SourceText
  package let root: Node?
  let spans: NodeSpans
  /// Whether every line can be read.
  package let isWhole: Bool

  package init(path: String, text: EditedText) {
    self.path = path
    self.text = text
    whole = SourceText(file: path, text: text.text)
    let recovered = RecoveredNodes(whole)
    source = recovered.source
    root = recovered.root
    spans = NodeSpans(recovered.source)
    isWhole = recovered.leftOut.isEmpty
  }

  /// Whether the file says how the documents beside it are tested.
  var isPlan: Bool { (path as NSString).lastPathComponent == TestPlan.fileName }

  /// Whether the file is a layout document, or has parts of some: another file in YAML is left alone.
  package var isLayout: Bool {
    let name = (path as NSString).lastPathComponent.lowercased()
    guard !isPlan else { return false }
    if FileEndings.documents.contains(where: { name.hasSuffix(".layout." + $0) }) { return true }
    let keys = Set((root?.mapping ?? []).map(\.name))
    return !keys.isDisjoint(with: ["views", "subviews", "screens"])
      || keys.contains("components") || keys.contains("styles")
  }

  /// Whether the file may become a layout document, or a part of some, while it is written: it has no other keys at
  /// its top.
  func isLikeLayout(_ topKeys: Set<String>) -> Bool {
    guard !isPlan, !isLayout else { return true }
    let ending = FileEndings.ending(of: path)
    guard ending.isEmpty || FileEndings.documents.contains(ending) else { return false }
    switch root?.content {
    case nil, .scalar: return true
    case .sequence: return false
    case .mapping(let entries):
      return entries.allSatisfy { entry in topKeys.contains { $0.hasPrefix(entry.name) } }
    }
  }

  /// Whether the file only serves to be included.
  package var hasDefinitionsOnly: Bool {
    let keys = (root?.mapping ?? []).map(\.name)
    return !keys.isEmpty && keys.allSatisfy { OpenDocument.includableKeys.contains($0) }
  }

  // MARK: Places

  func offset(of mark: SourceText.Mark) -> Int { source.offset(of: mark) }

  /// The bytes of a node with all that is in it.
  func range(of node: Node) -> Range<Int> {
    let start = offset(of: node.mark)
    return start..<max(start, offset(of: spans.end(of: node)))
  }

  /// The bytes of a text without its quotes, as far as it has no escapes.
  func nameRange(of node: Node) -> Range<Int> {
    let range = range(of: node)
    guard let text = node.scalar?.text, range.count == text.utf8.count + 2,
      text.utf8.elementsEqual(self.text.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)])
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  /// The bytes of an entry, from its key on.
  func range(of entry: Node.Pair) -> Range<Int> {
    let start = offset(of: entry.key.mark)
    return start..<max(range(of: entry.key).upperBound, range(of: entry.value).upperBound)
  }

  /// The way to what stands at a byte: the innermost value, or a key.
  func path(at offset: Int) -> NodePath? {
    guard let root else { return nil }
    var path = NodePath(root: root)
    while let step = step(in: path.node, at: offset) {
      path.steps.append(step)
      if case .member(let entry) = step, range(of: entry.key).touches(offset) {
        path.isOnKey = true
        return path
      }
    }
    return path
  }

  private func step(in node: Node, at offset: Int) -> NodePath.Step? {
    switch node.content {
    case .scalar: return nil
    case .sequence(let nodes):
      return nodes.enumerated().first { range(of: $1).touches(offset) }.map {
        .element($0, $1)
      }
    case .mapping(let entries):
      return entries.first { range(of: $0).touches(offset) }.map { .member($0) }
    }
  }
}

extension Range<Int> {
  /// Whether an offset is in the range, or directly behind it.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}

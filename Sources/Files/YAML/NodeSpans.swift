/// Where the values of a YAML file end. Nodes only know where they begin, which is enough for messages; an editor
/// marks the whole of a thing.
package struct NodeSpans: Sendable {
  /// The ends of scalars, and of lists and mappings in brackets, by where they begin.
  private var ends: [SourceText.Mark: SourceText.Mark] = [:]

  /// The ends as far as the file can be read.
  package init(_ source: SourceText) {
    var (ends, open): ([SourceText.Mark: SourceText.Mark], [YAMLEvents.Event]) = ([:], [])
    _ = YAMLEvents.forEach(in: source) { event in
      switch event.kind {
      case .scalar, .alias: ends[event.mark] = event.end
      case .sequence, .mapping: open.append(event)
      case .end:
        if let start = open.popLast(), start.isInBrackets { ends[start.mark] = event.end }
      case .document, .endOfDocument, .endOfStream: break
      }
    }
    self.ends = ends
  }

  /// The end of what begins at a mark; nil where no scalar and no bracket does.
  package func end(at mark: SourceText.Mark) -> SourceText.Mark? {
    ends[SourceText.Mark(line: mark.line, column: mark.column)]
  }

  /// The end of a node, with all that is in it.
  package func end(of node: Node) -> SourceText.Mark {
    if let end = end(at: node.mark), !isBlock(node) { return end }
    switch node.content {
    case .scalar: return node.mark
    case .sequence(let nodes): return nodes.last.map { end(of: $0) } ?? node.mark
    case .mapping(let entries):
      return entries.last.map { max(end(of: $0.value), end(of: $0.key)) } ?? node.mark
    }
  }

  /// Whether a node is a mapping that begins where its first key does, so that the end at its mark is the key's.
  private func isBlock(_ node: Node) -> Bool {
    switch node.content {
    case .scalar: false
    case .sequence(let nodes): nodes.first?.mark == node.mark
    case .mapping(let entries): entries.first?.key.mark == node.mark
    }
  }
}

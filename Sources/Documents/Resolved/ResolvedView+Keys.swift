import AutoLayout
import Files
import LayoutScene

extension ResolvedView {
  /// The keys that views of a class may have; none for an unknown class.
  package static func keys(ofClass name: String) -> Set<String> {
    Set(ViewClass.named(name)?.allFields.map(\.name) ?? [])
  }

  /// What changes of a key of this view are, by the table of keys.
  package func kinds(of property: ResolvedProperty) -> KeyKinds {
    KeyKinds(property, ofClass: className)
  }
}

/// What changes of a view's key, and of the keys in its value, are. The value is read once more for that, so
/// that the table of keys is asked which of them is read.
package struct KeyKinds: Sendable {
  /// Only the keys that have a kind of their own.
  private var kinds: [[ResolvedProperty.Step]: ChangeKind] = [:]

  fileprivate init(_ property: ResolvedProperty, ofClass className: String) {
    let viewClass = ViewClass.named(className) ?? .view
    var paths: [[ResolvedProperty.Step]] = []
    let value = Self.node(property.written, [], &paths)
    let entry = Node.Pair(property.name, value, at: SourceText.Mark(line: 1, column: 1))
    let reader = DocumentReader(
      source: SourceText(file: "", text: ""), options: DocumentOptions(), problems: Problems())
    reader.hasFullNames = true
    var found: [[ResolvedProperty.Step]: ChangeKind] = [:]
    reader.noteKind = { kind, key in
      let path = key.mark.line == 1 ? [] : paths[key.mark.line - 2]
      if let kind { found[path] = kind }
    }
    var view = viewClass.make("view")
    _ = viewClass.table.read(
      of: "the view", from: Node(content: .mapping([entry]), mark: value.mark), into: &view, reader)
    kinds = found
  }

  /// A node of which each key has a line of its own, from 2: that of its path in `paths`.
  private static func node(
    _ json: JSON, _ path: [ResolvedProperty.Step], _ paths: inout [[ResolvedProperty.Step]]
  ) -> Node {
    let mark = SourceText.Mark(line: 1, column: 2)
    switch json {
    case .object(let members):
      var entries: [Node.Pair] = []
      for member in members {
        let own = path + [.key(member.key)]
        paths.append(own)
        let line = paths.count + 1
        let value = node(member.value, own, &paths)
        entries.append(.init(member.key, value, at: SourceText.Mark(line: line, column: 1)))
      }
      return Node(content: .mapping(entries), mark: mark)
    case .array(let elements):
      var nodes: [Node] = []
      for (index, element) in elements.enumerated() {
        nodes.append(node(element, path + [.index(index)], &paths))
      }
      return Node(content: .sequence(nodes), mark: mark)
    default: return Node(json, at: mark)
    }
  }

  /// What a change of the value at a path is: that of the innermost key around it that has a kind.
  package subscript(path: [ResolvedProperty.Step]) -> ChangeKind {
    for count in (0...path.count).reversed() {
      if let kind = kinds[Array(path.prefix(count))] { return kind }
    }
    return .appearance
  }

  /// Whether keys in the value have kinds of their own.
  package var areInner: Bool { kinds.keys.contains { !$0.isEmpty } }
}

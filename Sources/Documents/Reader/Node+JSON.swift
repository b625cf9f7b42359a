import LayoutScene

extension Node {
  /// The value as JSON. Every scalar is a string, so that numbers stay as they are written.
  /// Arithmetic and colours are replaced by their results in `notes`.
  ///
  /// - Parameter withTexts: whether texts are replaced by those that were looked up.
  func json(_ notes: ResolutionNotes, withTexts: Bool = false) -> JSON {
    if let color = notes.colors[mark] { return .string(color.hexWithAlpha) }
    if withTexts, let text = notes.texts[mark] { return .string(text) }
    switch content {
    case .scalar(let scalar):
      return isNull ? .null : .string(notes.scalars[mark] ?? scalar.text)
    case .sequence(let nodes): return .array(nodes.map { $0.json(notes, withTexts: withTexts) })
    case .mapping(let entries):
      return .object(
        entries.map { entry in
          let value = entry.value
          // A value that is itself a mapping may be a text, and is replaced by the one looked up.
          return .init(
            key: entry.name, value: value.json(notes, withTexts: withTexts || value.scalar == nil))
        })
    }
  }

  /// The node that `json` was made of, with all of its parts at one place.
  init(_ json: JSON, at mark: SourceText.Mark) {
    self.mark = mark
    switch json {
    case .array(let elements): content = .sequence(elements.map { Node($0, at: mark) })
    case .object(let members):
      content = .mapping(members.map { Pair($0.key, Node($0.value, at: mark), at: mark) })
    case .string(let text): content = .scalar(.init(text: text, style: Self.style(for: text)))
    case .null: content = .scalar(.init(text: "", style: .plain))
    case .bool(let value): content = .scalar(.init(text: value ? "true" : "false", style: .plain))
    case .number(let value):
      content = .scalar(.init(text: String(decimal: value), style: .plain))
    }
  }

  /// Quotes keep texts such as `null` from being read as null.
  private static func style(for text: String) -> Style {
    text.isEmpty || text == "null" || text == "~" ? .doubleQuoted : .plain
  }
}

import Files
import LayoutScene

extension Node {
  /// The value as JSON. Every scalar is a string, so that numbers stay as they are written.
  /// Arithmetic and colours are replaced by their results in `notes`.
  ///
  /// - Parameter spellsColors: whether colours stay as they are written.
  func json(_ notes: ResolutionNotes, spellsColors: Bool = false) -> JSON {
    if !spellsColors, let color = notes.colors[mark] { return .string(color.hexWithAlpha) }
    switch content {
    case .scalar(let scalar):
      return isNull ? .null : .string(notes.scalars[mark] ?? scalar.text)
    case .sequence(let nodes):
      return .array(nodes.map { $0.json(notes, spellsColors: spellsColors) })
    case .mapping(let entries):
      return .object(
        entries.map {
          .init(key: $0.name, value: $0.value.json(notes, spellsColors: spellsColors))
        })
    }
  }

  /// The node that `json` was made of, with all of its parts at one place.
  init(_ json: JSON, at mark: SourceText.Mark) {
    let content: Content =
      switch json {
      case .array(let elements): .sequence(elements.map { Node($0, at: mark) })
      case .object(let members):
        .mapping(members.map { Pair($0.key, Node($0.value, at: mark), at: mark) })
      case .string(let text): .scalar(.init(text: text, style: Self.style(for: text)))
      case .null: .scalar(.init(text: "", style: .plain))
      case .bool(let value): .scalar(.init(text: value ? "true" : "false", style: .plain))
      case .number(let value): .scalar(.init(text: String(decimal: value), style: .plain))
      }
    self.init(content: content, mark: mark)
  }

  /// Quotes keep texts such as `null` from being read as null.
  private static func style(for text: String) -> Style {
    text.isEmpty || text == "null" || text == "~" ? .doubleQuoted : .plain
  }
}

import Documents
import Files
import LayoutScene

/// What an editor shows about the word under the pointer.
struct Hover {
  let file: ParsedFile
  let index: Index
  let schema: DocumentSchema
  /// The screens of the last check of the document.
  let scenes: [Scene]

  /// The words in Markdown, and the bytes that they are about; nil where there is nothing to say.
  func text(at offset: Int) -> (text: String, range: Range<Int>)? {
    guard let path = file.path(at: offset) else { return nil }
    if let number = index.file(file.path), let found = index.occurrence(in: number, at: offset) {
      return (about(found), found.range)
    }
    guard path.isOnKey else { return aboutValue(path, at: offset) }
    guard let entry = path.lastEntry, let explanation = schema.explanation(at: path) else {
      return nil
    }
    return ("**\(entry.written)**\n\n\(explanation)", file.range(of: entry.key))
  }

  private func about(_ occurrence: Occurrence) -> String {
    let symbol = index.symbols[occurrence.symbol]
    let head = "**\(symbol.name)** — \(symbol.kind.words)"
    switch symbol.kind {
    case .view: return ([head + classWords(symbol)] + frames(of: symbol)).joined(separator: "\n\n")
    case .guide, .constraint: return head
    case .component:
      let names = symbol.inner.map { index.scopes[$0].parameters.map { "`\($0.name)`" } } ?? []
      return names.isEmpty
        ? head : head + " with the parameters " + names.joined(separator: ", ")
    case .parameter:
      return head + " of the component `\(symbol.component ?? "")`" + value(of: symbol)
    case .metric, .color, .style: return head + value(of: symbol)
    }
  }

  private func classWords(_ symbol: Symbol) -> String {
    if let component = symbol.component { return ", made of the component `\(component)`" }
    // A style or a variant may give it, too.
    let laidOut = scenes.lazy.flatMap { views(of: symbol, in: $0) }.first?.className
    guard let name = symbol.className ?? laidOut else { return "" }
    return " of the class `\(name)`"
  }

  /// The value of a metric, a colour, a style or a parameter as it is written.
  private func value(of symbol: Symbol) -> String {
    let file = index.files[symbol.file]
    let bytes = file.text.bytes[symbol.range.upperBound..<symbol.whole.upperBound]
    let text = String(decoding: bytes, as: UTF8.self).drop { $0 == ":" || $0 == " " }
    guard text.contains(where: { $0.isNewline || $0 == "`" }) else {
      return text.isEmpty ? "" : "\n\n`\(text)`"
    }
    return "\n\n`````yaml\n\(text)\n`````"
  }

  // MARK: Frames

  /// The most frames that are listed, for a view of a component or one that is repeated.
  private static let frameLimit = 6

  /// A line for each place of the view on the screens.
  private func frames(of symbol: Symbol) -> [String] {
    let several = scenes.count > 1
    let lines = scenes.flatMap { scene -> [String] in
      let prefix = several ? "\(scene.screen ?? ""): " : ""
      return views(of: symbol, in: scene).map { view in
        let name = view.id == symbol.name ? "" : "`\(view.id)`: "
        return "\(prefix)\(name)\(Self.words(view))"
      }
    }
    guard !lines.isEmpty else { return [] }
    let rest = lines.count - Self.frameLimit
    let more = rest > 0 ? ["and \(rest) more"] : []
    return lines.prefix(Self.frameLimit) + more
  }

  private func views(of symbol: Symbol, in scene: Scene) -> [SceneView] {
    let declaration = location(of: symbol)
    return scene.views.filter { $0.origin == declaration }
  }

  private func location(of symbol: Symbol) -> SourceLocation {
    let file = index.files[symbol.file]
    return file.source.location(of: file.source.mark(atUTF8: symbol.range.lowerBound))
  }

  /// The frame as `plumb frames` lists it: in the coordinates of the screen.
  private static func words(_ view: SceneView) -> String {
    let numbers = view.frame.numbers.map { String(decimal: $0, places: 3) }
    return "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3]) points"
  }
}

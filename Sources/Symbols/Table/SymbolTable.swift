/// The known symbols by name.
///
/// The icons are those of Material Icons (Debian's fonts-material-design-icons-iconfont). Of the
/// free icon fonts in Debian it has the most counterparts of SF Symbols, in a uniform style.
/// fonts-materialdesignicons-webfont has fewer (1,650 in the version of 2016) under two licences,
/// and fonts-font-awesome 4.7 even fewer (675). Material Icons has most icons only in filled form;
/// for these the outline is drawn along the inside of the filled icon.
enum SymbolTable {
  /// Each row is a symbol: its name, the code points of its outline and of its filled icon, and its
  /// variants. `=` in place of the outline means that it is made from the filled icon. The same
  /// code point twice means that the symbol has only one form.
  ///
  /// Variants: `f` for `.fill`, `c` for `.circle` and `.circle.fill`, `q` for `.square` and
  /// `.square.fill`, `s` for `.slash`, `m` for an icon that is flipped horizontally, `>` for a
  /// symbol that follows the layout direction, `-` for none.
  static let icons = [people, objects, world, media]

  /// The rows by their names without variants. Rows with strokes or parts replace rows with icons
  /// of the same name.
  static let rows: [Substring: SymbolRow] = {
    var rows: [Substring: SymbolRow] = [:]
    for text in icons {
      for line in text.split(separator: "\n") {
        if let row = SymbolRow(icon: line) { rows[row.name] = row }
      }
    }
    for line in SymbolStrokes.rows.split(separator: "\n") {
      if let row = SymbolRow(strokes: line) { rows[row.name] = row }
    }
    for line in SymbolParts.rows.split(separator: "\n") {
      if let row = SymbolRow(parts: line) { rows[row.name] = row }
    }
    return rows
  }()

  /// All names with their variants, sorted.
  static let names: [String] = Set(rows.values.flatMap(\.names)).sorted()
}

/// A row of the table.
struct SymbolRow: Sendable {
  private enum Form: Sendable {
    /// The two forms, which are equal in a symbol with only one form.
    case art(outline: SymbolArt, filled: SymbolArt)
    case parts(Substring)
  }

  var name: Substring
  var variants: Substring
  private var form: Form

  init?(icon line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 4, let glyph = UInt32(words[2], radix: 16) else { return nil }
    name = words[0]
    variants = words[3]
    form = .art(
      outline: UInt32(words[1], radix: 16).map { .glyph($0) } ?? .outline(ofGlyph: glyph),
      filled: .glyph(glyph))
  }

  init?(strokes line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return nil }
    name = words[0]
    variants = words[1]
    let art = SymbolArt.strokes(SymbolElement.all(words[2]))
    form = .art(outline: art, filled: words[1].contains("f") ? art.solid : art)
  }

  init?(parts line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return nil }
    name = words[0]
    variants = words[1]
    form = .parts(words[2])
  }

  var outline: SymbolArt {
    switch form {
    case .art(let outline, _): outline
    case .parts(let text): .parts(SymbolParts.all(text, isFilled: false))
    }
  }

  var filled: SymbolArt {
    switch form {
    case .art(_, let filled): filled
    case .parts(let text): .parts(SymbolParts.all(text, isFilled: has("f")))
    }
  }

  func has(_ variant: Character) -> Bool { variants.contains(variant) }

  /// The name with each of its variants.
  var names: [String] {
    var names = [String(name)]
    if has("f") { names.append(name + ".fill") }
    if has("s") {
      names.append(name + ".slash")
      if has("f") { names.append(name + ".slash.fill") }
    }
    if has("c") { names += [name + ".circle", name + ".circle.fill"] }
    if has("q") { names += [name + ".square", name + ".square.fill"] }
    return names
  }
}

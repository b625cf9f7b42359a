import Foundation

extension Symbol {
  /// The symbol with this name, or with an older or newer name for the same symbol; nil if the
  /// table does not have it.
  package static func named(_ name: String) -> Symbol? {
    if let symbol = exactly(name) { return symbol }
    for other in SymbolNames.otherNames(of: name) {
      if let symbol = exactly(other) { return symbol }
    }
    return nil
  }

  /// The symbol with exactly this name, with its variants and badges.
  static func exactly(_ name: String) -> Symbol? {
    if let symbol = cropped(name) ?? lettered(name) { return symbol }
    if let symbol = plain(name[...], name) ?? badged(name) { return symbol }
    if let base = dropping(".slash.fill", from: name), let row = row(base, "s"), row.has("f") {
      return symbol(name, row, isFilled: true, hasSlash: true)
    }
    if let base = dropping(".slash", from: name), let row = row(base, "s") {
      return symbol(name, row, isFilled: false, hasSlash: true)
    }
    for (word, variant, enclosure) in enclosures {
      if let base = dropping(word + ".fill", from: name), let row = row(base, variant) {
        return enclosed(name, row, in: enclosure, isCutOut: true)
      }
      if let base = dropping(word, from: name), let row = row(base, variant) {
        return enclosed(name, row, in: enclosure, isCutOut: false)
      }
    }
    return nil
  }

  /// All known names, sorted.
  package static var allNames: [String] { SymbolTable.names }

  private static let enclosures: [(word: String, variant: Character, SymbolEnclosure)] = [
    (".circle", "c", .circle), (".square", "q", .square),
  ]

  /// The symbol of a name without circle, square and slash. In a name with a badge, the word fill
  /// is in the middle, as in `person.fill.badge.plus`.
  private static func plain(_ base: Substring, _ name: String) -> Symbol? {
    if let row = SymbolTable.rows[base] { return symbol(name, row, isFilled: false) }
    if let base = dropping(".fill", from: name), let row = row(base, "f") {
      return symbol(name, row, isFilled: true)
    }
    let parts = name.split(separator: ".")
    guard let place = parts.firstIndex(of: "fill"), parts.indices.contains(place + 1),
      ["badge", "and", "viewfinder"].contains(parts[place + 1])
    else { return nil }
    let rest = (parts[..<place] + parts[(place + 1)...]).joined(separator: ".")
    return row(rest[...], "f").map { symbol(name, $0, isFilled: true) }
  }

  /// The symbols `person.crop.circle`, `person.crop.square` and their filled forms.
  private static func cropped(_ name: String) -> Symbol? {
    guard name.hasPrefix("person.crop."), let person = SymbolTable.rows["person"] else {
      return nil
    }
    for (word, _, enclosure) in enclosures {
      for (end, isCutOut) in [("", false), (".fill", true)] where name == "person.crop" + word + end
      {
        var symbol = enclosed(name, person, in: enclosure, isCutOut: isCutOut)
        symbol.isCropped = true
        return symbol
      }
    }
    return nil
  }

  /// A letter, or a number of up to two digits, in a circle or square, such as `a.circle` and
  /// `50.square.fill`.
  private static func lettered(_ name: String) -> Symbol? {
    let words = name.split(separator: ".")
    guard words.count == 2 || (words.count == 3 && words[2] == "fill"),
      let enclosure = enclosures.first(where: { $0.word == "." + words[1] })?.2
    else { return nil }
    let letters = words[0].unicodeScalars
    guard letters.allSatisfy({ "0"..."9" ~= $0 }) ? letters.count <= 2 : letters.count == 1,
      letters.allSatisfy({ "0"..."9" ~= $0 || "a"..."z" ~= $0 })
    else { return nil }
    return Symbol(
      name: name, art: .letters(words[0].uppercased()), enclosure: enclosure,
      isCutOut: words.count == 3)
  }

  /// A symbol with a smaller one at its lower right corner, or with a dot at its upper right
  /// corner, such as `bell.badge`.
  private static func badged(_ name: String) -> Symbol? {
    let words = name.split(separator: ".")
    guard let place = words.firstIndex(of: "badge"), place > 0 else { return nil }
    var kind = words[(place + 1)...]
    var base = words[..<place].joined(separator: ".")
    if kind.last == "fill" {
      kind.removeLast()
      base += ".fill"
    }
    guard let behind = exactly(base) else { return nil }
    var parts = [SymbolPart(symbol: behind, scale: 1, shift: .zero)]
    if kind.isEmpty {
      let dot = Symbol(name: "badge", art: .strokes(SymbolElement.all("o 0 0 16")))
      parts.append(SymbolPart(symbol: dot, scale: 1, shift: CGPoint(x: 30, y: -32), screen: dot))
    } else {
      let word = kind.joined(separator: ".")
      guard let mark = exactly(word + ".circle.fill") ?? exactly(word + ".fill") ?? exactly(word)
      else { return nil }
      parts.append(SymbolPart(symbol: mark, scale: 0.5, shift: CGPoint(x: 30, y: 28), screen: mark))
    }
    return Symbol(
      name: name, art: .parts(parts), followsDirection: behind.followsDirection)
  }

  private static func dropping(_ suffix: String, from name: String) -> Substring? {
    name.hasSuffix(suffix) ? name.dropLast(suffix.count) : nil
  }

  private static func row(_ base: Substring, _ variant: Character) -> SymbolRow? {
    SymbolTable.rows[base].flatMap { $0.has(variant) ? $0 : nil }
  }

  private static func symbol(
    _ name: String, _ row: SymbolRow, isFilled: Bool, hasSlash: Bool = false
  ) -> Symbol {
    Symbol(
      name: name, art: isFilled ? row.filled : row.outline, isFlipped: row.has("m"),
      followsDirection: row.has(">"), hasSlash: hasSlash)
  }

  /// A symbol in a circle or square. The inner symbol is small, and filled if it has a filled form.
  private static func enclosed(
    _ name: String, _ row: SymbolRow, in enclosure: SymbolEnclosure, isCutOut: Bool
  ) -> Symbol {
    Symbol(
      name: name, art: row.filled, isFlipped: row.has("m"),
      followsDirection: row.has(">"), enclosure: enclosure, isCutOut: isCutOut)
  }
}

extension SymbolArt {
  /// The filled form.
  var solid: SymbolArt {
    if case .strokes(let elements) = self { .solid(elements) } else { self }
  }
}

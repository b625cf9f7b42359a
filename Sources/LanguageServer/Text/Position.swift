import LayoutScene

/// A place in a text as editors count it: lines from 0, and within the line the units of the encoding.
package struct Position: Sendable, Hashable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }

  /// Nil for what is no position.
  init?(_ json: JSON?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSON {
    ["line": .number(Double(line)), "character": .number(Double(character))]
  }
}

/// In what the characters of a line are counted.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

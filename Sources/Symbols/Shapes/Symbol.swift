import Foundation

/// What a symbol is drawn with.
package enum SymbolArt: Sendable, Hashable {
  /// Lines and areas of our own: shapes so plain that their strokes can follow the weight.
  case strokes([SymbolElement])
  /// The same filled: what is a closed line is an area, and lines and discs on it are cut out of it.
  case solid([SymbolElement])
  /// A glyph of the icon font, by its code point.
  case glyph(UInt32)
  /// A line along the inside of a glyph of the icon font, which has the icon filled alone.
  case outline(ofGlyph: UInt32)
  /// Capitals or digits of the system font.
  case letters(String)
  /// Smaller symbols, from back to front.
  case parts([SymbolPart])
}

/// A symbol within another one, as the plus of `folder.badge.plus`.
package struct SymbolPart: Sendable, Hashable {
  package var symbol: Symbol
  package var scale: CGFloat
  /// In hundredths of the font's size, from the middle of the whole, y downwards.
  package var shift: CGPoint
  /// What keeps the parts behind it away: the filled form; nil where they show through.
  package var screen: Symbol?
}

/// What lies around a smaller symbol.
package enum SymbolEnclosure: Sendable, Hashable {
  case circle
  case square
}

/// A symbol that is known: how it is drawn, and how large it is.
package struct Symbol: Sendable, Hashable {
  /// As documents and code write it.
  package var name: String
  package var art: SymbolArt
  /// Whether the art is flipped from left to right wherever it is drawn.
  package var isFlipped = false
  /// Whether the art is flipped where the view reads from right to left.
  package var followsDirection = false
  /// Nil for a symbol that stands alone.
  package var enclosure: SymbolEnclosure?
  /// Whether the enclosure is filled and the art cut out of it.
  package var isCutOut = false
  /// Whether what is enclosed is large, and cut off at the enclosure, as the person of `person.crop.circle` is.
  package var isCropped = false
  /// Whether a line goes through the symbol.
  package var hasSlash = false
}

extension Symbol {
  /// What stands for a symbol that is not in the table: a rounded square.
  package static func unknown(_ name: String) -> Symbol {
    Symbol(
      name: name,
      art: .strokes([
        .box(CGRect(x: -45.5, y: -45.5, width: 91, height: 91), radius: 20, isFilled: false)
      ]))
  }
}

import Foundation

/// The art of a symbol.
package enum SymbolArt: Sendable, Hashable {
  /// Lines and areas of this project, for plain shapes whose strokes follow the weight.
  case strokes([SymbolElement])
  /// The filled form of `strokes`: closed lines become areas, and lines and discs on them are cut
  /// out.
  case solid([SymbolElement])
  /// A glyph of the icon font, by its code point.
  case glyph(UInt32)
  /// A line along the inside of a glyph of the icon font, for an icon of which the font has only
  /// the filled form.
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
  /// The shift from the middle of the whole symbol, in hundredths of the font's size, with y
  /// downwards.
  package var shift: CGPoint
  /// The filled form of the part, which is cut out of the parts behind it; nil if they show
  /// through.
  package var screen: Symbol?
}

/// The shape around a smaller symbol.
package enum SymbolEnclosure: Sendable, Hashable {
  case circle
  case square
}

/// A known symbol, with its art and the attributes that decide its size.
package struct Symbol: Sendable, Hashable {
  /// The name in documents and code.
  package var name: String
  package var art: SymbolArt
  /// Whether the art is always flipped horizontally.
  package var isFlipped = false
  /// Whether the art is flipped in a right-to-left view.
  package var followsDirection = false
  /// The enclosure; nil for a symbol without one.
  package var enclosure: SymbolEnclosure?
  /// Whether the enclosure is filled and the art cut out of it.
  package var isCutOut = false
  /// Whether the enclosed art is large and clipped by the enclosure, as the person in
  /// `person.crop.circle`.
  package var isCropped = false
  /// Whether a line goes through the symbol.
  package var hasSlash = false
}

extension Symbol {
  /// The placeholder for a symbol that is not in the table: a rounded square.
  package static func unknown(_ name: String) -> Symbol {
    Symbol(
      name: name,
      art: .strokes([
        .box(CGRect(x: -45.5, y: -45.5, width: 91, height: 91), radius: 20, isFilled: false)
      ]))
  }
}

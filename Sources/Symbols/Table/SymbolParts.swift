import Foundation

/// The symbols that are composed of others.
enum SymbolParts {
  /// Each line is a name, variants as in `SymbolTable.icons`, and parts from back to front,
  /// separated by bars. A part is the name of a symbol with its scale and the place of its middle
  /// (x, y), or elements for `SymbolElement.all`. An exclamation mark means that the part is cut
  /// out of the parts behind it; a quotation mark precedes letters. In a filled symbol all parts
  /// with a filled form are filled.
  static let rows = """
    cloud.sun f sun.max 0.66 24 -22 | !cloud 0.86 -8 12
    cloud.moon f moon 0.56 30 -22 | !cloud 0.86 -8 12
    cloud.rain f cloud 0.92 0 -16 | L -24 28 -32 44;L 2 28 -6 44;L 28 28 20 44
    cloud.sun.rain f sun.max 0.6 28 -32 | !cloud 0.8 -6 -6 | L -26 32 -32 44;L 0 32 -6 44;L 26 32 20 44
    cloud.drizzle f cloud 0.92 0 -16 | L -24 28 -27 34;L 2 28 -1 34;L 28 28 25 34;L -12 42 -15 48;L 14 42 11 48
    cloud.heavyrain f cloud 0.92 0 -16 | L -30 26 -40 48;L -10 26 -20 48;L 10 26 0 48;L 30 26 20 48
    cloud.bolt f cloud 0.92 0 -14 | !bolt.fill 0.44 0 28
    cloud.bolt.rain f cloud 0.92 0 -16 | !bolt.fill 0.42 -2 28 | L -26 26 -34 42;L 28 26 20 42
    cloud.snow f cloud 0.92 0 -16 | o -24 32 5;o 2 32 5;o 28 32 5;o -11 46 5;o 15 46 5
    cloud.fog f cloud 0.92 0 -18 | L -42 30 42 30;L -28 46 28 46
    moon.stars f moon 0.9 -6 8 | sparkle 0.36 22 -20 | sparkle 0.22 42 -40
    moon.zzz f moon 0.9 -8 8 | "Z 0.3 20 -16 | "Z 0.22 40 -38
    square.and.pencil - square 0.96 -4 8 | !pencil 0.72 20 -20
    icloud.and.arrow.down f icloud 1 0 -8 | !arrow.down 0.5 0 22
    icloud.and.arrow.up f icloud 1 0 -8 | !arrow.up 0.5 0 22
    barcode.viewfinder - viewfinder 1 0 0 | barcode 0.56 0 0
    battery.100.bolt - battery.100 1 0 0 | !bolt.fill 0.52 -6 0
    textformat - "Aa 1 0 0
    textformat.size - "A 0.62 -28 12 | "A 1.1 20 0
    character.cursor.ibeam - "A 0.9 -16 0 | L 34 -44 34 44;L 24 -48 34 -44 44 -48;L 24 48 34 44 44 48
    wifi.exclamationmark - wifi 1 0 0 | !exclamationmark 0.5 34 26
    thermometer.sun f thermometer 0.9 -22 0 | sun.max 0.5 26 -14
    thermometer.snowflake - thermometer 0.9 -22 0 | snowflake 0.5 26 -14
    heart.text.square - square 1 0 0 | heart.fill 0.4 -14 -14 | L 14 -14 26 -14;L -26 12 26 12;L -26 26 14 26
    gobackward.5 - gobackward 1 0 0 | "5 0.3 0 8
    goforward.5 - goforward 1 0 0 | "5 0.3 0 8
    gobackward.10 - gobackward 1 0 0 | "10 0.3 0 8
    goforward.10 - goforward 1 0 0 | "10 0.3 0 8
    gobackward.15 - gobackward 1 0 0 | "15 0.3 0 8
    goforward.15 - goforward 1 0 0 | "15 0.3 0 8
    gobackward.30 - gobackward 1 0 0 | "30 0.3 0 8
    goforward.30 - goforward 1 0 0 | "30 0.3 0 8
    gobackward.45 - gobackward 1 0 0 | "45 0.3 0 8
    goforward.45 - goforward 1 0 0 | "45 0.3 0 8
    gobackward.60 - gobackward 1 0 0 | "60 0.3 0 8
    goforward.60 - goforward 1 0 0 | "60 0.3 0 8
    gobackward.75 - gobackward 1 0 0 | "75 0.3 0 8
    goforward.75 - goforward 1 0 0 | "75 0.3 0 8
    gobackward.90 - gobackward 1 0 0 | "90 0.3 0 8
    goforward.90 - goforward 1 0 0 | "90 0.3 0 8
    doc.on.doc f doc 0.8 -15 -9 | !doc 0.8 15 9
    square.and.arrow.up.fill - b -42 -20 84 76 10 | !arrow.up 0.8 0 -16
    square.and.arrow.down.fill - b -42 -20 84 76 10 | !arrow.down 0.8 0 -14
    rectangle.portrait.and.arrow.right.fill - b -50 -52 72 104 12 | !arrow.right 0.8 22 0
    rectangle.portrait.and.arrow.forward.fill > b -50 -52 72 104 12 | !arrow.right 0.8 22 0
    doc.on.clipboard f clipboard 0.82 -14 -6 | !doc 0.6 20 14
    cart.badge.plus f cart 1 0 0 | !plus.circle.fill 0.5 32 28
    cart.badge.minus f cart 1 0 0 | !minus.circle.fill 0.5 32 28
    hand.draw f hand.point.up.left 0.86 6 10 | l -50 -34 -36 -46 -24 -34 -10 -46 2 -36
    square.and.arrow.up.on.square f square 0.72 -15 16 | !square 0.72 12 0 | !arrow.up 0.62 12 -26
    """

  /// The parts of a row.
  static func all(_ text: Substring, isFilled: Bool) -> [SymbolPart] {
    text.split(separator: "|").compactMap { part($0.drop { $0 == " " }, isFilled: isFilled) }
  }

  private static func part(_ text: Substring, isFilled: Bool) -> SymbolPart? {
    let words = text.split(separator: " ")
    guard let first = words.first else { return nil }
    if first.count == 1 {
      let symbol = Symbol(name: "", art: .strokes(SymbolElement.all(text)))
      return SymbolPart(symbol: symbol, scale: 1, shift: .zero)
    }
    let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    guard numbers.count == 3 else { return nil }
    let isScreen = first.hasPrefix("!")
    let name = String(isScreen ? first.dropFirst() : first)
    let full = Symbol.exactly(name + ".fill")
    let letters = name.hasPrefix("\"") ? SymbolArt.letters(String(name.dropFirst())) : nil
    guard let plain = letters.map({ Symbol(name: name, art: $0) }) ?? Symbol.exactly(name) else {
      return nil
    }
    return SymbolPart(
      symbol: isFilled ? full ?? plain : plain, scale: numbers[0],
      shift: CGPoint(x: numbers[1], y: numbers[2]), screen: isScreen ? full ?? plain : nil)
  }
}

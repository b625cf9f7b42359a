import Foundation

/// A part of a symbol of our own, in hundredths of the font's size, from the middle of the symbol, y
/// downwards.
package enum SymbolElement: Sendable, Hashable {
  /// A line through points, with round ends.
  case line([CGPoint])
  /// A polygon with round corners; a line, or filled to the outside of that line.
  case polygon([CGPoint], isFilled: Bool)
  /// The radius is that of the middle of the line; of a filled circle it is the outside.
  case circle(center: CGPoint, radius: CGFloat, isFilled: Bool)
  /// The rectangle is the middle of the line, or the outside of a filled box.
  case box(CGRect, radius: CGFloat, isFilled: Bool)
}

extension SymbolElement {
  /// Half of the width of a regular stroke.
  static let halfStroke: CGFloat = 4

  /// Elements as the table writes them, apart by semicolons: a letter, and numbers. `L` is a line, `P` a
  /// polygon and `p` a filled one (x and y of each point), `O` a circle and `o` a disc (x, y, radius), `B` a
  /// box and `b` a filled one (x, y, width, height, radius).
  static func all(_ text: Substring) -> [SymbolElement] {
    text.split(separator: ";").compactMap { part in
      let words = part.split(separator: " ")
      guard let letter = words.first else { return nil }
      return element(letter, words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) })
    }
  }

  private static func element(_ letter: Substring, _ numbers: [CGFloat]) -> SymbolElement? {
    var points: [CGPoint] {
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
    switch (letter, numbers.count) {
    case ("L", 2...): return .line(points)
    case ("P", 2...): return .polygon(points, isFilled: false)
    case ("p", 2...): return .polygon(points, isFilled: true)
    case ("O", 3), ("o", 3):
      return .circle(center: points[0], radius: numbers[2], isFilled: letter == "o")
    case ("B", 5), ("b", 5):
      return .box(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radius: numbers[4], isFilled: letter == "b")
    default: return nil
    }
  }
}

import Foundation

/// An element of a symbol's strokes. Coordinates are in hundredths of the font's size from the
/// symbol's middle, with y downwards.
package enum SymbolElement: Sendable, Hashable {
  /// A line through points, with round ends. In a filled symbol it is cut out of the areas; if
  /// `isBody`, it is drawn in both forms.
  case line([CGPoint], isBody: Bool)
  /// A polygon with round corners: a closed line, or an area to the outside of that line.
  case polygon([CGPoint], isFilled: Bool)
  /// A circle. The radius is measured to the middle of the line, or to the outside of a filled
  /// circle.
  case circle(center: CGPoint, radius: CGFloat, isFilled: Bool)
  /// A rounded rectangle. `CGRect` is the middle of the line, or the outside of a filled box.
  case box(CGRect, radius: CGFloat, isFilled: Bool)
}

extension SymbolElement {
  /// Half the width of a regular stroke.
  static let halfStroke: CGFloat = 4

  /// Reads elements from a table. They are separated by semicolons, and each is a letter followed
  /// by numbers. `L` is a line and `l` one with `isBody` (x and y of each point). `A` is an arc and
  /// `a` one with `isBody` (x and y of the centre, radius, first and last angle in degrees,
  /// clockwise from the right). `P` is a polygon and `p` a filled one (x and y of each point). `O`
  /// is a circle and `o` a filled one (x, y, radius). `B` is a box and `b` a filled one (x, y,
  /// width, height, radius).
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
    case ("L", 2...), ("l", 2...): return .line(points, isBody: letter == "l")
    case ("A", 5), ("a", 5): return .line(arc(numbers), isBody: letter == "a")
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

  /// The points of an arc, in steps of at most ten degrees.
  private static func arc(_ numbers: [CGFloat]) -> [CGPoint] {
    let (first, last) = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
    let steps = max(1, Int(((last - first).magnitude * 18 / .pi).rounded(.up)))
    return (0...steps).map { step in
      let angle = first + (last - first) * CGFloat(step) / CGFloat(steps)
      return CGPoint(
        x: numbers[0] + cos(angle) * numbers[2], y: numbers[1] + sin(angle) * numbers[2])
    }
  }
}

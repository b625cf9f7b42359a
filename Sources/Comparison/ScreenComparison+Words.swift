import Foundation
import LayoutScene

extension ScreenComparison {
  /// A line about all cells: the document, what they are compared with, and the traits that are the
  /// same in all of them. Common values that everybody expects are left out.
  public func subtitle(_ words: CellWords) -> String {
    let all = cells.map(\.scene.cell)
    func common<Value: Hashable>(_ trait: (Cell) -> Value) -> Value? {
      let values = Set(all.map(trait))
      return values.count == 1 ? values.first : nil
    }
    let textSize = common(\.textSize).flatMap { $0 == .large ? nil : CellWords.textSize($0) }
    let appearance = common(\.appearance).flatMap { $0 == .light ? nil : CellWords.appearance($0) }
    // With a single cell the heading names its locale; several cells may share one.
    let locale = all.count > 1 ? common(\.locale).map(words.locale) : nil
    return [
      name == nil ? nil : document, locale,
      reference.map { "compared with \(words.locale($0.locale))" },
      common(\.screen) ?? nil, common(\.variant) ?? nil, common(\.device).map(words.device),
      textSize, appearance,
    ].compactMap { $0 }.joined(separator: " · ")
  }
}

extension ComparedCell {
  /// How the cell compares, in a few words: `4 views differ`.
  ///
  /// - Parameter hasReference: whether there is something to compare it with.
  public func summary(hasReference: Bool) -> String {
    if isReference { return "Source language" }
    guard hasReference else { return "" }
    switch changes.count {
    case 0: return "No differences"
    case 1: return "1 view differs"
    case let count: return "\(count) views differ"
    }
  }
}

extension ViewChange {
  /// How the view differs, in signs that fit beside it: the difference in size, or where there is
  /// none, the difference in place as it looks on the screen.
  public func signs(in direction: LayoutDirection) -> String {
    guard before != nil else { return "shown" }
    guard after != nil else { return "hidden" }
    let left = difference.trailing * (direction == .rightToLeft ? 1 : -1)
    let sizes = [("↔", difference.width), ("↕", difference.height)]
    let places = [
      (left > 0 ? "←" : "→", abs(left)), (difference.down > 0 ? "↓" : "↑", abs(difference.down)),
    ]
    return (difference.isResize ? sizes : places).filter { $0.1 != 0 }.map { sign, amount in
      let number = String(decimal: abs(amount), places: 2)
      return "\(sign) \(difference.isResize ? (amount > 0 ? "+" : "−") : "")\(number)"
    }.joined(separator: "  ")
  }
}

import Foundation
import LayoutScene

extension ScreenComparison {
  /// What the cells have in common, in words: the document, what it is compared with, and the traits
  /// that are the same in all cells, as far as they are not what everybody takes for granted.
  public func subtitle(_ words: CellWords) -> String {
    let all = cells.map(\.scene.cell)
    func common<Value: Hashable>(_ trait: (Cell) -> Value) -> Value? {
      let values = Set(all.map(trait))
      return values.count == 1 ? values.first : nil
    }
    let textSize = common(\.textSize).flatMap { $0 == .large ? nil : CellWords.textSize($0) }
    let appearance = common(\.appearance).flatMap { $0 == .light ? nil : CellWords.appearance($0) }
    // A heading has the locale of a single cell, and one of several locales.
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
  /// By how much the view differs, in signs that fit beside it: how its size differs, or where that is
  /// the same, how its place does as it is seen.
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

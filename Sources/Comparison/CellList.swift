import LayoutScene

/// Names some of a comparison's cells as shortly as possible: only with the traits that tell the
/// cells apart, and with common traits written once.
///
///     de, vi
///     de, vi (iPhone SE · Dark); de (iPad · Light, iPad · Dark)
///     all 5 cells
///     all 36 cells but en
public struct CellList: Sendable {
  private let names: [Name]
  /// The number of different combinations of traits other than the locale.
  private let othersCount: Int

  /// A cell's locale, and its other traits that tell cells apart; empty where none do.
  private struct Name: Sendable {
    var locale: String
    var others: String
  }

  /// Cells that are every combination of some locales and some other traits.
  private struct Group {
    var locales: [String]
    var others: [String]
  }

  public init(_ comparison: ScreenComparison, words: CellWords) {
    let cells = comparison.cells.map(\.scene.cell)
    let differing = Cell.differing(cells)
    let others = Cell.Trait.asRead.filter { $0 != .locale && differing.contains($0) }
    names = cells.map { cell in
      let words = others.map { words.word(for: $0, of: cell) }
      return Name(locale: cell.locale, others: words.joined(separator: " · "))
    }
    othersCount = Set(names.map(\.others)).count
  }

  /// The words for the cells of these indices.
  public func words(for indices: [Int]) -> String {
    let isChosen = Set(indices)
    let chosen = indices.filter { names.indices.contains($0) }.map { names[$0] }
    if chosen.count == names.count, names.count > 1 { return "all \(names.count) cells" }
    let own = words(for: chosen)
    let rest = names.indices.filter { !isChosen.contains($0) }.map { names[$0] }
    let but = "all \(names.count) cells but \(words(for: rest))"
    return but.count < own.count ? but : own
  }

  private func words(for chosen: [Name]) -> String {
    let byOthers = Self.groups(chosen, key: \.others, value: \.locale).map {
      Group(locales: $0.values, others: $0.keys)
    }
    let byLocale = Self.groups(chosen, key: \.locale, value: \.others).map {
      Group(locales: $0.keys, others: $0.values)
    }
    let (first, second) = (text(byOthers), text(byLocale))
    return second.count < first.count ? second : first
  }

  private func text(_ groups: [Group]) -> String {
    groups.map { group in
      let locales = group.locales.joined(separator: ", ")
      // Traits that apply to every combination would add nothing.
      if group.others == [""] || group.others.count == othersCount { return locales }
      return "\(locales) (\(group.others.joined(separator: ", ")))"
    }.joined(separator: "; ")
  }

  /// Groups the values by key, and then the keys that have the same values, in the order of the
  /// first cells.
  private static func groups(
    _ names: [Name], key: (Name) -> String, value: (Name) -> String
  ) -> [(keys: [String], values: [String])] {
    names.grouped(by: key).map { (key: $0.key, values: $0.elements.map(value)) }
      .grouped(by: \.values).map { ($0.elements.map(\.key), $0.key) }
  }
}

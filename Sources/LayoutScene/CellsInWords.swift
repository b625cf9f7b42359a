extension Cell {
  /// For each trait in `words`, whether it differs between `cells`. The direction counts only if it
  /// does not follow from the locale.
  public static func differences(of cells: [Cell]) -> [Bool] {
    var traits = CellTraits()
    for cell in cells { traits.add(cell) }
    return traits.differences
  }

  /// The traits that distinguish this cell from others, such as `de iphone-se`.
  ///
  /// - Parameter differences: whether each trait differs, from `differences(of:)`.
  public func label(_ differences: [Bool]) -> String {
    zip(words, differences).filter(\.1).map(\.0).joined(separator: " ")
  }

  /// Words for `cells`, which are a part of `all`: `all 12 cells`; or the values of each trait if
  /// the cells are all combinations of them (`de, vi × iphone-se`); or the list of the cells; or the same for
  /// the cells that are missing (`all 12 cells but en`, `dark but de × ipad`), where that is shorter. Where each of
  /// these would have more than `limit` parts, only so many cells are named. Words that nobody reads to the end
  /// are a number and an example: `28 of 64 cells, such as en iphone-14`.
  public static func words(for cells: [Cell], of all: [Cell], limit: Int = 12) -> String {
    if cells.count == all.count { return "all \(all.count) cells" }
    let differences = differences(of: all)
    let own = exactWords(for: cells, of: all, differences, limit: limit)
    // What names the missing cells has the word “but” and more.
    if let own, own.count <= 6 { return own }
    let but = wordsByMissing(for: cells, of: all, differences, limit: limit)
    let shortest =
      ([own].compactMap { $0 } + but).min { $0.count < $1.count }
      ?? cells.prefix(limit).map { $0.label(differences) }.joined(separator: ", ")
      + " and \(cells.count - limit) more"
    guard shortest.count > longest, cells.count > 2 else { return shortest }
    return "\(cells.count) of \(all.count) cells, such as \(cells[0].label(differences))"
  }

  /// The characters of a line beside its margin.
  private static let longest = 90

  /// Some combinations, and which of these are missing: all there are, those of the cells' own values, and those of
  /// their own values of all traits but one.
  private static func wordsByMissing(
    for cells: [Cell], of all: [Cell], _ differences: [Bool], limit: Int
  ) -> [String] {
    let traits = names.indices.filter { differences[$0] }
    let values = traits.map { Set(self.values(of: $0, in: cells)) }
    let words = all.map(\.words)
    let chosen = Set(cells)
    let some = ([nil] + traits).map { wide in
      zip(all, words).filter { _, words in
        zip(traits, values).allSatisfy { $0 == wide || $1.contains(words[$0]) }
      }.map(\.0)
    }
    return ([all] + some).compactMap { combined in
      let missing = combined.filter { !chosen.contains($0) }
      let whole =
        combined.count == all.count
        ? "all \(all.count) cells" : exactWords(for: combined, of: all, differences, limit: limit)
      let but = exactWords(
        for: missing, of: combined, self.differences(of: combined), limit: limit)
      guard let whole, let but, !but.isEmpty else { return nil }
      return "\(whole) but \(but)"
    }
  }

  /// The values of each trait if the cells are all combinations of them, or the list of the cells; nil for a long
  /// one.
  private static func exactWords(
    for cells: [Cell], of all: [Cell], _ differences: [Bool], limit: Int
  ) -> String? {
    guard !cells.isEmpty else { return nil }
    let traits = names.indices.filter { differences[$0] }
    let choices = traits.map { values(of: $0, in: cells) }
    if choices.reduce(1, { $0 * $1.count }) == cells.count {
      return zip(traits, choices).filter { $1.count < values(of: $0, in: all).count }
        .map { $1.joined(separator: ", ") }.joined(separator: " × ")
    }
    guard cells.count <= limit else { return nil }
    return cells.map { $0.label(differences) }.joined(separator: ", ")
  }

  /// The distinct values of a trait in `cells`, in the order in which they first appear.
  private static func values(of trait: Int, in cells: [Cell]) -> [String] {
    let trait = Trait.allCases[trait]
    return cells.map { $0.word(of: trait) }.distinct
  }
}

/// Finds the traits in which cells differ that are added one by one.
package struct CellTraits {
  private var first: Cell?
  private var differing: Set<Cell.Trait> = []
  private var locales: Set<String> = []
  private var directions: Set<[String]> = []

  package init() {}

  package mutating func add(_ cell: Cell) {
    let first = first ?? cell
    self.first = first
    for trait in Cell.Trait.allCases where cell.word(of: trait) != first.word(of: trait) {
      differing.insert(trait)
    }
    locales.insert(cell.locale)
    directions.insert([cell.locale, cell.direction.rawValue])
  }

  /// The same as `Cell.differences(of:)` for the added cells.
  package var differences: [Bool] {
    Cell.Trait.allCases.map { trait in
      trait == .direction ? directions.count > locales.count : differing.contains(trait)
    }
  }
}

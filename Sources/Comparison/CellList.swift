import LayoutScene

/// Names some of a comparison's cells as shortly as can be understood: only by what tells the cells
/// apart, and the locales of the same device, text size, appearance and direction together.
///
///     de, vi
///     de (iPhone SE, Dark); de, vi (iPad)
///     all 5 cells
public struct CellList: Sendable {
  private let names: [Name]
  /// The locales of each set of other traits, as `words(for:)` finds them when it has all cells.
  private let all: [Group]
  private let cellCount: Int

  /// A cell's locale, and what else tells it from others.
  private struct Name: Sendable {
    var locale: String
    var others: [String]
  }

  private struct Group: Sendable, Equatable {
    var others: [String]
    var locales: [String]
  }

  public init(_ comparison: ScreenComparison, words: CellWords) {
    let cells = comparison.cells.map(\.scene.cell)
    let traits = VaryingTraits(cells)
    names = cells.map { cell in
      Name(locale: cell.locale, others: traits.others(of: cell, words))
    }
    all = Self.groups(names)
    cellCount = cells.count
  }

  /// The words for the cells of these indices.
  public func words(for indices: [Int]) -> String {
    let chosen = indices.filter { names.indices.contains($0) }.map { names[$0] }
    if chosen.count == cellCount, cellCount > 1 { return "all \(cellCount) cells" }
    let groups = Self.groups(chosen)
    // The same locales under all other traits: the traits say nothing.
    let isEverywhere =
      groups.map(\.others) == all.map(\.others)
      && groups.allSatisfy { $0.locales == groups.first?.locales }
    if isEverywhere, let first = groups.first {
      return first.locales.joined(separator: ", ")
    }
    return groups.map { group in
      let locales = group.locales.joined(separator: ", ")
      return group.others.isEmpty ? locales : "\(locales) (\(group.others.joined(separator: ", ")))"
    }.joined(separator: "; ")
  }

  /// The locales by the other traits, both in the order of their first cells.
  private static func groups(_ names: [Name]) -> [Group] {
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    for name in names {
      if let index = indices[name.others] {
        groups[index].locales.append(name.locale)
      } else {
        indices[name.others] = groups.count
        groups.append(Group(others: name.others, locales: [name.locale]))
      }
    }
    return groups
  }
}

/// Which traits besides the locale tell cells apart.
struct VaryingTraits {
  private let device, textSize, appearance, direction: Bool

  init(_ cells: [Cell]) {
    device = Set(cells.map(\.device)).count > 1
    textSize = Set(cells.map(\.textSize)).count > 1
    appearance = Set(cells.map(\.appearance)).count > 1
    // A direction that follows from the locale tells nothing.
    let locales = Set(cells.map(\.locale)).count
    direction = Set(cells.map { [$0.locale, $0.direction.rawValue] }).count > locales
  }

  func others(of cell: Cell, _ words: CellWords) -> [String] {
    [
      device ? words.device(cell.device) : nil,
      textSize ? CellWords.textSize(cell.textSize) : nil,
      appearance ? CellWords.appearance(cell.appearance) : nil,
      direction ? CellWords.direction(cell.direction) : nil,
    ].compactMap { $0 }
  }
}

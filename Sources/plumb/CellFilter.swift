import Documents
import LayoutScene

/// A pattern for cells such as `de*/iphone-se/*`: parts for the traits of a cell, in the order of `Cell.names`.
/// Parts that are left out match everything.
struct CellFilter: Sendable, Hashable {
  private let parts: [GlobPattern]

  /// Nil where there are more parts than a cell has traits, or an empty part.
  init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= Cell.names.count, !words.contains(where: \.isEmpty) else { return nil }
    parts = words.map { GlobPattern($0) }
  }

  func matches(_ cell: Cell) -> Bool { matches(cell, first: parts.count) }

  /// - Parameter count: how many of the first traits of the cell have to match.
  func matches(_ cell: Cell, first count: Int) -> Bool {
    zip(parts.prefix(count), cell.words).allSatisfy {
      $0.matches($1)
    }
  }
}

/// The part of the cells that one of several machines works on, such as `--shard 2/4`.
struct Shard: Sendable, Hashable {
  /// From 1 to `count`.
  var index: Int
  var count: Int

  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...100_000).contains(count), (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The shard in a report: its number, the number of shards, and the number of cells in all of
  /// them.
  func json(of cells: Int) -> JSON {
    .array([index, count, cells].map { .number(Double($0)) })
  }

  /// Whether the shard has the cell with this number, counted from 0.
  func contains(_ number: Int) -> Bool { number % count == index - 1 }
}

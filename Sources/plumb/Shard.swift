import LayoutScene

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

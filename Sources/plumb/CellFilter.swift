import LayoutScene

/// A pattern for cells such as `de*/iphone-se/*`: parts for locale, device, text size, appearance and
/// direction, in this order. Parts that are left out match everything.
struct CellFilter: Sendable, Hashable {
  private let parts: [[Character]]

  /// Nil where there are more parts than a cell has, or an empty one.
  init?(_ text: String) {
    parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Array($0.lowercased())
    }
    guard parts.count <= Cell.names.count, !parts.contains(where: \.isEmpty) else { return nil }
  }

  func matches(_ cell: Cell) -> Bool { matches(cell, first: parts.count) }

  /// - Parameter count: how many of the cell's traits have to match.
  func matches(_ cell: Cell, first count: Int) -> Bool {
    zip(parts.prefix(count), cell.words).allSatisfy {
      Self.matches($0[...], Array($1.lowercased())[...])
    }
  }

  /// `*` stands for any characters, `?` for one. Walks both once; after a mismatch it goes on from the
  /// last `*` with one character more, so that the work is bounded by the product of both lengths.
  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>)
    -> Bool
  {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var star: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == "*" {
        star = (p + 1, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (p, t) = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}

/// Which part of the cells a machine of several works on, as `--shard 2/4` says.
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

  /// How a report says which part it is: the part's number, how many parts there are, and how many cells
  /// they have together.
  func json(of cells: Int) -> JSON {
    .array([index, count, cells].map { .number(Double($0)) })
  }

  /// Whether the shard has the cell with this number, counted from 0.
  func contains(_ number: Int) -> Bool { number % count == index - 1 }
}

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

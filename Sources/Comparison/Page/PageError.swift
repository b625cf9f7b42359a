/// Why pages cannot be merged. Pages are named by their place in the list that was given, from 0.
package enum PageError: Error, Hashable {
  case noPage(page: Int)
  case otherVersion(page: Int)
  /// It ends early, or has lines that are no cells.
  case damaged(page: Int)
  /// The two pages are of comparisons with different numbers of cells.
  case otherComparison(page: Int, other: Int)
  /// Both pages have the cell with this index, and it is not the same.
  case otherCell(Int, page: Int, other: Int)
  case missing(cells: [Int], count: Int)
  /// No cell of the comparison could be laid out.
  case empty

  /// The page that is at fault; nil where it is one that was not given.
  package var page: Int? {
    switch self {
    case .noPage(let page), .otherVersion(let page), .damaged(let page),
      .otherComparison(let page, _), .otherCell(_, let page, _):
      page
    case .missing, .empty: nil
    }
  }

  /// One sentence about the page at fault, which the caller names before it.
  ///
  /// - Parameter names: what to call the pages, in the order in which they were given.
  package func message(names: [String]) -> String {
    func name(_ page: Int) -> String { names.indices.contains(page) ? names[page] : "another page" }
    switch self {
    case .noPage: return "this is no page that plumb compare wrote"
    case .otherVersion:
      return "another version of plumb wrote this page; write all pages with the same version"
    case .damaged: return "this page of plumb compare is damaged or was cut off; write it again"
    case .otherComparison(_, let other):
      return "this page and \(name(other)) are shards of different comparisons"
    case .otherCell(let cell, _, let other):
      return "this page and \(name(other)) have different contents for cell \(cell + 1)"
    case .missing(let cells, let count):
      return "of \(count) cells these are in no page: \(Self.list(cells))"
    case .empty: return "the pages have no cells"
    }
  }

  /// Counted from 1, the first ten.
  private static func list(_ cells: [Int]) -> String {
    let shown = cells.prefix(10).map { "\($0 + 1)" }.joined(separator: ", ")
    return cells.count > 10 ? "\(shown) and \(cells.count - 10) more" : shown
  }
}

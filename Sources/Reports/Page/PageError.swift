/// Why pages cannot be merged. Pages are named by their index in the given list, from 0.
package enum PageError: Error, Hashable {
  case noPage(page: Int)
  case otherVersion(page: Int)
  /// The page ends early, or has lines that are not items.
  case damaged(page: Int)
  /// The two pages are of runs with different numbers of items.
  case otherRun(page: Int, other: Int)
  /// Both pages have the item with this index, but with different contents.
  case otherItem(Int, page: Int, other: Int)
  case missing(items: [Range<Int>], count: Int)
  /// The run has no items and no problems.
  case empty

  /// The faulty page; nil if the problem is a missing page.
  package var page: Int? {
    switch self {
    case .noPage(let page), .otherVersion(let page), .damaged(let page),
      .otherRun(let page, _), .otherItem(_, let page, _):
      page
    case .missing, .empty: nil
    }
  }

  /// One sentence about the faulty page, whose name the caller puts in front.
  ///
  /// - Parameters:
  ///   - names: the names of the pages, in the given order.
  ///   - kind: the expected kind of page.
  package func message(names: [String], kind: PageKind) -> String {
    func name(_ page: Int) -> String { names.indices.contains(page) ? names[page] : "another page" }
    switch self {
    case .noPage: return "this is not a page of \(kind.generator)"
    case .otherVersion:
      return "another version of plumb wrote this page; write all pages with the same version"
    case .damaged:
      return "this page of \(kind.generator) is damaged or was cut off; write it again"
    case .otherRun(_, let other):
      return "this page and \(name(other)) are shards of different runs"
    case .otherItem(let item, _, let other):
      return "this page and \(name(other)) have different contents for \(kind.item) \(item + 1)"
    case .missing(let items, let count):
      return "of \(count) \(kind.items), these are missing from the pages: \(Self.list(items))"
    case .empty: return "the pages have no \(kind.items)"
    }
  }

  /// The numbers of the first ten items, counted from 1, and how many more there are.
  private static func list(_ items: [Range<Int>]) -> String {
    let count = items.reduce(0) { $0 + $1.count }
    let shown = items.lazy.joined().prefix(10).map { "\($0 + 1)" }.joined(separator: ", ")
    return count > 10 ? "\(shown) and \(count - 10) more" : shown
  }
}

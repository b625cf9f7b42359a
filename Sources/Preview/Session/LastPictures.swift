import LayoutScene

/// The last good pictures of pages, for pages that are opened while their document has mistakes.
actor LastPictures {
  struct Page: Sendable {
    var cells: [[UInt8]]
    var offers: JSON
  }

  /// The pages, that of the last change at the end.
  private var pages: [(query: PageQuery, page: Page)] = []

  private static let limit = 8
  /// The most bytes of a page that is kept.
  private static let byteLimit = 4 << 20

  func keep(_ page: Page, of query: PageQuery) {
    pages.removeAll { $0.query == query }
    guard page.cells.reduce(0, { $0 + $1.count }) <= Self.byteLimit else { return }
    pages.append((query, page))
    if pages.count > Self.limit { pages.removeFirst() }
  }

  func last(of query: PageQuery) -> Page? { pages.last { $0.query == query }?.page }
}

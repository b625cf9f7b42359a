/// The cells of several pages, as they stand in them.
struct PageParts {
  /// A cell's two lines.
  private struct Part {
    var bytes: ArraySlice<UInt8>
    /// The page that it was first found in.
    var page: Int
  }

  private var parts: [Int: Part] = [:]
  /// How many cells there are in all, and the page that first said so.
  private var total: (count: Int, page: Int)?

  /// Takes the cells of a page.
  mutating func add(_ bytes: [UInt8], page: Int) throws(PageError) {
    let lines = try Self.body(of: bytes, page: page)
    var rest = lines
    while !rest.isEmpty {
      let start = rest.startIndex
      guard let data = Self.takeLine(&rest, opening: PageBlock.dataOpening),
        let picture = Self.takeLine(&rest, opening: PageBlock.pictureOpening),
        data == picture
      else { throw .damaged(page: page) }
      try add(lines[start..<rest.startIndex], at: data.cell, of: data.count, page: page)
    }
  }

  /// The cells in the order of their indices.
  func inOrder() throws(PageError) -> [ArraySlice<UInt8>] {
    let count = total?.count ?? 0
    let missing = (0..<count).filter { parts[$0] == nil }
    guard missing.isEmpty else { throw .missing(cells: missing, count: count) }
    return (0..<count).compactMap { parts[$0]?.bytes }
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at cell: Int, of count: Int, page: Int
  ) throws(PageError) {
    if let total, total.count != count {
      throw .otherComparison(page: page, other: total.page)
    }
    guard cell < count else { throw .damaged(page: page) }
    total = total ?? (count, page)
    if let other = parts[cell] {
      // Shards may repeat the source language's cell; it is then the same.
      guard other.bytes == bytes else { throw .otherCell(cell, page: page, other: other.page) }
    } else {
      parts[cell] = Part(bytes: bytes, page: page)
    }
  }

  /// What is between a page's opening and closing.
  private static func body(of bytes: [UInt8], page: Int) throws(PageError) -> ArraySlice<UInt8> {
    let (opening, closing) = (ComparisonPage.opening, ComparisonPage.closing)
    guard bytes.starts(with: opening) else {
      let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
      throw head.contains(PageFrame.signature) ? .otherVersion(page: page) : .noPage(page: page)
    }
    guard bytes.count >= opening.count + closing.count,
      bytes.suffix(closing.count).elementsEqual(closing)
    else { throw .damaged(page: page) }
    return bytes[opening.count..<bytes.count - closing.count]
  }

  /// Takes one line, which must begin with `opening`, a cell's index and the number of all cells.
  private static func takeLine(
    _ rest: inout ArraySlice<UInt8>, opening: String
  ) -> (cell: Int, count: Int)? {
    guard rest.starts(with: opening.utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      rest[...end].suffix(PageBlock.closing.utf8.count).elementsEqual(PageBlock.closing.utf8)
    else { return nil }
    var line = rest[...end].dropFirst(opening.utf8.count)
    rest = rest[(end + 1)...]
    guard let cell = takeNumber(&line), line.starts(with: "\" data-of=\"".utf8) else { return nil }
    line = line.dropFirst("\" data-of=\"".utf8.count)
    guard let count = takeNumber(&line), line.starts(with: "\">".utf8) else { return nil }
    return (cell, count)
  }

  /// At most six digits: more cells than that no page has.
  private static func takeNumber(_ line: inout ArraySlice<UInt8>) -> Int? {
    let digits = line.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    line = line.dropFirst(digits.count)
    return digits.count <= 6 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}

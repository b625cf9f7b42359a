/// The cells of several pages, as they stand in them.
struct PageParts {
  /// A cell's two lines, or the one line of a gap.
  private struct Part {
    var bytes: ArraySlice<UInt8>
    /// The page that it was first found in.
    var page: Int
  }

  private var parts: [Int: Part] = [:]
  /// By their first cells. Other cells of a gap, which another shard could lay out, do not count.
  private var gaps: [Int: (last: Int, part: Part)] = [:]
  /// How many cells there are in all, and the page that first said so.
  private var total: (count: Int, page: Int)?

  /// Takes the cells of a page.
  mutating func add(_ bytes: [UInt8], page: Int) throws(PageError) {
    try add(lines: Self.body(of: bytes, page: page), page: page)
  }

  /// Takes what is between a page's opening and closing.
  mutating func add(lines: ArraySlice<UInt8>, page: Int) throws(PageError) {
    var rest = lines
    while !rest.isEmpty {
      let start = rest.startIndex
      if rest.starts(with: PageBlock.gapOpening.utf8) {
        guard let gap = Self.takeGap(&rest) else { throw .damaged(page: page) }
        try add(gap, lines[start..<rest.startIndex], page: page)
        continue
      }
      guard let data = Self.takeCell(&rest, opening: PageBlock.dataOpening),
        let picture = Self.takeCell(&rest, opening: PageBlock.pictureOpening),
        data == picture
      else { throw .damaged(page: page) }
      try add(lines[start..<rest.startIndex], at: data.cell, of: data.count, page: page)
    }
  }

  /// The cells and gaps in the order of their indices.
  func inOrder() throws(PageError) -> [ArraySlice<UInt8>] {
    let count = total?.count ?? 0
    var (blocks, missing): ([ArraySlice<UInt8>], [Int]) = ([], [])
    var (next, cells) = (0, 0)
    while next < count {
      if let gap = gaps[next] {
        blocks.append(gap.part.bytes)
        next = gap.last + 1
        continue
      }
      if let part = parts[next] {
        blocks.append(part.bytes)
        cells += 1
      } else {
        missing.append(next)
      }
      next += 1
    }
    guard missing.isEmpty else { throw .missing(cells: missing, count: count) }
    guard cells > 0 else { throw .empty }
    return blocks
  }

  private mutating func require(_ cell: Int, of count: Int, page: Int) throws(PageError) {
    if let total, total.count != count {
      throw .otherComparison(page: page, other: total.page)
    }
    guard cell < count else { throw .damaged(page: page) }
    total = total ?? (count, page)
  }

  private mutating func add(
    _ gap: Gap, _ bytes: ArraySlice<UInt8>, page: Int
  ) throws(PageError) {
    try require(gap.last, of: gap.count, page: page)
    guard gap.first <= gap.last else { throw .damaged(page: page) }
    if let other = gaps[gap.first], other.last != gap.last {
      throw .otherComparison(page: page, other: other.part.page)
    }
    gaps[gap.first] = gaps[gap.first] ?? (gap.last, Part(bytes: bytes, page: page))
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at cell: Int, of count: Int, page: Int
  ) throws(PageError) {
    try require(cell, of: count, page: page)
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

  private typealias Gap = (first: Int, last: Int, count: Int)

  /// Takes the line of a gap: its first and last cell, and the number of all cells.
  private static func takeGap(_ rest: inout ArraySlice<UInt8>) -> Gap? {
    guard var line = takeLine(&rest, opening: PageBlock.gapOpening),
      let first = takeNumber(&line), take("\" data-to=\"", from: &line),
      let last = takeNumber(&line), take("\" data-of=\"", from: &line),
      let count = takeNumber(&line), line.elementsEqual("\">null\(PageBlock.closing)".utf8)
    else { return nil }
    return (first, last, count)
  }

  /// Takes a line of a cell: its index and the number of all cells.
  private static func takeCell(
    _ rest: inout ArraySlice<UInt8>, opening: String
  ) -> (cell: Int, count: Int)? {
    guard var line = takeLine(&rest, opening: opening), let cell = takeNumber(&line),
      take("\" data-of=\"", from: &line), let count = takeNumber(&line), take("\">", from: &line)
    else { return nil }
    return (cell, count)
  }

  /// Takes one line, which must begin with `opening` and be one element; without its opening.
  private static func takeLine(
    _ rest: inout ArraySlice<UInt8>, opening: String
  ) -> ArraySlice<UInt8>? {
    guard rest.starts(with: opening.utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      rest[...end].suffix(PageBlock.closing.utf8.count).elementsEqual(PageBlock.closing.utf8)
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[...end].dropFirst(opening.utf8.count)
  }

  private static func take(_ text: String, from line: inout ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: text.utf8) else { return false }
    line = line.dropFirst(text.utf8.count)
    return true
  }

  /// At most six digits: more cells than that no page has.
  private static func takeNumber(_ line: inout ArraySlice<UInt8>) -> Int? {
    let digits = line.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    line = line.dropFirst(digits.count)
    return digits.count <= 6 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}

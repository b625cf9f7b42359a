import Foundation
import LayoutScene

/// Collects the items of several pages of a kind. What is in them is read and written anew, since somebody else may have
/// written a page: a merged page has nothing but the data of its parts.
struct MergedPage {
  private let kind: PageKind
  /// An item's two lines, or the one line of a gap.
  private struct Part {
    var bytes: [UInt8]
    /// The page that it was first found in.
    var page: Int
  }

  private var parts: [Int: Part] = [:]
  /// The gaps by their first items. Blocks for items inside a gap, which another shard could lay
  /// out, are ignored.
  private var gaps: [Int: (last: Int, part: Part)] = [:]
  /// The lines of the run's facts, and those of shared parts. Several shards may have the same.
  private var tail: [ArraySlice<UInt8>] = []
  private var shared: [ArraySlice<UInt8>] = []
  private var problems: [RunProblem] = []
  /// The number of items in the whole run, and the first page that has this number.
  private var total: (count: Int, page: Int)?

  /// The number of items in the whole run; 0 where no page has said it.
  var count: Int { total?.count ?? 0 }

  init(kind: PageKind) { self.kind = kind }

  /// Adds the items of a page.
  mutating func add(_ bytes: [UInt8], page: Int) throws(PageError) {
    guard let lines = try PackedLines.unpacked(body(of: bytes, page: page)) else {
      throw .damaged(page: page)
    }
    try add(lines: lines, page: page)
  }

  /// Adds the lines between a page's opening and closing.
  mutating func add(lines: ArraySlice<UInt8>, page: Int) throws(PageError) {
    var rest = lines
    while !rest.isEmpty {
      if rest.starts(with: kind.gapOpening.utf8) {
        guard let gap = takeGap(&rest) else { throw .damaged(page: page) }
        try add(gap, page: page)
        continue
      }
      if let json = try takeJSON(&rest, opening: PageKind.problemOpening, page: page) {
        guard let problem = Self.problem(json) else { throw .damaged(page: page) }
        problems.append(problem)
        continue
      }
      if let json = try takeJSON(&rest, opening: PageKind.factsOpening, page: page) {
        tail.append(
          (Array(PageKind.factsOpening.utf8) + json + Array(PageKind.blockClosing.utf8))[...])
        continue
      }
      if rest.starts(with: PageKind.sharedOpening.utf8) {
        guard let line = Self.takeLine(&rest, opening: PageKind.sharedOpening),
          let part = SharedParts.written(line)
        else { throw .damaged(page: page) }
        shared.append(part)
        continue
      }
      guard let data = Self.takeCell(&rest, opening: kind.dataOpening),
        let picture = Self.takeCell(&rest, opening: kind.pictureOpening),
        data.place == picture.place
      else { throw .damaged(page: page) }
      let bytes = kind.blocks(at: data.place, data: data.json, pictures: picture.json)
      try add(bytes, at: data.place.index, of: data.place.count, page: page)
    }
  }

  /// The items and gaps in the order of their indices, and then the lines about the run.
  func inOrder() throws(PageError) -> [[UInt8]] {
    var (blocks, missing): ([[UInt8]], [Range<Int>]) = ([], [])
    var (next, hasParts) = (0, false)
    for first in Set(parts.keys).union(gaps.keys).sorted() where first >= next {
      if next < first { missing.append(next..<first) }
      if let gap = gaps[first] {
        blocks.append(gap.part.bytes)
        next = gap.last + 1
      } else if let part = parts[first] {
        blocks.append(part.bytes)
        (next, hasParts) = (first + 1, true)
      }
    }
    if next < count { missing.append(next..<count) }
    guard missing.isEmpty else { throw .missing(items: missing, count: count) }
    guard hasParts || !problems.isEmpty else { throw .empty }
    let parts = SharedParts.used(shared, by: blocks.map { $0[...] })
    let problems = problems.sortedOnce.map { PageKind.block(of: $0)[...] }
    return blocks + PageKind.sortedOnce(problems + tail + parts).map { Array($0) }
  }

  private mutating func require(_ cell: Int, of count: Int, page: Int) throws(PageError) {
    if let total, total.count != count {
      throw .otherRun(page: page, other: total.page)
    }
    guard cell < count else { throw .damaged(page: page) }
    total = total ?? (count, page)
  }

  private mutating func add(_ gap: Gap, page: Int) throws(PageError) {
    try require(gap.last, of: gap.count, page: page)
    guard gap.first <= gap.last else { throw .damaged(page: page) }
    if let other = gaps[gap.first], other.last != gap.last {
      throw .otherRun(page: page, other: other.part.page)
    }
    let bytes = kind.block(of: PageGap(cells: gap.first..<gap.last + 1, count: gap.count))
    gaps[gap.first] = gaps[gap.first] ?? (gap.last, Part(bytes: bytes, page: page))
  }

  private mutating func add(
    _ bytes: [UInt8], at cell: Int, of count: Int, page: Int
  ) throws(PageError) {
    try require(cell, of: count, page: page)
    if let other = parts[cell] {
      // Several shards may contain an item, such as that of the source language in compare; it must
      // be equal in all.
      guard other.bytes == bytes else { throw .otherItem(cell, page: page, other: other.page) }
    } else {
      parts[cell] = Part(bytes: bytes, page: page)
    }
  }

  /// The lines between a page's opening and closing.
  private func body(of bytes: [UInt8], page: Int) throws(PageError) -> ArraySlice<UInt8> {
    let (opening, closing) = (kind.opening, kind.closing)
    guard bytes.starts(with: opening) else {
      throw kind.wrote(bytes) ? .otherVersion(page: page) : .noPage(page: page)
    }
    guard bytes.count >= opening.count + closing.count,
      bytes.suffix(closing.count).elementsEqual(closing)
    else { throw .damaged(page: page) }
    return bytes[opening.count..<bytes.count - closing.count]
  }

  private typealias Gap = (first: Int, last: Int, count: Int)

  /// Reads the line of a gap: the indices of its first and last item, and the number of all items.
  private func takeGap(_ rest: inout ArraySlice<UInt8>) -> Gap? {
    guard var line = Self.takeLine(&rest, opening: kind.gapOpening),
      let first = Self.takeNumber(&line), Self.take("\" data-to=\"", from: &line),
      let last = Self.takeNumber(&line), Self.take("\" data-of=\"", from: &line),
      let count = Self.takeNumber(&line), line.elementsEqual("\">null\(PageKind.blockClosing)".utf8)
    else { return nil }
    return (first, last, count)
  }

  /// Reads a line of an item: its place, and its JSON, which is written anew.
  private static func takeCell(
    _ rest: inout ArraySlice<UInt8>, opening: String
  ) -> (place: PagePlace, json: [UInt8])? {
    guard var line = takeLine(&rest, opening: opening), let cell = takeNumber(&line),
      take("\" data-of=\"", from: &line), let count = takeNumber(&line), take("\">", from: &line),
      let json = JSONLine.written(line.dropLast(PageKind.blockClosing.utf8.count))
    else { return nil }
    return (PagePlace(index: cell, count: count), json)
  }

  /// Reads a line about the run, and writes its JSON anew; nil where the next line begins otherwise.
  private func takeJSON(
    _ rest: inout ArraySlice<UInt8>, opening: String, page: Int
  ) throws(PageError) -> [UInt8]? {
    guard rest.starts(with: opening.utf8) else { return nil }
    guard let line = Self.takeLine(&rest, opening: opening),
      let json = JSONLine.written(line.dropLast(PageKind.blockClosing.utf8.count))
    else { throw .damaged(page: page) }
    return json
  }

  /// A problem that several shards may have, each with documents of its own.
  private static func problem(_ json: [UInt8]) -> RunProblem? {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] else {
      return nil
    }
    // Members are looked up by their names, so their order decides nothing.
    let members = value.compactMap { key, value -> JSON.Member? in
      switch value {
      case let text as String: .init(key: key, value: .string(text))
      case let texts as [String]: .init(key: key, value: .array(texts.map(JSON.string)))
      case let number as Int: .init(key: key, value: .number(Double(number)))
      default: nil
      }
    }
    return RunProblem(part: .object(members))
  }

  /// Reads one line, which must start with `opening` and be a single element. Returns the line
  /// without `opening`.
  private static func takeLine(
    _ rest: inout ArraySlice<UInt8>, opening: String
  ) -> ArraySlice<UInt8>? {
    guard rest.starts(with: opening.utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      rest[...end].suffix(PageKind.blockClosing.utf8.count).elementsEqual(
        PageKind.blockClosing.utf8)
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[...end].dropFirst(opening.utf8.count)
  }

  private static func take(_ text: String, from line: inout ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: text.utf8) else { return false }
    line = line.dropFirst(text.utf8.count)
    return true
  }

  /// Reads a number of at most six digits, which is enough for the items of any page.
  private static func takeNumber(_ line: inout ArraySlice<UInt8>) -> Int? {
    let digits = line.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    line = line.dropFirst(digits.count)
    return digits.count <= 6 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}

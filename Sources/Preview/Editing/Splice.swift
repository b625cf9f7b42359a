/// The change of one place in a text, which can be made in another version of the text, too, as long as that place is
/// the same there.
struct Splice {
  private let old: [UInt8]
  /// The changed bytes of the old text, with the rest of the words that they are in.
  private let range: Range<Int>
  private let new: ArraySlice<UInt8>

  /// The most lines that are compared one by one.
  private static let limit = 2_000

  init(from old: [UInt8], to new: [UInt8]) {
    var start = old.sharedStart(new)
    var end = old[start...].reversed().sharedStart(new[start...].reversed())
    while start > 0, Self.isInWord(old[start - 1]) { start -= 1 }
    while end > 0, Self.isInWord(old[old.count - end]) { end -= 1 }
    (self.old, range) = (old, start..<(old.count - end))
    self.new = new[start..<(new.count - end)]
  }

  /// Whether a byte is part of a word or number, which is changed as a whole.
  static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
  }

  /// The other version of the old text with the change; nil where the place is not the same there.
  func applied(to other: [UInt8]) -> [UInt8]? {
    place(in: other).map { Array(other[..<$0.lowerBound]) + new + other[$0.upperBound...] }
  }

  private func place(in other: [UInt8]) -> Range<Int>? {
    guard let (mine, theirs) = surroundings(in: other) else { return nil }
    let start = old[mine].sharedStart(other[theirs])
    let end = old[mine].dropFirst(start).reversed().sharedStart(
      other[theirs].dropFirst(start).reversed())
    // With the bytes beside it: "40" is not the same in "400".
    if range.upperBound < mine.lowerBound + start || old[mine] == other[theirs] {
      return range.shifted(theirs.lowerBound - mine.lowerBound)
    }
    guard range.lowerBound > mine.upperBound - end else { return nil }
    return range.shifted(theirs.upperBound - mine.upperBound)
  }

  /// The part with the place in both texts: what is between the nearest lines that they share.
  private func surroundings(in other: [UInt8]) -> (Range<Int>, Range<Int>)? {
    let (mine, theirs) = (Self.lines(old), Self.lines(other))
    func text(_ lines: ArraySlice<Range<Int>>, _ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      lines.map { bytes[$0] }
    }
    let (all, others) = (text(mine[...], old), text(theirs[...], other))
    let start = all.sharedStart(others)
    let end = all[start...].reversed().sharedStart(others[start...].reversed())
    let (middle, otherMiddle) = (
      all[start..<(all.count - end)], others[start..<(others.count - end)]
    )
    guard max(middle.count, otherMiddle.count) <= Self.limit else { return nil }
    let difference = Array(otherMiddle).difference(from: Array(middle))
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    let kept = mine.indices.filter { !removed.contains($0 - start) }
    let keptThere = theirs.indices.filter { !inserted.contains($0 - start) }
    var (before, after) = ((0, 0), (old.count, other.count))
    for (here, there) in zip(kept, keptThere) {
      if mine[here].upperBound <= range.lowerBound {
        before = (mine[here].upperBound, theirs[there].upperBound)
      } else if mine[here].lowerBound >= range.upperBound {
        after = (mine[here].lowerBound, theirs[there].lowerBound)
        break
      }
    }
    return (before.0..<after.0, before.1..<after.1)
  }

  /// The lines with the line feeds at their ends.
  private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<(index + 1))
      start = index + 1
    }
    return start < bytes.count ? lines + [start..<bytes.count] : lines
  }
}

extension Sequence where Element: Equatable {
  /// How many elements both begin with.
  fileprivate func sharedStart(_ other: some Sequence<Element>) -> Int {
    var count = 0
    for (mine, theirs) in zip(self, other) {
      guard mine == theirs else { break }
      count += 1
    }
    return count
  }
}

extension Range<Int> {
  fileprivate func shifted(_ distance: Int) -> Range {
    (lowerBound + distance)..<(upperBound + distance)
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

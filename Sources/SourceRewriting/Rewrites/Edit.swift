/// A range of bytes that others stand for. No edit holds a line break that the source does not have there.
package struct Edit: Equatable, Sendable {
  package var range: Range<Int>
  package var text: String

  /// Spaces in the place of what is there, so that what follows keeps its line and column.
  static func blank(_ range: Range<Int>, in source: SourceText) -> Edit {
    let spaces = source.bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    return Edit(range: range, text: String(decoding: spaces, as: UTF8.self))
  }

  /// A text that is padded to the length of what it stands for, where it is shorter.
  static func padded(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(
      range: range,
      text: text + String(repeating: " ", count: max(0, range.count - text.utf8.count)))
  }
}

/// A source with edits: the text for the compiler, and the way back from its columns.
package struct RewrittenSource: Sendable {
  package let bytes: [UInt8]
  private var lines: [Int: [Piece]] = [:]

  /// Where an edit that changes the length of its line begins and ends, in both.
  private struct Piece: Sendable {
    var original: Range<Int>
    var rewritten: Range<Int>
  }

  /// - Parameter edits: in any order. Of two that overlap the one that begins first counts.
  package init(_ source: SourceText, edits: [Edit]) {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + 256)
    var position = 0
    var shifts: [Int: Int] = [:]
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += source.bytes[position..<edit.range.lowerBound]
      let text = Array(edit.text.utf8)
      result += text
      position = edit.range.upperBound
      guard text.count != edit.range.count, source.isOneLine(edit.range) else { continue }
      let place = source.place(of: edit.range.lowerBound)
      let start = place.column + shifts[place.line, default: 0]
      shifts[place.line, default: 0] += text.count - edit.range.count
      lines[place.line, default: []].append(
        Piece(
          original: place.column..<place.column + edit.range.count,
          rewritten: start..<start + text.count))
    }
    result += source.bytes[position...]
    bytes = result
  }

  /// The column of the source that a column of the rewritten line stands for.
  package func originalColumn(line: Int, column: Int) -> Int {
    var shift = 0
    for piece in lines[line] ?? [] {
      if column < piece.rewritten.lowerBound { break }
      if column < piece.rewritten.upperBound { return piece.original.lowerBound }
      shift = piece.original.upperBound - piece.rewritten.upperBound
    }
    return column + shift
  }
}

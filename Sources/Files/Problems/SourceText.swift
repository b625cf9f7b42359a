import Foundation
import LayoutScene

/// The text of a file with its lines, which converts places in it to locations that people can
/// find.
///
/// Lines end as YAML's do (LF, CR LF, CR, NEL, LS, PS), so that marks from the YAML parser need no
/// translation.
package struct SourceText: Sendable {
  package let file: String
  package let text: String
  /// Whether the file may name files outside of its project.
  package var allowsOutside = false
  /// Whether messages quote no line of the file, since it is outside of the project.
  var isOutside = false
  /// UTF-8 offsets at which lines start.
  private let lineStarts: [Int]
  /// For each line whether it has a character of several bytes; empty where the text has none.
  private let isWide: [Bool]
  /// Which scalar of the text each byte is in; nil where every character is one byte. CR LF counts as one, too,
  /// because it is only at ends of lines.
  private let scalars: ScalarIndex?

  /// A place as YAML counts it: line and column from 1, columns in Unicode scalars.
  package struct Mark: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int
    /// The index of the mark's file, or use of a component, in `NodePlaces`; 0 for the document
    /// itself.
    package var place: Int
    /// Which of the values that one place of the file has it is, where an element of XML has several; 0 where every
    /// value has a place of its own.
    package var part = 0

    package init(line: Int, column: Int, place: Int = 0) {
      self.line = line
      self.column = column
      self.place = place
    }

    package static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  package init(file: String, text: String) {
    self.file = file
    var text = text
    let starts = text.withUTF8 { Self.lineStarts(of: $0) }
    isWide = text.hasByte { $0 >= 0x80 } ? text.withUTF8 { Self.isWide($0, starts) } : []
    scalars = isWide.isEmpty ? nil : ScalarIndex(text)
    lineStarts = starts
    self.text = text
  }

  private static func isWide(_ text: UnsafeBufferPointer<UInt8>, _ starts: [Int]) -> [Bool] {
    starts.indices.map { line in
      let end = line + 1 < starts.count ? starts[line + 1] : text.count
      return UnsafeBufferPointer(rebasing: text[starts[line]..<end]).contains { $0 >= 0x80 }
    }
  }

  private static func lineStarts(of text: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    for offset in text.indices {
      let isBreak =
        switch text[offset] {
        case UInt8(ascii: "\n"): true
        case UInt8(ascii: "\r"): offset + 1 == text.count || text[offset + 1] != UInt8(ascii: "\n")
        case 0xA8, 0xA9: offset >= 2 && text[offset - 2] == 0xE2 && text[offset - 1] == 0x80
        case 0x85: offset >= 1 && text[offset - 1] == 0xC2
        default: false
        }
      if isBreak { starts.append(offset + 1) }
    }
    return starts
  }

  package var lineCount: Int { lineStarts.count }

  /// The line without its line break; empty where there is no such line.
  package func line(_ number: Int) -> Substring {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let end =
      number < lineStarts.count
      ? utf8.index(utf8.startIndex, offsetBy: lineStarts[number]) : utf8.endIndex
    var line = text[start..<end].unicodeScalars
    while let last = line.last, Self.isBreak(last) { line.removeLast() }
    return Substring(line)
  }

  package static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}"
      || scalar == "\u{2029}"
  }

  /// The location of a mark. Columns of locations count characters, as editors do, and those of
  /// marks count scalars. In a line that is too long for people to read, the column is not
  /// converted, because a file of one line would take quadratic time.
  package func location(of mark: Mark) -> SourceLocation {
    SourceLocation(file: file, line: mark.line, column: column(of: mark))
  }

  private func column(of mark: Mark) -> Int {
    guard isWide.indices.contains(mark.line - 1), isWide[mark.line - 1] else { return mark.column }
    let line = line(mark.line)
    guard line.utf8.count <= 4096 else { return mark.column }
    let (index, beyond) = index(of: mark)
    return line[..<max(index, line.startIndex)].count + beyond + 1
  }

  /// The index of a mark, or of the end of its line where the mark is `beyond` that by so many columns. The time
  /// does not grow with the line.
  func index(of mark: Mark) -> (index: String.Index, beyond: Int) {
    let line = line(mark.line)
    let utf8 = text.utf8
    let start = utf8.distance(from: utf8.startIndex, to: line.startIndex)
    let end = utf8.distance(from: utf8.startIndex, to: line.endIndex)
    let column = max(0, mark.column - 1)
    let length = scalars.map { $0.count(before: end) - $0.count(before: start) } ?? (end - start)
    guard column < length else { return (line.endIndex, column - length) }
    let offset = scalars.map { $0.offset(of: $0.count(before: start) + column) } ?? (start + column)
    return (utf8.index(utf8.startIndex, offsetBy: offset), 0)
  }

  /// The scalar at a mark; nil beyond the end of its line.
  func scalar(at mark: Mark) -> Unicode.Scalar? {
    let (index, _) = index(of: mark)
    return index < line(mark.line).endIndex ? text.unicodeScalars[index] : nil
  }

  /// The byte at a mark, or at the end of its line where the mark is beyond that.
  package func offset(of mark: Mark) -> Int {
    guard mark.line <= lineCount else { return text.utf8.count }
    return text.utf8.distance(from: text.utf8.startIndex, to: index(of: mark).index)
  }

  /// The byte at a location, whose column counts characters: the inverse of `location(of:)`.
  package func offset(of location: SourceLocation) -> Int {
    let line = line(location.line)
    let column = max(0, location.column - 1)
    guard line.utf8.count <= 4096 else {
      return offset(of: Mark(line: location.line, column: location.column))
    }
    let index = line.index(line.startIndex, offsetBy: column, limitedBy: line.endIndex)
    guard location.line <= lineCount else { return text.utf8.count }
    return text.utf8.distance(from: text.utf8.startIndex, to: index ?? line.endIndex)
  }

  /// The mark of the byte at `offset`.
  package func mark(atUTF8 offset: Int) -> Mark {
    let line = lineStarts.bisect(offset)
    let start = lineStarts[line]
    let end = max(start, min(offset, text.utf8.count))
    let column = scalars.map { $0.count(before: end) - $0.count(before: start) } ?? (end - start)
    return Mark(line: line + 1, column: column + 1)
  }

  /// The mark of a scalar by its number from 0, or of the end of the text.
  package func mark(atScalar scalar: Int) -> Mark {
    mark(atUTF8: scalars.map { $0.offset(of: scalar) } ?? scalar)
  }
}

/// Gives the compiler's messages about rewritten sources the columns and the lines of the files.
package struct MessageMap {
  private let packages: RewrittenPackages
  private var sources: [String: SourceText] = [:]
  /// The source that the last message was about, and the last of its lines that was shown.
  private var current: (path: String, line: Int)?

  package init(_ packages: RewrittenPackages) { self.packages = packages }

  /// One line of what SwiftPM prints, as it is to be shown.
  package mutating func mapped(_ line: String) -> String {
    if let message = Self.message(in: line) { return mapped(message, line) }
    guard let (path, last) = current, let bar = line.firstIndex(of: "|") else { return line }
    let margin = line[..<bar]
    guard margin.allSatisfy({ $0 == " " || $0.isASCII && $0.isNumber }) else { return line }
    if let number = Int(margin.filter { $0 != " " }) {
      current = (path, number)
      guard let text = source(path)?.line(number) else { return line }
      return "\(margin)| \(text)"
    }
    return movedMark(line, bar: bar, path: path, line: last)
  }

  private struct Message {
    var path: String
    var line: Int
    var column: Int
    var rest: Substring
  }

  private mutating func mapped(_ message: Message, _ line: String) -> String {
    guard let rewritten = packages.sources[message.path], packages.originals[message.path] != nil
    else {
      current = nil
      return line
    }
    current = (message.path, message.line)
    let column = rewritten.originalColumn(line: message.line, column: message.column)
    return "\(message.path):\(message.line):\(column):\(message.rest)"
  }

  /// `/path/A.swift:12:5: error: …`
  private static func message(in line: String) -> Message? {
    guard line.hasPrefix("/"), let end = line.range(of: ".swift:") else { return nil }
    let path = line[..<line.index(before: end.upperBound)]
    let parts = line[end.upperBound...].split(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[0]), let column = Int(parts[1]) else {
      return nil
    }
    return Message(path: String(path), line: number, column: column, rest: parts[2])
  }

  /// Moves the mark below a shown line, such as `   |     `- error: …`, to the column of the file.
  private func movedMark(_ line: String, bar: String.Index, path: String, line number: Int)
    -> String
  {
    guard let rewritten = packages.sources[path] else { return line }
    let after = line[line.index(after: bar)...]
    guard let mark = after.firstIndex(where: { $0 != " " }) else { return line }
    // A space stands between the bar and the line.
    let column = after.distance(from: after.startIndex, to: mark)
    let moved = rewritten.originalColumn(line: number, column: column)
    return line[...bar] + String(repeating: " ", count: max(1, moved)) + after[mark...]
  }

  private mutating func source(_ path: String) -> SourceText? {
    if let source = sources[path] { return source }
    guard let bytes = packages.originals[path] else { return nil }
    let source = SourceText(path: path, bytes: bytes)
    sources[path] = source
    return source
  }
}

extension SourceText {
  /// The text of a line, counted from 1.
  func line(_ number: Int) -> String? {
    guard let range = lineRange(number) else { return nil }
    return text(range)
  }
}

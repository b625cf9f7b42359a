import Foundation
import Testing

/// A document with what is said of its mistakes below their places: a case of a file in `Mistakes`.
///
/// A file begins with words about all its cases. Behind an empty line may follow the lines around those of each
/// document, which stand in the place of “…”, or at the end. A case is an empty line, `=== ` with what it shows, and
/// a document's own lines with markers, which are no part of it:
///
///     === a class that is misspelt
///     views:
///       a: {class: lable}
///                  ^ there is no class “lable”; did you mean “label”?
///
/// `^^ ` is before what is said of no place, or of one in the lines around. `+++ NAME` begins another file of the
/// document's folder.
struct MarkedDocument: CustomTestStringConvertible, Sendable {
  let file: String
  let title: String
  let text: String
  let before: [String]
  let after: [String]

  var testDescription: String { "\(file): \(title)" }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Mistakes")

  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  static let all: [MarkedDocument] = files.flatMap { file in
    let all = parts(of: file)
    let around = all[0].components(separatedBy: "\n").drop { !$0.isEmpty }.dropFirst()
    let place = around.firstIndex(of: "…") ?? around.endIndex
    return all.dropFirst().map { part in
      let title = String(part.prefix { $0 != "\n" })
      return MarkedDocument(
        file: file, title: title, text: String(part.dropFirst(title.count + 1)),
        before: Array(around[..<place]), after: Array(around[place...].dropFirst()))
    }
  }

  /// What a file begins with, and its cases.
  private static func parts(of file: String) -> [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return (text ?? "").dropLast().components(separatedBy: "\n\n=== ")
  }

  /// Writes a file with the markers that its cases have to have.
  static func record(_ file: String) throws {
    let cases = try all.filter { $0.file == file }.map { try $0.title + "\n" + $0.marked() }
    let text = (parts(of: file).prefix(1) + cases).joined(separator: "\n\n=== ") + "\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent(file), options: .atomic)
  }

  /// The text with the markers that it has to have.
  func marked() throws -> String {
    var parts = [(name: "test." + (file as NSString).pathExtension, lines: before)]
    for line in text.components(separatedBy: "\n")
    where line.prefixMatch(of: #/[ \t]*\^\^? /#) == nil {
      if line.hasPrefix("+++ ") {
        parts.append((name: String(line.dropFirst(4)), lines: []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    parts[0].lines += after
    var found = try Self.found(in: parts.map { ($0.name, $0.lines.joined(separator: "\n")) })
    var marked: [String] = []
    for (number, part) in parts.enumerated() {
      let isMain = number == 0
      if !isMain { marked.append("+++ " + part.name) }
      let own = isMain ? before.count..<part.lines.count - after.count : part.lines.indices
      for index in own {
        let place = (isMain ? "" : part.name + ":") + "\(index + 1):"
        marked.append(part.lines[index])
        marked += found.filter { $0.hasPrefix(place) }
          .map { Self.marker($0.dropFirst(place.count), below: part.lines[index]) }
        found.removeAll { $0.hasPrefix(place) }
      }
    }
    return (marked + found.map { "^^ " + $0 }).joined(separator: "\n")
  }

  /// What is said of a document and the files beside it, such as `3:5: …` and `de.strings:1:2: …`.
  private static func found(in files: [(name: String, text: String)]) throws -> [String] {
    let (name, text) = files[0]
    guard files.count > 1 else { return problems(text, file: name) }
    var found: [String] = []
    try withFolder(Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })) { folder in
      found = problems(text, file: folder + "/" + name)
        .map { $0.replacingOccurrences(of: folder + "/", with: "") }
    }
    return found
  }

  /// A line with a caret below the column that `said` begins with, and the rest of it.
  private static func marker(_ said: Substring, below line: String) -> String {
    let column = said.prefix { $0 != ":" }
    let width = (Int(column) ?? 1) - 1
    let above = line.prefix(width).map { $0 == "\t" ? "\t" : " " }.joined()
    return above.padding(toLength: width, withPad: " ", startingAt: 0) + "^"
      + said.dropFirst(column.count + 1)
  }
}

import Foundation

/// A file in `Mistakes`: documents, with what is said of their mistakes below the places.
///
/// A file begins with words about all its documents. Behind an empty line may follow the lines around those of each
/// document, which stand in the place of “…”, or at the end. A document begins behind an empty line and `===`, which
/// may have words about it. Lines with a caret are markers, and no part of the document:
///
///     === A class that is misspelt.
///     views:
///       a: {class: lable}
///                  ^ there is no class “lable”; did you mean “label”?
///
/// A caret stands below the character of its place. `^^ ` is before what has no place among the document's own lines,
/// or is not said in the order of these. `+++ NAME` begins another file of the document's folder.
struct MarkedFile {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Mistakes")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  let url: URL
  let head: String
  /// What stands behind each `===`.
  let documents: [String]
  private let before: [String]
  private let after: [String]

  init(_ name: String) throws {
    url = Self.folder.appendingPathComponent(name)
    let parts = try String(contentsOf: url, encoding: .utf8).dropLast()
      .components(separatedBy: "\n\n===")
    head = parts[0]
    documents = Array(parts.dropFirst())
    let around = head.components(separatedBy: "\n").drop { !$0.isEmpty }.dropFirst()
    let place = around.firstIndex(of: "…") ?? around.endIndex
    before = Array(around[..<place])
    after = Array(around[place...].dropFirst())
  }

  /// Writes the file with other markers.
  func write(_ documents: [String]) throws {
    let text = ([head] + documents).joined(separator: "\n\n===") + "\n"
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// A document with the markers that it has to have.
  func marked(_ document: String) throws -> String {
    let lines = document.components(separatedBy: "\n")
    let own = lines.dropFirst().filter { $0.prefixMatch(of: #/[ \t]*\^\^? /#) == nil }
    let all = before + own + after
    var found = try found(in: all)
    var marked = [lines[0]]
    var place = (file: "", line: 0)
    for (index, line) in all.enumerated() {
      let isOwn = index >= before.count && index < all.count - after.count
      if isOwn { marked.append(line) }
      if let name = Self.name(in: line) {
        place = (name + ":", 0)
        continue
      }
      place.line += 1
      let start = "\(place.file)\(place.line):"
      while let next = found.first, next.hasPrefix(start) {
        found.removeFirst()
        marked.append(isOwn ? Self.marker(next.dropFirst(start.count), below: line) : "^^ " + next)
      }
    }
    return (marked + found.map { "^^ " + $0 }).joined(separator: "\n")
  }

  private static func name(in line: String) -> String? {
    line.hasPrefix("+++ ") ? String(line.dropFirst(4)) : nil
  }

  /// What is said of a document and the files beside it, such as `3:5: …` and `de.strings:1:2: …`.
  private func found(in lines: [String]) throws -> [String] {
    var files = [(name: "test." + url.pathExtension, lines: [String]())]
    for line in lines {
      if let name = Self.name(in: line) {
        files.append((name, []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    let texts = files.map { $0.lines.joined(separator: "\n") }
    guard files.count > 1 else { return problems(texts[0], file: files[0].name) }
    var found: [String] = []
    try withFolder(Dictionary(uniqueKeysWithValues: zip(files.map(\.name), texts))) { folder in
      found = problems(texts[0], file: folder + "/" + files[0].name)
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

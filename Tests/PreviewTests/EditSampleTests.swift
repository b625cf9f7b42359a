import Foundation
import Testing

@testable import Preview

/// Edits of the values that the panel shows, in all samples.
@Suite(.timeLimit(.minutes(20))) struct EditSampleTests {
  /// Texts that YAML and files of strings have to quote in different ways, and some that they need not.
  private static let texts = [
    "x", "12", "-3.5", "#00ff00", "a: b", "- c", "\"q\"", "'s'", "é 😀", "x # y", "", "  lead",
    "true", "null",
    "{a: 1}", "a\nb", "tab\there", "\\n", "100%", "$x", "@400", "&b", "> x", "| y", "? k", "%d",
    "trail ", "~", "12:30",
    "'", "\"", ": ", "...", "<b>&amp;",
  ]

  private static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples")

  /// The text files of the samples, by their paths.
  private static func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: samples.path)
    let known = [".yaml", ".strings", ".stringsdict", ".xcstrings", ".xliff"]
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        guard known.contains(where: path.hasSuffix) else { return nil }
        let text = try? String(contentsOf: samples.appendingPathComponent(path), encoding: .utf8)
        return text.map { (path, $0) }
      })
  }

  /// The last value and constraint of the last view of a document, as far as they can be edited.
  private func values(_ visitor: Visitor, _ query: [String: String]) async throws -> [(
    view: String, value: [String: Any]
  )] {
    let cell = (try await visitor.json("cells", query)["cells"] as? [[String: Any]])?.first
    let views = ((cell?["data"] as? [String: Any])?["views"] as? [[String: Any]]) ?? []
    var found: [(String, [String: Any])] = []
    for view in views.suffix(1).compactMap({ $0["id"] as? String }) {
      let details = try await visitor.json("details", query.merging(["view": view]) { $1 })
      let own = details["values"] as? [[String: Any]] ?? []
      let written = details["written"] as? [[[String: Any]]] ?? []
      found += (own.suffix(1) + written.joined().suffix(1)).filter { $0["refusal"] == nil }.map {
        (view, $0)
      }
    }
    return found
  }

  /// Only the value is another afterwards, the panel has the new text, and undo gives the same file.
  @Test func anEditChangesItsValueAndNothingElse() async throws {
    let files = try Self.files()
    let visitor = try Visitor(files)
    var count = 0
    for name in files.keys.sorted() where name.hasSuffix(".yaml") {
      let query = ["document": name, "cell": "0"]
      for (view, value) in try await values(visitor, query) {
        let after = Self.texts[count % Self.texts.count]
        try await edit(visitor, query, view, value, to: after)
        count += 1
      }
    }
    #expect(count > 75)
  }

  private func edit(
    _ visitor: Visitor, _ query: [String: String], _ view: String, _ value: [String: Any],
    to after: String
  ) async throws {
    let place = try #require(value["place"] as? [String: Any])
    let (file, line) = try (#require(place["file"] as? String), #require(place["line"] as? Int))
    let text = try #require(value["text"] as? String)
    let before = try Data(contentsOf: URL(fileURLWithPath: file))
    let body: [String: Any] = [
      "file": file, "line": line, "column": value["scalar"] ?? 0, "before": text, "after": after,
    ]
    let (status, words) = try await visitor.post("edit", body, query)
    let changed = try Data(contentsOf: URL(fileURLWithPath: file))
    guard status == .ok else {
      #expect(changed == before, "\(file):\(line) \(words)")
      return
    }
    guard changed != before else { return }
    let start = zip(before, changed).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), changed.dropFirst(start).reversed()).prefix {
      $0 == $1
    }.count
    let removed = String(decoding: before[start..<(before.count - end)], as: UTF8.self)
    #expect(removed.utf8.count <= text.utf8.count * 2 + 8, "\(file):\(line) \(removed)")
    let details = try await visitor.json("details", query.merging(["view": view]) { $1 })
    #expect(!details.isEmpty, "\(file):\(line) cannot be read with \(after.debugDescription)")
    _ = try await visitor.post("undo", [:], query)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before, "\(file):\(line)")
  }
}

import Foundation
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(2))) struct EditingTests {
  private func edit(
    _ visitor: Visitor, _ file: String = "a.yaml", line: Int, column: Int, _ before: String,
    _ after: String
  ) async throws -> (Response.Status, String) {
    try await visitor.post(
      "edit",
      [
        "file": visitor.folder.path + "/" + file, "line": line, "column": column, "before": before,
        "after": after,
      ], ["document": "a.yaml"])
  }

  @Test func aConstantIsWrittenAndTakenBackAndDoneAgain() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.screen])
    let (before, after) = ("box.top = root.top + 40", "box.top = root.top + 64 @ 900")
    let (status, text) = try await edit(visitor, line: 6, column: 5, before, after)
    #expect(status == .ok, "\(text)")
    let changed = SiteTests.screen.replacing(before, with: after)
    #expect(try visitor.folder.text(of: "a.yaml") == changed)
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: "a.yaml") == SiteTests.screen)
    #expect(try await visitor.post("redo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: "a.yaml") == changed)
    #expect(try await visitor.post("redo", [:]).0 == .conflict)
  }

  @Test func aFileThatWasChangedMeanwhileIsNotOverwritten() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.screen])
    let other = "# somebody else\n" + SiteTests.screen
    try visitor.folder.write(other, to: "a.yaml")
    #expect(
      try await edit(visitor, line: 6, column: 5, "box.top = root.top + 40", "box.top = 1").0
        == .conflict)
    #expect(try visitor.folder.text(of: "a.yaml") == other)
  }

  @Test func whatSomebodyElseChangedIsNotTakenBack() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.screen])
    let edited = try await edit(visitor, line: 4, column: 31, "Hello", "Good morning")
    #expect(edited.0 == .ok, "\(edited.1)")
    let other = try visitor.folder.text(of: "a.yaml") + "# more\n"
    try visitor.folder.write(other, to: "a.yaml")
    #expect(try await visitor.post("undo", [:]).0 == .conflict)
    #expect(try visitor.folder.text(of: "a.yaml") == other)
  }

  @Test func onlyFilesOfTheDocumentAreWritten() async throws {
    let visitor = try Visitor(
      ["a.yaml": SiteTests.screen, "b.yaml": SiteTests.screen], documents: ["a.yaml"])
    #expect(
      try await edit(visitor, "b.yaml", line: 6, column: 5, "box.top = root.top + 40", "x").0
        == .notFound)
    #expect(
      try await edit(visitor, "../../etc/passwd", line: 1, column: 1, "root", "x").0 == .notFound)
    #expect(try visitor.folder.text(of: "b.yaml") == SiteTests.screen)
  }

  @Test func anEditThatIsNoneIsRefused() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.screen])
    for body: [String: Any] in [[:], ["file": 1], ["file": "a", "line": "1"]] {
      #expect(try await visitor.post("edit", body, ["document": "a.yaml"]).0 == .badRequest)
    }
    let long = String(repeating: "x", count: 30_000)
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", long).0 == .contentTooLarge)
  }

  @Test func aValueOfAStyleSaysHowManyUsesItHas() async throws {
    let visitor = try Visitor([
      "a.yaml": """
      styles: {big: {font: {size: 20}}}
      views:
        a: {class: label, text: A, style: big}
        b: {class: label, text: B, style: big}
      constraints:
        - a.top = root.top
        - a.leading = root.leading
        - b.top = a.bottom
        - b.leading = root.leading

      """
    ])
    let details = try await visitor.json("details", ["document": "a.yaml", "view": "a"])
    let values = try #require(details["values"] as? [[String: Any]])
    let size = try #require(values.first { $0["path"] as? [String] == ["font", "size"] })
    #expect(size["uses"] as? Int == 2)
    #expect(size["definition"] as? String == "styles.big.font.size")
    let text = try #require(values.first { $0["path"] as? [String] == ["text"] })
    #expect(text["uses"] == nil && text["definition"] == nil)
  }
}

import Foundation
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(20))) struct EditingTests {
  private let visitor: Visitor

  init() throws { visitor = try Visitor(["a.yaml": SiteTests.screen]) }

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
    let other = "# somebody else\n" + SiteTests.screen
    try visitor.folder.write(other, to: "a.yaml")
    #expect(
      try await edit(visitor, line: 6, column: 5, "box.top = root.top + 40", "box.top = 1").0
        == .conflict)
    #expect(try visitor.folder.text(of: "a.yaml") == other)
  }

  /// An edit is taken back where it stands by now, whatever somebody else has changed around it.
  @Test(arguments: [
    ("constraints:", "# more\n\nconstraints:"), ("views:", "# more\nviews:"),
    ("text: Good morning", "font: body, text: Good morning"), ("+ 40", "+ 41"),
    ("views:", "\n\nviews:\n"),
  ])
  func anEditIsTakenBackAndDoneAgainAfterOthersAroundIt(_ before: String, _ after: String)
    async throws
  {
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", "Good morning").0 == .ok)
    let edited = try visitor.folder.text(of: "a.yaml")
    let other = edited.replacing(before, with: after) + "# the end\n"
    #expect(other != edited + "# the end\n")
    try visitor.folder.write(other, to: "a.yaml")
    let (status, text) = try await visitor.post("undo", [:])
    #expect(status == .ok, "\(text)")
    #expect(
      try visitor.folder.text(of: "a.yaml") == other.replacing("Good morning", with: "Hello"))
    #expect(try await visitor.post("redo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: "a.yaml") == other)
  }

  /// It is given up, so that the edit before it can be taken back.
  @Test(arguments: ["Good evening", "Good morning all", "Good-morning", "Oh, Good morning"])
  func whatSomebodyElseChangedIsNotTakenBack(_ words: String) async throws {
    let (constraint, moved) = ("box.top = root.top + 40", "box.top = root.top + 42")
    #expect(try await edit(visitor, line: 6, column: 5, constraint, moved).0 == .ok)
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", "Good morning").0 == .ok)
    let other = try visitor.folder.text(of: "a.yaml").replacing(
      "text: Good morning", with: "text: \(words)")
    try visitor.folder.write(other, to: "a.yaml")
    let (status, text) = try await visitor.post("undo", [:])
    #expect(status == .conflict && !text.contains("try again"), "\(text)")
    #expect(try visitor.folder.text(of: "a.yaml") == other)
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(
      try visitor.folder.text(of: "a.yaml") == other.replacing(moved, with: constraint))
  }

  /// What was a file of the project leads out of it by now, to one with the same text.
  @Test func nothingIsTakenBackThroughALinkThatHasComeMeanwhile() async throws {
    let visitor = try Visitor(["p/a.yaml": SiteTests.screen], documents: ["p/a.yaml"])
    let path = visitor.folder.path
    let edited = try await visitor.post(
      "edit",
      [
        "file": path + "/p/a.yaml", "line": 4, "column": 31, "before": "Hello",
        "after": "Good morning",
      ], ["document": "p/a.yaml"])
    #expect(edited.0 == .ok, "\(edited.1)")
    let text = try visitor.folder.text(of: "p/a.yaml")
    try FileManager.default.moveItem(atPath: path + "/p/a.yaml", toPath: path + "/other.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/p/a.yaml", withDestinationPath: "../other.yaml")
    #expect(try await visitor.post("undo", [:], ["document": "p/a.yaml"]).0 == .conflict)
    #expect(try visitor.folder.text(of: "other.yaml") == text)
  }

  /// An edit makes others that were taken back impossible.
  @Test func whatWasTakenBackIsNotDoneAgainAfterAnotherEdit() async throws {
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", "Good morning").0 == .ok)
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", "Hi").0 == .ok)
    #expect(try await visitor.post("redo", [:]).0 == .conflict)
    #expect(try visitor.folder.text(of: "a.yaml").contains("text: Hi}"))
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
    for body: [String: Any] in [[:], ["file": 1], ["file": "a", "line": "1"]] {
      #expect(try await visitor.post("edit", body, ["document": "a.yaml"]).0 == .badRequest)
    }
    let long = String(repeating: "x", count: 30_000)
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", long).0 == .contentTooLarge)
  }

  /// What is seen of a view with a mistake is what the file has now, so that a second change is one of that.
  @Test func aMistakeIsMendedInTheInspector() async throws {
    let (before, broken) = ("box.top = root.top + 40", "box.top = rot.top + 40")
    try visitor.folder.write(SiteTests.screen.replacing(before, with: broken), to: "a.yaml")
    let details = try await visitor.json("details", ["document": "a.yaml", "view": "box"])
    let written = try #require(details["written"] as? [[[String: Any]]])
    #expect(written.contains { $0.first?["text"] as? String == broken })
    #expect(try await edit(visitor, line: 6, column: 5, broken, before).0 == .ok)
    #expect(try visitor.folder.text(of: "a.yaml") == SiteTests.screen)
  }

  /// The word that was meant, wherever a misspelt one is: a view, an attribute, a class, a key, a metric.
  @Test(arguments: [
    ("root.top + 40", "rot.top + 40", "a.yaml"), ("box.bottom + 8", "box.botom + 8", "a.yaml"),
    ("class: label, text: H", "class: lable, text: H", "a.yaml"),
    ("background:", "backgruond:", "a.yaml"),
    ("Ü, color: systemRed", "Ü, color: systmRed", "a.yaml"),
    ("rowHeight + 1", "rowHeigt + 1", "a.yaml"),
    ("{font: title2}", "{font: titel2}", "b.yaml"),
  ])
  func aMisspeltWordIsWrittenAsItWasMeant(_ right: String, _ wrong: String, _ file: String)
    async throws
  {
    let screen =
      "include: b.yaml\n"
      + SiteTests.screen.replacing(
        "  label:",
        with: "  extra: {style: heading, class: label, text: Ü, color: systemRed}\n  label:")
      + "  - V:[box]-8-[extra]\n  - extra.left = root.left\n  - extra.width >= rowHeight + 1\n"
    let files = [
      "a.yaml": screen, "b.yaml": "metrics: {rowHeight: 44}\nstyles: {heading: {font: title2}}\n",
    ]
    let visitor = try Visitor(files.mapValues { $0.replacing(right, with: wrong) })
    let problems = try await visitor.json("cells", ["document": "a.yaml"])["problems"]
    let problem = try #require((problems as? [[String: Any]])?.first)
    let edit: [String: Any] = [
      "file": try #require(problem["file"]), "line": try #require(problem["line"]),
      "column": try #require(problem["column"]), "before": try #require(problem["written"]),
      "after": try #require(problem["meant"]), "isWord": true,
    ]
    let (status, text) = try await visitor.post("edit", edit)
    #expect(status == .ok, "\(text)")
    #expect(try visitor.folder.text(of: file) == files[file])
    #expect(try await visitor.post("edit", edit).0 == .conflict, "it is there no more")
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: file) == files[file]?.replacing(right, with: wrong))
  }

  @Test func nothingIsChangedInADocumentThatCannotBeReadAndWhyIsSaid() async throws {
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", "Hi").0 == .ok)
    try visitor.folder.write("views: {\n  a: [\n", to: "a.yaml")
    let (status, text) = try await edit(visitor, line: 4, column: 31, "Hi", "Ho")
    #expect(status == .conflict)
    #expect(
      text.contains("a.yaml:") && !text.contains("Undo") && !text.contains("meanwhile"), "\(text)")
  }

  @Test func undoIsAdvisedWhereItCanTakeTheEditBack() async throws {
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", "Hi").0 == .ok)
    let end = "more: [\n"
    try visitor.folder.write(try visitor.folder.text(of: "a.yaml") + end, to: "a.yaml")
    let (status, text) = try await edit(visitor, line: 4, column: 31, "Hi", "Ho")
    #expect(status == .conflict && text.contains("; Undo takes"), "\(text)")
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: "a.yaml") == SiteTests.screen + end)
  }

  /// The value at a place of a document, and what its reader refuses.
  @Test(arguments: [
    ("abc", 5, "10"), ("a.top = root.top @100000", 7, "a.top = root.top"),
    ("{light: '#ffffff', dark: '#000000'}", 4, "#ff0000"),
    ("a.top = rot.top", 7, "a.top = root.top"), ("one", 9, "two"), ("-", 4, "#ff0000"),
  ])
  func whatItsReaderRefusesIsNotWritten(
    _ after: String, _ line: Int, _ before: String
  ) async throws {
    let text = """
      # Values of several kinds.
      canvas: {size: 320x200}
      views:
        a: {class: label, color: "#ff0000", text: A}
        s: {class: stack, spacing: 10, views: {b: {class: label, text: B}}}
      constraints:
        - a.top = root.top
        - {is: a.left = root.left, id: one}
        - {is: s.top = a.bottom, priority: 900, id: two}
        - s.left = root.left

      """
    let visitor = try Visitor(["a.yaml": text])
    let written = text.split(separator: "\n")[line - 1]
    let start = written[..<(try #require(written.range(of: before)).lowerBound)]
    // A quoted value begins with its quote.
    let column = start.count + (start.hasSuffix("\"") ? 0 : 1)
    let (status, words) = try await edit(visitor, line: line, column: column, before, after)
    #expect(status == .unprocessable && words.hasPrefix("not written: "), "\(words)")
    #expect(try visitor.folder.text(of: "a.yaml") == text)
  }

  @Test func aReadOnlyFileStaysAsItIs() async throws {
    chmod(visitor.folder.path + "/a.yaml", 0o444)
    let (status, words) = try await edit(visitor, line: 4, column: 31, "Hello", "Hi")
    #expect(status == .conflict && words.contains("read-only"), "\(words)")
    #expect(try visitor.folder.text(of: "a.yaml") == SiteTests.screen)
  }

  @Test func onlyEditsOfTheShownDocumentAreTakenBack() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.screen, "b.yaml": SiteTests.screen])
    let other = ["document": "b.yaml"]
    #expect(try await edit(visitor, line: 4, column: 31, "Hello", "Hi").0 == .ok)
    #expect(try await visitor.json("edits", other)["undo"] as? Int == 0)
    #expect(try await visitor.post("undo", [:], other).0 == .conflict)
    #expect(try await visitor.post("undo", [:], [:]).0 == .notFound)
    #expect(try visitor.folder.text(of: "a.yaml").contains("text: Hi}"))
    #expect(try await visitor.json("edits", ["document": "a.yaml"])["undo"] as? Int == 1)
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: "a.yaml") == SiteTests.screen)
  }

  @Test func anEditOfASharedFileIsTakenBackFromEachDocumentThatHasIt() async throws {
    let shared = "metrics: {gap: 8}\n"
    let screen = "include: shared.yaml\nviews: {a: {}}\nconstraints: [a.top = root.top + gap]\n"
    let visitor = try Visitor(
      ["a.yaml": screen, "b.yaml": screen, "shared.yaml": shared], documents: ["a.yaml", "b.yaml"])
    #expect(try await edit(visitor, "shared.yaml", line: 1, column: 16, "8", "9").0 == .ok)
    #expect(try await visitor.post("undo", [:], ["document": "b.yaml"]).0 == .ok)
    #expect(try visitor.folder.text(of: "shared.yaml") == shared)
  }
}

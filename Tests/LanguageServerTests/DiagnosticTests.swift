import LayoutScene
import Testing

@testable import LanguageServer

@Suite struct DiagnosticTests {
  private let conversation: Conversation

  init() throws { conversation = try Conversation() }

  /// What is written, with `«»` around what is marked, and the beginning of what is said.
  static let cases: [(String, String)] = [
    ("views:\n  a: {class: «lable»}\n", "there is no class"),
    ("views:\n  a: {class: label, «txet»: x}\n", "label has no key"),
    ("views: {a: {}}\nconstraints:\n  - a.top = «b».top\n", "there is no view"),
    ("views: {a: {}}\nconstraints:\n  - a.«tpo» = root.top\n", "there is no attribute"),
    ("views: {a: {}}\nconstraints:\n  - a.top = root.top + «gap»\n", "there is no metric"),
    ("views:\n  a: {background: «\"#12\"»}\n", "expected a colour"),
    ("views:\n  größer: {class: «labbel»}\n", "there is no class"),
    ("# 😀 😀\nviews: {a: {class: label, text: 😀😀, «farbe»: red}}\n", "label has no key"),
  ]

  @Test(arguments: cases) func aMistakeIsMarkedAsAWhole(_ written: String, _ words: String) throws {
    let text = written.replacing("«", with: "").replacing("»", with: "")
    let marked = written.components(separatedBy: "«")[1].components(separatedBy: "»")[0]
    for encoding in ["utf-8", "utf-16"] {
      let conversation = try Conversation(encodings: [.string(encoding)])
      conversation.open(text)
      conversation.check()
      let found = try #require(conversation.diagnostics["screen.yaml"]?.first)
      let start = Position(
        line: found["range"]?["start"]?["line"]?.integer ?? 0,
        character: found["range"]?["start"]?["character"]?.integer ?? 0)
      let edited = EditedText(text)
      let units: PositionEncoding = encoding == "utf-8" ? .utf8 : .utf16
      let offset = written.components(separatedBy: "«")[0].utf8.count
      #expect(edited.offset(of: start, units) == offset)
      let end = Position(
        line: found["range"]?["end"]?["line"]?.integer ?? 0,
        character: found["range"]?["end"]?["character"]?.integer ?? 0)
      #expect(edited.offset(of: end, units) == offset + marked.utf8.count)
      #expect(found["severity"] == 1 && found["source"] == "plumb")
      #expect(found["message"]?.text?.contains(words) == true, "\(found["message"]?.text ?? "")")
    }
  }

  @Test func constraintsThatContradictEachOtherAreAllNamed() throws {
    let text =
      "views: {a: {}}\nconstraints:\n  - a.width = 10\n  - a.width = 20\n  - a.height = 3\n  - a.top = root.top\n  - a.left = root.left\n"
    conversation.open(text)
    conversation.check()
    let conflict = try #require(
      conversation.diagnostics["screen.yaml"]?.first { $0["code"] == "layout/unsatisfiable" })
    let related = conflict["relatedInformation"]?.elements ?? []
    #expect(
      related.map { conversation.marked($0["location"]?["range"], text) }
        == ["a.width = 10", "a.width = 20"])
  }

  @Test func theTextInTheEditorCountsAndNotTheSavedOne() throws {
    try conversation.write("views: {a: {class: nothing}}\n", as: "screen.yaml")
    conversation.open("views: {a: {frame: [0, 0, 9, 9]}}\n")
    conversation.check()
    #expect(conversation.diagnostics["screen.yaml"] == [])
  }

  @Test func anIncludedFileIsReadAsItIsInTheEditor() throws {
    try conversation.write("metrics: {gap: 1}\n", as: "common.yaml")
    let text =
      "include: common.yaml\nviews: {a: {}}\nconstraints: [a.width = wide, a.height = 9, a.top = root.top, a.left = root.left]\n"
    try conversation.write(text, as: "screen.yaml")
    conversation.open(text)
    conversation.check()
    #expect(conversation.messages(text).contains { $0.hasPrefix("wide: there is no") })
    conversation.open("metrics: {gap: 1, wide: 70}\nstyles: {x: {}}\n", as: "common.yaml")
    conversation.pass(1_000)
    conversation.check()
    #expect(conversation.diagnostics["screen.yaml"] == [])
  }

  @Test func aMistakeOfAnIncludedFileIsMarkedThere() throws {
    let rows = "components:\n  row: {views: {l: {class: lable}}}\n"
    try conversation.write(rows, as: "rows.yaml")
    conversation.open("include: rows.yaml\nviews: {a: {component: row}}\n")
    conversation.check()
    #expect(
      conversation.messages(of: "rows.yaml", rows).first?.hasPrefix("lable: there is no") == true)
    // It goes away with the document that told of it.
    conversation.close("screen.yaml")
    #expect(conversation.diagnostics["rows.yaml"] == [])
  }

  @Test func aFileOfDefinitionsIsOnlyRead() throws {
    conversation.open("components:\n  row: {views: {l: {}}}\n", as: "rows.yaml")
    conversation.check()
    #expect(conversation.diagnostics["rows.yaml"] == [])
    let broken = "components:\n  row: {views: {l: {}}\nstyles: {}\n"
    conversation.change(broken, in: "rows.yaml")
    conversation.pass(Session.pause)
    conversation.check()
    #expect(conversation.diagnostics["rows.yaml"]?.count == 1)
  }

  @Test(arguments: ["docker.yaml", "notes.txt"])
  func otherFilesAreLeftAlone(name: String) throws {
    conversation.open("services:\n  web: {image: nginx}\n", as: name)
    conversation.pass(1_000)
    conversation.check()
    #expect(conversation.checks.isEmpty && conversation.diagnostics[name] ?? [] == [])
  }

  @Test func brokenYAMLIsMarkedAndGoesAwayAgain() throws {
    conversation.open("views:\n  a: {class: label\n")
    conversation.check()
    #expect(conversation.diagnostics["screen.yaml"]?.count == 1)
    conversation.change("views:\n  a: {class: label, frame: [0, 0, 9, 9]}\n")
    conversation.pass(Session.pause)
    conversation.check()
    #expect(conversation.diagnostics["screen.yaml"] == [])
  }

  // MARK: Hover

  @Test func theFrameOfAViewIsShown() throws {
    let marked = Marked(
      "canvas: 320x480\nviews: {box: {class: view}}\nconstraints: [bo¦x.size = 40x30, box.top = root.top + 5, box.left = root.left + 7]\n"
    )
    conversation.open(marked.text)
    let answer = try conversation.ask("hover", at: marked.place)
    let words = answer["contents"]?["value"]?.text ?? ""
    #expect(words.contains("x 7, y 5, 40 × 30 points"), "\(words)")
    #expect(words.contains("`view`"))
    // After an edit it is the new frame, also where the check is not due yet.
    conversation.change(marked.text.replacing("+ 5", with: "+ 9"))
    let after = try conversation.ask("hover", at: marked.place)
    #expect(after["contents"]?["value"]?.text?.contains("x 7, y 9") == true)
  }

  @Test(arguments: [
    ("views: {a: {cornerRa¦dius: 3}}\n", "cornerRadius"),
    ("can¦vas: 320x480\nviews: {}\n", "device"),
    ("views: {a: {class: label, font: {wei¦ght: bold}}}\n", "weight"),
    ("metrics: {gap: 12}\nviews: {a: {}}\nconstraints: [a.top = root.top + ga¦p]\n", "`12`"),
    (
      "views: {a: {component: r}}\ncomponents: {r: {parameters: {x: 1}}}\nstyles: {s: {alp¦ha: 1}}\n",
      "alpha"
    ),
  ])
  func aKeyIsExplained(_ written: String, _ words: String) throws {
    let marked = Marked(written)
    conversation.open(marked.text)
    let answer = try conversation.ask("hover", at: marked.place)
    #expect(answer["contents"]?["value"]?.text?.contains(words) == true, "\(answer)")
  }
}

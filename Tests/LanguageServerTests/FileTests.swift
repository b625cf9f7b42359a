import LayoutScene
import Testing

@testable import LanguageServer

/// Files that a document names, and the plan of the tests beside it.
@Suite struct FileTests {
  private func folder() throws -> Conversation {
    let conversation = try Conversation()
    for name in [
      "Parts/buttons.yaml", "Parts/rows.yaml", "Images/logo@2x.png", "Images/logo.pdf",
      "Images/read.me",
      "Texts/en.lproj/Localizable.strings", "App.xcstrings", ".hidden.yaml",
    ] {
      try conversation.write("styles: {}\n", as: name)
    }
    // What cannot be included.
    try conversation.write("documents: {}\n", as: "plumb.yaml")
    try conversation.write("views: {}\n", as: "other.yaml")
    return conversation
  }

  /// A document with the place of the cursor, and the names that are offered before all others.
  @Test(arguments: [
    ("include: ¦\nviews: {}\n", ["Images/", "Parts/", "Texts/"]),
    ("include: Par¦\nviews: {}\n", ["Parts/"]),
    ("include: Parts/¦\nviews: {}\n", ["buttons.yaml", "rows.yaml"]),
    ("include: [Parts/buttons.yaml, Parts/ro¦]\nviews: {}\n", ["rows.yaml"]),
    ("include: ../¦\nviews: {}\n", []),
    ("strings: A¦\nviews: {}\n", ["App.xcstrings", "Parts", "Images"]),
    ("views:\n  a: {class: image, source: Images/lo¦}\n", ["logo.pdf", "logo@2x.png"]),
    ("views:\n  a: {class: image, source: Images/logo@2x.p¦}\n", ["png"]),
    ("views:\n  a: {class: button, image: Images/¦}\n", ["logo.pdf", "logo@2x.png"]),
    ("views:\n  a: {class: image, source: {source: Images/l¦}}\n", ["logo.pdf", "logo@2x.png"]),
  ])
  func filesAreOfferedFromTheDocumentsFolder(_ written: String, _ expected: [String]) throws {
    let conversation = try folder()
    let marked = Marked(written)
    conversation.open(marked.text)
    let items = try conversation.ask("completion", at: marked.place)["items"]?.elements ?? []
    let labels = items.compactMap { $0["label"]?.text }
    if expected.isEmpty { #expect(labels.filter { $0.contains("/") } == []) }
    for name in expected { #expect(labels.contains(name), "\(name) of \(labels)") }
    let never = ["read.me", "screen.yaml", "plumb.yaml", "other.yaml"]
    #expect(!labels.contains { $0.hasPrefix(".") || never.contains($0) })
  }

  @Test(arguments: [
    ("include: Parts/bu¦ttons.yaml\nviews: {}\n", "Parts/buttons.yaml"),
    ("include: [Parts/buttons.yaml, Parts/rows.ya¦ml]\nviews: {}\n", "Parts/rows.yaml"),
    ("strings: App.xc¦strings\nviews: {}\n", "App.xcstrings"),
    ("views:\n  a: {class: image, source: Images/lo¦go.pdf}\n", "Images/logo.pdf"),
    ("views:\n  a: {class: image, source: Images/lo¦st.png}\n", nil),
  ])
  func aPathLeadsToItsFile(_ written: String, _ expected: String?) throws {
    let conversation = try folder()
    let marked = Marked(written)
    conversation.open(marked.text)
    let answer = try conversation.ask("definition", at: marked.place)
    #expect(answer["uri"] == expected.map { conversation.address($0) })
  }

  // MARK: The plan of the tests

  @Test func theMistakesOfAPlanAreMarked() throws {
    let conversation = try Conversation()
    let text = "locale: [en, de]\ndevise: ipad\ndocuments:\n  a.yaml: {textSize: hugest}\n"
    conversation.open(text, as: "plumb.yaml")
    conversation.check()
    let said = conversation.messages(of: "plumb.yaml", text)
    #expect(said.contains { $0.hasPrefix("devise:") }, "\(said)")
    #expect(said.contains { $0.hasPrefix("hugest:") }, "\(said)")
    conversation.change("locale: [en, de]\n", in: "plumb.yaml")
    conversation.pass(200)
    conversation.check()
    #expect(conversation.diagnostics["plumb.yaml"] == [])
  }

  @Test(arguments: [
    ("¦", ["locale", "device", "documents", "tolerance"]), ("device: iphone-s¦", ["iphone-se"]),
    ("documents:\n  a.yaml: {¦}\n", ["skip", "textSize"]), ("style: ¦", ["wireframe", "plain"]),
  ])
  func theKeysAndValuesOfAPlanAreOffered(_ written: String, _ expected: [String]) throws {
    let conversation = try Conversation()
    let marked = Marked(written)
    conversation.open(marked.text, as: "plumb.yaml")
    let answer = try conversation.ask("completion", at: marked.place, in: "plumb.yaml")
    let labels = (answer["items"]?.elements ?? []).compactMap { $0["label"]?.text }
    for name in expected { #expect(labels.contains(name), "\(name) of \(labels)") }
    #expect(!labels.contains("views"))
  }

  @Test func aPatternLeadsToTheDocumentsThatItMeans() throws {
    let conversation = try folder()
    let marked = Marked("documents:\n  Parts/¦*: {skip: true}\n  screen.yaml: {locale: all}\n")
    conversation.open(marked.text, as: "plumb.yaml")
    let answer = try conversation.ask("definition", at: marked.place, in: "plumb.yaml")
    #expect(
      answer.elements?.map { $0["uri"] }
        == ["Parts/buttons.yaml", "Parts/rows.yaml"].map { conversation.address($0) })
  }

  // MARK: All cells

  @Test func aFindingOfAnotherLanguageOrVariantIsToldWithItsCells() throws {
    let conversation = try Conversation()
    try conversation.write(
      "\"go\" = \"Go\";\n", as: "Texts/en.lproj/Localizable.strings")
    try conversation.write(
      "\"go\" = \"Geschwindigkeitsbegrenzung aufheben\";\n",
      as: "Texts/de.lproj/Localizable.strings")
    let text = """
      canvas: {size: 100x100}
      strings: Texts
      views:
        a: {class: label, text: {key: go}}
        b: {class: view, background: red}
      constraints:
        - {is: a.width = 60, id: narrow}
        - a.top = root.top
        - a.left = root.left
        - b.width = 40
        - b.height = 40
        - b.top = a.bottom
        - b.left = root.left
      variants:
        tight: {constraints: {narrow: {constant: 8}}}

      """
    conversation.open(text)
    conversation.check()
    let messages = (conversation.diagnostics["screen.yaml"] ?? []).compactMap {
      $0["message"]?.text
    }
    #expect(messages.contains { $0.contains("in de") }, "\(messages)")
    #expect(messages.contains { $0.contains("tight") }, "\(messages)")
  }

  @Test func aDocumentInManyLanguagesIsCheckedWithinItsWork() throws {
    let conversation = try Conversation()
    for number in 0..<26 {
      let letter = String(UnicodeScalar(UInt8(97 + number)))
      for second in ["a", "b", "d", "e", "f", "g", "h", "i", "k", "l", "m", "n"] {
        try conversation.write(
          "\"go\" = \"Go\";\n", as: "Texts/\(letter)\(second).lproj/Localizable.strings")
      }
    }
    conversation.open(
      "strings: Texts\nviews: {a: {class: label, text: {key: go}, frame: [0, 0, 90, 90]}}\n")
    conversation.check()
    let task = try #require(conversation.checks.last)
    #expect(conversation.outcome(of: task).scenes.count == 1)
  }
}

import LayoutScene
import Testing

@testable import LanguageServer

@Suite struct CodeActionTests {
  /// `«»` are around what is written wrong, behind it stands what the action writes.
  static let mistakes: [(text: String, right: String)] = [
    ("views:\n  label: {}\nconstraints:\n  - «labl».top = root.top + 8\n", "label"),
    ("views:\n  label: {}\n  b: {}\nconstraints:\n  - b.top = «labl».bottom\n", "label"),
    ("views:\n  label: {}\nconstraints: [\"V:|-8-[«labl»]\"]\n", "label"),
    ("views:\n  größe: {}\nconstraints:\r\n  - «große».top = root.top # 😀\r\n", "größe"),
    ("views:\n  a: {«bakground»: red}\n", "background"),
    ("views:\n  a: {class: «lable»}\n", "label"),
    ("colors: {brand: red}\nviews:\n  a: {background: «brnd»}\n", "brand"),
    ("styles: {big: {font: title1}}\nviews:\n  a: {style: «bigg»}\n", "big"),
    ("components: {row: {views: {l: {}}}}\nviews:\n  a: {component: «rwo»}\n", "row"),
  ]

  @Test(arguments: mistakes) func theNameThatWasMeantIsOffered(
    _ mistake: (text: String, right: String)
  ) throws {
    let parts = mistake.text.split(separator: /[«»]/, omittingEmptySubsequences: false)
    let text = parts.joined()
    let conversation = try Conversation()
    conversation.open(text)
    conversation.pass(1_000)
    conversation.check()
    let diagnostics = try #require(conversation.diagnostics["screen.yaml"])
    let actions =
      try conversation.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": conversation.address("screen.yaml")],
          "range": diagnostics.first?["range"] ?? .null,
          "context": ["diagnostics": .array(diagnostics)],
        ]
      ).elements ?? []
    let action = try #require(actions.first, "\(diagnostics)")
    let changes = action["edit"]?["changes"]?.members.first
    #expect(changes.map { .string($0.key) } == conversation.address("screen.yaml"))
    let edit = changes?.value.elements?.first
    #expect(conversation.marked(edit?["range"], text) == parts[1])
    #expect(edit?["newText"]?.text == mistake.right)
    var edited = EditedText(text)
    let start = parts[0].utf8.count
    edited.replace(start..<(start + parts[1].utf8.count), with: mistake.right)
    conversation.change(edited.text)
    conversation.pass(1_000)
    conversation.check()
    #expect(!"\(conversation.diagnostics)".contains("id you mean"))
  }

  /// Editors ask for a range, and may name no diagnostics.
  @Test func withoutDiagnosticsThoseOfTheRangeAreTaken() throws {
    let conversation = try Conversation()
    conversation.open("views:\n  a: {class: lable}\n  b: {clas: label}\n")
    conversation.pass(1_000)
    conversation.check()
    func actions(_ line: Double, _ from: Double, _ to: Double) throws -> [String] {
      let place = { (column: Double) -> JSON in
        ["line": .number(line), "character": .number(column)]
      }
      let answer = try conversation.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": conversation.address("screen.yaml")],
          "range": ["start": place(from), "end": place(to)], "context": ["diagnostics": []],
        ])
      return (answer.elements ?? []).compactMap { $0["title"]?.text }
    }
    #expect(try actions(1, 15, 15) == ["Change “lable” to “label”"])
    #expect(try actions(2, 0, 20) == ["Change “clas” to “class”"])
    #expect(try actions(0, 0, 3) == [])
  }

  @Test func aMistakeWithoutASuggestionOffersNothing() throws {
    let conversation = try Conversation()
    conversation.open("views: {a: {}}\n")
    let answer = try conversation.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": conversation.address("screen.yaml")],
        "context": [
          "diagnostics": [
            ["data": ["written": "x", "meant": "a"]], ["data": 3], "x",
            [
              "data": ["written": "x", "meant": "a"],
              "range": [
                "start": ["line": 9, "character": 9], "end": ["line": 0, "character": 0],
              ],
            ],
          ]
        ],
      ])
    #expect(answer.elements?.isEmpty == true)
  }

  @Test func keysAndItemsOfSeveralLinesAreFolded() throws {
    let conversation = try Conversation()
    conversation.open(
      "views:\r\n  a:\r\n    text: é\r\n    class: label\r\n  b: {}\r\n\r\nconstraints:\r\n  - is: a.top = 3\r\n    id: x\r\n\r\n"
    )
    let answer = try conversation.request(
      "textDocument/foldingRange", ["textDocument": ["uri": conversation.address("screen.yaml")]])
    let lines = (answer.elements ?? []).map { [$0["startLine"]?.integer, $0["endLine"]?.integer] }
    #expect(lines == [[0, 4], [1, 3], [6, 8], [7, 8]])
  }
}

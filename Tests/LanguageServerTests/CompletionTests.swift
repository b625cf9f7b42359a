import LayoutScene
import Testing

@testable import LanguageServer

@Suite struct CompletionTests {
  private let conversation: Conversation

  init() throws { conversation = try Conversation() }

  struct Case: CustomTestStringConvertible {
    var text: String
    /// The labels that have to come first, in this order.
    var first: [String] = []
    var also: [String] = []
    var never: [String] = []

    var testDescription: String { text }
  }

  static let views = "views:\n  a: {class: label}\n  bee: {class: view}\n"
  static let row =
    "components:\n  row:\n    parameters: {title: {type: text}, on: false}\n"
    + "    views: {l: {class: label, text: $title}}\n"

  static let cases: [Case] = [
    // Keys
    Case(text: "na¦", first: ["name", "navigationBar"], never: ["class"]),
    Case(text: "views:\n  a:\n    cl¦\n    text: x\n", first: ["class", "clipsToBounds"]),
    Case(
      text: "views:\n  a: {class: label, te¦}\n", first: ["text", "textAlignment"],
      never: ["title"]),
    Case(
      text: "views:\n  a:\n    class: label\n    ¦\n  b: {}\n",
      also: ["text", "font", "lines", "hidden", "component"], never: ["class", "axis", "spacing"]),
    Case(
      text: "views:\n  a:\n    class: stack\n    views:\n      x: {}\n    ¦\n",
      also: ["axis", "spacing"], never: ["views", "text"]),
    Case(text: "canvas: {¦}\nviews: {}\n", also: ["device", "orientation", "size"]),
    Case(text: "views:\n  a: {class: label, font: {¦}}\n", also: ["size", "weight"]),
    Case(text: "views: {a: {}}\nroot: {¦}\n", also: ["background"]),
    // A file that has begun, and files of other programs
    Case(text: "name: x\nvi¦", first: ["views"]), Case(text: "name: x\nvi¦:\n", first: ["views"]),
    Case(text: "name: x\nservices: {a: {}}\nvi¦", never: ["views"]),
    Case(text: "- name: x\n  vi¦", never: ["views"]),
    // Values
    Case(text: "views:\n  a: {class: la¦\n", first: ["label"]),
    Case(
      text: "views:\n  a: {class: label, textAlignment: ¦}\n",
      first: ["natural", "left", "center", "right", "justified"]),
    Case(text: "views:\n  a:\n    hidden: ¦\n", first: ["true", "false"]),
    Case(text: "views:\n  a:\n    class: label\n    font: tit¦\n", first: ["title1", "title2"]),
    Case(text: "canvas: {device: ipad¦}\nviews: {}\n", also: ["ipad"], never: ["iphone-se"]),
    // What the document has
    Case(
      text: "colors: {brand: red}\nviews:\n  a: {background: ¦}\n", first: ["brand", "label"],
      also: ["systemRed"]),
    Case(
      text: "metrics: {gap: 3}\nviews:\n  a: {class: stack, spacing: ¦}\n", first: ["gap"]),
    Case(
      text: "styles: {big: {font: title1}}\nviews:\n  a: {style: ¦}\n", first: ["big"],
      never: ["true", "large"]),
    Case(
      text: "styles: {big: {}, odd: {}}\nviews:\n  a: {style: [big, ¦]}\n", also: ["odd"]),
    Case(text: row + "views:\n  a: {component: ¦}\n", first: ["row"]),
    Case(text: row + "views:\n  a: {component: row, ¦}\n", first: ["title", "on"]),
    Case(
      text: row.replacing("$title}}", with: "$¦}}") + "views:\n  a: {component: row}\n",
      first: ["title", "on"]),
    Case(
      text: "views:\n  a:\n    repeat: 3\n    class: label\n    text: $¦\n",
      first: ["item"], also: ["index", "key", "first", "last"]),
    Case(
      text: views + "variants:\n  x:\n    views:\n      ¦\n", first: ["a", "bee"]),
    Case(
      text: views + "constraints: [{is: a.top = bee.top, id: low}]\n"
        + "variants:\n  x:\n    constraints:\n      ¦\n", first: ["low"]),
    Case(
      text: "views:\n  s:\n    class: stack\n    spacingAfter: {¦}\n    views: {one: {}}\n",
      also: ["one"]),
    Case(
      text: "views:\n  a: {class: image, symbol: heart.cir¦}\n", first: ["circle", "circle.fill"]),
    Case(text: "views:\n  a: {class: image, symbol: hea¦}\n", also: ["heart", "heart.fill"]),
    // Equations
    Case(
      text: views + "constraints:\n  - a.¦\n", first: ["left", "right", "top"],
      also: [
        "safeArea", "margins", "edges", "firstBaseline",
      ]),
    Case(text: views + "constraints:\n  - a.safeArea.¦\n", also: ["top"], never: ["margins"]),
    Case(text: views + "constraints:\n  - a.top = ¦\n", first: ["a", "bee", "root"]),
    Case(text: views + "constraints: [a.top = be¦]\n", first: ["bee"]),
    Case(
      text: views + "constraints:\n  - ¦\n", first: ["a", "bee", "root"], also: ["is", "visual"]),
    Case(text: views + "constraints:\n  - H:|-[¦\n", first: ["a", "bee"], never: ["root"]),
    Case(text: views + "constraints:\n  - {is: a.top = be¦}\n", first: ["bee"]),
    Case(
      text: "metrics: {gap: 2}\n" + views + "constraints:\n  - a.top = bee.top + g¦\n",
      first: ["gap"]),
    Case(text: row + "views: {a: {component: row}}\nconstraints:\n  - a/¦\n", first: ["l"]),
    Case(
      text: row.replacing("\nviews:", with: "\n") + "    constraints: [¦]\nviews: {z: {}}\n",
      first: ["l"], also: ["z"]),
    // Broken while somebody types
    Case(
      text:
        "views:\n  a: {class: label, te¦\n  b: {class: view}\nconstraints:\n  - a.top = b.top\n",
      first: ["text", "textAlignment"]),
    Case(
      text: "views:\n  a: {class: label, text: \"half\n  b:\n    class: button\n    ti¦\n",
      also: ["title"], never: ["text"]),
    Case(text: "views:\n\ta: tab\n  b:\n    class: label\n    te¦\n", first: ["text"]),
    Case(
      text: views + "constraints:\n  - a.top = = [\n  - bee.¦\n", also: ["top", "leading"]),
    Case(text: "views:\n  a: {class: label}}\n  b:\n    cla¦\n", first: ["class"]),
  ]

  @Test(arguments: cases) func whatMayStandAtAPlaceIsOffered(_ test: Case) throws {
    let marked = Marked(test.text)
    conversation.open(marked.text)
    let answer = try conversation.ask("completion", at: marked.place)
    let labels = (answer["items"]?.elements ?? []).compactMap { $0["label"]?.text }
    #expect(Array(labels.prefix(test.first.count)) == test.first)
    #expect(test.also.filter { !labels.contains($0) } == [], "of \(labels)")
    #expect(test.never.filter(labels.contains) == [])
  }

  @Test func theKeysOfTheStringsAreOffered() throws {
    try conversation.write(
      "\"login.title\" = \"Hello\";\n", as: "Strings/en.lproj/Localizable.strings")
    let marked = Marked("strings: Strings\nviews:\n  a: {class: label, text: {key: lo¦}}\n")
    conversation.open(marked.text)
    let items = try conversation.ask("completion", at: marked.place)["items"]?.elements ?? []
    #expect(items.compactMap { $0["label"]?.text } == ["login.title"])
  }

  @Test func aChosenItemReplacesWhatWasTyped() throws {
    let marked = Marked("views:\n  a: {class: la¦x}\n")
    conversation.open(marked.text)
    let answer = try conversation.ask("completion", at: marked.place)
    let edit = answer["items"]?.elements?.first?["textEdit"]
    #expect(conversation.marked(edit?["range"], marked.text) == "lax")
    #expect(edit?["newText"] == "label")
  }

  @Test func aKeyInQuotesGetsNoColonBetweenThem() throws {
    let marked = Marked("{\"views\": {\"a\": {\"class\": \"label\", \"te¦\": 3}}}\n")
    conversation.open(marked.text)
    let answer = try conversation.ask("completion", at: marked.place)
    #expect(answer["items"]?.elements?.first?["textEdit"]?["newText"] == "text")
  }

  /// What is known of keys is about layout documents.
  @Test func aStoryboardIsLeftAlone() throws {
    conversation.open("<document><scenes/></document>\n", as: "Main.storyboard")
    for method in ["completion", "hover", "definition", "references"] {
      let answer = try conversation.ask(
        method, at: Position(line: 0, character: 3), in: "Main.storyboard")
      #expect(answer == .null)
    }
  }

  @Test func aKeyIsExplainedWithItsDefaultAndAnExample() throws {
    let marked = Marked("views:\n  a: {corn¦}\n")
    conversation.open(marked.text)
    let item = try conversation.ask("completion", at: marked.place)["items"]?.elements?.first
    let words = item?["documentation"]?["value"]?.text ?? ""
    #expect(item?["label"] == "cornerRadius")
    #expect(words.contains("Default: `0`") && words.contains("Example: `"))
    #expect(item?["textEdit"]?["newText"] == "cornerRadius: ")
  }

  /// Whatever part of a document there is, asking about its end is answered.
  @Test(arguments: ["sign-in", "settings", "controls", "Screens/calendar"])
  func everyBeginningOfADocumentIsAnswered(name: String) throws {
    let text = try Samples.text(name)
    let bytes = Array(text.utf8)
    for length in stride(from: 1, to: bytes.count, by: max(1, bytes.count / 60)) {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      conversation.open(part)
      let end = EditedText(part).position(of: part.utf8.count, .utf16)
      for method in ["completion", "definition"] { _ = try conversation.ask(method, at: end) }
      _ = try conversation.request(
        "textDocument/documentSymbol",
        ["textDocument": ["uri": conversation.address("screen.yaml")]])
    }
  }
}

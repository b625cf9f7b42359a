import Documents
import Files
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import LanguageServer

@Suite struct RenameTests {
  /// What is written and what it becomes: `¦` stands in the name, which is called `new`.
  static let cases: [(String, String)] = [
    (
      "views: {a¦: {}, ab: {}}\nconstraints:\n  - a.top = root.top\n  - H:|-[a(==ab)]-[ab]-|\n  - a.bottom = ab.top + 3\n",
      "views: {new: {}, ab: {}}\nconstraints:\n  - new.top = root.top\n  - H:|-[new(==ab)]-[ab]-|\n  - new.bottom = ab.top + 3\n"
    ),
    (
      "views:\n  row: {repeat: 2, views: {l¦: {class: label}}}\n  l: {}\nconstraints: [row/0/l.top = l.top]\n",
      "views:\n  row: {repeat: 2, views: {new: {class: label}}}\n  l: {}\nconstraints: [row/0/new.top = l.top]\n"
    ),
    (
      "views: {a: {}, b: {}}\nconstraints:\n  - {repeat: [a, b], is: $item.top = root.top}\n  - a¦.left = b.left\nvariants: {x: {views: {a: {hidden: true}}}}\n",
      "views: {new: {}, b: {}}\nconstraints:\n  - {repeat: [new, b], is: $item.top = root.top}\n  - new.left = b.left\nvariants: {x: {views: {new: {hidden: true}}}}\n"
    ),
    (
      "metrics: {ga¦p: 3, big: gap * 2}\nviews: {a: {class: stack, spacing: gap}}\nconstraints: [a.top = root.top + gap/2, \"H:|-gap-[a]-(>=gap)-|\"]\n",
      "metrics: {new: 3, big: new * 2}\nviews: {a: {class: stack, spacing: new}}\nconstraints: [a.top = root.top + new/2, \"H:|-new-[a]-(>=new)-|\"]\n"
    ),
    (
      "views:\n  x: {views: {}}\n  row: {repeat: {one: 1, two: 2}, views: {l¦: {class: label}}}\nconstraints:\n  - {repeat: [row/one, row/two], is: $item/l.top = x.top}\n",
      "views:\n  x: {views: {}}\n  row: {repeat: {one: 1, two: 2}, views: {new: {class: label}}}\nconstraints:\n  - {repeat: [row/one, row/two], is: $item/new.top = x.top}\n"
    ),
    (
      "components:\n  c: {parameters: {low: 3}, views: {low¦: {}}, constraints: [low.width = low, low.top = self.top]}\nviews: {x: {component: c}}\n",
      "components:\n  c: {parameters: {low: 3}, views: {new: {}}, constraints: [new.width = low, new.top = self.top]}\nviews: {x: {component: c}}\n"
    ),
    (
      "views: {\"a¦\": {}}\nconstraints: ['a.top = root.top']\n",
      "views: {\"new\": {}}\nconstraints: ['new.top = root.top']\n"
    ),
    (
      "components:\n  c: {parameters: {low¦: 3}, views: {low: {}, t: {class: label, text: \"😀 $low, ${low}\"}}, constraints: [low.width = low]}\nviews: {x: {component: c, low: 4}, y: {repeat: [1], component: c, low: $item}}\n",
      "components:\n  c: {parameters: {new: 3}, views: {low: {}, t: {class: label, text: \"😀 $new, ${new}\"}}, constraints: [low.width = new]}\nviews: {x: {component: c, new: 4}, y: {repeat: [1], component: c, new: $item}}\n"
    ),
    (
      "styles: {sub-he¦ad: {font: title1}}\nviews: {a: {class: label, style: sub-head}}\n",
      "styles: {new: {font: title1}}\nviews: {a: {class: label, style: new}}\n"
    ),
    (
      "metrics: {ga¦p: 3}\ncomponents: {c: {parameters: {pad: 4, low: {type: number, default: gap * 2}, title: gap}, views: {l: {}}, constraints: [l.top = pad + low]}}\nviews: {x: {component: c, pad: gap + 1, title: gap}}\n",
      "metrics: {new: 3}\ncomponents: {c: {parameters: {pad: 4, low: {type: number, default: new * 2}, title: gap}, views: {l: {}}, constraints: [l.top = pad + low]}}\nviews: {x: {component: c, pad: new + 1, title: gap}}\n"
    ),
    (
      "styles: {big¦: {font: title1}}\nviews: {a: {class: label, style: big}, b: {style: [big]}}\n",
      "styles: {new: {font: title1}}\nviews: {a: {class: label, style: new}, b: {style: [new]}}\n"
    ),
  ]

  @Test(arguments: cases) func aNameChangesEverywhere(_ written: String, _ expected: String) throws
  {
    let marked = Marked(written)
    let conversation = try Conversation()
    try conversation.write(marked.text, as: "screen.yaml")
    conversation.open(marked.text)
    let answer = try conversation.ask(
      "rename", at: marked.place, [.init(key: "newName", value: "new")])
    #expect(conversation.applied(answer, to: marked.text) == expected)
  }

  /// A name of an included file changes in all documents of the project that include the file, open or not.
  @Test(arguments: [true, false]) func aSharedNameChangesInAllDocuments(_ isOpen: Bool) throws {
    let conversation = try Conversation()
    let rows = "components:\n  row: {views: {l: {}}}\n"
    let other = "include: ../rows.yaml\nviews: {b: {component: row}}\n"
    try conversation.write(rows, as: "rows.yaml")
    try conversation.write(other, as: "More/other.yaml")
    try conversation.write("", as: "plumb.yaml")
    try conversation.write("views: {row: {}}\n", as: "apart.yaml")
    let marked = Marked("include: rows.yaml\nviews: {a: {component: r¦ow}}\n")
    try conversation.write(marked.text, as: "screen.yaml")
    conversation.open(marked.text)
    if isOpen { conversation.open(other, as: "More/other.yaml") }
    let answer = try conversation.ask(
      "rename", at: marked.place, [.init(key: "newName", value: "new")])
    let names = ["screen.yaml", "rows.yaml", "More/other.yaml", "apart.yaml"]
    let counts = names.map {
      answer["changes"]?[conversation.address($0).text ?? ""]?.elements?.count ?? 0
    }
    #expect(counts == [1, 1, 1, 0])
  }

  /// It is the same metric: without the new name in both, the value of the including document would count nowhere.
  @Test(arguments: [true, false]) func aMetricThatADocumentDefinesAgainIsRenamedInBoth(
    startsInShared: Bool
  ) throws {
    let conversation = try Conversation()
    let shared =
      "metrics: {gap: 3}\ncomponents: {row: {views: {l: {}}, constraints: [l.top = gap]}}\n"
    let other = "include: shared.yaml\nmetrics: {gap: 20}\nviews: {r: {component: row}}\n"
    try conversation.write("", as: "plumb.yaml")
    try conversation.write(shared, as: "shared.yaml")
    try conversation.write(other, as: "screen.yaml")
    let (own, name) = startsInShared ? (shared, "shared.yaml") : (other, "screen.yaml")
    conversation.open(own, as: name)
    let marked = Marked(own.replacing("gap:", with: "ga¦p:"))
    let answer = try conversation.ask(
      "rename", at: marked.place, in: name, [.init(key: "newName", value: "new")])
    let renamed = { (text: String) in text.replacing("gap", with: "new") }
    #expect(conversation.applied(answer, to: shared, in: "shared.yaml") == renamed(shared))
    #expect(conversation.applied(answer, to: other, in: "screen.yaml") == renamed(other))
  }

  @Test func aNameOfADocumentThatIncludesTheFileIsRefused() throws {
    let conversation = try Conversation()
    try conversation.write("", as: "plumb.yaml")
    try conversation.write(
      "include: shared.yaml\nmetrics: {local: 4}\nviews: {}\n", as: "other.yaml")
    let marked = Marked("metrics: {ga¦p: 3}\n")
    try conversation.write(marked.text, as: "shared.yaml")
    conversation.open(marked.text, as: "shared.yaml")
    let error = #expect(throws: Conversation.Refusal.self) {
      try conversation.ask(
        "rename", at: marked.place, in: "shared.yaml", [.init(key: "newName", value: "local")])
    }
    #expect(error?.message.contains("there is a metric called “local” already in") == true)
  }

  @Test func aMetricOfAnIncludedFileThatAVariantChangesIsRenamedInBoth() throws {
    let conversation = try Conversation()
    let shared = "metrics: {gap: 3}\n"
    try conversation.write(shared, as: "shared.yaml")
    let text =
      "include: shared.yaml\nvariants: {wide: {metrics: {gap: 9}}}\nviews: {a: {}}\nconstraints: [a.top = root.top + gap¦]\n"
    let marked = Marked(text)
    try conversation.write(marked.text, as: "screen.yaml")
    conversation.open(marked.text)
    let answer = try conversation.ask(
      "rename", at: marked.place, [.init(key: "newName", value: "new")])
    #expect(conversation.applied(answer, to: shared, in: "shared.yaml") == "metrics: {new: 3}\n")
    #expect(
      conversation.applied(answer, to: marked.text)
        == marked.text.replacing("{gap: 9}", with: "{new: 9}").replacing("+ gap", with: "+ new"))
  }

  @Test(arguments: [
    ("views: {a¦: {}, b: {}}\n", "b", "called “b” already"),
    ("views: {a¦: {}}\n", "2b", "is no name"), ("views: {a¦: {}}\n", "a b", "is no name"),
    ("views: {a¦: {}}\n", "", "is no name"),
    ("views: {a¦: {}}\n", "root", "a meaning of its own"),
    ("metrics: {a¦: 8, b: 4}\nviews: {}\n", "b", "a metric called “b” already"),
    (
      "metrics: {a¦: 8}\ncomponents: {c: {parameters: {b: 4}, views: {l: {}}, constraints: [l.top = a + b]}}\nviews: {x: {component: c}}\n",
      "b", "a parameter called “b” already"
    ),
    ("views: {a¦: {}, b: {}}\nconstraints: [b.top = view.top]\n", "view", "a meaning of its own"),
    (
      "colors: {a¦: red}\nviews: {b: {background: systemRed}}\n", "systemRed",
      "a meaning of its own"
    ),
    (
      "metrics: {a¦: 8}\nviews: {b: {}}\nconstraints: [b.top = a @ high]\n", "high",
      "a meaning of its own"
    ),
    (
      "metrics: {a¦: 8}\nviews: {b: {}}\nconstraints: [b.top = a]\n", "hairline",
      "a meaning of its own"
    ),
    ("views: {a: {hid¦den: true}}\n", "b", "nothing here that has a name"),
    ("views: {a¦: {}}\nconstraints:\n  - \"a.top = root.top\n", "b", "cannot be read"),
    // The name is put together from a variable, so that it stands in no place that could be changed.
    (
      "components:\n  row: {parameters: [of], constraints: [$of.top = root.top]}\n"
        + "views: {a¦: {}, r: {component: row, of: a}}\n", "b", "cannot be changed"
    ),
  ])
  func whatWouldBreakTheDocumentIsRefused(
    _ written: String, _ name: String, _ reason: String
  ) throws {
    let marked = Marked(written)
    let conversation = try Conversation()
    try conversation.write(marked.text, as: "screen.yaml")
    conversation.open(marked.text)
    let error = #expect(throws: Conversation.Refusal.self) {
      try conversation.ask(
        "rename", at: marked.place, [.init(key: "newName", value: .string(name))])
    }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test func aViewOfAnIncludedComponentIsRenamedInEveryFile() throws {
    let conversation = try Conversation()
    let rows = "components:\n  row: {views: {l: {class: label}}, constraints: [l.top = self.top]}\n"
    try conversation.write(rows, as: "rows.yaml")
    let marked = Marked(
      "include: rows.yaml\nviews: {a: {component: row}}\nconstraints: [a/¦l.left = root.left]\n")
    try conversation.write(marked.text, as: "screen.yaml")
    conversation.open(marked.text)
    let answer = try conversation.ask(
      "rename", at: marked.place, [.init(key: "newName", value: "new")])
    #expect(
      conversation.applied(answer, to: rows, in: "rows.yaml")
        == "components:\n  row: {views: {new: {class: label}}, constraints: [new.top = self.top]}\n"
    )
    #expect(conversation.applied(answer, to: marked.text).contains("a/new.left"))
  }

  /// The layout of a document does not depend on its names: after a view was renamed, every frame is as before. One
  /// conversation reads the documents of the project once, and each rename looks at all of them, so one view of every
  /// third sample has to do.
  @Test func noFrameMovesWhenAViewIsRenamed() throws {
    let conversation = try Conversation()
    for name in Samples.names.enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
      let path = Samples.folder.appendingPathComponent(name + ".yaml").path
      let text = try Samples.text(name)
      let file = ParsedFile(path: path, text: EditedText(text))
      let document: JSON = ["uri": .string("file://" + path), "version": 1, "text": .string(text)]
      conversation.notify("textDocument/didOpen", ["textDocument": document])
      defer { conversation.notify("textDocument/didClose", ["textDocument": document]) }
      let index = conversation.session.index(with: file)
      let views = index.symbols.filter { $0.kind == .view && $0.file == 0 }
      let before = try frames(path, [:])
      guard let view = views.dropFirst(views.count / 3).first else { continue }
      let place = file.text.position(of: view.range.lowerBound, .utf16)
      let position: JSON = [
        "line": .number(Double(place.line)), "character": .number(Double(place.character)),
      ]
      let answer = try conversation.request(
        "textDocument/rename",
        ["textDocument": document, "newName": "renamed_view", "position": position])
      var texts: [String: [UInt8]] = [:]
      for member in answer["changes"]?.members ?? [] {
        let changed = try #require(FileAddress.path(of: member.key))
        let own = try String(contentsOfFile: changed, encoding: .utf8)
        texts[changed] = Array(conversation.applied(member.value.elements ?? [], to: own).utf8)
      }
      let after = try frames(path, texts)
      #expect(!texts.isEmpty && after == before, "\(name): \(view.name)")
    }
  }

  private func frames(_ path: String, _ texts: [String: [UInt8]]) throws -> [[CGRect]] {
    try UnsavedFiles.$texts.withValue(texts) {
      let document = try OpenDocument.open(path: path)
      let screens: [String?] = document.screens.isEmpty ? [nil] : document.screens
      return screens.map { screen in
        var options = DocumentOptions()
        options.screen = screen
        let (problems, loaded) = document.inspect(options: options, measurer: FixedMeasurer())
        #expect(problems.isEmpty)
        return loaded?.scene(includesAmbiguity: false).views.map(\.frame) ?? []
      }
    }
  }
}

extension Conversation {
  /// The text of a file after the edits of a rename.
  func applied(_ answer: JSON, to text: String, in name: String = "screen.yaml") -> String {
    let edits = answer["changes"]?.members.first { .string($0.key) == address(name) }?.value
    return applied(edits?.elements ?? [], to: text)
  }

  func applied(_ edits: [JSON], to text: String) -> String {
    let edited = EditedText(text)
    func offset(_ place: JSON?) -> Int {
      edited.offset(
        of: .init(
          line: place?["line"]?.integer ?? 0, character: place?["character"]?.integer ?? 0), .utf16)
    }
    var bytes = edited.bytes
    let ranges = edits.map { edit in
      (
        offset(edit["range"]?["start"])..<offset(edit["range"]?["end"]),
        edit["newText"]?.text ?? ""
      )
    }
    for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import LayoutScene
import Testing

@testable import LanguageServer

@Suite struct NameTests {
  private let conversation: Conversation

  init() throws { conversation = try Conversation() }

  /// `¦` is where the definition is asked for, and `«»` are around what has to be found.
  static let definitions: [String] = [
    "views:\n  «title»: {class: label}\nconstraints: [ti¦tle.top = root.top]\n",
    "views:\n  box:\n    views: {«inner»: {}}\nconstraints: [\"H:|-[inn¦er]-|\"]\n",
    "views:\n  «a»: {}\n  b: {}\nconstraints: [{is: b.top = ¦a.bottom, id: x}]\n",
    "metrics: {«gap»: 3}\nviews: {a: {}}\nconstraints: [a.top = root.top + ga¦p]\n",
    "metrics: {«gap»: 3}\nviews: {a: {class: stack, spacing: ga¦p}}\n",
    "metrics: {«gap»: 3}\nviews: {a: {}}\nconstraints: [\"H:|-ga¦p-[a]\"]\n",
    "metrics: {«gap»: 3, wide: gap¦ * 2}\nviews: {a: {}}\n",
    "colors: {«brand»: red}\nviews: {a: {background: bra¦nd}}\n",
    "colors: {«brand»: red}\nviews: {a: {class: label, color: \"bra¦nd\"}}\n",
    "styles: {«big»: {font: title1}}\nviews: {a: {style: bi¦g}}\n",
    "styles: {«big»: {}, odd: {}}\nviews: {a: {style: [odd, bi¦g]}}\n",
    "components:\n  «row»: {views: {l: {}}}\nviews: {a: {component: r¦ow}}\n",
    "components:\n  row: {views: {«l»: {}}}\nviews: {a: {component: row}}\nconstraints: [a/l¦.top = root.top]\n",
    "components:\n  row: {views: {l: {}}}\nviews: {«a»: {component: row}}\nconstraints: [¦a/l.top = root.top]\n",
    "components:\n  row: {views: {«l»: {}}, constraints: [l¦.top = self.top]}\nviews: {l: {}, a: {component: row}}\n",
    "components:\n  row: {views: {l: {}}, constraints: [l.top = oth¦er.top]}\nviews: {«other»: {}, a: {component: row}}\n",
    "components:\n  row: {parameters: {«t»: a}, views: {l: {class: label, text: $¦t}}}\nviews: {a: {component: row}}\n",
    "components:\n  row: {parameters: [«t»], views: {l: {class: label, text: 'é $$t ${t¦}'}}}\nviews: {a: {component: row, t: x}}\n",
    "components:\n  row: {parameters: [s, «t»], views: {l: {}}}\nviews: {a: {component: row, ¦t: x, s: y}}\n",
    "components:\n  row: {parameters: {«t»: x}}\nviews: {a: {component: row}}\nvariants: {v: {views: {a: {t¦: y}}}}\n",
    "components:\n  row: {parameters: {«t»: x}}\nviews: {a: {component: row}}\nscreens: {s: {views: {a: {t¦: y}}}}\n",
    "metrics: {h: 1}\ncomponents:\n  row: {parameters: {«h»: 3}, constraints: [self.height = h¦ * 2]}\nviews: {a: {component: row}}\n",
    "components:\n  row: {parameters: {«h»: 3}, views: {s: {class: stack, spacing: h¦}}}\nviews: {a: {component: row}}\n",
    "views:\n  row:\n    repeat: 3\n    views: {«l»: {class: label}}\nconstraints: [row/0/l¦.top = root.top]\n",
    "views:\n  «row»:\n    repeat: 3\n    views: {l: {class: label}}\nconstraints: [ro¦w/0/l.top = root.top]\n",
    "views:\n  row:\n    repeat: 3\n    views: {«l»: {}}\n    constraints: [l¦.top = root.top]\n",
    "views:\n  row:\n    repeat: 3\n    between: {views: {«line»: {}}}\nconstraints: [row/between/0/li¦ne.height = 1]\n",
    "views:\n  «row»: {repeat: 3}\nconstraints: [{repeat: [0, 1], is: r¦ow/$item.top = root.top}]\n",
    "views: {«a»: {}, b: {}}\nconstraints: [{repeat: [¦a, b], is: $item.top = root.top}]\n",
    "views:\n  s:\n    class: stack\n    spacingAfter: {o¦ne: 4}\n    views: {«one»: {}, two: {}}\n",
    "views: {«a»: {}}\nvariants: {x: {views: {¦a: {hidden: true}}}}\n",
    "views: {a: {}}\nconstraints: [{is: a.top = root.top, id: «low»}]\nvariants: {x: {constraints: {lo¦w: false}}}\n",
    "views: {a: {}}\nscreens:\n  one: {views: {«b»: {}}, constraints: [b¦.top = a.top]}\n  two: {views: {b: {}}}\n",
    "views: {«a»: {}}\nscreens:\n  one: {views: {¦a: {hidden: true}}}\n",
    "root: {guides: {«gutter»: {}}}\nviews: {a: {}}\nconstraints: [a.leading = gutt¦er.leading]\n",
    "toolbar: {items: [{view: cou¦nt}], views: {«count»: {class: label}}}\nviews: {}\n",
    "views: {«große_Überschrift»: {}}\nconstraints: [gro¦ße_Überschrift.top = root.top]\n",
    "views:\n  «a»: {}\n  b: {}\nconstraints:\n  - ¦a.top = root.top (priority: 900)\n",
    "views:\n  «a»: {}\n  b: {class: label, text: \"broken\nconstraints:\n  - ¦a.top = root.top\n",
  ]

  @Test(arguments: definitions) func aNameLeadsToItsDeclaration(_ written: String) throws {
    let expected = written.components(separatedBy: "«")[0].replacing("¦", with: "")
    let marked = Marked(written.replacing("«", with: "").replacing("»", with: ""))
    conversation.open(marked.text)
    let answer = try conversation.ask("definition", at: marked.place)
    let name = written.components(separatedBy: "«")[1].components(separatedBy: "»")[0]
      .replacing("¦", with: "")
    #expect(conversation.marked(answer["range"], marked.text) == name)
    let start = EditedText(marked.text).position(of: expected.utf8.count, .utf16)
    #expect(answer["range"]?["start"]?["line"]?.integer == start.line)
    #expect(answer["range"]?["start"]?["character"]?.integer == start.character)
  }

  @Test(arguments: [
    "views: {a: {class: label, text: ti¦tle}}\nmetrics: {title: 3}\n",
    "views: {a: {}}\nconstraints: [a.to¦p = root.top]\n",
    "views: {top: {}}\nconstraints: [root.to¦p = root.bottom]\n",
    "views: {a: {}} # see ¦a\n", "¦\nviews: {}\n",
  ])
  func whatIsNoNameLeadsNowhere(_ written: String) throws {
    let marked = Marked(written)
    conversation.open(marked.text)
    #expect(try conversation.ask("definition", at: marked.place) == .null)
    #expect(try conversation.ask("references", at: marked.place) == [])
  }

  @Test func aNameOfAnIncludedFileLeadsThere() throws {
    let rows = "components:\n  row: {views: {l: {}}}\nmetrics: {gap: 4}\n"
    try conversation.write(rows, as: "Parts/rows.yaml")
    let marked = Marked("include: Parts/rows.yaml\nviews: {a: {component: r¦ow}}\n")
    conversation.open(marked.text)
    let answer = try conversation.ask("definition", at: marked.place)
    #expect(answer["uri"] == conversation.address("Parts/rows.yaml"))
    #expect(conversation.marked(answer["range"], rows) == "row")
  }

  /// From the included file, the open documents that use a component are found.
  @Test func theUsesOfAComponentInOtherDocumentsAreFound() throws {
    let rows = Marked("components:\n  r¦ow: {views: {l: {}}}\n")
    try conversation.write(rows.text, as: "rows.yaml")
    conversation.open(rows.text, as: "rows.yaml")
    conversation.open("include: rows.yaml\nviews: {a: {component: row}, b: {component: row}}\n")
    let all = try conversation.ask("references", at: rows.place, in: "rows.yaml").elements ?? []
    #expect(all.count == 3)
    let uses = all.filter { $0["uri"] == conversation.address("screen.yaml") }
    #expect(uses.count == 2)
    let asked = try conversation.ask(
      "references", at: rows.place, in: "rows.yaml",
      [.init(key: "context", value: ["includeDeclaration": false])])
    #expect(asked.elements == uses)
  }

  @Test func aKeyOfTheStringsLeadsToItsText() throws {
    let strings = "/* a */\n\"title\" = \"Hello\";\n"
    try conversation.write(strings, as: "Strings/en.lproj/Localizable.strings")
    let marked = Marked("strings: Strings\nviews:\n  a: {class: label, text: {key: tit¦le}}\n")
    conversation.open(marked.text)
    let answer = try conversation.ask("definition", at: marked.place)
    #expect(answer["uri"] == conversation.address("Strings/en.lproj/Localizable.strings"))
    #expect(answer["range"]?["start"]?["line"]?.integer == 1)
  }

  @Test func theOutlineIsTheTreeOfViews() throws {
    conversation.open(
      "metrics: {gap: 1}\nviews:\n  card:\n    class: stack\n    views:\n      title: {class: label}\n  foot: {}\n"
    )
    let symbols =
      try conversation.request(
        "textDocument/documentSymbol",
        ["textDocument": ["uri": conversation.address("screen.yaml")]]
      ).elements ?? []
    #expect(symbols.compactMap { $0["name"]?.text } == ["metrics", "card", "foot"])
    #expect(symbols[1]["detail"] == "stack")
    #expect(symbols[1]["children"]?.elements?.compactMap { $0["name"]?.text } == ["title"])
  }
}

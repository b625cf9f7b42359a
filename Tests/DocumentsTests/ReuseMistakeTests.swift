import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private let head = """
  components:
    row: {parameters: {title: {type: text}, inset: 8, on: false}, views: {name: {class: label, text: $title}}}
    loop: {views: {inner: {component: loop}}}
    ping: {component: pong}
    pong: {views: {a: {component: ping}}}
  styles: {a: {style: b}, b: {style: a}, c: {views: {}}}

  """

@Test(arguments: [
  (
    "a: {component: rwo, title: A}",
    "8:18: there is no component “rwo”; did you mean “row”?"
  ),
  (
    "a: {component: row}",
    "8:3: the component “row” needs the parameter “title” (declared at test.yaml:2:22)"
  ),
  (
    "a: {component: row, titel: A, title: B}",
    "8:23: the component “row” has no parameter “titel”; did you mean “title”? (declared at test.yaml:2:3)"
  ),
  (
    "a: {component: row, title: [A]}",
    "8:30: title: the component “row” expects a text, found a list (declared at test.yaml:2:22)"
  ),
  (
    "a: {component: row, title: A, inset: wide!}",
    "8:40: inset: the component “row” expects a number, found “wide!” (declared at test.yaml:2:43)"
  ),
  (
    "a: {component: row, title: A, on: 3}",
    "8:37: on: the component “row” expects true or false, found “3” (declared at test.yaml:2:53)"
  ),
  (
    "a: {component: loop}",
    "3:37: a component is used within itself: loop → loop (declared at test.yaml:3:3, used at test.yaml:8:3)"
  ),
  (
    "a: {component: ping}",
    "5:33: a component is used within itself: ping → pong → ping"
  ),
  ("a: {component: [row]}", "8:18: component: expected the name of a component, found a list"),
  ("a: {style: d}", "8:14: there is no style “d”"),
  ("a: {style: {lines: 2}}", "8:14: style: expected the name of a style, found a mapping"),
  ("a: {style: a}", "6:36: a style is based on itself: a → b → a"),
  ("a: {style: c}", "6:44: a style has no key “views”"),
  ("a: {repeat: 10001}", "8:15: a view is repeated for 10000 items at most"),
  ("a: {repeat: -1}", "8:15: repeat: expected a list, a mapping or a whole number, found “-1”"),
  ("a: {repeat: 1000000}", "8:15: a view is repeated for 10000 items at most"),
  ("a: {repeat: 99999999999999999999999}", "8:15: repeat: expected a list, a mapping or a whole"),
  ("a: {repeat: {a-b: 1}}", "8:16: “a-b” cannot be an identifier"),
  ("a: {repeat: [{id: a/b}]}", "8:21: “a/b” cannot be an identifier"),
  ("a-b: {repeat: 1}", "8:3: “a-b” cannot be an identifier"),
  ("a/b: {}", "8:3: “a/b” cannot be an identifier"),
  ("a: {repeat: 1, as: 1}", "8:22: “1” cannot be an identifier"),
  (
    "a: {repeat: 1, class: label, text: $itme}",
    "8:38: there is no variable “$itme”; did you mean “$item”? (“$$” is a “$” in a text) (used at test.yaml:8:3)"
  ),
  (
    "a: {repeat: [{t: 1}], class: label, text: $item.s}",
    "8:45: there is no variable “$item.s”; possible: t"
  ),
  (
    "a: {repeat: [1, 2], class: label, text: A $item.title}",
    "8:43: “$item” is a single value and has no key “title”; write “${item}.title” where “.title” is "
  ),
  (
    "a: {repeat: [{t: 1}], class: label, text: \"${item.t.u}\"}",
    "8:45: “$item.t” is a single value"
  ),
  (
    "a: {repeat: [[1]], as: x, class: label, text: $x.t}", "8:49: “$x” is a list and has no key “t”"
  ),
  ("a: {repeat: [{t: 1}], background: $item.color}", "8:37: there is no variable “$item.color”"),
  (
    "a: {when: maybe}",
    "8:13: when: expected true, false or a variable such as $last, found “maybe”"
  ),
  ("a: {when: not maybe}", "8:13: when: expected true, false or"),
  (
    "a: {repeat: [{t: 1}], class: label, when: nto $item.t}",
    "8:45: when: expected true, false or a variable such as $last, found “nto $item.t”"
  ),
  (
    "a: {when: {width: wide}}",
    "8:21: there is no width “wide”; possible: compact, regular"
  ),
  ("a: {when: $foo}", "8:13: there is no variable “$foo”"),
  ("a: {between: {}}", "8:7: a view with “between” needs the key “repeat”"),
  ("a: {component: row, title: A, as: x}", "8:33: a view with “as” needs the key “repeat”"),
  (
    "a: {component: row, title: A, inset: abc}",
    "8:40: inset: the component “row” expects a number, found “abc” (declared at test.yaml:2:43)"
  ),
  (
    "a: {component: row, title: A, inset: true}",
    "8:40: inset: the component “row” expects a number"
  ),
  ("a: {repeat: 1.5}", "8:15: repeat: expected a list, a mapping or a whole number, found “1.5”"),
  (
    "a: {repeat: 1, component: row, title: [A]}",
    "8:41: title: the component “row” expects a text, found a list (declared at test.yaml:2:22, used at test.yaml:8:3)"
  ),
  (
    "a: {repeat: [{t: 1}], class: label, text: is $item}",
    "8:45: expected a text for “$”, found a mapping"
  ),
  // What only follows from a mistake is not told: a misspelt argument is not also missing, the items of a misspelt
  // repetition are known, and the class that an unknown style may have has any key.
  (
    "a: {component: row, titel: A}",
    "8:23: the component “row” has no parameter “titel”; did you mean “title”? (declared at test.yaml:2:3)"
  ),
  (
    "a: {repaet: [{t: 1}], between: {}, class: label, text: $item.t}",
    "8:7: a view has no key “repaet”; did you mean “repeat”?"
  ),
  (
    "a: {component: row, repaet: [{t: One}], between: {}, title: $item.t}",
    "8:23: a view has no key “repaet”; did you mean “repeat”?"
  ),
  ("a: {style: d, text: Hello, lines: 2}", "8:14: there is no style “d”"),
])
func reuseIsChecked(view: String, expected: String) {
  let found = problems(head + "views:\n  " + view + "\n")
  #expect(found.count == 1, "\(found)")
  #expect(found.first?.hasPrefix(expected) == true, "\(found)")
}

@Test(arguments: [
  (
    "include:\nviews: {a: {component: c, style: s}}",
    "1:9: include: expected the path of a file, found nothing"
  ),
  ("components: [a]", "1:13: components: expected a mapping of names, found a list"),
  ("components: {a: 1}", "1:17: a: expected a component, found “1”"),
  // A use would not see the argument.
  ("components: {a: {parameters: {when: {}}}}", "1:31: the name “when” is reserved"),
  ("components: {a: {parameters: [repeat]}}", "1:31: the name “repeat” is reserved"),
  // What only follows from such a name is not told.
  (
    "components: {a: {parameters: [when], views: {t: {class: label, text: $when}}}}\nviews: {u: {component: a, when: X}}",
    "1:31: the name “when” is reserved"
  ),
  (
    "components: {a: {parameters: {repeat: {type: text}}, views: {t: {class: label, text: $repeat}}}}\n"
      + "views: {u: {component: a, repeat: X}}",
    "1:31: the name “repeat” is reserved"
  ),
  (
    "components: {a: {parameters: [component], views: {t: {class: label, text: $component}}}}\nviews: {u: {component: a}}",
    "1:31: the name “component” is reserved"
  ),
  (
    "components: {a: {parameters: {p: {typ: text}}}}",
    "1:35: a parameter has no key “typ”; did you mean “type”?"
  ),
  (
    "components: {a: {parameters: {p: {type: text, defualt: x}}}}",
    "1:47: a parameter has no key “defualt”; did you mean “default”?"
  ),
  (
    "components: {a: {parameters: {p: {kind: text, default: x}}}}",
    "1:35: a parameter has no key “kind”"
  ),
  ("components: {a: {parameters: {component: 1}}}", "1:31: the name “component” is reserved"),
  (
    "components: {a: {parameters: {p: {type: txt}}}}",
    "1:41: there is no type of parameter “txt”; did you mean “text”?"
  ),
  (
    "components: {a: {parameters: {p: {type: number, default: [1]}}}}",
    "1:58: p: expected a number, found a list"
  ),
  (
    "components: {a: {parameters: {p: {type: number, default: x}}}}",
    "1:58: p: expected a number, found “x”"
  ),
  (
    "views: {a: {}}\nconstraints: [{repeat: 10001, is: a.top = 0}]",
    "2:24: a constraint is repeated for"
  ),
  ("components: {a: {parameters: {p-q: 1}}}", "1:31: “p-q” cannot be an identifier"),
  ("styles: 1", "1:9: styles: expected a mapping of names, found “1”"),
  ("views: {a: {<<: 1}}", "1:17: <<: expected a mapping, such as “*name”"),
])
func definitionsAreChecked(text: String, expected: String) {
  let found = problems(text)
  #expect(found.count == 1, "\(found)")
  #expect(found.first?.hasPrefix(expected) == true, "\(found)")
}

/// The place is where the mistake is written, with the uses from the inside out.
@Test func aMistakeInAComponentNamesItsUses() {
  let found = problems(
    """
    components:
      inner: {class: label, lines: many}
      outer: {views: {label: {component: inner}}, constraints: [labl.top = self.top]}
    views:
      a: {component: outer}
      b: {component: outer}
    """)
  #expect(found.count == 2)
  #expect(
    found.first
      == "2:32: lines: expected a whole number from 0 to 10000, found “many” "
      + "(used at test.yaml:3:19, used at test.yaml:5:3, and 1 more use)")
  #expect(
    found.last
      == "3:61: there is no view or guide “labl”; did you mean “label”? (used at test.yaml:5:3, and 1 more use)"
  )
}

/// Components that double what they bring are stopped by the number of values, in short time.
@Test(.timeLimit(.minutes(20))) func componentsThatMultiplyAreStopped() {
  var text = "components:\n  c0: {views: {a: {}, b: {}}}\n"
  for level in 1...25 {
    text += "  c\(level): {views: {a: {component: c\(level - 1)}, b: {component: c\(level - 1)}}}\n"
  }
  let found = problems(text + "views: {x: {component: c25}}\n")
  #expect(found.count == 1, "\(found.prefix(3))")
  #expect(found.first?.contains("more than 100000 values") == true, "\(found.prefix(3))")
  let nested = "views: {a: {repeat: 1000, views: {b: {repeat: 1000, views: {c: {repeat: 1000}}}}}}"
  #expect(problems(nested).first?.contains("more than 100000 values") == true)
  let list = "[" + Array(repeating: "0", count: 1000).joined(separator: ", ") + "]"
  let lists = "views: {a: {repeat: 1000, class: segmented, segments: $x, as: i}}"
    .replacingOccurrences(of: "$x", with: list)
  #expect(problems(lists).first?.contains("more than 100000 values") == true)
}

@Test func componentsAreNestedToALimit() {
  var text = "components:\n  c0: {}\n"
  for level in 1...40 { text += "  c\(level): {component: c\(level - 1)}\n" }
  let found = problems(text + "views: {x: {component: c40}}\n")
  #expect(found.first?.contains("components are nested too deep: … → ") == true, "\(found)")
}

@Test(
  "A mistake in a component is told once, with the number of its uses, and nothing that only follows from it"
)
func mistakesOfSeveralUses() throws {
  let document = try OpenDocument.open(
    bytes: Array(
      """
      components:
        tile:
          views: {icon: {class: image, symbol: star}}
          constraints: ["V:|[icon]|", "H:|[icon]|"]
      views: {a: {component: tile}, b: {component: tile}, c: {component: tile}}
      constraints: ["V:|-[a]-[b]-[c]", "H:|-[a]", "H:|-[b]", "H:|-[c]"]
      """.utf8), file: "tiles.yaml")
  let inspection = document.inspect(measurer: FixedWidthMeasurer())
  #expect(inspection.problems.count == 1)
  let said = inspection.problems.first?.statement ?? ""
  #expect(said.hasSuffix("(used at tiles.yaml:5:9, and 2 more uses)"), "\(said)")
}

/// What is not determined only because a component is missing, or has a name twice, is no finding of its own.
@Test(
  arguments: [
    (
      """
      components: {a: {views: {b: {component: b}}}, b: {views: {a: {component: a}}}}
      views: {x: {component: a}}
      """, []
    ),
    ("views: {x: {component: lable}}", []),
    (
      """
      views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9, views: {a: {}}}}
      constraints: [a.top = root.top, a.left = root.left, b.top = a.bottom, b.left = a.left]
      """, []
    ),
    ("views: {x: {intrinsic: 9x9}}\nconstraints: [x.top = root.top, x.lef = root.left]", []),
    // What is wrong by itself is told all the same.
    ("views: {y: {}, x: {component: lable}}", ["y"]),
  ])
func whatOnlyFollowsFromAMistakeIsNoFinding(document: String, views: [String]) throws {
  let open = try OpenDocument.open(bytes: Array(document.utf8), file: "test.yaml")
  let inspection = open.inspect(measurer: FixedWidthMeasurer())
  #expect(!inspection.problems.isEmpty)
  let found =
    inspection.screen?.scene().findings.filter { $0.rule == .ambiguous } ?? []
  #expect(Set(found.flatMap(\.views)) == Set(views), "\(found.map(\.message))")
}

/// A variant changes a constraint by its id, and a finding names it.
@Test(
  arguments: [
    (
      "constraints: [{is: a.top = root.top, id: x}, {is: a.left = root.left, id: x}]",
      ["2:75: the identifier “x” is already taken on line 2"]
    ),
    ("constraints: [{is: a.top = root.top, id: x}, {is: a.left = root.left, id: y}]", []),
    // One constraint that is written once: for several views, in one line, or in one cell or the other.
    ("constraints: [{repeat: [a, b], is: $item.top = root.top, id: x}]", []),
    ("constraints: [{visual: \"H:|[a][b]|\", id: x}]", []),
    (
      "constraints: [{is: a.top = root.top, id: x, when: {width: compact}}, {is: a.top = root.bottom, id: x, when: {width: regular}}]",
      []
    ),
    (
      "components: {c: {views: {d: {}}, constraints: [{is: d.top = self.top, id: x}]}}\nconstraints: [{is: a.top = root.top, id: x}]",
      []
    ),
  ])
func constraintsHaveIdentifiersOfTheirOwn(constraints: String, expected: [String]) {
  let uses = constraints.hasPrefix("components") ? ", e: {component: c}, f: {component: c}" : ""
  #expect(problems("views: {a: {}, b: {}\(uses)}\n\(constraints)\n") == expected)
}

/// What variables and arguments would be called wrong for only follows from the key.
@Test(arguments: ["paramters", "params", "props", "parameter"])
func aMisspeltKeyForParametersIsTheOnlyMistake(key: String) {
  #expect(
    problems(
      """
      components:
        x: {\(key): {t: {type: text}}, views: {l: {class: label, text: $t}}}
      views: {a: {component: x, t: Hi}}
      """) == ["2:7: a component has no key “\(key)”; did you mean “parameters”?"])
}

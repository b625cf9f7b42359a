import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private let rows = """
  views: {row: {component: row, n: «n»}}
  components:
    row: {parameters: [n], views: {yes: {when: $n}, no: {when: not $n}, quoted: {when: "not $n"}}}
  """

/// False, 0, null and what is empty leave a view out; everything else keeps it.
@Test(arguments: [
  ("false", false), ("False", false), ("0", false), ("0.0", false), ("-0", false), ("\"\"", false),
  ("[]", false), ("{}", false), ("true", true), ("1", true), ("-2", true), ("\"0\"", true),
  ("\"false\"", true), ("text", true), ("[0]", true), ("{a: 0}", true), ("nothing", true),
])
func aConditionHoldsForWhatIsThere(value: String, isKept: Bool) throws {
  let screen = try load(rows.replacing("«n»", with: value))
  let root = screen.window.rootView
  #expect((root.view(withIdentifier: "row/yes") != nil) == isKept)
  #expect((root.view(withIdentifier: "row/no") != nil) == !isKept)
  #expect((root.view(withIdentifier: "row/quoted") != nil) == !isKept)
}

/// So do metrics, and what is computed from them. A text that is called like one is a text.
@Test(arguments: [
  ("none", "", false), ("one - 1", "", false), ("-none", "", false), ("not none", "", true),
  ("one", "", true), ("\"none\"", "", true), ("none", "{type: number}", false),
  ("none", "{type: text}", true), ("half * 0", "{type: number}", false),
])
func aConditionHoldsForWhatMetricsComeTo(value: String, kind: String, isKept: Bool) throws {
  let screen = try load(
    """
    metrics: {none: 0, one: 1, half: one / 2}
    views: {row: {component: outer, n: \(value)}}
    components:
      outer: {parameters: {n: \(kind)}, views: {in: {component: row, n: $n}}}
      row: {parameters: {n: \(kind)}, views: {yes: {when: $n}, no: {when: not $n}, braced: {when: "${n}"}}}
    """)
  let root = screen.window.rootView
  #expect((root.view(withIdentifier: "row/in/yes") != nil) == isKept)
  #expect((root.view(withIdentifier: "row/in/no") != nil) == !isKept)
  #expect((root.view(withIdentifier: "row/in/braced") != nil) == isKept)
}

private let traits = """
  views:
    a: {when: {width: regular}, views: {inner: {}}}
    b: {component: part}
  components:
    part: {views: {x: {repeat: 2, when: {width: compact, orientation: portrait}}}}
  constraints:
  - a.top = root.top
  - inner.top = root.top + 1
  - {is: b.top = root.top + 2, when: {width: [compact]}}
  - {is: b.top = root.top + 3, when: {width: regular}}
  - {repeat: 2, is: "b.leading = root.leading + $item", when: {direction: rightToLeft}}
  """

/// `when` with traits asks for those of the cell, as the condition of a variant does.
@Test(arguments: [
  ("iphone-15", ["b", "b/x/0", "b/x/1"], ["b.top == root.top + 2.0"]),
  (
    "ipad-10.2", ["a", "inner", "b"],
    ["a.top == root.top", "inner.top == root.top + 1.0", "b.top == root.top + 3.0"]
  ),
])
func viewsAndConstraintsAreThereInSomeCells(
  device: String, views: [String], constraints: [String]
) throws {
  var options = DocumentOptions()
  options.device = try #require(Device.named(device))
  let screen = try load(traits, options)
  func names(_ view: View) -> [String] {
    view.subviews.flatMap { [$0.identifier ?? "?"] + names($0) }
  }
  #expect(names(screen.window.rootView) == views)
  #expect(equations(of: screen) == constraints)
  let document = try OpenDocument.open(bytes: Array(traits.utf8), file: "a.yaml")
  let resolved = document.resolved(options: options, measurer: FixedWidthMeasurer())
  #expect(resolved?.views.map(\.id) == ["root"] + views)
  #expect(resolved?.constraints.count == constraints.count)
}

@Test func partsOfViewsHaveConditionsToo() throws {
  let screen = try load(
    """
    views:
      f: {class: textField, leftView: {class: view, views: {g: {when: {width: regular}}, h: {}}}}
    """)
  #expect(screen.window.rootView.view(withIdentifier: "g") == nil)
  #expect(screen.window.rootView.view(withIdentifier: "h") != nil)
}

@Test func whatIsInsideAViewThatIsLeftOutIsLeftOutOfConstraints() throws {
  let screen = try load(
    """
    views: {a: {when: false, guides: {g: {}}, views: {inner: {}}}, b: {}}
    constraints: [inner.top = root.top, g.top = b.top, b.top = root.top + 1]
    """)
  #expect(equations(of: screen) == ["b.top == root.top + 1.0"])
}

@Test func componentsAreUsedInPartsOfViewsToo() throws {
  let screen = try load(
    """
    views: {f: {class: textField, leftView: {class: view, views: {g: {component: part}}}}}
    components: {part: {views: {h: {}}}}
    """)
  #expect(screen.window.rootView.view(withIdentifier: "g/h") != nil)
}

/// The words are those of the keys that a screen has for its traits.
@Test(arguments: [
  ("textSize: accessibility2", "textSize: accessibilityLarge", true),
  ("textSize: accessibility2", "textSize: accessibility1", false),
  ("direction: rtl", "direction: rightToLeft", true), ("direction: rtl", "direction: ltr", false),
])
func conditionsTakeTheWordsOfTheScreensTraits(screen: String, condition: String, holds: Bool) throws
{
  let view = try load("\(screen)\nviews: {a: {when: {\(condition)}}}").window.rootView
    .view(withIdentifier: "a")
  #expect((view != nil) == holds)
}

// MARK: - Findings about the document

private func findings(_ views: String) throws -> [String] {
  var found: [String] = []
  try withFolder { folder in
    try "\"k\" = \"Kay\";".write(
      to: folder.appendingPathComponent("en.strings"), atomically: true, encoding: .utf8)
    let screen = try load("strings: en.strings\n" + views, file: folder.path + "/a.yaml")
    found = screen.findings.map {
      "\($0.origin?.line ?? 0):\($0.origin?.column ?? 0) \($0.severity) \($0.rule) \($0.message)"
    }
  }
  return found
}

/// A text of the document itself beside others that are looked up is a note: once for each place.
@Test func literalTextsBesideStringsAreNotes() throws {
  let found = try findings(
    """
    views:
      looked: {class: label, text: {key: k}}
      own: {class: label, text: Sign in}
      dash: {class: label, text: "—"}
      number: {class: label, text: "12:30 h"}
      field: {class: textField, text: Ada, placeholder: Name}
      date: {class: label, text: {date: 2026-11-20}}
      first: {component: row}
      second: {component: row}
      third: {component: argument, t: {key: k}}
      fourth: {component: argument, t: Own}
    components:
      row: {views: {a: {class: label, text: {markdown: "**Hi**"}}}}
      argument: {parameters: [t], views: {a: {class: label, text: $t}}}
    """)
  #expect(
    found == [
      "4:29 note strings/literal the text “Sign in” is not looked up in the strings",
      "7:53 note strings/literal the text “Name” is not looked up in the strings",
      "14:52 note strings/literal the text “**Hi**” is not looked up in the strings",
      "12:36 note strings/literal the text “Own” is not looked up in the strings",
    ])
}

@Test func withoutStringsAllTextsAreTheDocumentsOwn() throws {
  let screen = try load("views: {a: {class: label, text: Sign in}}")
  #expect(screen.findings.isEmpty)
}

/// What is only known because a view has no class, or a constraint is left out, is no finding.
@Test func viewsAboutWhichThereIsAMistakeAreUnreliable() throws {
  let document = try OpenDocument.open(
    bytes: Array(
      """
      views: {a: {class: lable}, b: {class: label, text: B}, c: {class: label, text: C}}
      constraints: [a.top = root.top, b.top = a.bottom, c.top = root.top, c.leading = root.leading]
      """.utf8), file: "a.yaml")
  let (problems, screen) = document.inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1)
  let scene = try #require(screen).scene()
  #expect(scene.unreliable == ["a", "b"])
  #expect(scene.findings.isEmpty)
}

private let rowWithIcon = """
  components:
    row:
      parameters: {icon: {type: any, default: null}}
      views: {i: {when: $icon, intrinsic: 9x9}, t: {intrinsic: 20x9}}
      constraints:
        - H:|-16-[i(24)]-12-[t]
        - V:|-12-[t]-12-|
        - i.centerY = t.centerY
  views: {a: {component: row}}
  constraints: ["V:|[a]", "H:|[a]|"]
  """

/// An ambiguity names the constraints that would determine the view if they were there.
@Test(
  arguments: [
    (
      "views: {c: {intrinsic: 9x9}}\nconstraints:\n- c.left = root.left\n- {is: c.top = root.top, id: c2, when: {width: regular}}",
      ["c2, line 4, is left out here, when: width: regular."]
    ),
    (
      "views: {c: {intrinsic: 9x9}}\nconstraints:\n- {is: c.left = root.left, when: {width: regular}}\n- {is: c.top = root.top, when: {height: compact}}",
      [
        "“c.left = root.left”, line 3, is left out here, when: width: regular.",
        "“c.top = root.top”, line 4, is left out here, when: height: compact.",
      ]
    ),
    (rowWithIcon, ["“H:|-16-[i(24)]-12-[t]”, line 6, is left out here, as a/i is: when: $icon."]),
    ("views: {c: {intrinsic: 9x9}}\nconstraints: [c.left = root.left]", [nil]),
    // What is tied to the view alone would follow it.
    (
      "views: {i: {when: {width: regular}, intrinsic: 9x9}, c: {intrinsic: 9x9}}\nconstraints: [c.left = root.left, i.centerY = c.centerY, i.left = c.right]",
      [nil]
    ),
    (
      "views: {i: {when: {width: regular}, intrinsic: 9x9}, c: {intrinsic: 9x9}}\nconstraints: [c.left = root.left, 'V:[i]-8-[c]']",
      [nil]
    ),
    (
      "views: {i: {when: {width: regular}, intrinsic: 9x9}, c: {intrinsic: 9x9}}\nconstraints: [c.left = root.left, 'V:|[i]-8-[c]']",
      ["“V:|[i]-8-[c]”, line 2, is left out here, as i is: when: width: regular."]
    ),
    (
      "views: {i: {when: {width: regular}, intrinsic: 9x9}, c: {intrinsic: 9x9}}\nconstraints: [c.left = root.left, i.centerY = c.centerY, i.top = root.top]",
      [
        "“i.centerY = c.centerY”, line 2, is left out here, as i is: when: width: regular."
      ]
    ),
  ] as [(String, [String?])])
func anAmbiguityNamesWhatAConditionLeavesOut(document: String, words: [String?]) throws {
  let findings = try load(document).scene().findings.filter { $0.rule == .ambiguous }
  #expect(findings.count == words.count)
  for (finding, words) in zip(findings, words) {
    #expect(finding.hint?.hasSuffix(words ?? "of c.") == true, "\(finding.hint ?? "–")")
  }
}

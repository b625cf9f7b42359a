import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private func names(of view: View) -> [String] {
  view.subviews.flatMap { [$0.identifier ?? "?"] + names(of: $0) }
}

private func screen(_ text: String, variant: String? = nil) throws -> LoadedScreen {
  try OpenDocument.open(bytes: Array(text.utf8), file: "test.yaml")
    .screen(options: DocumentOptions(variant: variant), measurer: FixedWidthMeasurer())
}

@Test func aVariantShowsTheKeyboard() throws {
  let text = """
    canvas: 320x480
    views: {a: {}}
    constraints: [a.bottom = root.keyboard.top]
    variants: {typing: {keyboard: 200}}
    """
  let typing = try screen(text, variant: "typing")
  let plain = try screen(text)
  typing.window.layoutIfNeeded()
  plain.window.layoutIfNeeded()
  #expect(typing.window.rootView.subviews[0].frame.maxY == 280)
  #expect(plain.window.rootView.subviews[0].frame.maxY == 480)
}

@Test func aVariantFindsAComponentInAnArgument() throws {
  let text = """
    canvas: 320x480
    components:
      badge: {parameters: {title: {type: text}}, views: {name: {class: label, text: $title}}}
      card: {parameters: {content: {type: mapping}}, views: $content}
    views:
      card: {component: card, content: {inner: {component: badge, title: One}}}
    variants:
      other: {views: {inner: {title: Two}}}
    """
  func title(_ screen: LoadedScreen) -> String? {
    (screen.window.rootView.subviews[0].subviews[0].subviews[0] as? Label)?.text
  }
  #expect(title(try screen(text)) == "One")
  #expect(title(try screen(text, variant: "other")) == "Two")
}

@Test(arguments: [
  ("a.size = [36, 5]", ["a.width == 36.0", "a.height == 5.0"]),
  ("a.size = 36x5", ["a.width == 36.0", "a.height == 5.0"]),
  ("a.size = 36 x 5.5 @700", ["a.width == 36.0 @700.0", "a.height == 5.5 @700.0"]),
  ("a.size >= [2 * gap, gap/2]", ["a.width >= 20.0", "a.height >= 5.0"]),
  ("a.size = 36.5x5.5", ["a.width == 36.5", "a.height == 5.5"]),
  ("a.size = 2 * gap", ["a.width == 20.0", "a.height == 20.0"]),
])
func aSizeMayHaveTwoNumbers(equation: String, expected: [String]) throws {
  let found = try load(
    "canvas: 320x480\nmetrics: {gap: 10}\nviews: {a: {}}\nconstraints:\n  - \(equation)")
  #expect(equations(of: found) == expected)
}

@Test func aSumOfTwoAnchorsSaysWhatToDo() {
  let found = problems(
    "canvas: 320x480\nviews: {a: {}, b: {}, c: {}}\nconstraints:\n  - a.width = b.width + c.width")
  #expect(found.first?.contains("give a layout guide") == true, "\(found)")
}

@Test func namesOfValuesAreNoMistake() {
  #expect(
    problems("canvas: 320x480\nviews:\n  a: &x {class: label, text: \"!\"}\n  b: *x\n")
      .isEmpty)
}

// MARK: - Repetition and conditions

private let list = """
  canvas: 320x480
  components:
    row:
      parameters: {title: {type: text}, icon: {type: any, default: null}}
      views:
        icon: {class: image, size: 20x20, when: $icon}
        name: {class: label, text: $title}
      constraints:
        - H:|-[icon]-[name]
        - icon.centerY = self.centerY
        - name.top = self.top
        - {is: name.leading = self.leading + 16, when: $icon}
  views:
    rows:
      repeat: [{id: a, title: A, icon: star}, {id: b, title: B}, {id: c, title: C}]
      component: row
      title: $item.title
      between: {class: view, backgroundColor: separator}
  constraints:
    - {repeat: [a, b, c], is: "rows/$item.leading = root.leading", when: not $last}
  """

@Test func aViewStandsBetweenTheItems() throws {
  let found = try screen(
    list.replacing("component: row\n", with: "component: row\n    icon: false\n"))
  #expect(
    found.window.rootView.subviews.map { $0.identifier ?? "" } == [
      "rows/a", "rows/between/a", "rows/b", "rows/between/b", "rows/c",
    ])
  #expect(found.window.rootView.subviews[1].backgroundColor != nil)
}

@Test(arguments: [
  ("icon: star", ["row/icon", "row/name"], 5), ("icon: false", ["row/name"], 1),
  ("", ["row/name"], 1),
])
func aParameterLeavesAViewOutWithItsConstraints(
  argument: String, views: [String], constraints: Int
) throws {
  let text =
    list.prefix(upTo: list.range(of: "views:\n  rows")?.lowerBound ?? list.endIndex)
    + "views:\n  row: {component: row, title: A\(argument.isEmpty ? "" : ", ")\(argument)}\n"
  let found = try screen(String(text))
  #expect(names(of: found.window.rootView.subviews[0]) == views)
  #expect(equations(of: found).count == constraints, "\(equations(of: found))")
}

/// A text is neither false nor nothing, whatever it begins with; `not` counts only where it is written as a
/// condition, without quotes.
@Test(arguments: [
  ("\"not open\"", true), ("\"false\"", true), ("\"\"", false), ("false", false),
  ("not false", true),
  ("not true", false), ("True", true),
])
func aConditionIsATruthValueOrAText(argument: String, isThere: Bool) throws {
  let text = """
    canvas: 320x480
    components:
      row:
        parameters: {note: {type: any, default: null}}
        views: {note: {class: label, text: A, when: $note}}
    views: {row: {component: row, note: \(argument)}}
    """
  #expect(names(of: try screen(text).window.rootView.subviews[0]).isEmpty != isThere)
}

@Test func theFirstAndTheLastItemAreKnown() throws {
  let found = try screen(
    """
    canvas: 320x480
    views:
      dot:
        repeat: 3
        class: label
        text: "$first $last"
        when: not $first
    constraints:
      - {repeat: [0, 1, 2], is: "dot/$item.top = root.top", when: not $last}
    """)
  let labels = found.window.rootView.subviews.compactMap { ($0 as? Label)?.text }
  #expect(labels == ["false false", "false true"])
  #expect(equations(of: found) == ["dot/1.top == root.top"])
}

@Test func anAllowanceInAComponentIsUnusedOnlyIfNoUseNeedsIt() throws {
  let text = """
    canvas: 320x480
    components:
      row: {views: {name: {class: label, text: A, allow: {text/truncated: known}}}}
    views: {a: {component: row}, b: {component: row}, c: {component: row}}
    """
  let allowances = Allowances(try screen(text).allowances)
  #expect(allowances.all.count == 3)
  #expect(allowances.unused(besides: []).count == 1)
  #expect(allowances.unused(besides: [allowances.all[1]]).isEmpty)
}

@Test func namesOfMetricsAndPrioritiesAreNumbersAndFalseHasCapitals() throws {
  let found = try screen(
    """
    canvas: 320x480
    metrics: {gap: 8}
    components:
      inner: {parameters: {n: {type: number}}, constraints: [self.top = superview.top + n]}
      row:
        parameters: {n: {type: number, default: gap}, p: {type: number}, on: true}
        views: {a: {component: inner, n: n + 1}, b: {component: inner, n: $n, when: $on}}
        hugging: $p
        constraints: [self.height = n * 2]
    views: {one: {component: row, p: high}, two: {component: row, n: gap / 2, p: 500, on: False}}
    variants: {other: {metrics: {gap: 10}}}
    """)
  #expect(names(of: found.window.rootView) == ["one", "one/a", "one/b", "two", "two/a"])
}

/// A condition that an argument brings has its value already.
@Test func aConditionInAnArgumentMayBeAnyValue() throws {
  let found = try screen(
    """
    canvas: 320x480
    components:
      outer: {parameters: [icon], views: {in: {component: box, content: {i: {when: $icon}}}}}
      box: {parameters: {content: {type: mapping}}, views: $content}
    views: {one: {component: outer, icon: star}, two: {component: outer, icon: ""}}
    """)
  #expect(names(of: found.window.rootView) == ["one", "one/in", "one/i", "two", "two/in"])
}

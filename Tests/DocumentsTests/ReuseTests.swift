import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// Every view of a screen by its full name, back to front.
private func names(of view: View) -> [String] {
  view.subviews.flatMap { [$0.identifier ?? "?"] + names(of: $0) }
}

private func view(_ name: String, in screen: LoadedScreen) -> View? {
  var stack = [screen.window.rootView]
  while let view = stack.popLast() {
    if view.identifier == name { return view }
    stack += view.subviews
  }
  return nil
}

private let rows = """
  metrics: {gap: 12}
  components:
    setting:
      parameters: {title: {type: text}, on: false, height: 44}
      class: view
      background: "#eeeeee"
      views:
        name: {class: label, text: $title}
        toggle: {class: switch, on: $on}
      constraints:
        - self.height >= height
        - H:|-gap-[name]-(>=gap)-[toggle]-|
        - name.centerY = superview.centerY
        - {is: toggle.centerY = name.centerY, id: middle}
  """

@Test func aComponentIsAViewWithItsOwnNames() throws {
  let screen = try load(
    rows + """

      views:
        wifi: {component: setting, title: Wi-Fi, on: true}
        other: {component: setting, title: Bluetooth, height: 2 * gap, hidden: true}
      constraints:
        - wifi/name.leading = other/name.leading
        - "V:[wifi/name]-[other]"
        - other/toggle.size = 20
      """)
  #expect(
    names(of: screen.window.rootView) == [
      "wifi", "wifi/name", "wifi/toggle", "other", "other/name", "other/toggle",
    ])
  #expect((view("wifi/name", in: screen) as? Label)?.text == "Wi-Fi")
  #expect((view("wifi/toggle", in: screen) as? Switch)?.isOn == true)
  #expect((view("other/toggle", in: screen) as? Switch)?.isOn == false)
  #expect(view("other", in: screen)?.isHidden == true)
  let found = equations(of: screen)
  for expected in [
    "wifi.height >= 44.0", "other.height >= 24.0", "wifi/name.leading == other/name.leading",
    "wifi/toggle.leading >= wifi/name.trailing + 12.0", "wifi/name.leading == wifi.leading + 12.0",
    "wifi/toggle.centerY == wifi/name.centerY 'wifi/middle'",
    "other.top == wifi/name.bottom + 8.0", "other/toggle.width == 20.0",
  ] {
    #expect(found.contains(expected), "\(expected) in \(found)")
  }
}

/// A constraint stands where it is written, a view where it is used or written.
@Test func viewsAndConstraintsKeepTheirPlaces() throws {
  let screen = try load(rows + "\nviews:\n  wifi: {component: setting, title: Wi-Fi}\n")
  #expect(view("wifi", in: screen)?.origin?.description == "test.yaml:16:3")
  #expect(view("wifi/name", in: screen)?.origin?.description == "test.yaml:8:7")
  let lines = view("wifi", in: screen)?.constraints.map { $0.origin?.line ?? 0 }
  #expect(lines == [11, 12, 12, 12, 13, 14])
}

@Test func aComponentCanBeMadeOfOthers() throws {
  let text = """
    components:
      dot: {parameters: [color], intrinsic: 8x8, background: $color}
      badge:
        parameters: {text: {type: text}}
        views: {dot: {component: dot, color: "#ff0000"}, count: {class: label, text: "${text} new"}}
        constraints: [dot.trailing = count.leading - 4]
      big: {component: badge, parameters: [text], text: $text, alpha: 0.5}
    views:
      inbox: {component: big, text: "3", views: {more: {}}}
    """
  let screen = try load(text)
  #expect(names(of: screen.window.rootView) == ["inbox", "inbox/dot", "inbox/count", "more"])
  #expect((view("inbox/count", in: screen) as? Label)?.text == "3 new")
  #expect(view("inbox", in: screen)?.alpha == 0.5)
  #expect(equations(of: screen) == ["inbox/dot.trailing == inbox/count.leading + -4.0"])
}

/// What is brought into a component has the names of the place that it comes from.
@Test func viewsAndNamesAreBroughtIntoComponents() throws {
  let screen = try load(
    """
    components:
      panel:
        parameters: {content: {type: mapping}, below: ~}
        views: $content
        constraints: [self.top = $below.bottom + 8]
    views:
      header: {}
      card: {component: panel, below: header, content: {title: {class: label}}}
    constraints: [title.edges = card + 8]
    """)
  #expect(names(of: screen.window.rootView) == ["header", "card", "title"])
  #expect(equations(of: screen).contains("card.top == header.bottom + 8.0"))
  #expect(equations(of: screen).contains("title.leading == card.leading + 8.0"))
}

@Test(arguments: [
  ("repeat: 3", ["row/0", "row/1", "row/2"], ["0", "1", "2"]),
  ("repeat: [a, b]", ["row/0", "row/1"], ["a", "b"]),
  ("repeat: {one: a, two: b}", ["row/one", "row/two"], ["a", "b"]),
  ("as: letter, repeat: []", [], []),
])
func aViewIsRepeated(keys: String, expected: [String], texts: [String]) throws {
  let screen = try load("views:\n  row: {\(keys), class: label, text: $item}\n")
  #expect(names(of: screen.window.rootView) == expected)
  #expect(screen.window.rootView.subviews.map { ($0 as? Label)?.text } == texts)
}

@Test func itemsHaveKeysAndNumbersAndNames() throws {
  let screen = try load(
    """
    metrics: {step: 10}
    views:
      row:
        repeat: [{id: wifi, title: Wi-Fi, tags: [a, b]}, {id: cell, title: Cell, tags: []}]
        as: entry
        views:
          name: {class: label, text: "$index: $entry.title, $$5 and $entry.title."}
          tag: {repeat: $entry.tags, class: label, text: "$item of ${entry.title}"}
        constraints:
          - name.leading = superview.leading + index * step
    constraints:
      - row/wifi.top = row/cell.bottom
      - {repeat: [wifi, cell], is: row/$item/name.width = 40 + $index}
    """)
  #expect(
    names(of: screen.window.rootView) == [
      "row/wifi", "row/wifi/name", "row/wifi/tag/0", "row/wifi/tag/1", "row/cell", "row/cell/name",
    ])
  #expect((view("row/wifi/name", in: screen) as? Label)?.text == "0: Wi-Fi, $5 and Wi-Fi.")
  #expect((view("row/wifi/tag/1", in: screen) as? Label)?.text == "b of Wi-Fi")
  let found = equations(of: screen)
  for expected in [
    "row/cell/name.leading == row/cell.leading + 10.0", "row/wifi.top == row/cell.bottom",
    "row/cell/name.width == 41.0",
  ] {
    #expect(found.contains(expected), "\(expected) in \(found)")
  }
}

@Test func stylesAreKeysThatTheViewsOwnKeysReplace() throws {
  let screen = try load(
    """
    styles:
      title: {class: label, font: title1, lines: 0}
      faint: {style: title, alpha: 0.5, lines: 2}
    root: {style: faint, alpha: 0.9}
    views:
      a: {style: title, lines: 3}
      b: {style: [title, faint]}
      c: {style: faint, alpha: 1}
    """.replacingOccurrences(of: "root: {style: faint, alpha: 0.9}\n", with: ""))
  let labels = screen.window.rootView.subviews.compactMap { $0 as? Label }
  #expect(labels.map(\.numberOfLines) == [3, 2, 2])
  #expect(labels.map(\.alpha) == [1, 0.5, 1])
}

@Test func mergeKeysBringTheKeysOfAnotherMapping() throws {
  let screen = try load(
    """
    views:
      a: &base {class: label, lines: 2, alpha: 0.5}
      b: {<<: *base, alpha: 1}
      c: {alpha: 0.25, <<: [*base, {hidden: true, lines: 5}]}
    """)
  let labels = screen.window.rootView.subviews.compactMap { $0 as? Label }
  #expect(labels.map(\.numberOfLines) == [2, 2, 2])
  #expect(labels.map(\.alpha) == [0.5, 1, 0.25])
  #expect(labels.map(\.isHidden) == [false, false, true])
}

/// A number in an argument is looked up where the argument is written.
@Test func argumentsAreNumbersOfTheirOwnPlace() throws {
  let screen = try load(
    """
    metrics: {gap: 10, size: 3}
    components:
      outer:
        parameters: {gap: 1}
        views: {inner: {component: inner, size: 2 * gap}}
      inner:
        parameters: {size: {type: number}}
        class: stack
        spacing: size + gap
        constraints: [self.width = $size]
    views: {a: {component: outer, gap: 7 * size}}
    """)
  #expect((view("a/inner", in: screen) as? StackView)?.spacing == 52)
  #expect(equations(of: screen) == ["a/inner.width == 42.0"])
}

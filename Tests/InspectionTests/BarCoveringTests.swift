import Inspection
import LayoutScene
import Testing

/// A screen of 200 × 120 points with a keyboard of 50.
@Test(
  arguments: [
    (
      "a: {class: label, text: Settings}", "a.bottom = root.bottom - 30",
      "a reaches 19.8 points under the keyboard."
    ),
    (
      "a: {class: button, title: Go}", "a.bottom = root.bottom",
      "a reaches 50 points under the keyboard."
    ),
    ("a: {class: label, text: Settings}", "a.bottom = root.keyboard.top", nil),
    // Nobody reads or touches a background, a bar belongs there, and only the letters of a label count.
    ("a: {}", "a.bottom = root.bottom\na.height = 20\na.width = 20", nil),
    ("a: {class: toolbar}", "a.bottom = root.bottom\na.right = root.right", nil),
    (
      "a: {class: label, text: Settings}", "a.top = root.top\na.height = 100", nil
    ),
    (
      "a: {class: label, text: Settings, hidden: true}", "a.bottom = root.bottom", nil
    ),
    // What can be scrolled up, and what cannot, as the content is too short.
    (
      "s: {class: scroll, views: {a: {class: label, text: Settings}}}",
      "s.edges = root\na.top = s.content.top + 90\na.bottom = s.content.bottom - 90", nil
    ),
    (
      "s: {class: scroll, views: {a: {class: label, text: Settings}}}",
      "s.edges = root\na.top = s.content.top + 90\na.bottom = s.content.bottom",
      "a reaches 41.3 points under the keyboard."
    ),
    // What the frame holds does not move along.
    (
      "s: {class: scroll, views: {b: {}, a: {class: label, text: Settings}}}",
      "s.edges = root\nb.edges = s.content\nb.height = 900\nb.width = 9\na.bottom = s.frame.bottom",
      "a reaches 49.8 points under the keyboard."
    ),
    // A list makes room for the keyboard.
    ("s: {class: list, sections: [{cells: {a: {text: A}, b: {text: B}}}]}", "s.edges = root", nil),
  ] as [(String, String, String?)])
func whatLiesUnderTheKeyboardIsHidden(view: String, constraints: String, message: String?) throws {
  let left = view.contains("list") ? "" : "a.left = \(view.hasPrefix("s") ? "s" : "root").left\n"
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    keyboard: 50
    views: {\(view)}
    constraints:
    \((left + constraints).split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
    """)
  #expect(found == [message].compactMap { $0 })
}

/// A navigation bar from 20 to 64 and a tab bar of 49 points at the bottom of a screen of 667, both without a
/// background as nothing scrolls; the title is 17 points of 143.
@Test(
  arguments: [
    // Letters hide letters; a control is out of reach under all of a bar.
    (
      "{class: label, text: Settings}", "a.top = root.top + 30, a.centerX = root.centerX",
      "a reaches 34 points under navigationBar.", "a.top >= root.safeArea.top"
    ),
    (
      "{class: label, text: Settings}", "a.top = root.top + 30, a.left = root.left + 8", nil, nil
    ),
    (
      "{class: button, title: Go}", "a.top = root.top + 60, a.left = root.left + 8",
      "a reaches 4 points under navigationBar.", "a.top >= root.safeArea.top"
    ),
    (
      "{class: button, title: Go}", "a.bottom = root.bottom - 40, a.left = root.left + 150",
      "a reaches 9 points under tabBar.", "a.bottom <= root.safeArea.bottom"
    ),
    (
      "{class: button, title: Go}", "a.top = root.safeArea.top, a.left = root.left", nil, nil
    ),
    (
      "{class: label, text: Settings}", "a.bottom = root.safeArea.bottom, a.left = root.left", nil,
      nil
    ),
  ] as [(String, String, String?, String?)])
func whatLiesUnderABarIsHidden(
  view: String, constraints: String, message: String?, hold: String?
) throws {
  let found = try Inspected(
    """
    canvas: {device: iphone-se}
    navigationBar: {title: Settings and more}
    tabBar: {items: [{title: A}]}
    views: {a: \(view)}
    constraints: [\(constraints)]
    """
  ).findings.filter { $0.rule == .covered }
  #expect(found.map(\.message) == [message].compactMap { $0 })
  #expect(found.first?.hint.map { $0.contains(hold ?? "none") } ?? true)
}

/// What is at the end of a scroll view that does not keep its content clear can never be seen beside a bar.
@Test(arguments: [("never", true), ("automatic", false)])
func whatCannotBeScrolledFromUnderABarIsHidden(behavior: String, isHidden: Bool) throws {
  let found = try Inspected(
    """
    canvas: {device: iphone-se}
    tabBar: {items: [{title: A}]}
    views:
      s: {class: scrollView, contentInsetAdjustmentBehavior: \(behavior), views: {tall: {}, pay: {class: button, title: Pay, configuration: filled}}}
    constraints:
      - s.edges = root
      - tall.edges = s.content
      - tall.width = s.frame.width
      - tall.height = 1200
      - pay.bottom = s.content.bottom
      - pay.leading = s.content.leading + 16
    """
  ).findings.filter { $0.rule == .covered }
  #expect(found.count == (isHidden ? 1 : 0), "\(found)")
  #expect(found.first?.views.first == (isHidden ? "pay" : nil))
  #expect(found.first?.hint?.contains("contentInsetAdjustmentBehavior: always") ?? !isHidden)
}

/// The safe area of constraints ends at the bars, and so does that of findings.
@Test func aTextBesideTheTitleOfABarIsOutOfTheSafeArea() throws {
  let found = try Inspected(
    """
    canvas: {device: iphone-se}
    navigationBar: {title: A}
    views: {a: {class: label, text: Settings}}
    constraints: [a.left = root.left + 8, a.top = root.top + 30]
    """)
  #expect(
    found.messages(.outside) == ["a reaches 34 points out of the safe area at the top."])
  #expect(found.messages(.covered) == [])
}

@Test(arguments: [
  ("", true), ("background: systemRed, ", true), ("background: \"#ff000080\", ", false),
])
func aBarWithABackgroundHidesWithAllOfIt(background: String, hides: Bool) throws {
  // What scrolls under a bar gives it a background.
  let scrolled =
    background.isEmpty ? "s: {class: scroll, contentOffset: {y: 200}, views: {b: {}}}, " : ""
  let constraints =
    background.isEmpty
    ? "s.edges = root, b.edges = s.content, b.width = 9, b.height = 900, " : ""
  let found = try covered(
    """
    canvas: {device: iphone-se}
    navigationBar: {\(background)title: A}
    views: {\(scrolled)a: {class: label, text: Settings}}
    constraints: [\(constraints)a.left = root.left + 8, a.top = root.top + 30]
    """)
  #expect(found == (hides ? ["a reaches 34 points under navigationBar."] : []))
}

/// The background of a bar reaches under the status bar.
@Test(arguments: [("background: systemRed, ", 1), ("", 0)])
func whatIsAboveABarIsUnderItsBackground(background: String, count: Int) throws {
  let found = try covered(
    """
    canvas: {device: iphone-se}
    navigationBar: {\(background)title: A}
    views: {a: {class: label, text: Settings, font: {size: 10}}}
    constraints: [a.left = root.left + 8, a.top = root.top + 2]
    """)
  #expect(found.count == count, "\(found)")
}

/// A bar that is a view keeps nothing clear, so that its own edge does.
@Test func aViewIsHeldClearOfTheBarItself() throws {
  let found = try Inspected(
    """
    canvas: {device: iphone-se}
    views: {a: {class: button, title: Go}, bar: {class: navigationBar, title: Settings}}
    constraints: [bar.top = root.safeArea.top, bar.left = root.left, bar.right = root.right, a.top = root.top + 30, a.left = root.left + 8]
    """
  ).findings.filter { $0.rule == .covered }
  #expect(found.first?.hint?.contains("a.top >= bar.bottom") == true, "\(found)")
}

/// The title of a bar over a dark button is hard to read because the button is under the bar, which is said already.
@Test(arguments: [("class: button, title: Go, configuration: filled, ", 0), ("", 1)])
func theContrastOfABarToWhatIsHiddenUnderItIsNoMatter(kind: String, count: Int) throws {
  let color = kind.isEmpty ? "background" : "baseBackgroundColor"
  let found = try Inspected(
    """
    canvas: {device: iphone-se}
    navigationBar: {title: Settings}
    views: {a: {\(kind)\(color): "#202020"}}
    constraints: [a.left = root.left, a.right = root.right, a.top = root.top + 20, a.height = 44]
    """
  ).findings
  #expect(found.count { $0.rule == .contrast && $0.view == "navigationBar" } == count, "\(found)")
  #expect(found.contains { $0.rule == .covered } == (count == 0))
}

/// A bar hides what is behind it, and not what is in front of it.
@Test(arguments: [("a: #, bar: *", 1), ("bar: *, a: #", 0)])
func whatIsInFrontOfABarIsNotUnderIt(views: String, count: Int) throws {
  let all = views.replacing("#", with: "{class: button, title: Go}")
    .replacing("*", with: "{class: navigationBar, title: Settings}")
  let found = try covered(
    """
    canvas: {device: iphone-se}
    views: {\(all)}
    constraints: [bar.top = root.safeArea.top, bar.left = root.left, bar.right = root.right, a.top = root.top + 30, a.left = root.left + 8]
    """)
  #expect(found.count == count, "\(found)")
}

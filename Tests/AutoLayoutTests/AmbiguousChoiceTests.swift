import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A layout with choices that its constraints leave, and what is said about them.
struct OpenLayout: Sendable, CustomTestStringConvertible {
  let name: String
  /// `views: message → hint` for each finding.
  let expected: [String]
  var direction = LayoutDirection.leftToRight
  let build: @Sendable (View) -> Void

  var testDescription: String { name }

  func window() -> Window {
    let window = screen(300, 400, direction: direction)
    build(window.rootView)
    return window
  }
}

func openChoices(_ window: Window) -> [String] {
  window.findings.filter { $0.rule == .ambiguous }.map {
    "\($0.views.joined(separator: " ")): \($0.message) → \($0.hint ?? "")"
  }
}

/// Texts side by side between the edges of `superview`, 8 apart, at its top.
@discardableResult
private func row(_ superview: View, _ views: [View], gap: CGFloat = 8) -> [View] {
  for (index, view) in views.enumerated() {
    activate(view.topAnchor.constraint(equalTo: superview.topAnchor))
    let before = index == 0 ? superview.leadingAnchor : views[index - 1].trailingAnchor
    activate(view.leadingAnchor.constraint(equalTo: before, constant: index == 0 ? 0 : gap))
  }
  if let last = views.last {
    activate(superview.trailingAnchor.constraint(equalTo: last.trailingAnchor))
  }
  return views
}

private let layouts: [OpenLayout] = [
  OpenLayout(
    name: "two texts that may grow",
    expected: [
      "name email: The widths of name and email are ambiguous: both may grow, and their hugging "
        + "priorities are equal (250). → Raise the horizontal hugging of name or of email to 251."
    ]
  ) { root in
    row(root, [root.addLabel("Name", "name"), root.addLabel("Email", "email")])
  },
  OpenLayout(
    name: "the same from right to left",
    expected: [
      "name email: The widths of name and email are ambiguous: both may grow, and their hugging "
        + "priorities are equal (250). → Raise the horizontal hugging of name or of email to 251."
    ], direction: .rightToLeft
  ) { root in
    row(root, [root.addLabel("Name", "name"), root.addLabel("Email", "email")])
  },
  OpenLayout(
    name: "a label that the row takes along",
    expected: [
      "name email: The widths of name and email are ambiguous: both may grow, and their hugging "
        + "priorities are equal (250). → Raise the horizontal hugging of name or of email to 251."
    ]
  ) { root in
    row(root, [root.addLabel("Name", "name"), root.addLabel("Email", "email")])
    let below = root.addLabel("below", "below")
    let email = root.subviews[1]
    activate(below.leadingAnchor.constraint(equalTo: email.leadingAnchor))
    activate(below.topAnchor.constraint(equalTo: email.bottomAnchor))
    activate(root.addLabel("x", "x").centerXAnchor.constraint(equalTo: below.trailingAnchor))
    root.subviews[3].pin(top: 90)
  },
  OpenLayout(
    name: "three texts that may grow: only the one that yields first decides it",
    expected: [
      "a b c: The widths of a, b and c are ambiguous: all may grow, and their hugging priorities are "
        + "equal (250). → Lower the horizontal hugging of a, of b or of c to 249."
    ]
  ) { root in
    row(root, ["a", "b", "c"].map { root.addLabel($0, $0) })
  },
  OpenLayout(
    name: "two texts that must shrink",
    expected: [
      "a b: The widths of a and b are ambiguous: both may shrink, and their compression resistance "
        + "priorities are equal (750). → Lower the horizontal compression resistance of a or of b to "
        + "749."
    ]
  ) { root in
    row(root, ["a", "b"].map { root.addLabel(String(repeating: $0, count: 30), $0) })
  },
  OpenLayout(
    name: "three texts of which only the long one can give enough",
    expected: [
      "a b c: The widths of a, b and c are ambiguous: all may shrink, and their compression "
        + "resistance priorities are equal (750). → Lower the horizontal compression resistance of a "
        + "to 749."
    ]
  ) { root in
    row(
      root,
      [
        root.addLabel(String(repeating: "a", count: 34), "a"), root.addLabel("bbb", "b"),
        root.addLabel("ccc", "c"),
      ])
  },
  OpenLayout(
    name: "a column that is too high for its fields",
    expected: [
      "first second: The heights of first and second are ambiguous: both may grow, and their hugging "
        + "priorities are equal (250). → Raise the vertical hugging of first or of second to 251."
    ]
  ) { root in
    let views = ["first", "second"].map { root.add($0, 50, 20) }
    views[0].pin(left: 0, top: 0)
    views[1].pin(left: 0, bottom: 0)
    activate(views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 8))
  },
  OpenLayout(
    name: "a view without a vertical place",
    expected: [
      "logo: The vertical position of logo is ambiguous: no constraint determines it. → Constrain "
        + "the top, bottom or centerY of logo."
    ]
  ) { root in root.add("logo", 40, 40).pin(left: 8) },
  OpenLayout(
    name: "what follows a view without a place is not named",
    expected: [
      "logo: The vertical position of logo is ambiguous: no constraint determines it. → Constrain "
        + "the top, bottom, centerY or baseline of logo."
    ]
  ) { root in
    let (title, body, logo) = (
      root.addLabel("Title", "title"), root.addLabel("Body", "body"), root.addLabel("Logo", "logo")
    )
    for view in [title, body, logo] { view.pin(left: 0) }
    activate(title.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 8))
    activate(body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8))
  },
  OpenLayout(
    name: "a view without a size",
    expected: [
      "red: The width of red is ambiguous: it has no intrinsic width and no constraint determines it. "
        + "→ Constrain the width, trailing or centerX of red.",
      "red: The height of red is ambiguous: it has no intrinsic height and no constraint determines "
        + "it. → Constrain the height, bottom or centerY of red.",
    ]
  ) { root in root.add("red").pin(left: 10, top: 10) },
  OpenLayout(
    name: "a view that is only centred",
    expected: [
      "red: The width of red is ambiguous: it has no intrinsic width and no constraint determines it. "
        + "→ Constrain the width, leading or trailing of red."
    ]
  ) { root in
    let red = root.add("red")
    red.pin(top: 0, bottom: 0)
    activate(red.centerXAnchor.constraint(equalTo: root.centerXAnchor))
  },
  OpenLayout(
    name: "a view that another one begins at",
    expected: [
      "b: The horizontal position of b is ambiguous: no constraint determines it. → Constrain the "
        + "leading, trailing or centerX of b."
    ]
  ) { root in
    let (a, b) = (root.add("a"), root.add("b", 30, 30))
    a.pin(top: 0, right: 0, bottom: 0)
    b.pin(top: 0)
    activate(a.leftAnchor.constraint(equalTo: b.rightAnchor))
  },
  OpenLayout(
    name: "an inequality that leaves room",
    expected: [
      "logo: The vertical position of logo is ambiguous: only inequalities limit it, and they "
        + "allow several values. → Make “V:|-(>=8)-[View:logo]” an equation, or add an equation with "
        + "the same sides at priority 250."
    ]
  ) { root in
    let logo = root.add("logo", 40, 40)
    logo.pin(left: 8)
    activate(logo.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8))
    activate(logo.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8))
  },
  OpenLayout(
    name: "wishes of the same priority that cannot all hold",
    expected: [
      "a: The horizontal position of a is ambiguous: “H:|-(10@500)-[View:a](LTR)” and "
        + "“H:|-(30@500)-[View:a](LTR)” cannot both hold, and their priorities are equal (500). → "
        + "Lower the priority of “H:|-(10@500)-[View:a](LTR)” or the priority of "
        + "“H:|-(30@500)-[View:a](LTR)” to 499."
    ]
  ) { root in
    let a = root.add("a", 20, 20)
    a.pin(top: 0)
    for inset in [10.0, 30] {
      activate(a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: inset), 500)
    }
  },
  OpenLayout(
    name: "texts of a stack that fills a row",
    expected: [
      "a b: The widths of a and b in the stack row are ambiguous: both may grow, and their hugging "
        + "priorities are equal (250). → Raise the horizontal hugging of a or of b to 251."
    ]
  ) { root in
    let row = root.add(StackView(identifier: "row"))
    row.pin(left: 0, top: 0, right: 0)
    for name in ["a", "b"] {
      let label = Label(identifier: name)
      label.text = name
      row.addArrangedSubview(label)
    }
  },
  OpenLayout(
    name: "two spacers in a stack",
    expected: [
      "start end: The widths of start and end in the stack row are ambiguous: neither has an "
        + "intrinsic width, and no constraint says how they share the room. → Constrain the width of "
        + "start or of end."
    ]
  ) { root in
    let row = root.add(StackView(identifier: "row"))
    row.pin(left: 0, top: 0, right: 0)
    let label = Label(identifier: "label")
    label.text = "text"
    for view in [View(identifier: "start"), label, View(identifier: "end")] {
      row.addArrangedSubview(view)
    }
  },
  OpenLayout(
    name: "a scroll view whose content has no end",
    expected: [
      "scroll: The content height of scroll is ambiguous: no chain of constraints connects the "
        + "content from top to bottom. → Constrain the content of scroll to its top and its bottom, or constrain "
        + "its content height."
    ]
  ) { root in
    let scroll = root.add(ScrollView(identifier: "scroll"))
    scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
    scroll.add("content", 50, 60).pin(left: 0, top: 0, right: 0)
  },
  OpenLayout(
    name: "a guide between two views",
    expected: [
      "root: The width of the guide gutter is ambiguous: no constraint determines it. → Constrain "
        + "the width, trailing or centerX of the guide gutter."
    ]
  ) { root in
    let (a, b) = (root.add("a", 40, 40), root.add("b", 40, 40))
    a.pin(left: 0, top: 0)
    b.pin(top: 0)
    let gutter = LayoutGuide(identifier: "gutter")
    root.addLayoutGuide(gutter)
    activate(gutter.leadingAnchor.constraint(equalTo: a.trailingAnchor))
    activate(b.leadingAnchor.constraint(equalTo: gutter.trailingAnchor))
  },
  OpenLayout(
    name: "a form with a tie in each row",
    expected: (1...3).map {
      "label\($0) field\($0): The widths of label\($0) and field\($0) are ambiguous: both may grow, "
        + "and their hugging priorities are equal (250). → Raise the horizontal hugging of label\($0) "
        + "or of field\($0) to 251."
    }
  ) { root in
    var above: View?
    for index in 1...3 {
      let views = [
        root.addLabel("label", "label\(index)"), root.addLabel("field", "field\(index)"),
      ]
      for view in views {
        activate(view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor))
      }
      views[0].pin(left: 16)
      views[1].pin(right: 16)
      activate(views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 8))
      above = views[0]
    }
  },
  OpenLayout(
    name: "labels of one width beside two fields",
    expected: [
      "label1 field1 label2 field2: The widths of label1, field1, label2 and field2 are ambiguous: "
        + "all may grow, and their hugging priorities are equal (250). → Raise the horizontal hugging "
        + "of label1, of field1 or of label2 to 251."
    ]
  ) { root in
    for index in 1...2 {
      let views = [
        root.addLabel("label", "label\(index)"), root.addLabel("field", "field\(index)"),
      ]
      for view in views { view.pin(top: CGFloat(index * 30)) }
      views[0].pin(left: 16)
      views[1].pin(right: 16)
      activate(views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 8))
    }
    activate(root.subviews[2].widthAnchor.constraint(equalTo: root.subviews[0].widthAnchor))
  },
  OpenLayout(
    name: "texts that wrap in one row: which of them wraps, and which takes what is left over",
    expected: [
      "a b: The widths of a and b are ambiguous: both may shrink, and their compression resistance "
        + "priorities are equal (750). → Lower the horizontal compression resistance of a or of b to "
        + "749.",
      "a b: The widths of a and b are ambiguous: both may grow, and their hugging priorities are equal "
        + "(250). → Raise the horizontal hugging of a or of b to 251.",
    ]
  ) { root in
    row(
      root,
      ["a", "b"].map { root.addLabel("five words of some more length", $0, lines: 0) }, gap: 0)
  },
]

@Test(arguments: layouts)
func aChoiceIsReportedOnceWithWhatIsTiedAndAMend(layout: OpenLayout) {
  let window = layout.window()
  window.layoutIfNeeded()
  let frames = window.rootView.subviews.map(\.exactFrame)
  #expect(openChoices(window) == layout.expected)
  window.rootView.setNeedsLayout()
  window.layoutIfNeeded()
  #expect(window.rootView.subviews.map(\.exactFrame) == frames, "asking changes nothing")
}

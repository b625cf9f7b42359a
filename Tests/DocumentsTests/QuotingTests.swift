import AutoLayout
import Testing

@testable import Documents

/// What is in parentheses may be items of a list, and keys of a mapping that is open to any.
@Test func textsWithParenthesesThatAreValidStayApart() throws {
  let screen = try load(
    """
    views:
      a: {class: segmented, segments: [Day (long, short), Week]}
      b: {class: label, text: A smile :(, lines: 2}
    """)
  let segments = screen.window.rootView.subviews.first as? SegmentedControl
  #expect(segments?.segments.count == 3)
  #expect((screen.window.rootView.subviews.last as? Label)?.text == "A smile :(")
}

/// Words that are truth values to some readers of YAML are text where text is meant, and names.
@Test func wordsOfYAMLAreTextAndNames() throws {
  let screen = try load(
    """
    name: yes
    views:
      on: {class: label, text: no}
      true: {class: switch, on: true}
      null: {}
    constraints: [on.top = true.bottom]
    """)
  #expect(screen.name == "yes")
  #expect(screen.window.rootView.subviews.map(\.identifier) == ["on", "true", "null"])
}

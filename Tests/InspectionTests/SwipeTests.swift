import Documents
import Foundation
import LayoutScene
import TestSupport
import Testing

@Suite("Findings about swiped cells")
struct SwipeTests {
  /// A cell whose own views are held by the cell, by its content view, or both.
  private func list(_ edge: String, swiped: String, hasNote: Bool = false) -> String {
    """
    canvas: {size: 300x200, scale: 2}
    components:
      row:
        views:
          name: {class: label, text: Ada Lindqvist}
          time: {class: label, text: "9:41", hugging: high, compression: high}
        constraints:
          - name.leading = \(edge).leading + 16
          - time.trailing = \(edge).trailing - 16
          - time.leading >= name.trailing + 8
          - name.top = self.top + 12
          - name.bottom = self.bottom - 12
          - time.firstBaseline = name.firstBaseline
    views:
      list:
        class: list
        listStyle: plain
        sections:
          - cells:
              ada:
                component: row
                leadingSwipeActions: [Read]
                trailingSwipeActions: [{title: Delete, style: destructive}, Archive]
                swiped: \(swiped)
      note: {class: label, text: Over it, hidden: \(!hasNote)}
    constraints: ["H:|[list]|", "V:|[list]|", note.right = root.right, note.top = root.top + 12]
    """
  }

  @Test(
    "Actions are beside the content of their cell, whatever holds it",
    arguments: ["self", "superview"], ["leading", "trailing"])
  func besideTheContent(edge: String, swiped: String) throws {
    for options in [DocumentOptions(), .rightToLeft] {
      let found = try Inspected(list(edge, swiped: swiped), options)
      let about = found.findings.filter {
        [.overlap, .covered, .outside].contains($0.rule)
      }
      #expect(about.map(\.message) == [])
    }
  }

  @Test("Content that reaches too far out of its cell is not judged against the actions")
  func contentThatIsTooWide() throws {
    let document = list("self", swiped: "trailing").replacingOccurrences(
      of: "- time.leading >= name.trailing + 8", with: "- name.width = 500")
    let found = try Inspected(document)
    let about = found.findings.filter { [.overlap, .covered].contains($0.rule) }
    #expect(about.map(\.message) == [])
  }

  @Test("A hint about what lies over an action names its cell, which documents have")
  func hints() throws {
    let document = list("self", swiped: "trailing", hasNote: true)
    let found = try Inspected(document)
    let about = found.findings.filter { $0.rule == .overlap }
    #expect(!about.isEmpty)
    for finding in about { #expect(finding.hint?.contains("action") == false) }
  }
}

import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// What only some items of a list have is nothing in the others, and a component's default counts.
@Test func anItemMayLeaveOutWhatOthersHave() throws {
  let screen = try load(
    """
    components:
      row:
        parameters: {title: {type: text}, note: "-", size: 9}
        views: {note: {class: label, text: $note}, big: {class: label, text: $title, font: {size: $size}}}
    views:
      r:
        repeat: [{id: a, of: A, note: N}, {id: b, of: B}, {id: c, of: C, note: null}]
        component: row
        title: $item.of
        note: $item.note
      s: {repeat: [{id: a, of: A, on: 1}, {id: b, of: B}], class: label, text: $item.of, when: $item.on}
    """)
  let texts = screen.scene(includesAmbiguity: false).views.flatMap(\.texts).map(\.string)
  #expect(texts == ["N", "A", "-", "B", "-", "C", "A"])
}

/// A view is not called ambiguous where the constraint that would hold it has a mistake.
@Test(
  arguments: [
    "views: {a: {}, b: {}}\nconstriants: [a.top = root.top, a.left = root.left]",
    """
    views: {apple: {intrinsic: 1x1}, b: {intrinsic: 1x1}}
    constraints: ["V:|[b]-[aple]", "H:|[b]", apple.left = root.left]
    """,
    // A name that is like none may be that of any view.
    """
    views: {a: {intrinsic: 1x1}, b: {intrinsic: 1x1}}
    constraints: ["H:|-[zebra]", "V:|-[a]-[b]", "H:|-[b]"]
    """,
    """
    components: {c: {views: {n: {intrinsic: 1x1}}, constraints: ["H:|-[m]-|", "V:|-[n]-|"]}}
    views: {u: {component: c}}
    constraints: ["H:|-[u]", "V:|-[u]"]
    """,
    // A view that an unknown key may place, and what is on a canvas that could not be read.
    """
    navigationBar: {rihtItems: [{view: offline}]}
    views: {offline: {intrinsic: 1x1}}
    """,
    """
    canvas: {size: 90x90, scael: 2}
    views: {a: {intrinsic: 1x1}}
    """,
    """
    cnavas: {size: 90x90}
    views: {a: {intrinsic: 1x1}}
    """,
  ])
func whatAMistakeLeavesFreeIsNoFinding(document: String) throws {
  let (problems, screen) = try OpenDocument.open(bytes: Array(document.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.isEmpty == true)
}

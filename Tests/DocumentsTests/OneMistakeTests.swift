import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// What a wrong word leaves as it is by default contradicts constraints, and is no finding of its own.
@Test(
  arguments: [
    "styles: {col: {class: stack, axis: verticle}}\nviews: {s: {style: col, views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9}}}}",
    "components: {col: {class: stack, axis: verticle, views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9}}}}\nviews: {s: {component: col}}",
    "views: {s: {class: stack, axis: vertical, alignment: wide, views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9}}}}",
  ])
func whatContradictsAWrongWordIsNoFinding(document: String) throws {
  let inside = document.contains("component:") ? "s/" : ""
  let text =
    document
    + "\nconstraints: [s.top = root.top, s.left = root.left, s.width = 90, \(inside)a.width = s.width, \(inside)b.width = s.width]\n"
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.map(\.message) == [])
}

/// Each use of a component lacks the constraint with the mistake, which is told once.
@Test(arguments: ["icon", "icn"])
func noUseOfAComponentHasFindingsThatFollowFromItsMistake(view: String) throws {
  let text = """
    canvas: {size: 200x100}
    components: {c: {views: {\(view): {class: label, text: Hi}}, constraints: ["H:|-8-[icno]-8-|", "V:|-8-[icno]-8-|"]}}
    views: {a: {component: c}, b: {component: c}, d: {component: c}}
    constraints: ["H:|[a]|", "V:|[a][b][d]", "H:|[b]|", "H:|[d]|"]
    """
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.map(\.message) == [])
}

@Test func aContradictionBesideAMistakeInAConstraintIsStillTold() throws {
  let text =
    "views: {a: {}}\nconstraints: [a.width = 9, a.width = 8, a.top = root.top, a.left = root.left, a.heigth = 9]"
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.contains { $0.rule == .unsatisfiable } == true)
}

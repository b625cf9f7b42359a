import AutoLayout
import Documents
import LayoutScene
import TestSupport
import Testing

/// A finding that only follows from a mistake is none.
@Test(
  arguments: [
    "views: {a: {class: label, text: A, color: gren, background: white}, b: {background: gren, views: {c: {class: label, text: C, color: white}}}}",
    "colors: {brand: gren}\nviews: {a: {class: label, text: A, color: red, background: brand}, b: {background: brand, views: {c: {class: label, text: C, color: white}}}}",
    "colours: {brand: red}\nviews: {a: {class: label, text: A, color: brand, background: black}, b: {views: {c: {class: label, text: C, color: white, background: brand}}}}",
  ])
func aWrongColorHasNoContrast(document: String) throws {
  let constraints =
    "\nconstraints: [a.left = root.left, a.top = root.top, b.left = root.left, b.top = a.bottom, \"H:|[c]|\", \"V:|[c]|\"]"
  let (_, screen) = try OpenDocument.open(
    bytes: Array((document + constraints).utf8), file: "a.yaml"
  ).inspect(measurer: FixedWidthMeasurer())
  let scene = try #require(screen?.scene())
  #expect(
    scene.miscolored.isSuperset(
      of: document.contains("brand: gren") ? ["a", "b", "c"] : ["a", "c"]))
}

@Test func aConstraintWithAWrongConditionLeavesItsViewsOpen() throws {
  let text =
    "views: {a: {class: button, title: A}}\nconstraints: [a.left = root.left, a.top = root.top, {is: a.height = 44, when: {width: wide}}]"
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(try #require(screen?.scene()).unreliable.contains("a"))
}

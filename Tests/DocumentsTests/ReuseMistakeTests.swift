import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// Components that double what they bring are stopped by the number of values, in short time.
@Test(.timeLimit(.minutes(20))) func componentsThatMultiplyAreStopped() {
  var text = "components:\n  c0: {views: {a: {}, b: {}}}\n"
  for level in 1...25 {
    text += "  c\(level): {views: {a: {component: c\(level - 1)}, b: {component: c\(level - 1)}}}\n"
  }
  let found = problems(text + "views: {x: {component: c25}}\n")
  #expect(found.count == 1, "\(found.prefix(3))")
  #expect(found.first?.contains("more than 100000 values") == true, "\(found.prefix(3))")
  let nested = "views: {a: {repeat: 1000, views: {b: {repeat: 1000, views: {c: {repeat: 1000}}}}}}"
  #expect(problems(nested).first?.contains("more than 100000 values") == true)
  let list = "[" + Array(repeating: "0", count: 1000).joined(separator: ", ") + "]"
  let lists = "views: {a: {repeat: 1000, class: segmented, segments: $x, as: i}}"
    .replacingOccurrences(of: "$x", with: list)
  #expect(problems(lists).first?.contains("more than 100000 values") == true)
}

@Test func componentsAreNestedToALimit() {
  var text = "components:\n  c0: {}\n"
  for level in 1...40 { text += "  c\(level): {component: c\(level - 1)}\n" }
  let found = problems(text + "views: {x: {component: c40}}\n")
  #expect(found.first?.contains("components are nested too deep: … → ") == true, "\(found)")
}

@Test(
  "A mistake in a component is told once, with the number of its uses, and nothing that only follows from it"
)
func mistakesOfSeveralUses() throws {
  let document = try OpenDocument.open(
    bytes: Array(
      """
      components:
        tile:
          views: {icon: {class: image, symbol: star}}
          constraints: ["V:|[icon]|", "H:|[icon]|"]
      views: {a: {component: tile}, b: {component: tile}, c: {component: tile}}
      constraints: ["V:|-[a]-[b]-[c]", "H:|-[a]", "H:|-[b]", "H:|-[c]"]
      """.utf8), file: "tiles.yaml")
  let inspection = document.inspect(measurer: FixedWidthMeasurer())
  #expect(inspection.problems.count == 1)
  let said = inspection.problems.first?.statement ?? ""
  #expect(said.hasSuffix("(used at tiles.yaml:5:9, and 2 more uses)"), "\(said)")
}

/// What is not determined only because a component is missing, or has a name twice, is no finding of its own.
@Test(
  arguments: [
    (
      """
      components: {a: {views: {b: {component: b}}}, b: {views: {a: {component: a}}}}
      views: {x: {component: a}}
      """, []
    ),
    ("views: {x: {component: lable}}", []),
    (
      """
      views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9, views: {a: {}}}}
      constraints: [a.top = root.top, a.left = root.left, b.top = a.bottom, b.left = a.left]
      """, []
    ),
    ("views: {x: {intrinsic: 9x9}}\nconstraints: [x.top = root.top, x.lef = root.left]", []),
    // What is wrong by itself is told all the same.
    ("views: {y: {}, x: {component: lable}}", ["y"]),
  ])
func whatOnlyFollowsFromAMistakeIsNoFinding(document: String, views: [String]) throws {
  let open = try OpenDocument.open(bytes: Array(document.utf8), file: "test.yaml")
  let inspection = open.inspect(measurer: FixedWidthMeasurer())
  #expect(!inspection.problems.isEmpty)
  let found =
    inspection.screen?.scene().findings.filter { $0.rule == .ambiguous } ?? []
  #expect(Set(found.flatMap(\.views)) == Set(views), "\(found.map(\.message))")
}

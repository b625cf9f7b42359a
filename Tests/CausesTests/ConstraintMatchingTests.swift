import Documents
import LayoutScene
import TestSupport
import Testing

@testable import Causes

/// Of two constraints between the same anchors, the current one is the one that it has more in common with.
@Suite struct ConstraintMatchingTests {
  /// Sixteen equations between two anchors, each bit of whose number is another relation, multiplier,
  /// constant or priority.
  private static func constraints() throws -> [ResolvedConstraint] {
    let equations = (0..<16).map { bits in
      let (relation, factor) = (bits & 1 == 0 ? "=" : ">=", bits & 2 == 0 ? 1 : 2)
      let (constant, priority) = (bits & 4 == 0 ? 8 : 9, bits & 8 == 0 ? 750 : 500)
      return "  - a.left \(relation) \(factor) * b.right + \(constant) @\(priority)"
    }
    let document = try KindTests.open(
      "canvas: 320x480\nviews: {a: {}, b: {}}\nconstraints:\n"
        + equations.joined(separator: "\n") + "\n")
    let resolved = document.resolved(options: DocumentOptions(), measurer: FixedWidthMeasurer())
    return try #require(resolved).constraints
  }

  @Test func theNearestIsTheOneWithTheFewestOtherNumbers() throws {
    let all = try Self.constraints()
    try #require(all.count == 16)
    for first in 0..<16 {
      for second in 0..<16 where first.nonzeroBitCount > second.nonzeroBitCount {
        let matching = ConstraintMatching(old: [all[first], all[second]], new: [all[0]])
        #expect(matching.pairs.map(\.old) == [1], "\(first) \(second)")
        #expect(matching.removed == [0] && matching.added.isEmpty)
      }
    }
  }

  /// A metric was edited, and nothing else.
  @Test func theOneThatIsWrittenAlikeIsNearerThanOneWithAnotherNumber() throws {
    func constraint(_ gap: Int, _ written: String) throws -> ResolvedConstraint {
      let document = try KindTests.open(
        "canvas: 320x480\nmetrics: {gap: \(gap)}\nviews: {a: {}, b: {}}\nconstraints: [\(written)]\n"
      )
      let resolved = document.resolved(options: DocumentOptions(), measurer: FixedWidthMeasurer())
      return try #require(resolved?.constraints.first)
    }
    let written = "a.left = b.right + gap @750"
    let new = try constraint(20, written)
    let old = [try constraint(8, "a.left = b.right + 20 @500"), try constraint(8, written)]
    let matching = ConstraintMatching(old: old, new: [new])
    #expect(matching.pairs.map(\.old) == [1])
  }

  @Test func whatIsOfOtherAnchorsIsAddedAndRemoved() throws {
    let all = try Self.constraints()
    var other = all[0]
    other.first.attribute = "right"
    let matching = ConstraintMatching(old: [other], new: [all[0]])
    #expect(matching.pairs.isEmpty && matching.removed == [0] && matching.added == [0])
  }
}

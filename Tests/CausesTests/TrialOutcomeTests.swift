import Documents
import LayoutScene
import TestSupport
import Testing

@testable import Causes

/// How far views are from where and how they are in another screen.
@Suite struct OutcomeTests {
  private func outcome(_ views: String) throws -> TrialOutcome {
    let text = "canvas: {size: 320x480, scale: 2}\nviews:\n  rest: {frame: [0, 0, 9, 9]}\n" + views
    let scene = try open(text).screen(measurer: FixedWidthMeasurer()).scene()
    return TrialOutcome(scene, since: SiblingOrder(scene))
  }

  /// What `a` is in two screens, and the distance of its frame and of its look.
  static let table: [(String, String, Double, Int)] = [
    ("", "", 0, 0),
    // A view that is gone is as far away as it is large.
    ("  a: {frame: [5, 5, 30, 20]}", "", 30, 0), ("", "  a: {frame: [5, 5, 20, 40]}", 40, 0),
    ("  a: {frame: [5, 5, 0, 0]}", "", 1, 0),
    ("  a: {frame: [5, 5, 30, 20]}", "  a: {frame: [5, 5, 30, 20]}", 0, 0),
    ("  a: {frame: [5, 5, 30, 20]}", "  a: {frame: [8, 4, 30, 20]}", 3, 0),
    ("  a: {frame: [5, 5, 30, 20]}", "  a: {frame: [5, 5, 30, 20], alpha: 0.5}", 0, 1),
  ]

  @Test(arguments: table.indices)
  func aDistanceIsOfTheFrameAndOfTheLook(index: Int) throws {
    let (one, other, frame, look) = Self.table[index]
    let outcomes = try (outcome(one), outcome(other))
    for (a, b) in [outcomes, (outcomes.1, outcomes.0)] {
      #expect(a.distance(of: "a", to: b) == Distance(frame: frame, look: look))
    }
  }

  @Test func theFrameDecidesWhatIsNearerAndThenTheLook() {
    let distances = [
      Distance(frame: 0, look: 1), Distance(frame: 0, look: 2), Distance(frame: 3, look: 0),
      Distance(frame: 3.0005, look: 1),
    ]
    #expect(distances.reversed().sorted() == distances)
  }
}

import Documents
import Foundation
import Testing
import Work

@testable import Causes

/// Changes that matter only together, or that hide each other.
@Suite struct InteractionTests {
  /// A row of two boxes.
  static let row = """
    canvas: {size: 320x100, scale: 2}
    views:
      first: {intrinsic: 40x20}
      second: {intrinsic: 40x20}
    constraints:
      - first.leading = root.leading + 16
      - second.leading = first.leading + 60
      - first.top = root.top + 10
      - second.top = root.top + 10
      - second.width <= 200
      - second.width = 100 @700
    """

  @Test func twoConstantsThatCancelAreBothNamed() throws {
    let after = try Self.row.with("root.leading + 16", "root.leading + 24")
      .with("first.leading + 60", "first.leading + 52")
    try expect(
      causes(Self.row, after),
      [
        "constant | first.leading = root.leading + 24 | 6 | 16 → 24 | first",
        "constant | second.leading = first.leading + 52 | 7 | 60 → 52 | second",
      ])
  }

  @Test func aLimitAndWhatItLimitsAreBothNamed() throws {
    // Neither alone makes the second box wider than 200.
    let after = try Self.row.with("<= 200", "<= 300").with("= 100 @700", "= 250 @700")
    try expect(
      causes(Self.row, after),
      [
        "constant | second.width = 250 @700 | 11 | 100 → 250 | second",
        "constant | second.width <= 300 | 10 | 200 → 300 | second",
      ])
  }

  @Test func twoPrioritiesThatMustBothChangeAreBothNamed() throws {
    let before = try Self.row.with("second.width <= 200", "second.width = 50 @800").with(
      "= 100 @700", "= 100 @700\n  - second.width = 150 @600")
    let after = try before.with("@800", "@500").with("@700", "@550")
    let found = try result(before, after).causes
    #expect(found.map(\.what).sorted() == ["second.width = 100 @550", "second.width = 50 @500"])
    #expect(found.allSatisfy { $0.views == ["second"] })
  }

  @Test func theCauseWithTheLargestEffectComesFirst() throws {
    let after = try Self.row.with("first.top = root.top + 10", "first.top = root.top + 12").with(
      "second.top = root.top + 10", "second.top = root.top + 40")
    #expect(
      try result(Self.row, after).causes.map(\.what) == [
        "second.top = root.top + 40", "first.top = root.top + 12",
      ])
  }

  @Test func eachCauseHasItsShareOfAChange() throws {
    let after = try Self.row.with("root.leading + 16", "root.leading + 24")
      .with("first.leading + 60", "first.leading + 65")
    let found = try result(Self.row, after).causes
    let shares = found.map { cause in
      cause.shares.map { "\($0.view) \($0.before?.minX ?? -1) → \($0.after?.minX ?? -1)" }
    }
    #expect(
      shares == [["first 16.0 → 24.0", "second 81.0 → 89.0"], ["second 84.0 → 89.0"]])
  }

  @Test func causesOfEqualEffectComeInDocumentOrder() throws {
    let after = try Self.row.with("second.top = root.top + 10", "second.top = root.top + 20").with(
      "first.top = root.top + 10", "first.top = root.top + 20")
    #expect(
      try result(Self.row, after).causes.map(\.what) == [
        "first.top = root.top + 20", "second.top = root.top + 20",
      ])
  }

  /// Constraints that contradict each other: the later one is given up, so that their order matters.
  /// The metric moves `a` nearer to its old place and `b` farther from it, but with the old priorities neither.
  @Test func aChangeThatTakesAnotherViewFartherAwayIsNoCause() throws {
    func document(_ priority: Int, _ place: Int) -> String {
      """
      metrics: {place: \(place)}
      views: {a: {intrinsic: 10x10}, b: {intrinsic: 10x10}}
      constraints:
        - a.top = root.top
        - b.top = root.top + 20
        - a.left = root.left + 10 @\(priority)
        - b.left = root.left + 60 @\(priority)
        - a.left = root.left + place @500
        - b.left = root.left + place @500
      """
    }
    let causes = try result(document(900, 40), document(100, 50)).causes
    expect(causes.map(\.kind.rawValue), ["priority", "priority"])
  }

  /// However little it moves, it comes before what only looks otherwise.
  @Test func theViewThatMovedComesFirst() throws {
    let before = """
      canvas: {size: 100x100, scale: 2}
      metrics: {size: 10}
      views:
        a: {intrinsic: 10x10, background: systemRed, cornerRadius: size}
        b: {intrinsic: 10x10}
      constraints: [a.top = root.top, a.left = root.left, b.top = a.bottom, b.left = a.left, b.width = size]
      """
    let causes = try result(before, before.with("size: 10}", "size: 10.5}")).causes
    #expect(causes.map(\.views) == [["b", "a"]])
  }

  @Test func theOrderOfConstraintsThatContradictEachOtherIsACause() throws {
    let before = try Self.row.with("<= 200", "= 200").with("= 100 @700", "= 100")
    let after = try before.with(
      "second.width = 200\n  - second.width = 100", "second.width = 100\n  - second.width = 200")
    #expect(try result(before, after).causes.map(\.kind) == [.order])
  }

  /// As many views as `count`, each with a change: all limits are others, which changes nothing, and one place.
  private static func changes(_ count: Int) throws -> (before: OpenDocument, after: OpenDocument) {
    func document(_ limit: Int, _ top: (Int) -> Int) throws -> OpenDocument {
      let views = (0..<count).map { "  v\($0): {intrinsic: 10x10}\n" }
      let constraints = (0..<count).flatMap { index in
        [
          "  - v\(index).leading = root.leading + \(index)\n",
          "  - v\(index).top = root.top + \(top(index))\n",
          "  - v\(index).width <= \(limit + index)\n",
        ]
      }
      return try CausesTests.open(
        "views:\n" + views.joined() + "constraints:\n" + constraints.joined())
    }
    return (try document(100) { _ in 10 }, try document(120) { $0 == count * 2 / 3 ? 30 : 10 })
  }

  /// Each change is tried alone, and few sets of several are.
  @Test(arguments: [8, 30, 60])
  func theOneCauseAmongManyChangesTakesALayoutForEachAndFewMore(count: Int) throws {
    let (before, after) = try Self.changes(count)
    let logarithm = Int(log2(Double(count)).rounded(.up))
    let found = try result(before, after, layoutLimit: count + 2 * logarithm + 4)
    #expect(found.causes.map(\.what) == ["v\(count * 2 / 3).top = root.top + 30"])
    #expect(found.notes.isEmpty)
    #expect(try !result(before, after, layoutLimit: count / 2).notes.isEmpty)
  }

  /// Twice the views and changes are four times the work: twice the layouts, each of twice the size.
  @Test func theWorkOfTheSearchGrowsAsItsLayoutsDo() throws {
    func work(_ count: Int) throws -> Int {
      let (before, after) = try Self.changes(count)
      let budget = WorkBudget(inAll: WorkBudget.document)
      _ = try result(before, after, work: budget)
      return budget.spent
    }
    let (half, whole) = try (work(20), work(40))
    #expect(half > 0 && whole < 5 * half, "\(half) → \(whole)")
  }

  @Test func aSearchThatIsStoppedSaysSo() throws {
    let after = try Self.row.with("root.leading + 16", "root.leading + 24")
      .with("first.leading + 60", "first.leading + 52").with(
        "first.top = root.top + 10", "first.top = root.top + 9")
    let found = try result(Self.row, after, layoutLimit: 3)
    #expect(!found.causes.isEmpty)
    #expect(
      found.notes == [
        "The document has 3 changes. The search for causes stopped after 3 layouts, so that some causes "
          + "may be missing and some of those listed may have no effect."
      ])
  }

  /// What is listed is proved all the same: a layout that ended for want of work proves nothing.
  @Test func aSearchThatTakesTheSolverTooMuchWorkSaysSo() throws {
    let after = try Self.row.with("root.leading + 16", "root.leading + 24")
      .with("first.top = root.top + 10", "first.top = root.top + 9")
    let whole = try result(CausesTests.open(Self.row), CausesTests.open(after))
    #expect(whole.causes.count == 2 && whole.notes.isEmpty)
    for work in [0, 1] {
      let found = try result(
        CausesTests.open(Self.row), CausesTests.open(after), work: WorkBudget(inAll: work))
      #expect(found.notes.first?.contains("stopped after") == true, "\(work): \(found)")
      for cause in found.causes where cause.kind != .unknown {
        #expect(whole.causes.contains { $0.what == cause.what }, "\(work): \(cause)")
      }
    }
  }

  /// A single change explains a screen that is too large to be laid out again.
  @Test func aScreenWithoutWorkLeftHasItsOnlyChangeAsTheCause() throws {
    let one = try Self.row.with("root.leading + 16", "root.leading + 24")
    let two = try one.with("first.top = root.top + 10", "first.top = root.top + 9")
    func found(_ after: String) throws -> Causes.Result {
      try result(
        CausesTests.open(Self.row), CausesTests.open(after), work: WorkBudget(inAll: 0))
    }
    let (single, several) = try (found(one), found(two))
    #expect(single.causes.map(\.kind) == [.constant] && single.notes.isEmpty, "\(single)")
    #expect(several.causes.map(\.kind) == [.unknown] && several.notes.count == 1, "\(several)")
    #expect(several.causes.first?.what.contains("too large") == true)
  }
}

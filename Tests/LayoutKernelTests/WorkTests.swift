import AutoLayout
import Cassowary
import Foundation
import LayoutScene
import TestSupport
import Testing
import Work

@testable import LayoutKernel

/// A layout that nobody would write: views with random required constraints between them.
private struct HostileLayout: Sendable, CustomTestStringConvertible {
  enum Shape: String, Sendable, CaseIterable {
    case equalScales, halves, oddScales, oneView, redundant
  }

  var shape: Shape
  var seed: UInt64
  var views: Int
  var constraints: Int

  var testDescription: String { "\(shape) \(seed): \(views) views, \(constraints) constraints" }

  private static let groups: [[LayoutAttribute]] = [
    [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height],
  ]

  func problem() -> LayoutProblem {
    var random = SplitMix(seed: seed)
    let names = (0..<views).map { "v\($0)" }
    var problem = LayoutProblem(
      environment: LayoutEnvironment(
        windowSize: CGSize(width: 390, height: 844), hasSafeAreas: true, grid: PixelGrid(scale: 3)),
      items: [ProblemItem(name: "root", parent: nil)])
    problem.items += names.map { ProblemItem(name: $0, parent: "root") }
    for number in 0..<constraints {
      let group = Self.groups[Int.random(in: 0..<3, using: &random)]
      var (first, second) = (names[0], names[1])
      var (attribute, other) = (LayoutAttribute.left, LayoutAttribute.right)
      var relation = shape == .redundant ? LayoutRelation.equal : .greaterThanOrEqual
      var constant = shape == .redundant ? 8 : CGFloat(number * 617 % 9973)
      if shape != .oneView, shape != .redundant {
        first = names.randomElement(using: &random) ?? first
        second = names.filter { $0 != first }.randomElement(using: &random) ?? second
        attribute = group.randomElement(using: &random) ?? attribute
        other = group.randomElement(using: &random) ?? other
        relation = LayoutRelation.allCases.randomElement(using: &random) ?? relation
        constant = CGFloat(Int.random(in: -100..<100, using: &random))
      }
      let scales: [CGFloat] =
        switch shape {
        case .halves: [1, 0.5, 2]
        case .oddScales: [0.001, 0.01, 0.1, 0.5, 2, 3, 10, 100, 1000]
        case .equalScales, .oneView, .redundant: [1]
        }
      problem.constraints.append(
        ProblemConstraint(
          .written, first: .init(item: first, attribute: attribute), relation,
          second: .init(item: second, attribute: other),
          multiplier: scales.randomElement(using: &random) ?? 1, constant: constant,
          container: "root"))
    }
    return problem
  }
}

private let hostileLayouts = HostileLayout.Shape.allCases.flatMap { shape in
  (1...3).map { HostileLayout(shape: shape, seed: $0, views: 24, constraints: 110) }
}

private let smallBudget = 150_000

@Test(arguments: hostileLayouts)
private func aLayoutAndAllThatIsAskedAboutItEndWithinTheBudget(layout: HostileLayout) throws {
  func outcome() throws -> (words: String, budget: WorkBudget, faults: [FaultKind]) {
    let budget = WorkBudget(smallBudget)
    let solved = try layout.problem().solved(budget: budget)
    let choices = solved.ambiguities()
    _ = solved.explanation(of: "v1", .left)
    let frames = solved.frames.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (
      "\(frames) \(choices) \(solved.conflicts)", budget, solved.faults.map(\.kind)
    )
  }
  let (first, second) = (try outcome(), try outcome())
  #expect(first.words == second.words, "work is counted, so the same work is done each time")
  #expect(!first.words.contains("nan") && !first.words.contains("inf"))
  // Once nothing is left, what is under way still ends its present step.
  #expect(first.budget.spent < 2 * smallBudget)
  #expect(!first.budget.isExhausted || first.faults == [.workLimit])
}

/// Without these, the budget would not be the reason that the others end.
@Test func hostileLayoutsNeedMoreThanTheBudgetOfTheirTests() throws {
  let needy = try hostileLayouts.filter {
    let budget = WorkBudget(smallBudget)
    return try $0.problem().solved(budget: budget).faults.map(\.kind) == [.workLimit]
  }
  #expect(needy.count >= 2, "\(needy.map(\.testDescription))")
}

@Test func whatNoWorkWasLeftForIsTriedAgainByTheNextLayout() throws {
  let problem = column(.fill, 0.5, labels: 5)
  let budget = WorkBudget()
  budget.spend(budget.total)
  let engine = LayoutEngine(problem.environment, budget: budget)
  let joined = try problem.join(engine) { _, _ in nil }
  _ = engine.layout()
  #expect(engine.faults.all.map(\.kind) == [.workLimit])
  budget.refill()
  _ = engine.layout()
  #expect(engine.faults.all.isEmpty)
  #expect(joined.items.mapValues(\.frame) == (try problem.solved().frames))
  engine.tearDown()
}

// MARK: One coefficient of another order of magnitude

private enum Fill: CaseIterable, Sendable {
  /// A fill of a track across the screen.
  case fill
  /// A hairline whose height the labels below follow.
  case hairline
  /// A label whose height is a share of the height that the label above has by its content.
  case betweenContents
  /// Two sizes of a fill that follow from each other.
  case coupled

  /// The constraint with this multiplier.
  func constraint(_ multiplier: CGFloat) -> ProblemConstraint {
    let (first, second, attribute): (String, String, LayoutAttribute) =
      switch self {
      case .fill: ("fill", "track", .width)
      case .hairline: ("l5", "root", .height)
      case .betweenContents: ("l5", "l4", .height)
      case .coupled: ("fill", "fill", .width)
      }
    return ProblemConstraint(
      .written, first: .init(item: first, attribute: attribute), .equal,
      second: .init(item: second, attribute: self == .coupled ? .height : attribute),
      multiplier: multiplier, constant: self == .coupled ? 40 : 0, container: "root")
  }
}

/// A column of labels, and a track with a fill.
private func column(_ fill: Fill, _ multiplier: CGFloat, labels: Int = 150) -> LayoutProblem {
  var problem = LayoutProblem(
    environment: LayoutEnvironment(
      windowSize: CGSize(width: 390, height: 844), hasSafeAreas: true, grid: PixelGrid(scale: 3)),
    items: [ProblemItem(name: "root", parent: nil)])
  func relate(
    _ first: String, _ attribute: LayoutAttribute, _ second: String, _ other: LayoutAttribute,
    _ constant: CGFloat = 0
  ) {
    problem.constraints.append(
      ProblemConstraint(
        .written, first: .init(item: first, attribute: attribute), .equal,
        second: .init(item: second, attribute: other), constant: constant, container: "root"))
  }
  var above = ("root", LayoutAttribute.top)
  for number in 0..<labels {
    var label = ProblemItem(name: "l\(number)", parent: "root")
    label.content.natural = IntrinsicLayout(
      size: CGSize(width: CGFloat(50 + number % 40), height: CGFloat(20 + number % 3)))
    problem.items.append(label)
    relate(label.name, .top, above.0, above.1, 8)
    relate(label.name, .leading, "root", .leading, 16)
    above = (label.name, .bottom)
  }
  for name in ["track", "fill"] { problem.items.append(ProblemItem(name: name, parent: "root")) }
  for edge in [LayoutAttribute.leading, .trailing, .top] { relate("track", edge, "root", edge) }
  relate("fill", .leading, "track", .leading)
  relate("fill", .top, "track", .top)
  if fill == .coupled {
    problem.constraints.append(
      ProblemConstraint(
        .written, first: .init(item: "fill", attribute: .height), .equal,
        second: .init(item: "fill", attribute: .width), multiplier: 0.5, constant: 3,
        container: "root"))
  } else {
    relate("fill", .height, "track", .height)
  }
  if fill != .fill, fill != .coupled { relate("fill", .width, "track", .width) }
  problem.constraints.append(fill.constraint(multiplier))
  return problem
}

@Test(arguments: Fill.allCases)
private func oneSmallMultiplierTakesHardlyMoreWorkThanAnother(fill: Fill) throws {
  func work(_ multiplier: CGFloat) throws -> (layout: Int, all: Int) {
    let budget = WorkBudget()
    let solved = try column(fill, multiplier).solved(budget: budget)
    let layout = budget.spent
    #expect(solved.faults.isEmpty && solved.conflicts.isEmpty)
    _ = solved.ambiguities()
    return (layout, budget.spent)
  }
  let (with, without) = (try work(0.01), try work(0.5))
  #expect(Double(with.layout) < 1.2 * Double(without.layout), "\(with) against \(without)")
  #expect(Double(with.all) < 1.2 * Double(without.all), "\(with) against \(without)")
}

@Test(arguments: [false, true])
func editsBesideASmallMultiplierTakeHardlyMoreWork(isInColumn: Bool) {
  func work(_ multiplier: CGFloat) -> Int {
    let window = Window(
      size: CGSize(width: 300, height: 400), traits: Traits(displayScale: 2),
      measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
    let root = window.rootView
    var views: [View] = []
    for number in 0..<150 {
      let view = View(identifier: "v\(number)")
      view.translatesAutoresizingMaskIntoConstraints = false
      view.explicitIntrinsicContentSize = CGSize(width: 40 + number % 30, height: 20)
      root.addSubview(view)
      view.topAnchor.constraint(
        equalTo: views.last?.bottomAnchor ?? root.topAnchor, constant: 8
      ).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      views.append(view)
    }
    let scaled = isInColumn ? views[5].heightAnchor : views[149].widthAnchor
    let by = isInColumn ? views[4].heightAnchor : root.widthAnchor
    scaled.constraint(equalTo: by, multiplier: multiplier).isActive = true
    window.layoutIfNeeded()
    let before = window.work.spent
    for step in 0..<40 {
      views[step * 7 % 150].explicitIntrinsicContentSize = CGSize(
        width: 50 + step, height: 21 + step % 5)
      window.layoutIfNeeded()
    }
    return window.work.spent - before
  }
  let (with, without) = (work(0.01), work(0.5))
  #expect(Double(with) < 1.2 * Double(without), "\(with) against \(without)")
}

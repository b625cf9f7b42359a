import Foundation
import LayoutScene

/// A layout problem that is solved, which one asks: where its items lie, which constraints cannot hold,
/// what is ambiguous, and why an item is where it is. What is not asked is not computed.
///
///     let layout = try problem.solved()
///     layout.frames["title"]
///     layout.explanation(of: "title", .leading)?.chain
///
/// It belongs to one task. Its answers are values.
public final class SolvedLayout {
  private let engine: LayoutEngine
  private let items: [String: Item]
  /// All constraints, since faults do not keep those alive that are in no layout.
  private let constraints: [RecordedConstraint]

  init(_ engine: LayoutEngine, _ items: [String: Item], _ constraints: [RecordedConstraint]) {
    self.engine = engine
    self.items = items
    self.constraints = constraints
    _ = engine.layout()
  }

  /// Frames in the superview by the names of items, points, not rounded to pixels.
  public var frames: [String: CGRect] { items.mapValues(\.frame) }

  /// The sets of required constraints that cannot all hold, in the order of the tree.
  public var conflicts: [Conflict] {
    engine.system.conflicts.map { Conflict(members: $0.rows.map(Member.init)) }
  }

  /// What the layout could not do as it was asked, oldest first; with what has been asked about it since.
  public var faults: [Fault] {
    engine.system.reportWork()
    return engine.faults.all.map { fault in
      Fault(
        kind: fault.kind, items: fault.items.map(\.record.name),
        constraint: (fault.constraint as? RecordedConstraint)?.record)
    }
  }

  /// The choices that the constraints leave open, in the order of the tree. They are searched for anew by
  /// each call.
  public func ambiguities() -> [Ambiguity] {
    AmbiguitySearch(engine).ambiguities().map { found in
      Ambiguity(cause: Ambiguity.Cause(found.cause), tied: found.tied.map(\.end))
    }
  }

  /// Why an attribute of an item has its value; nil for one that is not in the layout.
  ///
  /// - Parameter item: the item's name, or that of its owner with a kind of guide behind a colon.
  public func explanation(of item: String, _ attribute: LayoutAttribute) -> Explanation? {
    let end = ProblemConstraint.End(item: item, attribute: attribute)
    guard attribute != .notAnAttribute,
      let found = end.found(in: items).flatMap({ engine.explanation(of: $0) })
    else { return nil }
    return Explanation(
      value: found.value, isUnique: found.isUnique, chain: found.chain.map(Explanation.Link.init),
      slack: found.slack.map { slack in
        Explanation.Slack(
          constraint: Member(slack.row), distance: slack.distance, isSatisfied: slack.isSatisfied)
      }, rivals: found.rivals.map(Explanation.Rival.init))
  }
}

extension Coordinate {
  fileprivate var end: ProblemConstraint.End {
    ProblemConstraint.End(item: item.record.name, attribute: attribute)
  }
}

extension SolvedLayout.Member {
  init(_ row: Row) {
    kind = row.kind
    (relation, priority) = (row.relation, row.priority)
    switch row.source {
    case .constraint(let source):
      constraint = (source as? RecordedConstraint)?.record
      (item, axis) = (constraint?.first.item, constraint?.first.attribute.axis)
    case .contentSize(let about, let along, _), .autoresizing(let about, let along, _),
      .windowSize(let about, let along), .leastSize(let about, let along):
      (item, axis) = (about.record.name, along)
    case .fittingSize(let along): axis = along
    case .system: break
    }
  }
}

extension SolvedLayout.Ambiguity.Cause {
  fileprivate init(_ cause: LayoutKernel.Ambiguity.Cause) {
    switch cause {
    case .undetermined: self = .undetermined
    case .inequalities(let rows): self = .inequalities(rows.map(SolvedLayout.Member.init))
    case .tie(let rows): self = .tie(rows.map(SolvedLayout.Member.init))
    }
  }
}

extension SolvedLayout.Explanation.Link {
  fileprivate init(_ link: LayoutKernel.Explanation.Link) {
    switch link {
    case .row(let row, let violation, let isUnwrapped):
      self = .constraint(
        SolvedLayout.Member(row), violation: violation, isUnwrapped: isUnwrapped)
    case .insets(let kind, let insets, let owner):
      self = .insets(kind, insets, of: owner.record.name)
    case .alignment(let insets, let owner): self = .alignment(insets, of: owner.record.name)
    }
  }
}

extension SolvedLayout.Explanation.Rival {
  fileprivate init(_ rival: LayoutKernel.Explanation.Rival) {
    switch rival {
    case .row(let row): self = .constraint(SolvedLayout.Member(row))
    case .coordinate(let coordinate): self = .undetermined(coordinate.end)
    }
  }
}

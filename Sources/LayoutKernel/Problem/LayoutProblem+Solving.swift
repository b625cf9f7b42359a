import Cassowary
import Foundation
import LayoutScene
import Work

extension LayoutProblem {
  /// Solves the problem.
  ///
  /// - Parameter measure: the size and baselines of an item's content at a width in points; nil where
  ///   it does not know. Then what the problem has measured counts, at the nearest width.
  /// - Throws: what in the problem names something that is not there.
  public func solved(
    measure: @escaping (_ item: String, _ width: CGFloat) -> IntrinsicLayout? = { _, _ in nil }
  ) throws(ProblemError) -> SolvedLayout {
    try solved(measure: measure, budget: WorkBudget())
  }

  /// Solves the problem with work from a budget that it may share with other problems.
  package func solved(
    measure: @escaping (_ item: String, _ width: CGFloat) -> IntrinsicLayout? = { _, _ in nil },
    budget: WorkBudget
  ) throws(ProblemError) -> SolvedLayout {
    let engine = LayoutEngine(environment, budget: budget)
    do throws(ProblemError) {
      let joined = try join(engine, measure)
      return SolvedLayout(engine, joined.items, joined.constraints)
    } catch {
      engine.tearDown()
      throw error
    }
  }

  func join(
    _ engine: LayoutEngine, _ measure: @escaping (String, CGFloat) -> IntrinsicLayout?
  ) throws(ProblemError) -> (items: [String: Item], constraints: [RecordedConstraint]) {
    engine.items.measure = measure
    var found: [String: Item] = [:]
    var new: [Item] = []
    for record in items {
      guard found[record.name] == nil else { throw .itemTwice(record.name) }
      let parent = record.parent.flatMap { found[$0] }
      guard (record.parent == nil) == new.isEmpty, (parent == nil) == (record.parent == nil) else {
        throw .parentMissing(item: record.name, parent: record.parent)
      }
      let item = engine.makeItem(record, parent: parent)
      found[record.name] = item
      new.append(item)
    }
    var held: [(key: RecordedConstraint, statement: Statement)] = []
    for constraint in constraints {
      held.append((RecordedConstraint(constraint), try constraint.statement(found)))
    }
    engine.join(new)
    engine.install(held.map { HeldConstraint($0.key, .statement($0.statement)) })
    return (found, held.map(\.key))
  }
}

/// A constraint of a problem that is solved.
final class RecordedConstraint: ConstraintKey {
  let record: ProblemConstraint
  var seats = Seats<Row>()

  init(_ record: ProblemConstraint) { self.record = record }
}

extension ProblemConstraint {
  /// The constraint between items by their names.
  fileprivate func statement(_ items: [String: Item]) throws(ProblemError) -> Statement {
    guard let container = items[container] else { throw .containerMissing(container) }
    func found(_ end: End) throws(ProblemError) -> LayoutKernel.End {
      guard let found = end.found(in: items) else { throw .itemMissing(end.item) }
      return found
    }
    func optional(_ end: End?) throws(ProblemError) -> LayoutKernel.End? {
      guard let end else { return nil }
      return try found(end)
    }
    guard kind.isHeld else { throw .kindNotHeld(kind) }
    guard multiplier.isFinite, constant.isFinite, priority.isLegal else {
      throw .illegalNumber(self)
    }
    return Statement(
      first: try found(first), firstStart: try optional(firstStart), relation: relation,
      second: try optional(second), secondStart: try optional(secondStart), multiplier: multiplier,
      constant: constant, priority: priority, container: container, kind: kind, origin: origin)
  }
}

extension ProblemConstraint.End {
  /// The end among items by their names; nil where there is none.
  func found(in items: [String: Item]) -> LayoutKernel.End? {
    var end: LayoutKernel.End
    if let item = items[item] {
      // The margins of a scroll view's content are those of the scroll view.
      let owner = item.guide == .scrollContent && attribute.isMargin ? item.viewItem : item
      end = LayoutKernel.End(item: item, owner: owner, attribute: attribute)
    } else if let colon = item.lastIndex(of: ":"),
      let kind = GuideKind(rawValue: String(item[item.index(after: colon)...])),
      kind.isInset, let owner = items[String(item[..<colon])]
    {
      end = LayoutKernel.End(item: owner, owner: owner, inset: kind, attribute: attribute)
    } else {
      return nil
    }
    if attribute.isBaseline, end.item.isView {
      let record = end.item.record
      let name = attribute == .firstBaseline ? record.firstBaselineItem : record.lastBaselineItem
      end.text = name.flatMap { items[$0] } ?? end.item
    }
    return end
  }
}

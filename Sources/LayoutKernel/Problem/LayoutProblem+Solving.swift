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
  ) throws(ProblemError) -> (items: [String: Item], constraints: [any ConstraintSource]) {
    var found: [String: Item] = [:]
    var views: [String: RecordedView] = [:]
    var keys: [String: RecordedKey] = [:]
    var new: [Item] = []
    for record in items {
      guard found[record.name] == nil else { throw .itemTwice(record.name) }
      let parent = record.parent.flatMap { found[$0] }
      guard (record.parent == nil) == new.isEmpty, (parent == nil) == (record.parent == nil) else {
        throw .parentMissing(item: record.name, parent: record.parent)
      }
      let item: Item
      if let guide = record.guide {
        let key = RecordedKey(record.name)
        item = engine.makeItem(key, guide: guide, isHelper: record.isHelper, parent: parent)
        keys[record.name] = key
        views[record.parent ?? ""]?.guideKeys.append(key)
      } else {
        let view = RecordedView(record, measure)
        item = engine.makeItem(view, source: view, parent: parent)
        (views[record.name], keys[record.name]) = (view, view)
        views[record.parent ?? ""]?.subviewKeys.append(view)
      }
      found[record.name] = item
      new.append(item)
    }
    for record in items {
      views[record.name]?.firstBaseline = record.firstBaselineItem.flatMap { keys[$0] }
      views[record.name]?.lastBaseline = record.lastBaselineItem.flatMap { keys[$0] }
    }
    var held: [any ConstraintSource] = []
    for constraint in constraints { held.append(try RecordedConstraint(constraint, found)) }
    engine.join(new, holding: held)
    return (found, held)
  }
}

/// A view or guide of a problem.
class RecordedKey {
  let name: String

  init(_ name: String) { self.name = name }
}

/// A view of a problem, which answers what was recorded of it.
private final class RecordedView: RecordedKey, ViewSource {
  private let record: ProblemItem
  private let measure: (String, CGFloat) -> IntrinsicLayout?
  var guideKeys: [AnyObject] = []
  var subviewKeys: [AnyObject] = []
  // A baseline may be the view's own.
  weak var firstBaseline, lastBaseline: RecordedKey?

  init(_ record: ProblemItem, _ measure: @escaping (String, CGFloat) -> IntrinsicLayout?) {
    self.record = record
    self.measure = measure
    super.init(record.name)
  }

  var readsRightToLeft: Bool { record.readsRightToLeft }
  var boundsOrigin: CGPoint { record.boundsOrigin }
  var scrollsContent: Bool { record.scrollsContent }
  var passesSafeArea: (horizontal: Bool, vertical: Bool) {
    (record.passesHorizontally, record.passesVertically)
  }

  func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: record.alignment) }
  func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: record.alignment) }

  func contentLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    guard let width else { return record.content.natural }
    if let layout = measure(name, width) { return layout }
    let nearest = record.content.measured.min { abs($0.width - width) < abs($1.width - width) }
    return nearest?.layout ?? record.content.natural
  }

  var remeasuresAtSolvedWidth: Bool { record.content.wraps }

  func contentPriorities(for axis: Axis) -> ContentPriorities {
    axis == .horizontal ? record.content.horizontal : record.content.vertical
  }

  func baselineKey(isFirst: Bool) -> AnyObject { (isFirst ? firstBaseline : lastBaseline) ?? self }
  func namesBaselineInside(isFirst: Bool) -> Bool { true }
  var takesBaselinesFromSubviews: Bool { firstBaseline != nil || lastBaseline != nil }

  var autoresizingFrame: AutoresizingFrame? { record.autoresizing }
  var keptFrame: CGRect { record.keptFrame }

  var keptInsets: ResolvedInsets {
    var insets = ResolvedInsets()
    insets.safeArea = record.ownSafeArea ?? .zero
    insets.margins = record.margins.own
    return insets
  }

  var addedSafeArea: EdgeInsets { record.addedSafeArea }
  func safeArea(from given: EdgeInsets) -> EdgeInsets { record.ownSafeArea ?? given }
  var marginRule: MarginRule { record.margins }
  var readableWidth: CGFloat? { record.readableWidth }
}

/// A constraint of a problem.
final class RecordedConstraint: ConstraintSource {
  private let statement: Statement
  let record: ProblemConstraint

  init(_ record: ProblemConstraint, _ items: [String: Item]) throws(ProblemError) {
    self.record = record
    guard let container = items[record.container] else {
      throw .containerMissing(record.container)
    }
    func end(_ end: ProblemConstraint.End) throws(ProblemError) -> End {
      guard let found = end.found(in: items) else { throw .itemMissing(end.item) }
      return found
    }
    func optional(_ other: ProblemConstraint.End?) throws(ProblemError) -> End? {
      guard let other else { return nil }
      return try end(other)
    }
    guard record.kind.isHeld else {
      throw .kindNotHeld(record.kind)
    }
    guard record.multiplier.isFinite, record.constant.isFinite, record.priority.isLegal else {
      throw .illegalNumber(record)
    }
    statement = Statement(
      first: try end(record.first), firstStart: try optional(record.firstStart),
      relation: record.relation, second: try optional(record.second),
      secondStart: try optional(record.secondStart),
      multiplier: record.multiplier, constant: record.constant, priority: record.priority,
      container: container)
  }

  func statement(in items: Items) -> Resolution { .statement(statement) }
  var origin: SourceLocation? { record.origin }
  var kind: ConstraintKind { record.kind }
}

extension ProblemConstraint.End {
  /// The end among items by their names; nil where there is none.
  func found(in items: [String: Item]) -> LayoutKernel.End? {
    if let item = items[item] {
      // The margins of a scroll view's content are those of the scroll view.
      let owner = item.guide == .scrollContent && attribute.isMargin ? item.viewItem : item
      return LayoutKernel.End(key: item.key, item: item, owner: owner, attribute: attribute)
    }
    guard let colon = item.lastIndex(of: ":"),
      let kind = GuideKind(rawValue: String(item[item.index(after: colon)...])),
      kind.isInset, let owner = items[String(item[..<colon])]
    else { return nil }
    return LayoutKernel.End(
      key: owner.key, item: owner, owner: owner, inset: kind, attribute: attribute)
  }
}

import Foundation
import LayoutScene

extension LayoutProblem {
  /// The places that solving gives, and the constraints that cannot hold.
  public struct Solution: Equatable, Sendable {
    /// Frames in the superview by the names of items, points, not rounded to pixels.
    public var frames: [String: CGRect]
    /// The sets of required constraints that cannot all hold, in the order of the tree.
    public var conflicts: [Conflict]
  }

  /// Required constraints that cannot all hold. The last one yields.
  public struct Conflict: Equatable, Sendable {
    /// The constraints of the set; without any one of them the others hold.
    public var members: [Member]

    /// One of the constraints.
    public struct Member: Equatable, Sendable {
      /// The source of the constraint.
      public var kind: ConstraintKind
      /// The item that it is about first; nil for a constraint on the window.
      public var item: String?
      /// The constraint of the problem; nil for one that solving made of an item.
      public var constraint: ProblemConstraint?
    }
  }

  /// Solves the problem.
  ///
  /// - Parameter measure: the size and baselines of an item's content at a width in points; nil where
  ///   it does not know. Then what the problem has measured counts, at the nearest width.
  /// - Throws: what in the problem names something that is not there.
  public func solved(
    measure: @escaping (_ item: String, _ width: CGFloat) -> IntrinsicLayout? = { _, _ in nil }
  ) throws(ProblemError) -> Solution {
    let engine = LayoutEngine(environment)
    defer { engine.tearDown() }
    let items = try join(engine, measure)
    _ = engine.layout()
    var frames: [String: CGRect] = [:]
    for (name, item) in items { frames[name] = item.frame }
    return Solution(
      frames: frames,
      conflicts: engine.system.conflicts.map {
        Conflict(members: $0.rows.map(Conflict.Member.init))
      })
  }

  func join(
    _ engine: LayoutEngine, _ measure: @escaping (String, CGFloat) -> IntrinsicLayout?
  ) throws(ProblemError) -> [String: Item] {
    var found: [String: Item] = [:]
    var views: [String: RecordedView] = [:]
    var keys: [String: RecordedKey] = [:]
    var new: [Item] = []
    for record in items {
      guard found[record.name] == nil else { throw ProblemError("two items \(record.name)") }
      let parent = record.parent.flatMap { found[$0] }
      guard (record.parent == nil) == new.isEmpty, (parent == nil) == (record.parent == nil) else {
        throw ProblemError(
          "\(record.name) is in \(record.parent ?? "nothing"), which is not in the problem")
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
    return found
  }
}

extension LayoutProblem.Conflict.Member {
  fileprivate init(_ row: Row) {
    kind = row.kind
    switch row.source {
    case .constraint(let source):
      constraint = (source as? RecordedConstraint)?.record
      item = constraint?.first.item
    case .contentSize(let about, _, _), .autoresizing(let about, _, _), .windowSize(let about, _),
      .leastSize(let about, _):
      item = (about.key as? RecordedKey)?.name
    case .contentOrigin, .keyboard, .windowOrigin, .rootSize, .fittingSize: break
    }
  }
}

/// What a problem says that cannot be.
public struct ProblemError: Error, Equatable, CustomStringConvertible {
  /// The sentence that says it.
  public var description: String

  init(_ description: String) { self.description = description }
}

/// A view or guide of a problem.
private class RecordedKey {
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
private final class RecordedConstraint: ConstraintSource {
  private let statement: Statement
  let record: ProblemConstraint

  init(_ record: ProblemConstraint, _ items: [String: Item]) throws(ProblemError) {
    self.record = record
    guard let container = items[record.container] else {
      throw ProblemError("a constraint is held by \(record.container), which is not in the problem")
    }
    func end(_ end: ProblemConstraint.End?) throws(ProblemError) -> End? {
      guard let end else { return nil }
      guard let found = Self.end(end, items) else {
        throw ProblemError("a constraint is about \(end.item), which is not in the problem")
      }
      return found
    }
    guard let first = try end(record.first) else { throw ProblemError("no first item") }
    guard record.kind.isHeld else {
      throw ProblemError("\(record.kind.rawValue) is no kind of constraint that a view holds")
    }
    guard record.multiplier.isFinite, record.constant.isFinite, record.priority.isLegal else {
      throw ProblemError("\(record.equation) has a number that is not finite, or no legal priority")
    }
    statement = Statement(
      first: first, firstStart: try end(record.firstStart), relation: record.relation,
      second: try end(record.second), secondStart: try end(record.secondStart),
      multiplier: record.multiplier, constant: record.constant, priority: record.priority,
      container: container)
  }

  private static func end(_ end: ProblemConstraint.End, _ items: [String: Item]) -> End? {
    if let item = items[end.item] {
      // The margins of a scroll view's content are those of the scroll view.
      let owner = item.guide == .scrollContent && end.attribute.isMargin ? item.viewItem : item
      return End(key: item.key, item: item, owner: owner, attribute: end.attribute)
    }
    guard let colon = end.item.lastIndex(of: ":"),
      let kind = GuideKind(rawValue: String(end.item[end.item.index(after: colon)...])),
      kind.isInset, let owner = items[String(end.item[..<colon])]
    else { return nil }
    return End(
      key: owner.key, item: owner, owner: owner, inset: kind, attribute: end.attribute)
  }

  func statement(in items: Items) -> Reading { .statement(statement) }
  var origin: SourceLocation? { record.origin }
  var kind: ConstraintKind { record.kind }
}

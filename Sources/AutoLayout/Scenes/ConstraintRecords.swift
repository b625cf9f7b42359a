import Foundation
import LayoutKernel
import LayoutScene

/// The constraints that a scene lists.
package enum ConstraintChoice: Sendable {
  case all
  /// The constraints that rules about finished screens need: optional ones, those with left or right
  /// edges, and those that leave a view no size.
  case judged
  case none

  func includes(_ constraint: LayoutConstraint) -> Bool {
    switch self {
    case .all: true
    case .judged:
      constraint.priority < .required || constraint.usesSides || constraint.leavesNoSize
    case .none: false
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint limits the width or height of a single view to less than a point.
  var leavesNoSize: Bool {
    firstAttribute.kind == .size && secondAttribute == .notAnAttribute && constant < 1
      && relation != .greaterThanOrEqual
  }

  /// Whether the constraint has a left or right attribute, which does not follow the reading direction.
  var usesSides: Bool {
    firstAttribute.isPhysical || secondAttribute.isPhysical
      || (distance?.starts.contains { $0.attribute.isPhysical } ?? false)
  }
}

/// The active constraints of a laid out window as values, from which a scene's list of them is made
/// on demand.
struct ConstraintRecords: SceneConstraintSource {
  /// The records, in document order of the views that hold the constraints.
  private let records: [ConstraintRecord]
  /// The identifiers of the views, by their indexes in the tree.
  private let identifiers: [String]
  /// Whether the list has the amounts that a picture of all constraints shows.
  private let saysAmounts: Bool

  init(tree: LaidOutTree, engine: LayoutEngine, choice: ConstraintChoice) {
    records = ConstraintRecorder(tree: tree, engine: engine).records(choice)
    identifiers = tree.identifiers
    saysAmounts = choice == .all
  }

  var constraints: [SceneConstraint] {
    records.map { record in
      var result = SceneConstraint(
        id: record.id, description: "", amount: saysAmounts ? record.words.amount : "",
        axis: record.words.firstAttribute.axis == .horizontal ? .horizontal : .vertical,
        start: record.line.start, end: record.line.end, priority: record.words.priority.value,
        isSatisfied: record.isSatisfied, leavesNoSize: record.leavesNoSize,
        views: [record.first, record.second].compactMap { $0.map { identifiers[$0] } },
        usesSides: record.usesSides, isWritten: record.isWritten, origin: record.origin)
      result.words = LazyText(record.words)
      result.subject = LazyText(ConstraintWords.Subject(words: record.words))
      return result
    }
  }
}

/// The facts about a constraint that a scene tells, as of the layout.
private struct ConstraintRecord: Sendable {
  let id: String?
  let words: ConstraintWords
  /// The line that shows the constraint, in the root's coordinates, points.
  let line: (start: CGPoint, end: CGPoint)
  /// The indexes in the tree of the views that the constraint is about; for a guide, that of its owner.
  let first, second: Int?
  let isSatisfied, leavesNoSize, usesSides, isWritten: Bool
  let origin: SourceLocation?
}

private struct ConstraintRecorder {
  let tree: LaidOutTree
  let engine: LayoutEngine

  func records(_ choice: ConstraintChoice) -> [ConstraintRecord] {
    var result: [ConstraintRecord] = []
    // There are about three constraints for each view.
    result.reserveCapacity(choice == .all ? 4 * tree.views.count : 0)
    for (index, view) in tree.views.enumerated() {
      let held = view.heldConstraints.all
      guard !held.isEmpty, let item = engine.item(view) else { continue }
      let rect = rect(of: view, index)
      let holder = Holder(
        item: item, corner: CGPoint(x: rect.minX, y: rect.minY), scrolled: view.boundsOrigin)
      // What is written of a swiped cell is about its content, which is shown elsewhere than it is laid out.
      var moved = holder
      moved.corner.x += (view as? TableViewCell)?.swipeShift ?? 0
      for constraint in held where choice.includes(constraint) {
        let holder = constraint.kind == .written ? moved : holder
        if let record = record(of: constraint, holder) { result.append(record) }
      }
    }
    return result
  }

  /// The view that holds a constraint.
  private struct Holder {
    let item: Item
    /// The top left corner of the item's alignment rect, in the root's coordinates.
    var corner: CGPoint
    let scrolled: CGPoint
  }

  /// The view or guide at one end of a constraint.
  private struct Place {
    /// The index in the tree of the view, or of the guide's owner.
    let index: Int
    /// The guide; nil for the view itself.
    let guide: LayoutGuide?
  }

  private func place(_ end: End) -> Place? {
    guard let view = end.owner.viewItem.view, let index = tree.index(of: view) else { return nil }
    let guide = end.inset.map { view.builtInGuides[$0] } ?? end.owner.layoutGuide
    return Place(index: index, guide: guide)
  }

  private func name(_ place: Place) -> ItemName {
    place.guide?.itemName ?? tree.name(ofViewAt: place.index)
  }

  /// The record of a constraint; nil if the constraint is not in the layout.
  private func record(of constraint: LayoutConstraint, _ holder: Holder) -> ConstraintRecord? {
    guard let row = engine.constraints[constraint], let statement = row.statement,
      let first = place(statement.first)
    else { return nil }
    let second = statement.second.flatMap(place)
    guard let line = line(of: statement, first, second, holder) else { return nil }
    var nesting: ConstraintWords.Nesting?
    if let second, first.guide == nil, second.guide == nil {
      nesting = tree.nesting(first.index, second.index)
    }
    return ConstraintRecord(
      id: constraint.identifier,
      words: ConstraintWords(constraint, name(first), second.map(name), nesting), line: line,
      first: first.index, second: second?.index, isSatisfied: engine.isSatisfied(row),
      leavesNoSize: constraint.leavesNoSize, usesSides: constraint.usesSides,
      isWritten: constraint.kind == .written, origin: constraint.origin)
  }

  /// The line that shows a constraint. A size is a line across its item, and a distance a line
  /// between its two ends. A location is a line from the second item's place to the first's. Lines
  /// are at the middle of the first item, or of the second item if that is inside the first.
  /// Otherwise the lines from a superview's edges to many subviews would overlap.
  private func line(
    of statement: Statement, _ first: Place, _ second: Place?, _ holder: Holder
  ) -> (start: CGPoint, end: CGPoint)? {
    let isSize = statement.first.attribute.part == .length
    let isHorizontal = statement.first.attribute.axis == .horizontal
    guard let from = statement.firstStart ?? (isSize ? nil : statement.second) else {
      let rect = rect(of: first)
      return isHorizontal
        ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
        : (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    }
    guard let start = coordinate(of: from, holder),
      let end = coordinate(of: statement.first, holder),
      let other = statement.firstStart.map(place) ?? second
    else { return nil }
    let middle = rect(of: isInside(other, first) ? other : first)
    return isHorizontal
      ? (CGPoint(x: start, y: middle.midY), CGPoint(x: end, y: middle.midY))
      : (CGPoint(x: middle.midX, y: start), CGPoint(x: middle.midX, y: end))
  }

  /// A place along the attribute's axis in the root's coordinates. It is computed from the solver's
  /// own form, so that the picture agrees with the layout.
  private func coordinate(of end: End, _ holder: Holder) -> CGFloat? {
    guard let place = engine.place(of: end, in: holder.item) else { return nil }
    return end.attribute.axis == .horizontal
      ? holder.corner.x + place - holder.scrolled.x : holder.corner.y + place - holder.scrolled.y
  }

  /// Whether the item of the first place is inside the item of the second.
  private func isInside(_ place: Place, _ other: Place) -> Bool {
    if place.index == other.index { return place.guide != nil && other.guide == nil }
    return tree.isView(at: place.index, inside: other.index)
  }

  /// An item's alignment rect in the root's coordinates.
  private func rect(of place: Place) -> CGRect {
    let view = tree.views[place.index]
    guard let guide = place.guide else { return rect(of: view, place.index) }
    let (origin, scrolled) = (tree.origins[place.index], view.boundsOrigin)
    return guide.layoutFrame.offsetBy(dx: origin.x - scrolled.x, dy: origin.y - scrolled.y)
  }

  private func rect(of view: View, _ index: Int) -> CGRect {
    let (origin, frame) = (tree.origins[index], view.exactFrame)
    return view.exactAlignmentRect.offsetBy(
      dx: origin.x - frame.minX, dy: origin.y - frame.minY)
  }
}

extension LayoutEngine {
  /// Whether both sides of a constraint are equal; an inequality then has no slack.
  func isTight(_ constraint: LayoutConstraint) -> Bool {
    guard let row = constraints[constraint], row.handle != nil else { return false }
    return abs(value(of: row.form)) < RoundingError.shownViolation
  }
}

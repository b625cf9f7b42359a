import Foundation
import LayoutKernel
import LayoutScene

/// Which constraints a scene lists.
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
  /// Whether it is about the width or height of a view alone, and keeps that below a point.
  var leavesNoSize: Bool {
    firstAttribute.kind == .size && secondAttribute == .notAnAttribute && constant < 1
      && relation != .greaterThanOrEqual
  }

  /// Whether it has a left or right attribute, which does not follow the reading direction.
  var usesSides: Bool {
    firstAttribute.isPhysical || secondAttribute.isPhysical
      || (distance?.starts.contains { $0.attribute.isPhysical } ?? false)
  }
}

/// The active constraints as a scene lists them.
struct ConstraintLines {
  let tree: LaidOutTree
  let engine: LayoutEngine
  let choice: ConstraintChoice

  /// In document order of the views that hold them.
  func all() -> [SceneConstraint] {
    var result: [SceneConstraint] = []
    guard choice != .none else { return result }
    for (index, view) in tree.views.enumerated() {
      let held = view.heldConstraints.all
      guard !held.isEmpty, let item = engine.item(view) else { continue }
      let rect = rect(of: view, index)
      let holder = Holder(
        item: item, corner: CGPoint(x: rect.minX, y: rect.minY), scrolled: view.boundsOrigin)
      for constraint in held where choice.includes(constraint) {
        if let line = line(of: constraint, holder) { result.append(line) }
      }
    }
    return result
  }

  /// The view that holds a constraint.
  private struct Holder {
    let item: Item
    /// Of its alignment rect, in the root's coordinates.
    let corner: CGPoint
    let scrolled: CGPoint
  }

  /// One end of a constraint.
  private struct Place {
    let item: any LayoutItem
    let view: View
    /// Of the view, in the tree.
    let index: Int
  }

  private func place(_ item: (any LayoutItem)?) -> Place? {
    guard let item, let view = item.layoutView, let index = tree.index(of: view) else { return nil }
    return Place(item: item, view: view, index: index)
  }

  private func line(of constraint: LayoutConstraint, _ holder: Holder) -> SceneConstraint? {
    guard let row = engine.constraints[constraint], let first = place(constraint.firstItem),
      let line = ends(of: constraint, first, holder)
    else { return nil }
    let (second, attribute) = (constraint.secondItem?.layoutView, constraint.firstAttribute)
    var views = [tree.identifiers[first.index]]
    if let second {
      views.append(
        tree.index(of: second).map { tree.identifiers[$0] } ?? second.identifier ?? second.treePath)
    }
    var result = SceneConstraint(
      id: constraint.identifier, description: "",
      // A picture of all of them says the amount.
      amount: choice == .all ? constraint.amount : "",
      axis: attribute.axis == .horizontal ? .horizontal : .vertical, start: line.start,
      end: line.end, priority: constraint.priority.value, isSatisfied: engine.isSatisfied(row),
      leavesNoSize: constraint.leavesNoSize, views: views, usesSides: constraint.usesSides,
      isWritten: !constraint.isRule,
      origin: constraint.origin)
    result.words = LazyText(ConstraintWords(constraint, tree.name))
    return result
  }

  /// A size is a line across its item, a distance one between its two ends. A location is a line from
  /// the second item's place to the first's. Lines lie at the middle of the first item, or of the
  /// second where that lies in the first: the lines of a superview's edges to many subviews would all
  /// lie on one.
  private func ends(
    of constraint: LayoutConstraint, _ first: Place, _ holder: Holder
  ) -> (start: CGPoint, end: CGPoint)? {
    let attribute = constraint.firstAttribute
    let isHorizontal = attribute.axis == .horizontal
    guard let (item, from) = start(of: constraint) else {
      let rect = rect(of: first)
      return isHorizontal
        ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
        : (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    }
    guard let start = coordinate(from, of: item, seenWith: first.item, holder),
      let end = coordinate(attribute, of: first.item, seenWith: item, holder),
      let other = place(item)
    else { return nil }
    let middle = rect(of: Self.isInside(other, first) ? other : first)
    return isHorizontal
      ? (CGPoint(x: start, y: middle.midY), CGPoint(x: end, y: middle.midY))
      : (CGPoint(x: middle.midX, y: start), CGPoint(x: middle.midX, y: end))
  }

  /// Where the line to the first item begins; nil for the size of an item.
  private func start(
    of constraint: LayoutConstraint
  ) -> (item: any LayoutItem, attribute: LayoutConstraint.Attribute)? {
    if let start = constraint.distance?.first { return start.item.map { ($0, start.attribute) } }
    if constraint.firstAttribute.kind == .size { return nil }
    return constraint.secondItem.map { ($0, constraint.secondAttribute) }
  }

  /// A place along the attribute's axis in the root's coordinates, by the form that the solver has of
  /// it, so that what is drawn is what is laid out.
  private func coordinate(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem,
    seenWith other: any LayoutItem, _ holder: Holder
  ) -> CGFloat? {
    guard let end = engine.items.end(item, attribute, seenWith: other),
      let place = engine.place(of: end, in: holder.item)
    else { return nil }
    return attribute.axis == .horizontal
      ? holder.corner.x + place - holder.scrolled.x : holder.corner.y + place - holder.scrolled.y
  }

  /// Whether the first place lies in the second's item.
  private static func isInside(_ place: Place, _ other: Place) -> Bool {
    let (view, container) = (place.view, other.view)
    if view === container { return place.item is LayoutGuide && other.item is View }
    // Most constraints are about siblings, or a view and its superview.
    let above = view.superview
    if above === container.superview { return false }
    return above === container || view.isDescendant(of: container)
  }

  /// An item's alignment rect in the root's coordinates.
  private func rect(of place: Place) -> CGRect {
    guard let guide = place.item as? LayoutGuide else { return rect(of: place.view, place.index) }
    let (origin, scrolled) = (tree.origins[place.index], place.view.boundsOrigin)
    return guide.layoutFrame.offsetBy(dx: origin.x - scrolled.x, dy: origin.y - scrolled.y)
  }

  private func rect(of view: View, _ index: Int) -> CGRect {
    let (origin, frame) = (tree.origins[index], view.exactFrame)
    return view.exactAlignmentRect.offsetBy(
      dx: origin.x - frame.minX, dy: origin.y - frame.minY)
  }
}

extension LayoutEngine {
  func isSatisfied(_ row: Row) -> Bool {
    guard let handle = row.handle else { return false }
    return abs(solver.violation(of: handle)) < 1e-4
  }

  /// Whether a constraint holds with nothing to spare.
  func isTight(_ constraint: LayoutConstraint) -> Bool {
    guard let row = constraints[constraint], row.handle != nil else { return false }
    return abs(value(of: row.form)) < 1e-4
  }
}

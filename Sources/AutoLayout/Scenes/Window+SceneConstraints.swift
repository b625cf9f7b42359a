import Foundation
import LayoutKernel
import LayoutScene

/// Which constraints a scene lists. Describing a constraint takes as long as solving it.
package enum ConstraintChoice: Sendable {
  case all
  /// The constraints that rules about finished screens need: optional ones, and those with left or
  /// right edges.
  case judged
  case none

  fileprivate func includes(_ constraint: LayoutConstraint) -> Bool {
    switch self {
    case .all: true
    case .judged: constraint.priority < .required || constraint.usesSides
    case .none: false
    }
  }
}

extension LayoutConstraint {
  /// Whether it has a left or right attribute, which does not follow the reading direction.
  var usesSides: Bool {
    firstAttribute.isPhysical || secondAttribute.isPhysical
      || (distance?.starts.contains { $0.attribute.isPhysical } ?? false)
  }
}

extension Window {
  /// The active constraints as lines, in document order of the views that hold them.
  func sceneConstraints(_ choice: ConstraintChoice) -> [SceneConstraint] {
    if choice == .none { return [] }
    var origins: [ObjectIdentifier: CGPoint] = [:]
    var result: [SceneConstraint] = []
    rootView.visit { view in
      let above = view.superview.flatMap { origins[ObjectIdentifier($0)] }
      origins[ObjectIdentifier(view)] =
        above.map { origin in
          let scrolled = view.superview?.boundsOrigin ?? .zero
          return CGPoint(
            x: origin.x + view.exactFrame.minX - scrolled.x,
            y: origin.y + view.exactFrame.minY - scrolled.y)
        } ?? .zero
    }
    rootView.visit { view in
      for constraint in view.heldConstraints.all where choice.includes(constraint) {
        if let line = sceneConstraint(constraint, origins, isDrawn: choice == .all) {
          result.append(line)
        }
      }
    }
    return result
  }

  /// - Parameter isDrawn: whether a picture may show it, which says its amount.
  private func sceneConstraint(
    _ constraint: LayoutConstraint, _ origins: [ObjectIdentifier: CGPoint], isDrawn: Bool
  ) -> SceneConstraint? {
    guard let row = engine?.constraints[constraint],
      let line = line(of: constraint, origins)
    else { return nil }
    let axis = constraint.firstAttribute.axis
    return SceneConstraint(
      id: constraint.identifier, description: constraint.relationDescription,
      amount: isDrawn ? constraint.amount : "", axis: axis == .horizontal ? .horizontal : .vertical,
      start: line.start, end: line.end,
      priority: constraint.priority.value, isSatisfied: isSatisfied(row),
      views: [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutView }.map {
        $0.identifier ?? $0.treePath
      },
      usesSides: constraint.usesSides,
      isWritten: !constraint.isRule, origin: constraint.origin)
  }

  func isSatisfied(_ row: Row) -> Bool {
    guard let engine, let handle = row.handle else { return false }
    return abs(engine.solver.violation(of: handle)) < 1e-4
  }

  /// Whether a constraint holds with nothing to spare.
  func isTight(_ constraint: LayoutConstraint) -> Bool {
    guard let engine, let row = engine.constraints[constraint],
      row.handle != nil
    else { return false }
    return abs(engine.value(of: row.form)) < 1e-4
  }

  // MARK: Lines

  /// A size is a line across its item, a distance one between its two ends. A location is a line from
  /// the second item's place to the first's. Lines lie at the middle of the first item, or of the
  /// second where that lies in the first: the lines of a superview's edges to many subviews would all
  /// lie on one.
  private func line(
    of constraint: LayoutConstraint, _ origins: [ObjectIdentifier: CGPoint]
  ) -> (start: CGPoint, end: CGPoint)? {
    guard let first = constraint.firstItem, let rect = rect(of: first, origins) else { return nil }
    let attribute = constraint.firstAttribute
    let isHorizontal = attribute.axis == .horizontal
    guard let from = start(of: constraint), let other = from.item else {
      return isHorizontal
        ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
        : (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    }
    guard
      let start = place(from.attribute, of: other, seenWith: first, constraint, origins),
      let end = place(attribute, of: first, seenWith: other, constraint, origins),
      let otherRect = self.rect(of: other, origins)
    else { return nil }
    let middle = Self.isInside(other, of: first, constraint) ? otherRect : rect
    return isHorizontal
      ? (CGPoint(x: start, y: middle.midY), CGPoint(x: end, y: middle.midY))
      : (CGPoint(x: middle.midX, y: start), CGPoint(x: middle.midX, y: end))
  }

  /// Where the line to the first item begins; nil for the size of an item.
  private func start(
    of constraint: LayoutConstraint
  ) -> (item: (any LayoutItem)?, attribute: LayoutConstraint.Attribute)? {
    if let start = constraint.distance?.first { return (start.item, start.attribute) }
    if constraint.firstAttribute.kind == .size { return nil }
    return (constraint.secondItem, constraint.secondAttribute)
  }

  /// A place along the attribute's axis in the root's coordinates, by the form that the solver has of
  /// it, so that what is drawn is what is laid out.
  private func place(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem,
    seenWith other: any LayoutItem, _ constraint: LayoutConstraint,
    _ origins: [ObjectIdentifier: CGPoint]
  ) -> CGFloat? {
    guard let container = constraint.holder, let rect = rect(of: container, origins),
      let engine, let above = engine.item(container),
      let end = engine.items.end(item, attribute, seenWith: other),
      let place = engine.place(of: end, in: above)
    else { return nil }
    return attribute.axis == .horizontal
      ? rect.minX + place - container.boundsOrigin.x
      : rect.minY + place - container.boundsOrigin.y
  }

  private static func isInside(
    _ item: any LayoutItem, of other: any LayoutItem, _ constraint: LayoutConstraint
  ) -> Bool {
    guard let view = item.layoutView, let container = other.layoutView else { return false }
    if view === container { return item is LayoutGuide && other is View }
    // Most constraints are about siblings, or a view and its superview.
    if view.superview === container.superview { return false }
    return view.superview === container || view.isDescendant(of: container)
  }

  /// An item's alignment rect in the root's coordinates.
  private func rect(
    of item: any LayoutItem, _ origins: [ObjectIdentifier: CGPoint]
  ) -> CGRect? {
    guard let view = item.layoutView, let origin = origins[ObjectIdentifier(view)] else {
      return nil
    }
    if let guide = item as? LayoutGuide {
      return guide.layoutFrame.offsetBy(
        dx: origin.x - view.boundsOrigin.x, dy: origin.y - view.boundsOrigin.y)
    }
    return view.exactAlignmentRect.offsetBy(
      dx: origin.x - view.exactFrame.minX, dy: origin.y - view.exactFrame.minY)
  }
}

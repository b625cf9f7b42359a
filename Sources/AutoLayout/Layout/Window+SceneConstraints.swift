import Foundation
import LayoutScene

/// Which constraints a scene lists. To describe one takes as long as to solve it.
package enum ConstraintChoice: Sendable {
  case all
  /// Those that rules about finished screens judge: optional ones, and those by left or right.
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
  /// Whether it is about left or right, which stay where they are in every reading direction.
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
        if let line = sceneConstraint(constraint, origins) { result.append(line) }
      }
    }
    return result
  }

  private func sceneConstraint(
    _ constraint: LayoutConstraint, _ origins: [ObjectIdentifier: CGPoint]
  ) -> SceneConstraint? {
    guard let first = constraint.firstItem, let box = box(of: first, origins),
      let entry = engine?.installed[ObjectIdentifier(constraint)]
    else { return nil }
    let axis = constraint.firstAttribute.axis
    let line = line(
      of: constraint, box, constraint.secondItem.flatMap { self.box(of: $0, origins) })
    return SceneConstraint(
      id: constraint.identifier, description: constraint.relationDescription,
      axis: axis == .horizontal ? .horizontal : .vertical, start: line.start, end: line.end,
      priority: constraint.priority.rawValue, isSatisfied: isSatisfied(entry),
      views: [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutView }.map {
        $0.identifier ?? $0.treePath
      },
      usesSides: constraint.usesSides,
      isWritten: !ArrangementRule.isResult(constraint), origin: constraint.origin)
  }

  func isSatisfied(_ entry: Entry) -> Bool {
    guard let engine, let handle = entry.handle else { return false }
    return abs(engine.solver.violation(of: handle)) < 1e-4
  }

  /// Whether a constraint holds with nothing to spare.
  func isTight(_ constraint: LayoutConstraint) -> Bool {
    guard let engine, let entry = engine.installed[ObjectIdentifier(constraint)],
      entry.handle != nil
    else { return false }
    return abs(engine.value(of: entry.form)) < 1e-4
  }

  /// A size is a line across its item; a location a line from the second item's place to the
  /// first's, at the middle of the first item, or of the second where that lies in the first: the
  /// lines of a superview's edges to many subviews would all lie on one.
  private func line(
    of constraint: LayoutConstraint, _ first: Box, _ second: Box?
  ) -> (start: CGPoint, end: CGPoint) {
    let rect = first.rect
    let isHorizontal = constraint.firstAttribute.axis == .horizontal
    guard constraint.firstAttribute.kind != .size, let second else {
      return isHorizontal
        ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
        : (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    }
    let middle = Self.isInside(constraint.secondItem, of: constraint.firstItem) ? second.rect : rect
    let from = place(constraint.secondAttribute, in: second)
    let to = place(constraint.firstAttribute, in: first)
    return isHorizontal
      ? (CGPoint(x: from, y: middle.midY), CGPoint(x: to, y: middle.midY))
      : (CGPoint(x: middle.midX, y: from), CGPoint(x: middle.midX, y: to))
  }

  private static func isInside(_ item: (any LayoutItem)?, of other: (any LayoutItem)?) -> Bool {
    guard let view = item?.layoutView, let container = other?.layoutView else { return false }
    if view === container { return item is LayoutGuide && other is View }
    return view.isDescendant(of: container)
  }

  /// An item's alignment rect in the root's coordinates.
  private struct Box {
    let rect: CGRect
    let margins: EdgeInsets
    let baselines: BaselineOffsets?
    let direction: LayoutDirection
  }

  private func box(of item: any LayoutItem, _ origins: [ObjectIdentifier: CGPoint]) -> Box? {
    if let guide = item as? LayoutGuide {
      guard let owner = guide.owningView, let origin = origins[ObjectIdentifier(owner)] else {
        return nil
      }
      return Box(
        rect: guide.layoutFrame.offsetBy(
          dx: origin.x - owner.boundsOrigin.x, dy: origin.y - owner.boundsOrigin.y), margins: .zero,
        baselines: nil, direction: direction(of: owner))
    }
    guard let view = item as? View, let origin = origins[ObjectIdentifier(view)] else { return nil }
    let rect = view.exactAlignmentRect.offsetBy(
      dx: origin.x - view.exactFrame.minX, dy: origin.y - view.exactFrame.minY)
    return Box(
      rect: rect, margins: view.layoutMargins,
      baselines: engine?.item(view)?.content.layout.baselines,
      direction: direction(of: view.superview ?? view))
  }

  private func direction(of view: View) -> LayoutDirection {
    view.effectiveUserInterfaceLayoutDirection
  }

  private func place(_ attribute: LayoutConstraint.Attribute, in box: Box) -> CGFloat {
    let rect = box.rect
    switch attribute.physical(isMirrored: box.direction == .rightToLeft) {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .leftMargin: return rect.minX + box.margins.left
    case .rightMargin: return rect.maxX - box.margins.right
    case .topMargin: return rect.minY + box.margins.top
    case .bottomMargin: return rect.maxY - box.margins.bottom
    case .firstBaseline: return rect.minY + (box.baselines?.firstFromTop ?? 0)
    case .lastBaseline: return rect.maxY - (box.baselines?.lastFromBottom ?? 0)
    case .centerY, .centerYWithinMargins: return rect.midY
    default: return rect.midX
    }
  }
}

import Cassowary
import Foundation
import LayoutScene

/// Turns constraints between attributes into sums of variables.
///
/// A location is a number in the coordinates of the item that holds the constraint. Since variables
/// are relative to the superview, it is the sum of the origins on the way up to the holder, and
/// everything above the holder never enters.
package struct Lowering {
  let items: Items

  /// `first − multiplier × second − constant`, which the relation compares with 0. Nil where an item
  /// is not inside the container.
  func form(of statement: Statement) -> LinearForm? {
    let isMirrored = isMirrored(statement)
    let container = statement.container
    var form = LinearForm()
    guard add(statement.first, from: statement.firstStart, isMirrored, container, to: &form) else {
      return nil
    }
    if let second = statement.second {
      var other = LinearForm()
      guard add(second, from: statement.secondStart, isMirrored, container, to: &other) else {
        return nil
      }
      form.add(other, times: -statement.multiplier)
    }
    form.constant -= statement.constant
    return form
  }

  /// The container decides the direction: a view's semantic content attribute is for its content.
  private func isMirrored(_ statement: Statement) -> Bool {
    statement.isDirectional && statement.container.record.readsRightToLeft
  }

  // Forms are summed up in place, since copies of them would take longer than the sums. Each of these
  // returns false for an item that is not inside the container.

  /// Adds the value of an attribute, or the distance to it from `start`.
  private func add(
    _ end: End, from start: End?, _ isMirrored: Bool, _ container: Item,
    to form: inout LinearForm
  ) -> Bool {
    guard let start else { return add(end, isMirrored: isMirrored, container, to: &form) }
    let isMirrored =
      isMirrored && (end.attribute.isDirectional || start.attribute.isDirectional)
    var near = LinearForm()
    guard add(end, isMirrored: isMirrored, container, to: &form),
      add(start, isMirrored: isMirrored, container, to: &near)
    else { return false }
    form.add(near, times: -1)
    return true
  }

  /// Adds the value of an attribute. In a mirrored container locations are counted from the right edge
  /// leftwards, which is how leading and trailing attributes grow there.
  private func add(
    _ end: End, isMirrored: Bool, _ container: Item, to form: inout LinearForm
  ) -> Bool {
    if end.attribute.part == .length {
      addSize(end, to: &form)
      return true
    }
    guard isMirrored else { return addPlace(end, isMirrored: false, container, to: &form) }
    var place = LinearForm()
    guard addPlace(end, isMirrored: true, container, to: &place) else { return false }
    form.add(container.width)
    form.add(place, times: -1)
    return true
  }

  /// The size of an item, or of the inset that the end names.
  package func size(_ end: End) -> LinearForm {
    var form = LinearForm()
    addSize(end, to: &form)
    return form
  }

  private func addSize(_ end: End, to form: inout LinearForm) {
    let isWidth = end.attribute.axis == .horizontal
    let insets = insets(of: end)
    form.add(isWidth ? end.item.width : end.item.height)
    form.constant -= isWidth ? insets.left + insets.right : insets.top + insets.bottom
  }

  /// A location counted from the left or top of the container's alignment rect, whatever the
  /// direction; nil for an item that is not inside the container.
  package func place(_ end: End, isMirrored: Bool, _ container: Item) -> LinearForm? {
    var form = LinearForm()
    return addPlace(end, isMirrored: isMirrored, container, to: &form) ? form : nil
  }

  /// Adds the location of an end to a sum, counted as `place` counts it; false for an item that is
  /// not inside the container.
  func addPlace(
    _ end: End, isMirrored: Bool, _ container: Item, to form: inout LinearForm
  ) -> Bool {
    if end.attribute.isBaseline { return addBaseline(end, container, to: &form) }
    let axis = end.attribute.axis
    guard addOrigin(of: end.item, along: axis, in: container, to: &form) else { return false }
    let insets = insets(of: end)
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    switch end.attribute.part(isMirrored: isMirrored) {
    case .near:
      form.constant += near
    case .far:
      form.add(end.item.size(along: axis))
      form.constant -= far
    default:
      form.add(end.item.size(along: axis), 0.5)
      form.constant += (near - far) / 2
    }
    return true
  }

  /// How far the end's rectangle lies inside its item's alignment rect.
  private func insets(of end: End) -> EdgeInsets {
    guard let kind = end.usedInset else { return .zero }
    let inFrame = end.owner.insets.of(kind)
    let offsets = items.alignmentOffsets(of: end.owner)
    return inFrame.combined(with: offsets) { $0 - $1 }
  }

  /// Adds the sum of the origins from `item` up to the container. The container itself is at the
  /// origin of its bounds. The contents of a view between them are moved back by the origin of that
  /// view's bounds, as far as they are scrolled.
  private func addOrigin(
    of item: Item, along axis: Axis, in container: Item, to form: inout LinearForm
  ) -> Bool {
    if item === container { form.constant += container.boundsOrigin(along: axis) }
    var current = item
    while current !== container {
      current.addNear(along: axis, to: &form)
      guard let above = current.parent else { return false }
      if above !== container { form.constant -= above.boundsOrigin(along: axis) }
      current = above
    }
    return true
  }

  /// A view without text has its baselines at its top and bottom.
  private func addBaseline(_ end: End, _ container: Item, to form: inout LinearForm) -> Bool {
    let isFirst = end.attribute == .firstBaseline
    guard let target = end.text else {
      return !end.item.isView
        && addPlace(end.with(isFirst ? .top : .bottom), isMirrored: false, container, to: &form)
    }
    guard addOrigin(of: target, along: .vertical, in: container, to: &form) else { return false }
    let baselines = target.content.layout.baselines
    if isFirst {
      form.constant += Double(baselines?.firstFromTop ?? 0)
    } else {
      form.add(target.height)
      form.constant -= Double(baselines?.lastFromBottom ?? 0)
    }
    return true
  }

  /// Reports a view that takes its baseline from a view that is not its descendant. That baseline
  /// is not used.
  func checkBaselines(of statement: Statement, _ constraint: AnyObject) {
    guard statement.usesBaselines else { return }
    for end in statement.ends where end.isStray {
      guard let text = end.text else { continue }
      let isFirst = end.attribute == .firstBaseline
      items.faults.report(.baseline(isFirst: isFirst), of: [text], constraint: constraint)
    }
  }
}

extension Attribute {
  /// The part of a rectangle, counted from the left: where the container is mirrored, leading is
  /// the far edge.
  fileprivate func part(isMirrored: Bool) -> Part {
    guard isMirrored, isDirectional else { return part }
    return part == .near ? .far : part == .far ? .near : part
  }
}

extension Item {
  func boundsOrigin(along axis: Axis) -> CGFloat {
    axis == .horizontal ? record.boundsOrigin.x : record.boundsOrigin.y
  }
}

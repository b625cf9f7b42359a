import Cassowary
import Foundation
import LayoutScene

/// From constraints between attributes to sums of variables.
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
    guard
      var form = length(statement.first, from: statement.firstStart, isMirrored, container)
    else { return nil }
    if let second = statement.second {
      guard let other = length(second, from: statement.secondStart, isMirrored, container) else {
        return nil
      }
      form.add(other, times: -statement.multiplier)
    }
    form.constant -= statement.constant
    return form
  }

  /// The container decides the direction: a view's semantic content attribute is for its content.
  private func isMirrored(_ statement: Statement) -> Bool {
    statement.isDirectional && statement.container.source?.readsRightToLeft == true
  }

  /// The value of an attribute, or the distance to it from `start`.
  private func length(
    _ end: End, from start: End?, _ isMirrored: Bool, _ container: Item
  ) -> LinearForm? {
    guard let start else { return value(end, isMirrored: isMirrored, container) }
    let isMirrored =
      isMirrored && (end.attribute.isDirectional || start.attribute.isDirectional)
    guard let far = value(end, isMirrored: isMirrored, container),
      let near = value(start, isMirrored: isMirrored, container)
    else { return nil }
    return far - near
  }

  /// The value of an attribute. In a mirrored container locations are counted from the right edge
  /// leftwards, which is how leading and trailing attributes grow there.
  private func value(_ end: End, isMirrored: Bool, _ container: Item) -> LinearForm? {
    if end.attribute.part == .length { return size(end) }
    guard let place = place(end, isMirrored: isMirrored, container) else { return nil }
    return isMirrored ? LinearForm(container.width) - place : place
  }

  /// The size of an item, or of the inset that the end names.
  package func size(_ end: End) -> LinearForm {
    let isWidth = end.attribute.axis == .horizontal
    let insets = insets(of: end)
    var form = LinearForm(isWidth ? end.item.width : end.item.height)
    form.constant -= isWidth ? insets.left + insets.right : insets.top + insets.bottom
    return form
  }

  /// A location counted from the left or top of the container's alignment rect, whatever the
  /// direction; nil for an item that is not inside the container.
  package func place(_ end: End, isMirrored: Bool, _ container: Item) -> LinearForm? {
    if end.attribute.isBaseline { return baseline(end, container) }
    let axis = end.attribute.axis
    guard var form = origin(of: end.item, along: axis, in: container) else { return nil }
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
    return form
  }

  /// How far the end's rectangle lies inside its item's alignment rect.
  private func insets(of end: End) -> EdgeInsets {
    guard let kind = end.usedInset else { return .zero }
    let inFrame = end.owner.insets.of(kind)
    let offsets = items.alignmentOffsets(of: end.owner)
    return inFrame.combined(with: offsets) { $0 - $1 }
  }

  /// The sum of the origins from `item` up to the container, in whose coordinates it is itself at the
  /// origin of its bounds. What is in a view that scrolls is seen from outside that much further back.
  private func origin(of item: Item, along axis: Axis, in container: Item) -> LinearForm? {
    var form = LinearForm(item === container ? container.boundsOrigin(along: axis) : 0)
    var next: Item? = item
    while let current = next {
      if current === container { return form }
      current.addNear(along: axis, to: &form)
      next = current.parent
      if let above = next, above !== container {
        form.constant -= above.boundsOrigin(along: axis)
      }
    }
    return nil
  }

  /// A view without text has its baselines at its top and bottom.
  private func baseline(_ end: End, _ container: Item) -> LinearForm? {
    let isFirst = end.attribute == .firstBaseline
    guard let view = end.item.source else {
      return place(end.with(isFirst ? .top : .bottom), isMirrored: false, container)
    }
    guard let target = items[view.baselineKey(isFirst: isFirst)],
      var form = origin(of: target, along: .vertical, in: container)
    else { return nil }
    let baselines = target.content.layout.baselines
    if isFirst {
      form.constant += Double(baselines?.firstFromTop ?? 0)
    } else {
      form.add(target.height)
      form.constant -= Double(baselines?.lastFromBottom ?? 0)
    }
    return form
  }

  /// Reports a view that takes its baseline from one that is not below it, which counts for nothing.
  func checkBaselines(of statement: Statement, _ owner: any ConstraintSource) {
    guard statement.usesBaselines else { return }
    for end in statement.ends where end.attribute.isBaseline {
      let isFirst = end.attribute == .firstBaseline
      guard let view = end.owner.source, end.inset == nil,
        !view.namesBaselineInside(isFirst: isFirst),
        let last = items[view.baselineKey(isFirst: isFirst)]
      else { continue }
      items.faults.report(.baseline(isFirst: isFirst), of: [last], owner: owner)
    }
  }
}

extension Attribute {
  /// Which part of a rectangle it is, counted from the left: leading is the far edge where the
  /// container is mirrored.
  fileprivate func part(isMirrored: Bool) -> Part {
    guard isMirrored, isDirectional else { return part }
    return part == .near ? .far : part == .far ? .near : part
  }
}

extension Item {
  func boundsOrigin(along axis: Axis) -> CGFloat {
    guard let origin = source?.boundsOrigin else { return 0 }
    return axis == .horizontal ? origin.x : origin.y
  }
}

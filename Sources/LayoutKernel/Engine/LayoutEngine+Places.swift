import Cassowary
import Foundation
import LayoutScene

/// The places of attributes, as last solved.
extension LayoutEngine {
  package func value(of form: LinearForm) -> Double { places.value(of: form) }

  /// How far a row is violated; 0 for rounding errors.
  package func violation(of row: Row) -> Double { row.violation(at: value(of: row.form)) }

  /// Whether a row is in the solver and holds, as far as is shown.
  package func isSatisfied(_ row: Row) -> Bool {
    row.handle != nil && violation(of: row) < RoundingError.shownViolation
  }

  /// The rows that give `variables` their values, oldest first.
  package func binding(_ variables: [Variable]) -> [Row] { system.binding(variables) }

  /// The coordinate as explanations state it: a size, or a place counted from the left or top of
  /// the superview's frame; of the owner's for a guide.
  package func form(of end: End) -> LinearForm? {
    if end.attribute.part == .length { return constraints.lowering.size(end) }
    let container = container(of: end)
    let isMirrored =
      end.attribute.isDirectional && container.record.readsRightToLeft
    var place = constraints.lowering.place(end, isMirrored: isMirrored, container)
    let insets = items.alignmentOffsets(of: container)
    place?.constant += end.attribute.axis == .horizontal ? insets.left : insets.top
    return place
  }

  /// The item in whose coordinates the place of an end is stated.
  package func container(of end: End) -> Item {
    end.inset != nil ? end.owner : end.owner.parent ?? end.owner
  }

  /// A location in points from the left or top of the alignment rect of `container`, by the same form
  /// that the solver has of it; nil for an item that is not inside the container.
  package func place(of end: End, in container: Item) -> CGFloat? {
    let isMirrored =
      end.attribute.isDirectional && container.record.readsRightToLeft
    var form = LinearForm()
    guard constraints.lowering.addPlace(end, isMirrored: isMirrored, container, to: &form) else {
      return nil
    }
    return value(of: form)
  }
}

import Foundation
import LayoutKernel

extension LayoutConstraint {
  /// A constraint by which a view places what it arranges.
  static func made(
    for kind: ConstraintKind, _ view: View, _ attribute: Attribute, _ other: any LayoutItem,
    _ second: Attribute,
    _ constant: CGFloat = 0, relatedBy relation: Relation = .equal
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      constant: constant)
    constraint.kind = kind
    return constraint
  }
}

import Foundation

extension LayoutConstraint {
  /// A constraint with which a control places its parts.
  static func rule(
    _ view: View, _ attribute: Attribute, _ other: any LayoutItem, _ second: Attribute,
    _ constant: CGFloat = 0, relatedBy relation: Relation = .equal
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      constant: constant)
    constraint.isRule = true
    return constraint
  }
}

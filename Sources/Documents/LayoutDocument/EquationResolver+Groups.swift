import AutoLayout
import Files
import Reuse

extension EquationResolver {
  /// A constraint for each attribute of the group on the left side. The right side may name a view or
  /// a guide alone. Empty after reporting why.
  func constraints(of group: AttributeGroup, _ sum: Sum) -> [LayoutConstraint] {
    let equation = sum.equation
    let first = owner(of: equation.first, in: equation)
    guard let right = sum.right else { return [] }
    let second = right.anchor.map { groupOwner(of: $0, group, in: equation) }
    guard let first, second == nil || second?.map({ $0 }) != nil,
      isMeaningful(group, right, equation)
    else { return [] }
    return group.parts.compactMap { part in
      made(
        Target(item: first, attribute: part.attribute),
        part.isFar ? equation.relation.turned : equation.relation,
        (second ?? nil).map { Target(item: $0, attribute: part.attribute) },
        multiplier: right.factor, constant: part.isFar ? -right.constant : right.constant, sum)
    }
  }

  /// One constraint for the width and one for the height, each with its own number.
  func sizes(of group: AttributeGroup, _ height: ArithmeticExpression, _ sum: Sum)
    -> [LayoutConstraint]
  {
    let equation = sum.equation
    let second = value(of: height, in: equation, takesViews: false)
    guard let first = owner(of: equation.first, in: equation), let width = sum.right, let second
    else { return [] }
    if let anchor = width.anchor ?? second.anchor {
      report(.attributeGroup(group.rawValue, .besideOne), anchor.item.start)
      return []
    }
    return zip(group.parts, [width.constant, second.constant]).compactMap { part, constant in
      made(
        Target(item: first, attribute: part.attribute), equation.relation, nil, multiplier: 1,
        constant: constant, sum)
    }
  }

  private func isMeaningful(
    _ group: AttributeGroup, _ right: LinearExpression, _ equation: Equation
  ) -> Bool {
    let reason: Fact.GroupReason
    if group == .size {
      return true
    } else if right.anchor == nil {
      reason = .constant
    } else if right.factor != 1 {
      reason = .multiplied
    } else if group == .center, equation.relation != .equal {
      reason = .inequality
    } else {
      return true
    }
    report(.attributeGroup(group.rawValue, reason), equation.first.attribute.start)
    return false
  }

  /// The item whose attributes the group on the left side stands for.
  private func owner(
    of anchor: Equation.Anchor, in equation: Equation
  ) -> (any LayoutItem)? {
    guard let owner = item(anchor.item, in: equation) else { return nil }
    return anchor.guide.map { guide($0, of: owner, named: anchor.item) } ?? owner
  }

  /// The item on the right side of an equation of a group, where the group's name may be left out:
  /// `root`, `root.safeArea`, `root.edges`, `root.safeArea.edges`.
  private func groupOwner(
    of anchor: Equation.Anchor, _ group: AttributeGroup, in equation: Equation
  ) -> (any LayoutItem)? {
    var anchor = anchor
    let last = anchor.attribute
    if let other = AttributeGroup(last) {
      guard other == group else {
        report(.attributeGroup(group.rawValue, .other(other.rawValue)), last.start)
        return nil
      }
    } else if anchor.guide == nil, !last.text.isEmpty, !Self.isAttribute(last) {
      anchor.guide = last
    } else if !last.text.isEmpty {
      guard attribute(last) != nil else { return nil }
      report(.attributeGroup(group.rawValue, .besideOne), last.start)
      return nil
    }
    return owner(of: anchor, in: equation)
  }
}

extension LayoutConstraint.Relation {
  /// The relation that holds after both sides change their signs.
  fileprivate var turned: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension ArithmeticExpression {
  /// The first anchor in the expression.
  var anchor: Equation.Anchor? {
    switch self {
    case .number, .name: nil
    case .anchor(let anchor): anchor
    case .negated(let operand): operand.anchor
    case .sum(let first, let second), .difference(let first, let second),
      .product(let first, let second), .quotient(let first, let second):
      first.anchor ?? second.anchor
    }
  }
}

import Foundation

/// Constraints in words, in UIKit's form: `<LayoutConstraint:sign-in.yaml:12:3 'id'
/// H:|-(8)-[View:card] (active, names: '|':View:root )>`.
///
/// In place of UIKit's address, a constraint has the place where it is written, and a view its
/// identifier or else its path of indexes from the root. An address would differ in every run.
extension LayoutConstraint: CustomStringConvertible {
  public var description: String {
    if let generatedDescription { return generatedDescription }
    let place = origin.map { ":\($0)" } ?? ""
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<\(kindName)\(place)\(name) \(body)>"
  }

  /// The relation only, as a person would write it: `H:|-(8)-[View:card]` or an equation.
  public var relationDescription: String {
    (Gap(self)?.format ?? equation) + group
  }

  /// The equation that stands for several constraints, as it is written.
  private var group: String { written.map { " of “\($0)”" } ?? "" }

  private var body: String {
    let state = isActive ? "active" : "inactive"
    guard let gap = Gap(self) else { return "\(equation)\(group)   (\(state))" }
    let names = gap.superviewName.map { ", names: '|':\($0) " } ?? ""
    return "\(gap.format)\(group)   (\(state)\(names))"
  }

  private var equation: String {
    let first = name(of: firstAnchor, firstAttribute)
    var text = "\(first) \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += shortest(constant)
    } else {
      let second = name(of: secondAnchor, secondAttribute)
      text += multiplier == 1 ? second : "\(shortest(multiplier))*\(second)"
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") " + spacingText(abs(constant))
      }
    }
    return priority == .required ? text : text + " priority:\(shortest(priority.value))"
  }

  /// A released item is written `(null)`, as in UIKit.
  private func name(of anchor: (any LayoutAnchor)?, _ attribute: Attribute) -> String {
    anchor?.name ?? "(null).\(attribute.name)"
  }

  /// The number; for a system spacing, in parentheses after the spacing's name.
  fileprivate func spacingText(_ value: Double) -> String {
    systemSpacing.map { "\($0.source.rawValue)(\(shortest(value)))" } ?? shortest(value)
  }
}

/// A constraint that reads as a gap between neighbours, or between a view and its superview's edge.
private struct Gap {
  let format: String
  let superviewName: String?

  /// Nil for a constraint that cannot be written as a gap.
  init?(_ constraint: LayoutConstraint) {
    guard constraint.multiplier == 1, constraint.distance == nil,
      let first = constraint.firstItem as? View,
      let second = constraint.secondItem as? View, first !== second,
      let near = Edge(constraint.firstAttribute), let far = Edge(constraint.secondAttribute),
      near.family == far.family
    else { return nil }
    // Read from left to right or top to bottom: what comes before the gap, and what comes after it.
    let order: (before: View, after: View, sign: Double)
    switch (near.isNear, far.isNear) {
    case (true, false):
      guard first.superview !== second, second.superview !== first else { return nil }
      order = (second, first, 1)
    case (false, true):
      guard first.superview !== second, second.superview !== first else { return nil }
      order = (first, second, -1)
    case (true, true):
      if first.superview === second {
        order = (second, first, 1)
      } else if second.superview === first {
        order = (first, second, -1)
      } else {
        return nil
      }
    case (false, false):
      if first.superview === second {
        order = (first, second, -1)
      } else if second.superview === first {
        order = (second, first, 1)
      } else {
        return nil
      }
    }
    let gap = "-(\(Self.text(of: constraint, sign: order.sign)))-"
    let isBeforeSuperview = order.after.superview === order.before
    let isAfterSuperview = order.before.superview === order.after
    let before = isBeforeSuperview ? "|" : "[\(order.before.layoutName)]"
    let after = isAfterSuperview ? "|" : "[\(order.after.layoutName)]"
    let direction = near.family == .physical ? "(LTR)" : ""
    format = "\(near.family == .vertical ? "V" : "H"):\(before)\(gap)\(after)\(direction)"
    superviewName =
      isBeforeSuperview
      ? order.before.layoutName : isAfterSuperview ? order.after.layoutName : nil
  }

  /// `8`, `>=8`, `0@25`, `NSSpace(8)`.
  private static func text(of constraint: LayoutConstraint, sign: Double) -> String {
    var relation = constraint.relation
    if sign < 0, relation != .equal {
      relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    let value = constraint.constant * sign
    var text = relation == .equal ? "" : relation.symbol
    text += constraint.spacingText(value)
    if constraint.priority != .required { text += "@\(shortest(constraint.priority.value))" }
    return text
  }

  /// An edge that visual format has a place for.
  private struct Edge {
    enum Family { case directional, physical, vertical }
    let family: Family
    let isNear: Bool

    init?(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .leading, .trailing: (family, isNear) = (.directional, attribute == .leading)
      case .left, .right: (family, isNear) = (.physical, attribute == .left)
      case .top, .bottom: (family, isNear) = (.vertical, attribute == .top)
      default: return nil
      }
    }
  }
}

import Foundation

/// One constraint of an arrangement, before it becomes a `LayoutConstraint`. Rules are values: the
/// whole arrangement is computed each time and compared with the present constraints.
struct ArrangementRule {
  /// The purpose of the constraint, under UIKit's identifier for it.
  enum Purpose: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case spacingHidden = "UISV-spacing-hidden"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidth = "UISV-text-width-disambiguation"
  }

  typealias Attribute = LayoutConstraint.Attribute

  let purpose: Purpose
  let first: any LayoutItem
  let firstAttribute: Attribute
  let relation: LayoutConstraint.Relation
  let second: (any LayoutItem)?
  let secondAttribute: Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: LayoutPriority

  /// A rule that relates a location or size to another one, or to none.
  init(
    _ purpose: Purpose, _ first: any LayoutItem, _ firstAttribute: Attribute,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute,
    relatedBy relation: LayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: LayoutPriority = .required
  ) {
    self.purpose = purpose
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// A rule that makes a size 0 where its priority allows.
  init(
    _ purpose: Purpose, _ item: any LayoutItem, collapsing size: Attribute, priority: LayoutPriority
  ) {
    self.init(purpose, item, size, nil, .notAnAttribute, priority: priority)
  }

  /// The properties that cannot change in a constraint. Two rules with the same key share one
  /// constraint, and differ only in constant or priority.
  var key: Key {
    Key(
      purpose: purpose, first: ObjectIdentifier(first), firstAttribute: firstAttribute,
      relation: relation, second: second.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute, multiplier: multiplier)
  }

  struct Key: Hashable {
    let purpose: Purpose
    let first: ObjectIdentifier
    let firstAttribute: Attribute
    let relation: LayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: Attribute
    let multiplier: CGFloat

    /// Hashes one number only, because each number takes time. It is different for most rules of a stack.
    func hash(into hasher: inout Hasher) {
      let items = UInt(bitPattern: first) ^ (second.map { UInt(bitPattern: $0) << 1 } ?? 0)
      hasher.combine(
        items &+ UInt(firstAttribute.rawValue) << 56 &+ UInt(secondAttribute.rawValue) << 51)
    }
  }

  func makeConstraint() -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = purpose.rawValue
    constraint.kind = .stack
    constraint.priority = priority
    return constraint
  }
}

extension LayoutConstraint.Axis {
  /// The edge where the axis begins, in reading direction.
  var start: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  var end: LayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  var center: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  var size: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}

import Foundation

/// An edge, centre, baseline or size of an item, from which inactive constraints are made. Anchors
/// of one kind can be related to each other only, which the compiler checks.
public protocol LayoutAnchor: Equatable {
  var item: any LayoutItem { get }
  var attribute: LayoutConstraint.Attribute { get }
}

/// A horizontal location: left, right, leading, trailing, centerX.
public struct LayoutXAxisAnchor: LayoutAnchor {
  public let item: any LayoutItem
  public let attribute: LayoutConstraint.Attribute
}

/// A vertical location: top, bottom, centerY, the baselines.
public struct LayoutYAxisAnchor: LayoutAnchor {
  public let item: any LayoutItem
  public let attribute: LayoutConstraint.Attribute
}

/// A width or a height, or the distance between two locations.
public struct LayoutDimension: LayoutAnchor {
  public let item: any LayoutItem
  public let attribute: LayoutConstraint.Attribute
  /// Where a distance to `item` and `attribute` begins; nil for a width or a height.
  let start: Distance.Start?

  init(
    item: any LayoutItem, attribute: LayoutConstraint.Attribute, start: Distance.Start? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.start = start
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.item === b.item && a.attribute == b.attribute && a.start?.item === b.start?.item
      && a.start?.attribute == b.start?.attribute
  }
}

extension LayoutXAxisAnchor: CustomStringConvertible {}
extension LayoutYAxisAnchor: CustomStringConvertible {}
extension LayoutDimension: CustomStringConvertible {}

extension LayoutAnchor {
  /// `<LayoutXAxisAnchor "View:card.leading">`.
  public var description: String {
    "<\(Self.self) \"\(name)\">"
  }

  /// `View:card.leading`.
  public var name: String {
    let end = "\(item.layoutName).\(attribute.name)"
    guard let start = (self as? LayoutDimension)?.start else { return end }
    return "(\(end) - \(start.name))"
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.item === b.item && a.attribute == b.attribute
  }

  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> LayoutConstraint {
    related(.equal, to: anchor, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: constant)
  }

  /// Traps where one anchor is leading or trailing and the other left or right, which the compiler
  /// cannot tell apart.
  func related(
    _ relation: LayoutConstraint.Relation, to anchor: Self, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> LayoutConstraint {
    if let first = self as? LayoutDimension, let second = anchor as? LayoutDimension,
      first.start != nil || second.start != nil
    {
      return LayoutConstraint(
        distanceTo: first, relatedBy: relation, toDistanceTo: second, multiplier: multiplier,
        constant: constant)
    }
    requireSameUnits(anchor)
    return LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }
}

extension LayoutAnchor {
  func requireSameUnits(_ other: Self) {
    let error = LayoutConstraint.error(
      item: item, attribute, toItem: other.item, other.attribute, 1, 0)
    guard error == .directionalAgainstPhysical else { return }
    trap("\(ConstraintError.incompatibleUnits(description, other.description))")
  }
}

extension LayoutConstraint {
  /// The two ends as anchors; nil where an item is gone or there is none.
  public var firstAnchor: (any LayoutAnchor)? {
    guard let firstItem, let start = distance?.first else {
      return firstItem?.anchor(firstAttribute)
    }
    return LayoutDimension(item: firstItem, attribute: firstAttribute, start: start)
  }

  public var secondAnchor: (any LayoutAnchor)? {
    guard let secondItem, let start = distance?.second else {
      return secondItem?.anchor(secondAttribute)
    }
    return LayoutDimension(item: secondItem, attribute: secondAttribute, start: start)
  }
}

extension LayoutItem {
  func anchor(_ attribute: LayoutConstraint.Attribute) -> (any LayoutAnchor)? {
    switch (attribute.kind, attribute.axis) {
    case _ where attribute == .notAnAttribute: nil
    case (.size, _): LayoutDimension(item: self, attribute: attribute)
    case (_, .horizontal): LayoutXAxisAnchor(item: self, attribute: attribute)
    case (_, .vertical): LayoutYAxisAnchor(item: self, attribute: attribute)
    }
  }
}

extension LayoutDimension {
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    fixed(.equal, constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    fixed(.greaterThanOrEqual, constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    fixed(.lessThanOrEqual, constant)
  }

  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  private func fixed(
    _ relation: LayoutConstraint.Relation, _ constant: CGFloat
  ) -> LayoutConstraint {
    if start != nil {
      return LayoutConstraint(
        distanceTo: self, relatedBy: relation, toDistanceTo: nil, multiplier: 1, constant: constant)
    }
    return LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
}

// System spacing: `multiplier` times the standard distance after or below `anchor`.
extension LayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutYAxisAnchor {
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutAnchor {
  /// The constraint keeps multiplier 1; the spacing's multiplier ends up in the constant, and a
  /// negative one counts as 0.
  fileprivate func spaced(
    _ relation: LayoutConstraint.Relation, _ anchor: Self, _ multiplier: CGFloat
  ) -> LayoutConstraint {
    let spacing = SystemSpacing.between(anchor.item, anchor.attribute, item, attribute)
    let constraint = related(relation, to: anchor, constant: spacing * max(0, multiplier))
    constraint.systemSpacing = SystemSpacing(.anchors, multiplier: max(0, multiplier))
    return constraint
  }
}

extension LayoutItem {
  public var leftAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .left) }
  public var rightAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .right) }
  public var leadingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  public var trailingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  public var centerXAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  public var topAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .top) }
  public var bottomAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  public var widthAnchor: LayoutDimension { .init(item: self, attribute: .width) }
  public var heightAnchor: LayoutDimension { .init(item: self, attribute: .height) }
}

extension View {
  public var firstBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
  public var lastBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }
}

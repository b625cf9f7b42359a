import Foundation

/// An edge, centre, baseline or size of an item, from which inactive constraints are made. Anchors
/// of one kind can be related to each other only, which the compiler checks.
public protocol LayoutAnchor: Equatable {
  /// The view or guide that the anchor belongs to.
  var item: any LayoutItem { get }
  /// The part of the item that the anchor stands for; for a distance, the location where it ends.
  var attribute: LayoutConstraint.Attribute { get }
}

/// A horizontal location: left, right, leading, trailing, centerX.
public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The view or guide that the anchor belongs to.
  public let item: any LayoutItem
  /// The horizontal location of the item that the anchor stands for.
  public let attribute: LayoutConstraint.Attribute
}

/// A vertical location: top, bottom, centerY, the baselines.
public struct LayoutYAxisAnchor: LayoutAnchor {
  /// The view or guide that the anchor belongs to.
  public let item: any LayoutItem
  /// The vertical location of the item that the anchor stands for.
  public let attribute: LayoutConstraint.Attribute
}

/// A width or a height, or the distance between two locations.
public struct LayoutDimension: LayoutAnchor {
  /// The view or guide whose size it is; for a distance, the item where it ends.
  public let item: any LayoutItem
  /// Width or height; for a distance, the location where it ends.
  public let attribute: LayoutConstraint.Attribute
  /// The location where a distance begins that ends at `attribute` of `item`; nil for a width or a height.
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
    "<\(item.layoutView?.host == nil ? "" : "NS")\(Self.self) \"\(name)\">"
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

  /// An inactive, required constraint: this anchor equals `anchor` plus `constant` points.
  ///
  /// Traps if the constant is not finite, or if one anchor is leading or trailing and the other
  /// left or right.
  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> LayoutConstraint {
    related(.equal, to: anchor, constant: constant)
  }

  /// An inactive, required constraint: this anchor is at least `anchor` plus `constant` points.
  /// Traps as `constraint(equalTo:constant:)` does.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// An inactive, required constraint: this anchor is at most `anchor` plus `constant` points.
  /// Traps as `constraint(equalTo:constant:)` does.
  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: constant)
  }

  /// Traps if one anchor is leading or trailing and the other left or right; the compiler cannot
  /// tell these apart.
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
  /// The first end as an anchor; nil if the item no longer exists.
  public var firstAnchor: (any LayoutAnchor)? {
    guard let firstItem, let start = distance?.first else {
      return firstItem?.anchor(firstAttribute)
    }
    return LayoutDimension(item: firstItem, attribute: firstAttribute, start: start)
  }

  /// The second end as an anchor; nil if there is no second item or the item no longer exists.
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
  /// An inactive, required constraint: this length is `constant` points. Traps if the constant is
  /// not finite.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    fixed(.equal, constant)
  }

  /// An inactive, required constraint: this length is at least `constant` points. Traps if the
  /// constant is not finite.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    fixed(.greaterThanOrEqual, constant)
  }

  /// An inactive, required constraint: this length is at most `constant` points. Traps if the
  /// constant is not finite.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    fixed(.lessThanOrEqual, constant)
  }

  /// An inactive, required constraint: this length is `multiplier` times `anchor` plus `constant`
  /// points. Traps if a number is not finite.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// An inactive, required constraint: this length is at least `multiplier` times `anchor` plus
  /// `constant` points. Traps if a number is not finite.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// An inactive, required constraint: this length is at most `multiplier` times `anchor` plus
  /// `constant` points. Traps if a number is not finite.
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
  /// An inactive constraint: this anchor lies `multiplier` times 8 points after `anchor`, in the
  /// direction in which such anchors grow. A negative multiplier counts as 0.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// An inactive constraint: this anchor lies at least `multiplier` times 8 points after `anchor`.
  /// A negative multiplier counts as 0.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// An inactive constraint: this anchor lies at most `multiplier` times 8 points after `anchor`. A
  /// negative multiplier counts as 0.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutYAxisAnchor {
  /// An inactive constraint: this anchor lies `multiplier` times the system spacing below `anchor`.
  ///
  /// The system spacing is 8 points. If one of the anchors is a baseline and both views have a
  /// font, it is the line spacing of these fonts. A negative multiplier counts as 0.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  /// An inactive constraint: this anchor lies at least `multiplier` times the system spacing below
  /// `anchor`. The spacing is that of `constraint(equalToSystemSpacingBelow:multiplier:)`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  /// An inactive constraint: this anchor lies at most `multiplier` times the system spacing below
  /// `anchor`. The spacing is that of `constraint(equalToSystemSpacingBelow:multiplier:)`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

extension LayoutAnchor {
  /// The constraint's own multiplier is 1; the multiplier of the spacing is part of the constant. A
  /// negative one counts as 0.
  func spaced(
    _ relation: LayoutConstraint.Relation, _ anchor: Self, _ multiplier: CGFloat
  ) -> LayoutConstraint {
    let spacing = SystemSpacing.between(anchor.item, anchor.attribute, item, attribute)
    let constraint = related(relation, to: anchor, constant: spacing * max(0, multiplier))
    constraint.systemSpacing = SystemSpacing(.anchors, multiplier: max(0, multiplier))
    return constraint
  }
}

extension LayoutItem {
  /// The left edge of the alignment rect, in every reading direction.
  public var leftAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge of the alignment rect, in every reading direction.
  public var rightAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The edge of the alignment rect where reading begins: the left one from left to right.
  public var leadingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The edge of the alignment rect where reading ends: the right one from left to right.
  public var trailingAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The horizontal centre of the alignment rect.
  public var centerXAnchor: LayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The top edge of the alignment rect.
  public var topAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge of the alignment rect.
  public var bottomAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The vertical centre of the alignment rect.
  public var centerYAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  /// The width of the alignment rect.
  public var widthAnchor: LayoutDimension { .init(item: self, attribute: .width) }
  /// The height of the alignment rect.
  public var heightAnchor: LayoutDimension { .init(item: self, attribute: .height) }
}

extension View {
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }
}

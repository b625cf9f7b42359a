extension LayoutConstraint {
  /// Part of a view or guide, with UIKit's raw values.
  public enum Attribute: Int, Sendable, Hashable, CaseIterable {
    /// No attribute: the second side of a constraint that has no second item.
    case notAnAttribute = 0
    /// The left edge of the alignment rect.
    case left
    /// The right edge of the alignment rect.
    case right
    /// The top edge of the alignment rect.
    case top
    /// The bottom edge of the alignment rect.
    case bottom
    /// The edge of the alignment rect where reading begins.
    case leading
    /// The edge of the alignment rect where reading ends.
    case trailing
    /// The width of the alignment rect.
    case width
    /// The height of the alignment rect.
    case height
    /// The horizontal centre of the alignment rect.
    case centerX
    /// The vertical centre of the alignment rect.
    case centerY
    /// The baseline of the last line of text; the bottom edge of an item without text.
    case lastBaseline
    /// The baseline of the first line of text; the top edge of an item without text.
    case firstBaseline
    /// The left edge of the layout margins guide.
    case leftMargin
    /// The right edge of the layout margins guide.
    case rightMargin
    /// The top edge of the layout margins guide.
    case topMargin
    /// The bottom edge of the layout margins guide.
    case bottomMargin
    /// The edge of the layout margins guide where reading begins.
    case leadingMargin
    /// The edge of the layout margins guide where reading ends.
    case trailingMargin
    /// The horizontal centre of the layout margins guide.
    case centerXWithinMargins
    /// The vertical centre of the layout margins guide.
    case centerYWithinMargins

    /// UIKit's older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the first item's attribute compares with the second's.
  public enum Relation: Int, Sendable, Hashable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1

    /// As descriptions write it.
    public var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// One of the two directions of a screen, with UIKit's raw values.
  public enum Axis: Int, Sendable, Hashable, CaseIterable {
    /// From left to right or from right to left.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension LayoutConstraint.Attribute {
  /// What an attribute measures, which decides what it may be related to.
  enum Kind: Hashable {
    case none, size
    case location(LayoutConstraint.Axis, Reading)
  }

  /// Whether a horizontal location depends on the reading direction. `both` pairs with either.
  enum Reading: Hashable {
    case physical, directional, both
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .location(.horizontal, .physical)
    case .leading, .trailing, .leadingMargin, .trailingMargin: .location(.horizontal, .directional)
    case .centerX, .centerXWithinMargins: .location(.horizontal, .both)
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .location(.vertical, .both)
    }
  }

  /// The axis that the attribute lies on; `notAnAttribute` counts as horizontal.
  public var axis: LayoutConstraint.Axis {
    switch kind {
    case .location(let axis, _): axis
    case .size, .none: self == .height ? .vertical : .horizontal
    }
  }

  /// Whether the attribute is relative to the view's layout margins.
  public var isMargin: Bool {
    rawValue >= LayoutConstraint.Attribute.leftMargin.rawValue
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isDirectional: Bool {
    if case .location(_, .directional) = kind { true } else { false }
  }

  /// Whether it is a left or right edge in every reading direction.
  var isPhysical: Bool {
    if case .location(_, .physical) = kind { true } else { false }
  }
}

extension LayoutConstraint.Axis {
  var other: Self { self == .horizontal ? .vertical : .horizontal }
}

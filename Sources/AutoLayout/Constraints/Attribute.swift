extension LayoutConstraint {
  /// Part of a view or guide, with UIKit's raw values.
  public enum Attribute: Int, Sendable, Hashable, CaseIterable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// UIKit's older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the first item's attribute compares with the second's.
  public enum Relation: Int, Sendable, Hashable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
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

  public enum Axis: Int, Sendable, Hashable, CaseIterable {
    case horizontal = 0
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

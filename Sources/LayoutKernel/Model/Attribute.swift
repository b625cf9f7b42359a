/// Part of a view or guide, with UIKit's raw values.
public enum LayoutAttribute: Int, Sendable, Hashable, CaseIterable {
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
  public static let baseline = LayoutAttribute.lastBaseline
}

/// How the first item's attribute compares with the second's.
public enum LayoutRelation: Int, Sendable, Hashable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1

  /// The operator that descriptions show: `<=`, `==` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// One of the two directions of a screen, with UIKit's raw values.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
  /// From left to right or from right to left.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1

  /// The name as in documents and messages.
  package var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

// Short names for use within Plumb. The public names are longer, so that they collide with no name
// of another module.
package typealias Attribute = LayoutAttribute
package typealias Relation = LayoutRelation
package typealias Axis = LayoutAxis

// MARK: The table

extension LayoutAttribute {
  /// What an attribute measures, which decides what it may be related to.
  package enum Kind: Hashable {
    case none, size
    case location(Axis, Handedness)
  }

  /// Whether a horizontal location depends on the reading direction. `both` pairs with either.
  package enum Handedness: Hashable {
    case physical, directional, both
  }

  /// The part of a rectangle along an axis that an attribute names.
  package enum Part: Hashable {
    /// The left or top edge, or the edge where reading begins.
    case near
    /// The right or bottom edge, or the edge where reading ends.
    case far
    case middle, length, firstBaseline, lastBaseline, nothing
  }

  /// A line of the table of attributes: everything that layout knows of one attribute.
  private struct Facts {
    var name: StaticString
    var axis: Axis
    var part: Part
    var handedness: Handedness
    var isMargin: Bool

    init(
      _ name: StaticString, axis: Axis, part: Part, handedness: Handedness = .both,
      isMargin: Bool = false
    ) {
      self.name = name
      self.axis = axis
      self.part = part
      self.handedness = handedness
      self.isMargin = isMargin
    }
  }

  private var facts: Facts {
    switch self {
    case .notAnAttribute: Facts("notAnAttribute", axis: .horizontal, part: .nothing)
    case .left: Facts("left", axis: .horizontal, part: .near, handedness: .physical)
    case .right: Facts("right", axis: .horizontal, part: .far, handedness: .physical)
    case .top: Facts("top", axis: .vertical, part: .near)
    case .bottom: Facts("bottom", axis: .vertical, part: .far)
    case .leading: Facts("leading", axis: .horizontal, part: .near, handedness: .directional)
    case .trailing: Facts("trailing", axis: .horizontal, part: .far, handedness: .directional)
    case .width: Facts("width", axis: .horizontal, part: .length)
    case .height: Facts("height", axis: .vertical, part: .length)
    case .centerX: Facts("centerX", axis: .horizontal, part: .middle)
    case .centerY: Facts("centerY", axis: .vertical, part: .middle)
    case .lastBaseline: Facts("lastBaseline", axis: .vertical, part: .lastBaseline)
    case .firstBaseline: Facts("firstBaseline", axis: .vertical, part: .firstBaseline)
    case .leftMargin:
      Facts("leftMargin", axis: .horizontal, part: .near, handedness: .physical, isMargin: true)
    case .rightMargin:
      Facts("rightMargin", axis: .horizontal, part: .far, handedness: .physical, isMargin: true)
    case .topMargin: Facts("topMargin", axis: .vertical, part: .near, isMargin: true)
    case .bottomMargin: Facts("bottomMargin", axis: .vertical, part: .far, isMargin: true)
    case .leadingMargin:
      Facts(
        "leadingMargin",
        axis: .horizontal, part: .near, handedness: .directional,
        isMargin: true)
    case .trailingMargin:
      Facts(
        "trailingMargin",
        axis: .horizontal, part: .far, handedness: .directional,
        isMargin: true)
    case .centerXWithinMargins:
      Facts("centerXWithinMargins", axis: .horizontal, part: .middle, isMargin: true)
    case .centerYWithinMargins:
      Facts("centerYWithinMargins", axis: .vertical, part: .middle, isMargin: true)
    }
  }

  /// The name as in equations.
  public var name: String { facts.name.description }

  /// The axis along which it is measured; horizontal for `notAnAttribute`.
  public var axis: LayoutAxis { facts.axis }

  /// Whether it is measured from the layout margins.
  public var isMargin: Bool { facts.isMargin }

  /// The attribute at the same place that is measured from the margins; itself where there is none.
  package var margin: Self { atSamePlace(isMargin: true) ?? self }

  private func atSamePlace(isMargin: Bool) -> Self? {
    let own = facts
    return Self.allCases.first {
      let other = $0.facts
      return other.isMargin == isMargin && other.axis == own.axis && other.part == own.part
        && other.handedness == own.handedness
    }
  }

  /// The names of the attributes that are measured from the margins, each with that of the same place of the view
  /// itself: `leading` for `leadingMargin`.
  package static let namesWithoutMargin: [String: String] = Dictionary(
    uniqueKeysWithValues: allCases.filter(\.isMargin).compactMap { margin in
      margin.atSamePlace(isMargin: false).map { (margin.name, $0.name) }
    })

  /// The part of a rectangle that the attribute names.
  package var part: Part { facts.part }

  package var kind: Kind {
    switch facts.part {
    case .nothing: .none
    case .length: .size
    case .near, .far, .middle, .firstBaseline, .lastBaseline:
      .location(facts.axis, facts.handedness)
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Leading or trailing, also of margins: a place that follows the reading direction.
  package var isDirectional: Bool { facts.handedness == .directional }

  /// Left or right, also of margins: a place that does not follow the reading direction.
  package var isPhysical: Bool { facts.handedness == .physical }

  /// The end of an item, in reading direction, that the attribute is at; nil for centres and sizes,
  /// and for margins.
  package var side: Part? {
    if facts.isMargin { return nil }
    switch facts.part {
    case .near, .firstBaseline: return .near
    case .far, .lastBaseline: return .far
    case .middle, .length, .nothing: return nil
    }
  }
}

extension LayoutAxis {
  package var other: Self { self == .horizontal ? .vertical : .horizontal }
}

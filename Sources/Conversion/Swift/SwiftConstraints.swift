import AutoLayout
import Foundation
import LayoutKernel
import LayoutScene
import Reuse

/// Constraints as expressions that make them.
struct SwiftConstraints {
  let values: SwiftValues
  /// The expressions for views and guides: the property, and nothing for the root, whose anchors are its own.
  let items: [ObjectIdentifier: String]
  private var names: SwiftNames { values.names }

  /// The constraints that a document wrote, in its order.
  static func written(in root: View) -> [LayoutConstraint] {
    all(in: root).enumerated().sorted {
      let (first, second) = ($0.element.origin, $1.element.origin)
      let places = [first, second].map { [$0?.line ?? 0, $0?.column ?? 0] }
      return places[0] == places[1]
        ? $0.offset < $1.offset : places[0].lexicographicallyPrecedes(places[1])
    }.map(\.element)
  }

  private static func all(in view: View) -> [LayoutConstraint] {
    // What layout generates of frames, masks and contents follows from the properties of the views.
    view.constraints.filter { $0.kind == .written && !($0 is GeneratedLayoutConstraint) }
      + view.subviews.flatMap(all)
  }

  /// The sizes of buttons that show nothing but an image and have an intrinsic size of their own, which no property of
  /// UIKit's gives them: the constraints that it stands for. They are not active.
  static func sizes(in view: View) -> [LayoutConstraint] {
    sizes(of: view) + view.subviews.flatMap(sizes(in:))
  }

  static func sizes(of view: View) -> [LayoutConstraint] {
    guard let button = view as? Button, button.title == nil, button.configuration == nil,
      let size = button.explicitIntrinsicContentSize
    else { return [] }
    let sides: [(LayoutConstraint.Attribute, LayoutConstraint.Axis, CGFloat)] = [
      (.width, .horizontal, size.width), (.height, .vertical, size.height),
    ]
    return sides.filter { $0.2 >= 0 }.flatMap { attribute, axis, length in
      let limits: [(LayoutConstraint.Relation, LayoutPriority)] = [
        (.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
        (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
      ]
      return limits.map { relation, priority in
        let limit = LayoutConstraint(
          item: view, attribute: attribute, relatedBy: relation, toItem: nil,
          attribute: .notAnAttribute, constant: length)
        limit.priority = priority
        return limit
      }
    }
  }

  /// Nil for a constraint of an item that the code has no property for.
  func expression(_ constraint: LayoutConstraint) -> String? {
    guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else { return nil }
    let made: String
    if constraint.secondItem == nil {
      guard constraint.firstAttribute.part == .length else { return nil }
      made =
        "\(first.text).constraint(\(constraint.relation)ToConstant: \(values.number(constraint.constant)))"
    } else {
      guard let second = anchor(constraint.secondItem, constraint.secondAttribute),
        let text = related(constraint, first, second)
      else { return nil }
      made = text
    }
    var ending: [String] = []
    if constraint.priority != .required {
      ending.append("priority: \(values.priority(constraint.priority))")
    }
    if let id = constraint.identifier { ending.append("identifier: \(values.text(id))") }
    return ending.isEmpty ? made : "\(made)\n        .with(\(ending.joined(separator: ", ")))"
  }

  private func related(
    _ constraint: LayoutConstraint, _ first: Anchor, _ second: Anchor
  ) -> String? {
    let (isLength, isOtherLength) = (
      constraint.firstAttribute.part == .length, constraint.secondAttribute.part == .length
    )
    let isPlace = !isLength && !isOtherLength && constraint.multiplier == 1
    guard isPlace || isLength && isOtherLength, kind(first.attribute) == kind(second.attribute)
    else {
      return general(constraint, first, second)
    }
    var arguments = ["\(constraint.relation)To: \(second.text)"]
    if constraint.multiplier != 1 {
      arguments.append("multiplier: \(number(constraint.multiplier))")
    }
    if constraint.constant != 0 {
      arguments.append("constant: \(values.number(constraint.constant))")
    }
    return "\(first.text).constraint(\(arguments.joined(separator: ", ")))"
  }

  /// The initializer takes what anchors do not: places with multipliers, and left with leading.
  private func general(
    _ constraint: LayoutConstraint, _ first: Anchor, _ second: Anchor
  ) -> String {
    "\(names["NSLayoutConstraint"])(item: \(first.owner), attribute: .\(first.attribute.name), "
      + "relatedBy: .\(constraint.relation), toItem: \(second.owner), attribute: .\(second.attribute.name), "
      + "multiplier: \(number(constraint.multiplier)), constant: \(values.number(constraint.constant)))"
  }

  /// A ratio rather than many digits.
  private func number(_ value: CGFloat) -> String {
    let decimal = values.number(value)
    guard decimal.count > 6 else { return decimal }
    let divisor = (2...100).first {
      abs((value * CGFloat($0)).rounded() - value * CGFloat($0)) < 1e-9
    }
    return divisor.map { "\(values.number((value * CGFloat($0)).rounded())) / \($0)" } ?? decimal
  }

  private enum Kind { case absolute, directional, other }

  /// An anchor of the left takes none of leading.
  private func kind(_ attribute: LayoutAttribute) -> Kind {
    switch attribute {
    case .left, .right: .absolute
    case .leading, .trailing: .directional
    default: .other
    }
  }

  // MARK: Items

  private struct Anchor {
    var owner: String
    var attribute: LayoutAttribute

    var text: String { (owner == "self" ? "" : owner + ".") + attribute.name + "Anchor" }
  }

  private static let margins: [LayoutAttribute: LayoutAttribute] = [
    .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
    .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
    .centerYWithinMargins: .centerY,
  ]

  private func anchor(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute) -> Anchor? {
    guard let item, let owner = owner(item) else { return nil }
    guard let edge = Self.margins[attribute] else {
      return Anchor(owner: owner, attribute: attribute)
    }
    let guide = (owner == "self" ? "" : owner + ".") + "layoutMarginsGuide"
    return Anchor(owner: guide, attribute: edge)
  }

  private func owner(_ item: any LayoutItem) -> String? {
    if let own = items[ObjectIdentifier(item)] { return own }
    guard let guide = item as? LayoutGuide, let view = guide.owningView,
      let owner = items[ObjectIdentifier(view)]
    else { return nil }
    let prefix = owner == "self" ? "" : owner + "."
    let scroll = view as? ScrollView
    let known: [(LayoutGuide?, BuiltInGuide)] = [
      (view.safeAreaLayoutGuide, .safeArea), (view.layoutMarginsGuide, .margins),
      (view.readableContentGuide, .readable), (view.keyboardLayoutGuide, .keyboard),
      (scroll?.contentLayoutGuide, .content), (scroll?.frameLayoutGuide, .frame),
    ]
    return known.first { $0.0 === guide }.map { prefix + $0.1.uiKitName }
  }
}

import AutoLayout
import Foundation

/// An edge, centre, baseline or size, from which inactive constraints are made. Anchors of different kinds are of
/// different types, so that the compiler refuses to relate them.
open class NSLayoutAnchor<AnchorType: AnyObject>: UIKitObject {
  let core: any AutoLayout.LayoutAnchor

  init(core: any AutoLayout.LayoutAnchor) {
    self.core = core
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { NSLayoutConstraint.object(of: core.item) }
  /// As UIKit names it: the kind, the item and the attribute.
  open var name: String { "\(core.attribute)" }
  open var hasAmbiguousLayout: Bool { (item as? UIView)?.hasAmbiguousLayout ?? false }
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    (item as? UIView)?.constraintsAffectingLayout(for: core.attribute.axis) ?? []
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor, 0)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 0) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0)
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, constant) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, constant) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, constant) }

  private func related(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(core.related(relation, toAny: anchor.core, constant: constant))
  }

  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(core.spaced(relation, fromAny: anchor.core, multiplier))
  }

  fileprivate func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(core: core.distance(toAny: other.core))
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: other)
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: other)
  }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private var length: AutoLayout.LayoutDimension? { core as? AutoLayout.LayoutDimension }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    made { $0.constraint(equalToConstant: c) }
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made { $0.constraint(greaterThanOrEqualToConstant: c) }
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made { $0.constraint(lessThanOrEqualToConstant: c) }
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { scaled(.equal, anchor, m, 0) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { scaled(.greaterThanOrEqual, anchor, m, 0) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { scaled(.lessThanOrEqual, anchor, m, 0) }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { scaled(.equal, anchor, m, c) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { scaled(.greaterThanOrEqual, anchor, m, c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { scaled(.lessThanOrEqual, anchor, m, c) }

  private func made(
    _ make: (AutoLayout.LayoutDimension) -> AutoLayout.LayoutConstraint
  ) -> NSLayoutConstraint {
    length.map { NSLayoutConstraint(make($0)) } ?? NSLayoutConstraint()
  }

  private func scaled(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      core.related(relation, toAny: anchor.core, multiplier: multiplier, constant: constant))
  }
}

extension UIView {
  public var leftAnchor: NSLayoutXAxisAnchor { .init(core: core.leftAnchor) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(core: core.rightAnchor) }
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(core: core.leadingAnchor) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(core: core.trailingAnchor) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(core: core.centerXAnchor) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(core: core.topAnchor) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(core: core.bottomAnchor) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(core: core.centerYAnchor) }
  public var widthAnchor: NSLayoutDimension { .init(core: core.widthAnchor) }
  public var heightAnchor: NSLayoutDimension { .init(core: core.heightAnchor) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(core: core.firstBaselineAnchor) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(core: core.lastBaselineAnchor) }
}

extension UILayoutGuide {
  public var leftAnchor: NSLayoutXAxisAnchor { .init(core: core.leftAnchor) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(core: core.rightAnchor) }
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(core: core.leadingAnchor) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(core: core.trailingAnchor) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(core: core.centerXAnchor) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(core: core.topAnchor) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(core: core.bottomAnchor) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(core: core.centerYAnchor) }
  public var widthAnchor: NSLayoutDimension { .init(core: core.widthAnchor) }
  public var heightAnchor: NSLayoutDimension { .init(core: core.heightAnchor) }
}

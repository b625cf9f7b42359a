import Cassowary
import Foundation
import LayoutScene

/// From constraints between attributes to sums of variables.
///
/// A location is a number in the coordinates of the view that holds the constraint. Since variables
/// are relative to the superview, it is the sum of the origins on the way up to the holder, and
/// everything above the holder never enters.
extension LayoutEngine {
  /// `first − multiplier × second − constant`, which the relation compares with 0. Nil where an item
  /// is not part of this engine.
  func form(of constraint: LayoutConstraint) -> LinearForm? {
    if let distance = constraint.distance {
      checkBaselines(of: constraint)
      return form(of: constraint, distance)
    }
    guard let first = constraint.firstItem, let container = constraint.holder else { return nil }
    guard let second = constraint.secondItem else {
      return size(of: first, constraint.firstAttribute).map { $0 - constraint.constant }
    }
    trap(
      unless: !LayoutConstraint.mixesAxes(constraint.firstAttribute, constraint.secondAttribute),
      "\(ConstraintError.incompatibleAxes)")
    constraint.resolveSystemSpacing()
    let side = Side(
      container: container, isMirrored: isMirrored(constraint, in: container))
    checkBaselines(of: constraint)
    guard let a = value(constraint.firstAttribute, of: first, seenWith: second, side),
      let b = value(constraint.secondAttribute, of: second, seenWith: first, side)
    else { return nil }
    return a - constraint.multiplier * b - constraint.constant
  }

  /// Where locations are counted from.
  struct Side {
    let container: View
    /// Counted from the right edge leftwards, which is how leading and trailing attributes grow in a
    /// right-to-left container.
    let isMirrored: Bool
  }

  /// The container decides the direction: a view's semantic content attribute is for its content.
  private func isMirrored(_ constraint: LayoutConstraint, in container: View) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    else { return false }
    return container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func value(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem,
    seenWith other: any LayoutItem, _ side: Side
  ) -> LinearForm? {
    if attribute.kind == .size { return size(of: item, attribute) }
    guard let place = place(attribute, of: item, seenWith: other, side) else { return nil }
    guard side.isMirrored, let container = self.item(side.container) else { return place }
    return LinearForm(container.width) - place
  }

  /// A location counted from the container's left or top whatever the direction.
  private func place(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem,
    seenWith other: any LayoutItem, _ side: Side
  ) -> LinearForm? {
    let physical = attribute.physical(isMirrored: side.isMirrored)
    return box(of: item, attribute, seenWith: other).flatMap {
      location(physical, in: $0, side.container)
    }
  }

  /// A location as last solved, in points from the left or top of the alignment rect of the view
  /// that holds the constraint; nil for an item that is not part of the layout.
  func solvedPlace(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem,
    seenWith other: any LayoutItem, in container: View
  ) -> CGFloat? {
    let side = Side(
      container: container,
      isMirrored: attribute.isDirectional
        && container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return place(attribute, of: item, seenWith: other, side).map { CGFloat(value(of: $0)) }
  }

  func size(of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> LinearForm? {
    guard let box = box(of: item, attribute, seenWith: nil) else { return nil }
    let isWidth = attribute == .width
    var form = LinearForm(isWidth ? box.item.width : box.item.height)
    form.constant -=
      isWidth ? box.insets.left + box.insets.right : box.insets.top + box.insets.bottom
    return form
  }

  // MARK: Boxes

  /// A rectangle: the item whose variables it uses, and how far inside that item it lies.
  private struct Box {
    let item: EngineItem
    var insets = EdgeInsets.zero
  }

  private func box(
    of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    seenWith other: (any LayoutItem)?
  ) -> Box? {
    if let guide = item as? LayoutGuide, guide.kind.isInset {
      guard let owner = guide.owningView, let own = self.item(owner) else { return nil }
      // The margins guide has the same box as the margin attributes.
      let content = guide.kind == .layoutMargins ? contentBox(of: owner, attribute, other) : nil
      return Box(item: content ?? own, insets: guideInsets(guide.kind, in: own))
    }
    var insets = EdgeInsets.zero
    guard let own = self.item(item) else { return nil }
    if attribute.isMargin { insets = guideInsets(.layoutMargins, in: own) }
    let content = (item as? View).flatMap { contentBox(of: $0, attribute, other) }
    return Box(item: content ?? own, insets: insets)
  }

  /// The content area of a scroll view, where its edges are seen from below.
  private func contentBox(
    of view: View, _ attribute: LayoutConstraint.Attribute, _ other: (any LayoutItem)?
  ) -> EngineItem? {
    guard let scroll = view as? ScrollView, let below = other?.layoutView, below !== scroll,
      below.isDescendant(of: scroll)
    else { return nil }
    switch attribute {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .width, .height:
      return nil
    default:
      if let content = item(scroll.contentLayoutGuide) { return content }
      attach(scroll.contentLayoutGuide)
      return item(scroll.contentLayoutGuide)
    }
  }

  /// How far a built-in guide lies inside its owner's alignment rect.
  private func guideInsets(_ kind: LayoutGuide.Kind, in owner: EngineItem) -> EdgeInsets {
    let inFrame =
      switch kind {
      case .layoutMargins: owner.insets.margins
      case .safeArea: owner.insets.safeArea
      case .readableContent: owner.insets.readable
      case .scrollFrame, .free, .scrollContent, .keyboard: EdgeInsets.zero
      }
    let offsets = alignmentOffsets(of: owner)
    return EdgeInsets(
      top: inFrame.top - offsets.top, left: inFrame.left - offsets.left,
      bottom: inFrame.bottom - offsets.bottom, right: inFrame.right - offsets.right)
  }

  // MARK: Locations

  /// A location of an item, counted from the container's left or top.
  func location(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem, in container: View
  ) -> LinearForm? {
    box(of: item, attribute, seenWith: nil).flatMap { location(attribute, in: $0, container) }
  }

  private func location(
    _ attribute: LayoutConstraint.Attribute, in box: Box, _ container: View
  ) -> LinearForm? {
    if attribute.isBaseline { return baseline(attribute, of: box.item, container) }
    guard var form = origin(of: box.item, along: attribute.axis, in: container) else { return nil }
    let isHorizontal = attribute.axis == .horizontal
    let size = isHorizontal ? box.item.width : box.item.height
    let near = isHorizontal ? box.insets.left : box.insets.top
    let far = isHorizontal ? box.insets.right : box.insets.bottom
    switch attribute {
    case .left, .top, .leftMargin, .topMargin:
      form.constant += near
    case .right, .bottom, .rightMargin, .bottomMargin:
      form.add(size)
      form.constant -= far
    default:
      form.add(size, 0.5)
      form.constant += (near - far) / 2
    }
    return form
  }

  /// The sum of the origins from `item` up to the container, in whose coordinates it is itself at the
  /// origin of its bounds. What is in a view that scrolls is seen from outside that much further back.
  private func origin(
    of item: EngineItem, along axis: LayoutConstraint.Axis, in container: View
  ) -> LinearForm? {
    var form = LinearForm(item.view === container ? container.boundsOrigin(along: axis) : 0)
    var next: EngineItem? = item
    while let current = next {
      if current.view === container { return form }
      form.add(current.origin(along: axis))
      next = current.parent
      if let above = next?.view, above !== container {
        form.constant -= above.boundsOrigin(along: axis)
      }
    }
    return nil
  }

  /// A view without text has its baselines at its top and bottom.
  private func baseline(
    _ attribute: LayoutConstraint.Attribute, of item: EngineItem, _ container: View
  ) -> LinearForm? {
    let isFirst = attribute == .firstBaseline
    guard let view = item.view else {
      return location(isFirst ? .top : .bottom, in: Box(item: item), container)
    }
    guard let target = self.item(Self.baselineView(of: view, isFirst: isFirst)),
      var form = origin(of: target, along: .vertical, in: container)
    else { return nil }
    let baselines = target.content.layout.baselines
    if isFirst {
      form.constant += Double(baselines?.firstFromTop ?? 0)
    } else {
      form.add(target.height)
      form.constant -= Double(baselines?.lastFromBottom ?? 0)
    }
    return form
  }

  /// The view whose baseline is meant, followed through the views that name another one. A view that
  /// names one outside itself, or a round of views, stops there.
  static func baselineView(of view: View, isFirst: Bool) -> View {
    var current = view
    while true {
      let next = isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
      guard next !== current, next.isDescendant(of: current) else { return current }
      current = next
    }
  }

  /// Reports a view that takes its baseline from one that is not below it, which counts for nothing.
  private func checkBaselines(of constraint: LayoutConstraint) {
    for (item, attribute) in constraint.ends where attribute.isBaseline {
      guard let view = item as? View else { continue }
      let isFirst = attribute == .firstBaseline
      let last = Self.baselineView(of: view, isFirst: isFirst)
      let wanted = isFirst ? last.forFirstBaselineLayout : last.forLastBaselineLayout
      guard wanted !== last else { continue }
      report(
        Fault(
          rule: "layout/baseline", view: last.identifier,
          message: "\(last.layoutName) names \(wanted.layoutName) for its "
            + "\(isFirst ? "first" : "last") baseline, which has to be the view itself or one below "
            + "it. Its own baseline counts.",
          hint: "Name \(last.layoutName) itself or a view below it.",
          origin: last.origin, owner: ObjectIdentifier(constraint)))
    }
  }

  // MARK: What a place depends on

  /// Brings the constraints on a view's margins and guides in line with its insets.
  func insetsChanged(of item: EngineItem) {
    guard let view = item.view else { return }
    updateKeyboardGuide(of: item)
    for constraint in view.referencingConstraints.all where constraint.mentionsMargins(of: view) {
      update(constraint)
    }
    for guide in view.allGuides where guide.kind.isInset {
      for constraint in guide.referencingConstraints.all { update(constraint) }
    }
  }

  /// Whether a constraint depends on the view's insets.
  func hasConstraints(onInsetsOf item: EngineItem) -> Bool {
    guard let view = item.view else { return false }
    return view.referencingConstraints.all.contains { $0.mentionsMargins(of: view) }
      || view.allGuides.contains {
        ($0.kind.isInset || $0.kind == .keyboard) && !$0.referencingConstraints.all.isEmpty
      }
  }

  /// Updates the constraints that depend on a view's bounds origin: for items outside the view its
  /// content has moved, and for items inside it its edges have.
  func boundsOriginChanged(of item: EngineItem) {
    guard let view = item.view else { return }
    var inside: Set<ObjectIdentifier> = []
    view.visit { if $0 !== view { inside.insert(ObjectIdentifier($0)) } }
    view.visit { below in
      for member in [below as any LayoutItem] + below.allGuides {
        for constraint in member.referencingConstraints.all
        where installed[ObjectIdentifier(constraint)] != nil {
          guard let holder = constraint.holder else { continue }
          if !inside.contains(ObjectIdentifier(holder)) { update(constraint) }
        }
      }
    }
    queueAsMoved(item)
    for subview in view.subviews { self.item(subview).map(queueAsMoved) }
  }

  /// Brings the constraints on a view's baselines in line with them, and those of the views above
  /// that take theirs from it.
  func baselinesChanged(of view: View) {
    var next: View? = view
    while let current = next {
      for constraint in current.referencingConstraints.all
      where constraint.mentionsBaselines {
        // A constraint that is not installed yet is lowered when it is.
        if installed[ObjectIdentifier(constraint)] != nil { update(constraint) }
      }
      guard let above = current.superview, above.takesBaselinesFromSubviews else { return }
      next = above
    }
  }
}

extension View {
  fileprivate func boundsOrigin(along axis: LayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? boundsOrigin.x : boundsOrigin.y
  }
}

extension LayoutConstraint {
  fileprivate func mentionsMargins(of view: View) -> Bool {
    (firstItem === view && firstAttribute.isMargin)
      || (secondItem === view && secondAttribute.isMargin)
      || distance?.starts.contains { $0.item === view && $0.attribute.isMargin } == true
  }

  fileprivate var mentionsBaselines: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
      || distance?.starts.contains { $0.attribute.isBaseline } == true
  }
}

extension LayoutConstraint.Attribute {
  /// Left or right for leading or trailing; everything else is itself.
  func physical(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }
}

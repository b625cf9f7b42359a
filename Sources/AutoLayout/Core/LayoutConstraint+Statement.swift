import LayoutKernel
import LayoutScene

/// What a constraint hands over to a layout that it is in.
extension LayoutConstraint: ConstraintKey {
  func handed(to engine: LayoutEngine) -> HeldConstraint {
    HeldConstraint(self, statement(in: engine))
  }

  /// Stops where a horizontal location is related to a vertical one.
  func checkAxes() {
    guard secondItem != nil, distance == nil, Self.mixesAxes(firstAttribute, secondAttribute)
    else { return }
    let place = maker.flatMap(Caller.location).map { "\nMade at \($0)." } ?? ""
    trap("\(ConstraintError.incompatibleAxes): \(self)\(place)")
  }

  private func statement(in engine: LayoutEngine) -> Resolution {
    let secondItem = secondItem
    guard let firstItem, secondItem != nil || secondAttribute == .notAnAttribute,
      distance?.starts.contains(where: { $0.item == nil }) != true
    else { return .released }
    checkAxes()
    resolveSystemSpacing()
    guard let holder, let container = engine.item(holder) else { return .unprepared }
    if let distance { return distanceStatement(distance, in: engine, container) }
    guard let first = engine.end(firstItem, firstAttribute, seenWith: secondItem) else {
      return .unprepared
    }
    var second: End?
    if let secondItem {
      guard let end = engine.end(secondItem, secondAttribute, seenWith: firstItem) else {
        return .unprepared
      }
      second = end
    }
    return .statement(
      Statement(
        first: first, relation: relation, second: second,
        // A multiplier of 0 has left no second side, and says nothing without one.
        multiplier: second == nil ? 1 : multiplier, constant: constant, priority: priority,
        container: container, kind: kind, origin: origin))
  }

  /// A statement whose sides are sizes or distances.
  private func distanceStatement(_ distance: Distance, in engine: LayoutEngine, _ container: Item)
    -> Resolution
  {
    guard let firstItem,
      let first = engine.side(firstItem, firstAttribute, from: distance.first)
    else { return .unprepared }
    var second: (end: End, start: End?)?
    if let secondItem {
      second = engine.side(secondItem, secondAttribute, from: distance.second)
      if second == nil { return .unprepared }
    }
    return .statement(
      Statement(
        first: first.end, firstStart: first.start, relation: relation, second: second?.end,
        secondStart: second?.start, multiplier: multiplier, constant: constant,
        priority: priority, container: container, kind: kind, origin: origin))
  }
}

extension LayoutEngine {
  /// An attribute and the start of the distance that ends there; nil if either is not part of the layout.
  fileprivate func side(
    _ item: any LayoutItem, _ attribute: Attribute, from start: Distance.Start?
  ) -> (end: End, start: End?)? {
    guard let start, let origin = start.item else {
      return end(item, attribute, seenWith: nil).map { ($0, nil) }
    }
    guard let end = end(item, attribute, seenWith: origin),
      let begin = self.end(origin, start.attribute, seenWith: item)
    else { return nil }
    return (end, begin)
  }

  /// An attribute of a view or guide; nil if it is not part of the layout.
  ///
  /// - Parameter other: the item that the attribute is related to. If it is a descendant of a
  ///   scroll view, the scroll view's edges are those of its content.
  func end(
    _ item: any LayoutItem, _ attribute: Attribute, seenWith other: (any LayoutItem)?
  ) -> End? {
    var (view, inset) = (item as? View, GuideKind?.none)
    if view == nil, let guide = item as? LayoutGuide, guide.kind.isInset {
      (view, inset) = (guide.owningView, guide.kind)
      if view == nil { return nil }
    }
    guard let view else {
      return (item as? LayoutGuide).flatMap(self.item).map {
        End(item: $0, owner: $0, attribute: attribute)
      }
    }
    guard let owner = self.item(view) else { return nil }
    // The margins guide has the same box as the margin attributes.
    let mayScroll = inset == nil || inset == .layoutMargins
    let scrolled = mayScroll ? content(of: view, attribute, seenWith: other) : nil
    var end = End(item: scrolled ?? owner, owner: owner, inset: inset, attribute: attribute)
    if attribute.isBaseline { findText(of: &end) }
    return end
  }

  /// Finds the text that has the baseline of an end, unless it is one of a guide.
  private func findText(of end: inout End) {
    guard let view = end.item.view else { return }
    let isFirst = end.attribute == .firstBaseline
    let named = view.textBaselineView(isFirst: isFirst)
    end.text = item(named)
    end.isStray = end.inset == nil && named.namedBaselineView(isFirst: isFirst) !== named
  }

  /// The content area of a scroll view if `other` is inside it and `attribute` is one of its edges;
  /// otherwise nil.
  private func content(
    of view: View, _ attribute: Attribute, seenWith other: (any LayoutItem)?
  ) -> Item? {
    guard let scroll = view as? ScrollView, let below = other?.layoutView, below !== scroll,
      below.isDescendant(of: scroll), attribute.isContentEdge
    else { return nil }
    if item(scroll.contentLayoutGuide) == nil { attach(scroll.contentLayoutGuide) }
    return item(scroll.contentLayoutGuide)
  }
}

extension LayoutAttribute {
  /// Whether a descendant that relates to this attribute of a scroll view means the content, and
  /// not the frame.
  var isContentEdge: Bool { part != .middle && part != .length }
}

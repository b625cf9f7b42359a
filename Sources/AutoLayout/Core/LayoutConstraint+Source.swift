import LayoutKernel
import LayoutScene

/// What the kernel asks about a constraint.
extension LayoutConstraint: ConstraintSource {
  package var isWritten: Bool { !isRule }

  package func statement(in items: Items) -> Reading {
    guard isIntact, let firstItem else { return .released }
    trap(
      unless: secondItem == nil || !Self.mixesAxes(firstAttribute, secondAttribute)
        || distance != nil, "\(ConstraintError.incompatibleAxes)")
    resolveSystemSpacing()
    let start = distance?.first.flatMap { start in start.item.map { ($0, start.attribute) } }
    let secondStart = distance?.second.flatMap { start in start.item.map { ($0, start.attribute) } }
    guard let holder, let container = items[holder],
      let first = items.end(
        firstItem, firstAttribute, seenWith: distance == nil ? secondItem : start?.0)
    else { return .unprepared }
    var statement = Statement(
      first: first, relation: relation, second: nil, multiplier: multiplier, constant: constant,
      priority: priority, container: container)
    if let start {
      guard let end = items.end(start.0, start.1, seenWith: firstItem) else { return .unprepared }
      statement.firstStart = end
    }
    guard let secondItem else { return .statement(statement) }
    guard
      let second = items.end(
        secondItem, secondAttribute, seenWith: distance == nil ? firstItem : secondStart?.0)
    else { return .unprepared }
    statement.second = second
    if let secondStart {
      guard let end = items.end(secondStart.0, secondStart.1, seenWith: secondItem) else {
        return .unprepared
      }
      statement.secondStart = end
    }
    return .statement(statement)
  }
}

extension Items {
  /// An attribute of a view or guide; nil if it is not part of the layout.
  ///
  /// - Parameter other: the item that it is related to. From below a scroll view, the edges of its
  ///   content are meant, and not its own.
  func end(
    _ item: any LayoutItem, _ attribute: Attribute, seenWith other: (any LayoutItem)?
  ) -> End? {
    if let guide = item as? LayoutGuide, guide.kind.isInset {
      guard let view = guide.owningView, let owner = self[view] else { return nil }
      // The margins guide has the same box as the margin attributes.
      let scrolled =
        guide.kind == .layoutMargins ? content(of: view, attribute, seenWith: other) : nil
      return End(
        key: guide, item: scrolled ?? owner, owner: owner, inset: guide.kind, attribute: attribute)
    }
    guard let owner = self[item] else { return nil }
    let scrolled = (item as? View).flatMap { content(of: $0, attribute, seenWith: other) }
    return End(key: item, item: scrolled ?? owner, owner: owner, attribute: attribute)
  }

  /// The content area of a scroll view, where its edges are seen from below.
  private func content(
    of view: View, _ attribute: Attribute, seenWith other: (any LayoutItem)?
  ) -> Item? {
    guard let scroll = view as? ScrollView, let below = other?.layoutView, below !== scroll,
      below.isDescendant(of: scroll), attribute.part != .middle, attribute.part != .length
    else { return nil }
    if self[scroll.contentLayoutGuide] == nil { join?(scroll.contentLayoutGuide) }
    return self[scroll.contentLayoutGuide]
  }
}

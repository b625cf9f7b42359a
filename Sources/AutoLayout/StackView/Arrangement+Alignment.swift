import Foundation

/// Rules across the axis.
extension Arrangement {
  /// The alignment that applies: a vertical stack treats a baseline alignment as `fill`, the default.
  static func effective(
    _ alignment: StackView.Alignment, along axis: LayoutConstraint.Axis
  ) -> StackView.Alignment {
    axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline)
      ? .fill : alignment
  }

  // MARK: The canvas

  /// Connects the sides of the canvas to the leader, and the sides that the leader does not fill to
  /// the spanner.
  ///
  /// A baseline alignment connects the leader's own side, as in UIKit: a larger text after a small
  /// first one extends beyond the canvas.
  var sideConnections: [ArrangementRule] {
    guard let leader = leader?.view else { return [] }
    switch alignment {
    case .fill:
      return connections([across.start, across.end], to: leader)
    case .leading, .firstBaseline:
      return connections([across.start], to: leader) + spannerConnections([across.end])
    case .trailing, .lastBaseline:
      return connections([across.end], to: leader) + spannerConnections([across.start])
    case .center:
      return connections([across.center], to: leader)
        + spannerConnections([across.start, across.end])
    }
  }

  private func connections(
    _ attributes: [LayoutConstraint.Attribute], to item: any LayoutItem
  ) -> [ArrangementRule] {
    attributes.map { ArrangementRule(.canvasConnection, canvas, $0, item, $0) }
  }

  /// Connects sides of the canvas to the spanner. If no view is visible, the spanner has no
  /// boundaries, and both sides are connected.
  private func spannerConnections(
    _ attributes: [LayoutConstraint.Attribute]
  ) -> [ArrangementRule] {
    guard let spanner else { return [] }
    return connections(visible.isEmpty ? [across.start, across.end] : attributes, to: spanner)
  }

  // MARK: The views

  /// Aligns every view with the leader, hidden ones included.
  var alignmentRules: [ArrangementRule] {
    switch alignment {
    case .fill: aligned(across.start) + aligned(across.end)
    case .leading: aligned(across.start)
    case .center: aligned(across.center)
    case .trailing: aligned(across.end)
    case .firstBaseline: baselines(.firstBaseline)
    case .lastBaseline: baselines(.lastBaseline)
    }
  }

  private func aligned(_ attribute: LayoutConstraint.Attribute) -> [ArrangementRule] {
    guard let leader else { return [] }
    return members.filter { $0.view !== leader.view }.map {
      ArrangementRule(.alignment, leader.view, attribute, $0.view, attribute)
    }
  }

  /// Aligns baselines with those of the first view that has text.
  private func baselines(_ attribute: LayoutConstraint.Attribute) -> [ArrangementRule] {
    let candidates = visible + members.filter(\.isHidden)
    guard let first = candidates.first(where: { $0.text != nil }), let text = first.text else {
      return aligned(attribute)
    }
    return members.filter { $0.view !== first.view }.map {
      // The bottom of a view without text is its last baseline. Its top is aligned with the top of the leader's
      // first line.
      $0.text == nil && attribute == .firstBaseline
        ? ArrangementRule(
          .alignment, first.view, attribute, $0.view, across.start, constant: text.ascender)
        : ArrangementRule(.alignment, first.view, attribute, $0.view, attribute)
    }
  }

  // MARK: The spanner

  /// The spanner, a guide over all visible views, gives the canvas its smallest size across the
  /// axis. Views without an intrinsic size across the axis collapse, at priority 25.
  var spanning: [ArrangementRule] {
    guard let spanner else { return [] }
    var rules = visible.flatMap { boundaries(of: $0.view, spanner) }
    rules.append(ArrangementRule(.spanningFit, spanner, collapsing: across.size, priority: 51))
    rules += members.map {
      ArrangementRule(
        .ambiguitySuppression, $0.view, collapsing: across.size, priority: 25)
    }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      rules.append(ArrangementRule(.canvasFit, canvas, collapsing: across.size, priority: 49))
    }
    return rules
  }

  /// The spanner is flush with the aligned side of the view, and at least reaches its other side.
  private func boundaries(of view: View, _ spanner: LayoutGuide) -> [ArrangementRule] {
    switch alignment {
    case .fill:
      return []
    case .leading:
      return [flush(spanner, across.start, view), reach(spanner, across.end, view)]
    case .trailing:
      return [flush(spanner, across.end, view), reach(spanner, across.start, view)]
    case .center:
      return [reach(spanner, across.start, view), reach(spanner, across.end, view)]
    case .firstBaseline:
      // The top of the spanner is the leader's only, because the tops of the views differ.
      return (view === leader?.view ? [flush(spanner, across.start, view)] : [])
        + [reach(spanner, across.end, view)]
    case .lastBaseline:
      return (view === leader?.view ? [flush(spanner, across.end, view)] : [])
        + [reach(spanner, across.start, view)]
    }
  }

  private func flush(
    _ spanner: LayoutGuide, _ side: LayoutConstraint.Attribute, _ view: View
  ) -> ArrangementRule {
    ArrangementRule(.spanningBoundary, spanner, side, view, side, priority: 999.5)
  }

  private func reach(
    _ spanner: LayoutGuide, _ side: LayoutConstraint.Attribute, _ view: View
  ) -> ArrangementRule {
    ArrangementRule(
      .spanningBoundary, spanner, side, view, side,
      relatedBy: side == across.start ? .lessThanOrEqual : .greaterThanOrEqual)
  }
}

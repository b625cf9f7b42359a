import Foundation

/// Rules along the axis, with a short property for each distribution.
extension Arrangement {
  var distributionRules: [ArrangementRule] {
    switch distribution {
    case .fill: spacings(.equal) + textWidths
    case .fillEqually: spacings(.equal) + equalSizes
    case .fillProportionally: spacings(.equal) + proportionalSizes
    case .equalSpacing: spacings(.greaterThanOrEqual) + equalGaps + fit
    case .equalCentering: spacings(.greaterThanOrEqual) + equalCenters + fit
    }
  }

  /// Every visible view follows the one before it at the spacing, or at least at the spacing.
  private func spacings(_ relation: LayoutConstraint.Relation) -> [ArrangementRule] {
    gaps.map {
      ArrangementRule(
        .spacing, $0.after, gapEnd, $0.before, gapStart, relatedBy: relation,
        constant: $0.spacing)
    }
  }

  /// The attribute where a gap begins at the view before it: the end, or the last baseline.
  private var gapStart: LayoutConstraint.Attribute {
    isBaselineRelative && axis == .vertical ? .lastBaseline : axis.end
  }

  private var gapEnd: LayoutConstraint.Attribute {
    isBaselineRelative && axis == .vertical ? .firstBaseline : axis.start
  }

  /// Under `fill`, hugging and compression resistance decide. In a row of texts that wrap, each could be
  /// arbitrarily narrow, so they get equal shares at a priority above their compression resistance.
  ///
  /// The shares add up to the canvas only if every visible view has one. A row with any other view
  /// therefore has none: an icon beside a text keeps its size.
  private var textWidths: [ArrangementRule] {
    let visible = visible
    guard axis == .horizontal, visible.count > 1, isOfWrappingTexts else { return [] }
    let count = CGFloat(visible.count)
    return visible.map {
      ArrangementRule(
        .textWidth, $0.view, .width, canvas, .width, multiplier: 1 / count,
        constant: -totalSpacing / count, priority: 760)
    }
  }

  private var equalSizes: [ArrangementRule] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map {
      ArrangementRule(.fillEqually, $0.view, axis.size, first.view, axis.size)
    }
  }

  /// Shares of the canvas in proportion to natural lengths. Spacing is part of the divisor, so all
  /// shares hold together at the natural size only. Otherwise the last view that has a length,
  /// whose priority is lowest, takes the difference.
  private var proportionalSizes: [ArrangementRule] {
    let visible = visible
    let whole = visible.reduce(totalSpacing) { $0 + $1.naturalLength }
    let fillsCanvas = visible.contains { $0.naturalLength > 0 }
    return visible.enumerated().map { index, member in
      let share: LayoutPriority =
        visible.count == 1 ? .required : LayoutPriority(max(1, 999 - Double(index)))
      guard member.naturalLength > 0, whole > 0 else {
        // If no view has a length, some view has to fill the canvas, so this is optional.
        let priority = fillsCanvas ? .required : min(share, 999)
        return ArrangementRule(
          .fillProportionally, member.view, collapsing: axis.size, priority: priority)
      }
      return ArrangementRule(
        .fillProportionally, member.view, axis.size, canvas, axis.size,
        multiplier: member.naturalLength / whole, priority: share)
    }
  }

  /// Guides between neighbouring edges, all of one size.
  private var equalGaps: [ArrangementRule] {
    edges(from: gapStart, to: gapEnd) { _ in .required }
  }

  /// Guides between neighbouring centres, of one size as far as spacing and content allow. An earlier guide
  /// has a higher priority than a later one, and the sizes of views have higher priorities than any guide.
  private var equalCenters: [ArrangementRule] {
    edges(from: axis.center, to: axis.center) { max(1, LayoutPriority(150 - Double($0))) }
  }

  /// Makes the guides equal. The length of a guide is not negative, but a gap is negative where
  /// views overlap. All guides then extend by the same overlap into the view after them, so that
  /// equal guides are equal gaps.
  ///
  /// - Parameter priority: the priority at which the guide at an index, from 1, is as large as the first.
  private func edges(
    from start: LayoutConstraint.Attribute, to end: LayoutConstraint.Attribute,
    priority: (Int) -> LayoutPriority
  ) -> [ArrangementRule] {
    var rules: [ArrangementRule] = []
    let overlap = gaps.reduce(0) { max($0, -$1.spacing) }
    for (index, gap) in gaps.enumerated() {
      guard let guide = gap.guide, let first = gaps.first?.guide else { continue }
      rules.append(ArrangementRule(.distributingEdge, guide, axis.start, gap.before, start))
      rules.append(
        ArrangementRule(.distributingEdge, guide, axis.end, gap.after, end, constant: overlap))
      if index > 0 {
        rules.append(
          ArrangementRule(
            .fillEqually, guide, axis.size, first, axis.size, priority: priority(index)))
      }
    }
    return rules
  }

  /// Gaps may be larger than the spacing; this keeps the canvas as short as possible.
  private var fit: [ArrangementRule] {
    visible.isEmpty
      ? [] : [ArrangementRule(.canvasFit, canvas, collapsing: axis.size, priority: 49)]
  }

  private var totalSpacing: CGFloat { gaps.reduce(0) { $0 + $1.spacing } }
}

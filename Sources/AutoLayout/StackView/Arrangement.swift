import Foundation

/// The settings and views of a stack as a value, from which the rules follow. The rules and their
/// priorities are UIKit's.
struct Arrangement {
  let axis: LayoutConstraint.Axis
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  let isBaselineRelative: Bool
  /// What the views fill: the stack itself or its margins guide.
  let canvas: any LayoutItem
  /// All arranged views in order, hidden ones included.
  let members: [Member]
  /// Those that are not hidden.
  let visible: [Member]
  /// Between each visible view and the next visible one.
  let gaps: [Gap]
  /// Whether all visible views are texts that wrap.
  let isOfWrappingTexts: Bool
  /// Spans the visible views across the axis; nil where the alignment needs none.
  let spanner: LayoutGuide?

  struct Member {
    let view: View
    let isHidden: Bool
    /// The natural size along the axis; 0 unless the distribution asks for it.
    let naturalLength: CGFloat
    let text: Text?

    /// What baseline alignments need of a view with text; nil for one without.
    struct Text {
      /// From the top of the text's line down to its baseline.
      let ascender: CGFloat
    }
  }

  struct Gap {
    let before, after: View
    let spacing: CGFloat
    /// Spans the gap; nil unless the distribution makes gaps equal.
    let guide: LayoutGuide?
  }

  var across: LayoutConstraint.Axis { axis.other }
  /// The view that the others are aligned with: the first visible one, or the first if all are
  /// hidden.
  var leader: Member? { members.first { !$0.isHidden } ?? members.first }

  var rules: [ArrangementRule] {
    var all = endConnections
    // A view has about three.
    all.reserveCapacity(4 * (members.count + 1))
    for some in [distributionRules, hiding, sideConnections, alignmentRules] { all += some }
    for some in [spanning, guideExtents, emptiness] { all += some }
    return all
  }

  // MARK: Along the axis

  /// The first and last visible views reach the ends of the canvas.
  private var endConnections: [ArrangementRule] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      ArrangementRule(.canvasConnection, canvas, axis.start, first.view, axis.start),
      ArrangementRule(.canvasConnection, canvas, axis.end, last.view, axis.end),
    ]
  }

  /// A hidden view shrinks to length 0 in the middle of the gap where it would be.
  ///
  /// UIKit constrains it to half a gap from both neighbours at priority 50. Here only the neighbour
  /// before it counts: if the view cannot shrink, both constraints would be violated equally, and
  /// its place would be ambiguous. Before the first and after the last visible view there is no
  /// gap; the hidden view is then at the start of the canvas, as in layouts that Apple's tools
  /// recorded.
  private var hiding: [ArrangementRule] {
    var rules: [ArrangementRule] = []
    var gapsLeft = gaps[...]
    var gap: Gap?
    for member in members {
      guard member.isHidden else {
        gap = gapsLeft.popFirst()
        continue
      }
      let view = member.view
      rules.append(ArrangementRule(.hiding, view, collapsing: axis.size, priority: 999.999))
      rules.append(
        gap.map {
          ArrangementRule(
            .spacingHidden, view, axis.start, $0.before, axis.end, constant: $0.spacing / 2,
            priority: 50)
        } ?? ArrangementRule(.spacingHidden, view, axis.start, canvas, axis.start, priority: 50))
    }
    return rules
  }

  /// A guide matters along one axis. Along the other it spans the canvas, so that its frame is
  /// determined. Its end has priority 1, because margins can make the canvas negative.
  private var guideExtents: [ArrangementRule] {
    let guides = spanner.map { [($0, axis)] } ?? []
    return (guides + gaps.compactMap { $0.guide }.map { ($0, across) }).flatMap { guide, axis in
      [
        ArrangementRule(.canvasConnection, canvas, axis.start, guide, axis.start),
        ArrangementRule(.canvasConnection, canvas, axis.end, guide, axis.end, priority: 1),
      ]
    }
  }

  /// A stack without visible views collapses, at priority 49.
  private var emptiness: [ArrangementRule] {
    guard visible.isEmpty else { return [] }
    let axes = members.isEmpty ? [axis, across] : [axis]
    return axes.map {
      ArrangementRule(.canvasFit, canvas, collapsing: $0.size, priority: 49)
    }
  }
}

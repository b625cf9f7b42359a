import Foundation

/// The settings and views of a stack as a value, from which the rules follow. The rules and their
/// priorities are UIKit's.
struct Arrangement {
  let axis: LayoutConstraint.Axis
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  let isBaselineRelative: Bool
  /// The area that the views fill: the stack itself or its margins guide.
  let canvas: any LayoutItem
  /// All arranged views in order, hidden ones included.
  let members: [Member]
  /// The arranged views that are not hidden.
  let visible: [Member]
  /// The gaps between neighbouring visible views.
  let gaps: [Gap]
  /// Whether all visible views are texts that wrap.
  let isOfWrappingTexts: Bool
  /// A guide that spans the visible views across the axis; nil if the alignment needs none.
  let spanner: LayoutGuide?

  struct Member {
    let view: View
    let isHidden: Bool
    /// The natural size along the axis; 0 unless the distribution asks for it.
    let naturalLength: CGFloat
    let text: Text?

    /// The text's measures that baseline alignments need; nil for a view without text.
    struct Text {
      /// The distance from the top of the text's line down to its baseline, points.
      let ascender: CGFloat
    }
  }

  struct Gap {
    let before, after: View
    let spacing: CGFloat
    /// A guide that spans the gap; nil unless the distribution makes gaps equal.
    let guide: LayoutGuide?
  }

  var across: LayoutConstraint.Axis { axis.other }
  /// The view that the others are aligned with: the first visible one, or the first if all are
  /// hidden.
  var leader: Member? { members.first { !$0.isHidden } ?? members.first }

  var rules: [ArrangementRule] {
    var all = endConnections
    // There are about three rules for each view.
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

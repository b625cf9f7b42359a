import Foundation

/// What a stack view arranges and how, as plain facts, from which the rules follow. The priorities
/// and shapes of the rules are UIKit's.
struct Arrangement {
  let axis: LayoutConstraint.Axis
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  let isBaselineRelative: Bool
  /// What the views fill: the stack itself or its margins guide.
  let canvas: any LayoutItem
  /// All arranged views in order, hidden ones included.
  let members: [Member]
  /// Between each visible view and the next visible one.
  let gaps: [Gap]
  /// Whether all that is visible is texts that may break their lines.
  let isOfWrappingTexts: Bool
  /// Spans the visible views across the axis; nil where the alignment needs none.
  let spanner: LayoutGuide?

  struct Member {
    let view: View
    let isHidden: Bool
    /// The natural size along the axis; 0 unless the distribution asks for it.
    let naturalLength: CGFloat
    let text: Text?

    /// What baseline alignments have to know about a view with text; nil for one without.
    struct Text {
      /// From the top of the text's line down to its baseline.
      let ascender: CGFloat
    }
  }

  struct Gap {
    let before, after: View
    let spacing: CGFloat
    /// Takes the room between both; nil unless the distribution makes gaps equal.
    let guide: LayoutGuide?
  }

  var across: LayoutConstraint.Axis { axis.other }
  var visible: [Member] { members.filter { !$0.isHidden } }
  /// The view that the others are aligned with: hidden only where everything is.
  var leader: Member? { members.first { !$0.isHidden } ?? members.first }

  var rules: [ArrangementRule] {
    endConnections + distributionRules + hiding
      + sideConnections + alignmentRules + spanning + guideExtents + emptiness
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

  /// A hidden view shrinks to nothing in the middle of the gap that it would stand in.
  ///
  /// UIKit puts it half a gap from both neighbours at 50. One side is enough and is all that is said
  /// here: where the view cannot shrink, being too near to either neighbour would be equally bad,
  /// and its place ambiguous. Before the first and after the last visible view there is no gap, and
  /// it goes to the start of the canvas, where Apple's own documents record such views.
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

  /// Guides matter one way only. The other way they reach over the canvas, so that they have a place
  /// and can be drawn; the end is no demand on the canvas, which margins can make negative.
  private var guideExtents: [ArrangementRule] {
    let guides = spanner.map { [($0, axis)] } ?? []
    return (guides + gaps.compactMap { $0.guide }.map { ($0, across) }).flatMap { guide, axis in
      [
        ArrangementRule(.canvasConnection, canvas, axis.start, guide, axis.start),
        ArrangementRule(.canvasConnection, canvas, axis.end, guide, axis.end, priority: 1),
      ]
    }
  }

  /// A stack without anything to show takes no room if it may.
  private var emptiness: [ArrangementRule] {
    guard visible.isEmpty else { return [] }
    let axes = members.isEmpty ? [axis, across] : [axis]
    return axes.map {
      ArrangementRule(.canvasFit, canvas, collapsing: $0.size, priority: 49)
    }
  }
}

import Foundation
import LayoutScene

/// A view's frame and its superview's size along an axis, as sums of variables.
struct FrameForms {
  let position, length, whole: LinearForm

  init(
    _ item: Item, _ parent: Item, axis: Axis, own: EdgeInsets,
    above: EdgeInsets
  ) {
    let isHorizontal = axis == .horizontal
    let ownNear = isHorizontal ? own.left : own.top
    let ownFar = isHorizontal ? own.right : own.bottom
    let aboveNear = isHorizontal ? above.left : above.top
    let aboveFar = isHorizontal ? above.right : above.bottom
    position = item.near(along: axis) - (ownNear - aboveNear)
    length = LinearForm(item.size(along: axis)) - (-(ownNear + ownFar))
    whole = LinearForm(parent.size(along: axis)) - (-(aboveNear + aboveFar))
  }
}

/// One axis of a frame with its mask, by UIKit's formulas since iOS 10.
package struct AutoresizingAxis {
  let axis: Axis
  let position, length: CGFloat
  /// The superview's length; nil if it is not known yet, and then the mask does not count.
  let whole: CGFloat?
  let near, size, far: Bool

  /// - Parameters:
  ///   - frame: the frame to start from if there is no capture, points.
  ///   - mask: empty where the superview does not resize its subviews.
  package static func both(
    frame: CGRect, mask: AutoresizingMask, _ capture: AutoresizingFrame.Capture?
  ) -> (horizontal: Self, vertical: Self) {
    let frame = capture?.frame ?? frame
    return (
      AutoresizingAxis(
        axis: .horizontal, position: frame.origin.x, length: frame.size.width,
        whole: capture?.superviewSize.width, near: mask.contains(.flexibleLeftMargin),
        size: mask.contains(.flexibleWidth), far: mask.contains(.flexibleRightMargin)),
      AutoresizingAxis(
        axis: .vertical, position: frame.origin.y, length: frame.size.height,
        whole: capture?.superviewSize.height, near: mask.contains(.flexibleTopMargin),
        size: mask.contains(.flexibleHeight), far: mask.contains(.flexibleBottomMargin))
    )
  }

  /// Position and length if the superview's length is `new`.
  package func resolved(_ new: CGFloat) -> (position: CGFloat, length: CGFloat) {
    guard let whole else { return (position, length) }
    let margin = whole - position - length
    let grown: CGFloat = max(0, length + lengthShare * (new - whole))
    if near, !far { return (new - margin - grown, grown) }
    return (position + positionShare * (new - whole), grown)
  }

  /// The two rules of the axis, each with a linear form that must be 0.
  func rules(_ frame: FrameForms) -> [(rule: AutoresizingRule, form: LinearForm)] {
    guard let whole else {
      return [
        (.position(share: 0), frame.position - position),
        (.length(share: 0), frame.length - length),
      ]
    }
    let margin = whole - position - length
    let grownPosition = (
      AutoresizingRule.position(share: positionShare),
      grown(frame.position, position, positionShare, with: frame.whole, whole)
    )
    let grownLength = (
      AutoresizingRule.length(share: lengthShare),
      grown(frame.length, length, lengthShare, with: frame.whole, whole)
    )
    let fixedMargin = (
      AutoresizingRule.farMargin, frame.whole - frame.position - frame.length - margin
    )
    switch (near, size, far) {
    case (true, _, false): return [fixedMargin, grownLength]
    case (false, true, false): return [grownPosition, fixedMargin]
    default: return [grownPosition, grownLength]
    }
  }

  /// A form that is 0 if the length has grown by `share` of the superview's growth. A remainder
  /// that is only a rounding error counts as 0.
  private func grown(
    _ form: LinearForm, _ captured: CGFloat, _ share: Double, with all: LinearForm, _ whole: CGFloat
  ) -> LinearForm {
    let rest = captured - share * whole
    return form - share * all - (abs(rest) < RoundingError.capturedLength ? 0 : rest)
  }

  // Flexible lengths grow by a share of the superview's growth. This equals UIKit's formulas, which
  // are lines through the captured frame: w / (x + w) · (S′ − r) = w + w / (x + w) · (S′ − S).

  private var positionShare: Double {
    guard near, let whole else { return 0 }
    switch (size, far) {
    case (false, false): return 1
    case (false, true): return share(of: position, in: whole - length, among: 2)
    case (true, false): return 1 - lengthShare
    case (true, true): return share(of: position, in: whole, among: 3)
    }
  }

  private var lengthShare: Double {
    guard size, let whole else { return 0 }
    switch (near, far) {
    case (false, false): return 1
    case (true, false): return lengthShare(in: position + length, among: 2)
    case (false, true): return lengthShare(in: whole - position, among: 2)
    case (true, true): return share(of: length, in: whole, among: 3)
    }
  }

  /// A negative sum, as beside a negative margin, counts as 0: otherwise the length would shrink
  /// while the superview grows.
  private func lengthShare(in sum: CGFloat, among count: Double) -> Double {
    share(of: length, in: max(0, sum), among: count)
  }

  /// Lengths whose sum is 0 have no proportions, and share equally.
  private func share(of part: CGFloat, in sum: CGFloat, among count: Double) -> Double {
    sum == 0 ? 1 / count : part / sum
  }
}

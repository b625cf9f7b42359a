import Foundation
import LayoutScene

/// Frames and masks as constraints, by UIKit's formulas since iOS 10.
extension LayoutEngine {
  /// Replaces the constraints that are generated from a view's frame and mask.
  func updateAutoresizing(of item: EngineItem) {
    for entry in item.autoresizing { remove(entry) }
    item.autoresizing = []
    guard let view = item.view, let parent = item.parent,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let capture = view.autoresizing.capture ?? item.capture ?? captured(view, parent)
    item.capture = capture
    if capture == nil { lateCaptures.append(item) }
    let offsets = (own: alignmentOffsets(of: item), above: alignmentOffsets(of: parent))
    let axes = AutoresizingAxis.both(of: view, capture)
    item.mask = view.autoresizingMask
    for axis in [axes.horizontal, axes.vertical] {
      let lines = axis.forms(
        FrameForms(item, parent, axis: axis.axis, own: offsets.own, above: offsets.above))
      for form in lines {
        item.autoresizing.append(add(.autoresizing(item, axis.axis), form, .equal))
      }
    }
  }

  /// The frame and superview size that the formulas start from, for a view that has none yet. The
  /// superview's size is the reference size if one is set, or else the size that the superview has
  /// now. Nil while that size is not solved yet.
  private func captured(_ view: View, _ parent: EngineItem) -> AutoresizingState.Capture? {
    let size: CGSize
    if let reference = view.autoresizingReferenceSize {
      size = reference
    } else if parent.isPlaced {
      size = parent.frame.size
    } else if let above = parent.view, above === root {
      size = window?.size ?? above.exactFrame.size
    } else if let above = parent.view, above.translatesAutoresizingMaskIntoConstraints {
      size = above.frame.size
    } else {
      return nil
    }
    return AutoresizingState.Capture(frame: view.frame, superviewSize: size)
  }

  /// Captures the frames that waited for their superview's size. Returns whether there were any.
  func captureLateFrames() -> Bool {
    let late = lateCaptures
    lateCaptures = []
    for item in late {
      guard let view = item.view, items[ObjectIdentifier(view)] === item else { continue }
      updateAutoresizing(of: item)
    }
    return !late.isEmpty
  }
}

/// A view's frame and its superview's size along an axis, as sums of variables.
private struct FrameForms {
  let position, length, whole: LinearForm

  init(
    _ item: EngineItem, _ parent: EngineItem, axis: LayoutConstraint.Axis, own: EdgeInsets,
    above: EdgeInsets
  ) {
    let isHorizontal = axis == .horizontal
    let ownNear = isHorizontal ? own.left : own.top
    let ownFar = isHorizontal ? own.right : own.bottom
    let aboveNear = isHorizontal ? above.left : above.top
    let aboveFar = isHorizontal ? above.right : above.bottom
    position = LinearForm(item.origin(along: axis)) - (ownNear - aboveNear)
    length = LinearForm(item.size(along: axis)) - (-(ownNear + ownFar))
    whole = LinearForm(parent.size(along: axis)) - (-(aboveNear + aboveFar))
  }
}

/// One axis of a frame with its mask.
struct AutoresizingAxis {
  let axis: LayoutConstraint.Axis
  let position, length: CGFloat
  /// The superview's length; nil if it is not known yet, and then the mask does not count.
  let whole: CGFloat?
  let near, size, far: Bool

  static func both(
    of view: View, _ capture: AutoresizingState.Capture?
  ) -> (horizontal: Self, vertical: Self) {
    let frame = capture?.frame ?? view.frame
    let mask = view.superview?.autoresizesSubviews == false ? [] : view.autoresizingMask
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
  func resolved(_ new: CGFloat) -> (position: CGFloat, length: CGFloat) {
    guard let whole else { return (position, length) }
    let margin = whole - position - length
    let grown: CGFloat = max(0, length + lengthShare * (new - whole))
    if near, !far { return (new - margin - grown, grown) }
    return (position + positionShare * (new - whole), grown)
  }

  /// Two linear forms that must be 0.
  fileprivate func forms(_ frame: FrameForms) -> [LinearForm] {
    guard let whole else { return [frame.position - position, frame.length - length] }
    let margin = whole - position - length
    let grownPosition = grown(frame.position, position, positionShare, with: frame.whole, whole)
    let grownLength = grown(frame.length, length, lengthShare, with: frame.whole, whole)
    let fixedMargin = frame.whole - frame.position - frame.length - margin
    switch (near, size, far) {
    case (true, _, false): return [fixedMargin, grownLength]
    case (false, true, false): return [grownPosition, fixedMargin]
    default: return [grownPosition, grownLength]
    }
  }

  /// The length as a share of the superview's. A rest of rounding errors only counts as 0.
  private func grown(
    _ form: LinearForm, _ captured: CGFloat, _ share: Double, with all: LinearForm, _ whole: CGFloat
  ) -> LinearForm {
    let rest = captured - share * whole
    return form - share * all - (abs(rest) < 1e-9 ? 0 : rest)
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

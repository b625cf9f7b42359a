import Foundation
import LayoutScene

/// Frames and masks as constraints, by UIKit's formulas since iOS 10.
extension LayoutEngine {
  /// Replaces the constraints that a view's frame and mask stand for.
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
    for axis in [axes.horizontal, axes.vertical] {
      let lines = axis.forms(
        FrameForms(item, parent, axis: axis.axis, own: offsets.own, above: offsets.above))
      for form in lines {
        item.autoresizing.append(add(.autoresizing(item, axis.axis), form, .equal))
      }
    }
  }

  /// The lengths that the formulas start from. The superview's size is the one that the frame was
  /// written for: what was said, or what the superview has when the frame first takes part. Nil as
  /// long as only a solution can tell.
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

  /// Once superviews have a size, the frames in them can be captured. Says whether any was.
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
  /// The superview's length; nil where it is not known yet, and the mask does not count.
  let whole: CGFloat?
  let near, size, far: Bool

  static func both(
    of view: View, _ capture: AutoresizingState.Capture?
  ) -> (horizontal: Self, vertical: Self) {
    let frame = capture?.frame ?? view.frame
    let mask = view.autoresizingMask
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

  /// Position and length where the superview's length is `new`.
  func resolved(_ new: CGFloat) -> (position: CGFloat, length: CGFloat) {
    guard let whole else { return (position, length) }
    let margin = whole - position - length
    switch (near, size, far) {
    case (false, false, _):
      return (position, length)
    case (true, false, false):
      return (new - margin - length, length)
    case (false, true, false):
      return (position, max(0, new - margin - position))
    case (true, true, false):
      let share = max(0, ratio(length, position + length) * (new - margin))
      return (new - margin - share, share)
    case (false, true, true):
      return (position, max(0, ratio(length, length + margin) * (new - position)))
    case (true, false, true):
      return (ratio(position, position + margin) * (new - length), length)
    case (true, true, true):
      return (ratio(position, whole) * new, ratio(length, whole) * new)
    }
  }

  /// Two sums that have to be 0.
  fileprivate func forms(_ frame: FrameForms) -> [LinearForm] {
    let fixedPosition = frame.position - position
    let fixedLength = frame.length - length
    guard let whole else { return [fixedPosition, fixedLength] }
    let margin = whole - position - length
    let fixedMargin = frame.whole - frame.position - frame.length - margin
    switch (near, size, far) {
    case (false, false, _):
      return [fixedPosition, fixedLength]
    case (true, false, false):
      return [fixedMargin, fixedLength]
    case (false, true, false):
      return [fixedPosition, fixedMargin]
    case (true, true, false):
      let share = ratio(length, position + length)
      return [fixedMargin, frame.length - share * (frame.whole - margin)]
    case (false, true, true):
      let share = ratio(length, length + margin)
      return [fixedPosition, frame.length - share * (frame.whole - position)]
    case (true, false, true):
      let share = ratio(position, position + margin)
      return [frame.position - share * (frame.whole - length), fixedLength]
    case (true, true, true):
      return [
        frame.position - ratio(position, whole) * frame.whole,
        frame.length - ratio(length, whole) * frame.whole,
      ]
    }
  }

  /// Two flexible lengths that are both nothing share equally.
  private func ratio(_ part: CGFloat, _ sum: CGFloat) -> Double { sum == 0 ? 0.5 : part / sum }
}

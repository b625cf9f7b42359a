import Foundation
import LayoutScene

/// Finds the views that have another place or size in a scene than in a reference.
///
/// In order of importance:
///
/// - Changes that somebody has to look at are found, and those that follow from them are not.
///   Frames are therefore compared in their superview's coordinates.
/// - A screen that is mirrored correctly has no differences. The reference is therefore mirrored
///   where the directions differ. Alignment rectangles are compared, since UIKit mirrors them, but
///   not their distances from frames.
/// - Rounding is no difference. The solver's values are therefore compared, and half a device pixel
///   does not count.
enum ViewChanges {
  /// The changed views in document order, then those that `scene` does not have at all.
  static func changes(from reference: Scene, to scene: Scene) -> [ViewChange] {
    let isMirrored = reference.direction != scene.direction
    let before = ComparedPlace.all(in: reference, isMirrored: isMirrored)
    let after = ComparedPlace.all(in: scene, isMirrored: false)
    var indices = occurrences(in: reference)
    var matched = [Bool](repeating: false, count: before.count)
    var changes: [ViewChange] = []
    for (index, view) in scene.views.enumerated() {
      let other = indices[view.id]?.popLast()
      if let other { matched[other] = true }
      let change = change(
        of: view.id, from: other.map { before[$0] }, to: after[index], scale: scene.scale)
      if let change { changes.append(change) }
    }
    for (index, view) in reference.views.enumerated() where !matched[index] {
      if let change = change(of: view.id, from: before[index], to: nil, scale: scene.scale) {
        changes.append(change)
      }
    }
    return changes
  }

  /// For each identifier the indices of its views, last first. Looked up, never iterated.
  private static func occurrences(in scene: Scene) -> [String: [Int]] {
    var indices: [String: [Int]] = [:]
    for (index, view) in scene.views.enumerated().reversed() {
      indices[view.id, default: []].append(index)
    }
    return indices
  }

  /// How a view changed; nil where nothing differs, or where the difference follows from the
  /// superview.
  private static func change(
    of view: String, from before: ComparedPlace?, to after: ComparedPlace?, scale: CGFloat
  ) -> ViewChange? {
    let wasShown = before?.isShown ?? false
    let isShown = after?.isShown ?? false
    switch (wasShown, isShown) {
    case (false, false): return nil
    case (false, true):
      // The change is the superview's: this view was hidden with it and appears with it.
      if let before, !before.isSuperviewShown { return nil }
      return ViewChange(view: view, before: nil, after: after?.rect)
    case (true, false):
      if let after, !after.isSuperviewShown { return nil }
      var change = ViewChange(view: view, before: before?.rect, after: nil)
      change.seenBefore = before?.seen
      return change
    case (true, true):
      guard let before, let after else { return nil }
      let difference = FrameDifference(from: before.reading, to: after.reading)
        .onPixels(scale: scale)
      guard difference != .zero else { return nil }
      return ViewChange(
        view: view, before: before.rect, after: after.rect, difference: difference)
    }
  }
}

/// The place of a view, in the two forms that a comparison needs.
private struct ComparedPlace {
  /// The frame in the root's coordinates, on device pixels.
  var rect: CGRect
  /// What of it superviews that clip leave to be seen; nil for nothing.
  var seen: CGRect?
  /// The alignment rectangle as the solver has it, in the superview's coordinates. Horizontal
  /// places count from the edge where reading starts.
  var reading: CGRect
  var isShown: Bool
  var isSuperviewShown: Bool

  /// The places of all of a scene's views, in their order.
  ///
  /// - Parameter isMirrored: whether `rect` is computed as if the screen read in the other
  ///   direction.
  static func all(in scene: Scene, isMirrored: Bool) -> [ComparedPlace] {
    let visible = scene.visibility()
    let isRightToLeft = scene.direction == .rightToLeft
    var frames: [CGRect] = []
    for view in scene.views {
      let superview = view.parent.map { scene.views[$0] }
      let own = isMirrored ? view.mirroredFrame(in: superview?.contentWidth) : view.frame
      let base = view.parent.map { frames[$0].origin } ?? .zero
      let offset = superview?.offset(isMirrored: isMirrored) ?? .zero
      frames.append(own.offsetBy(dx: base.x - offset.x, dy: base.y - offset.y))
    }
    let seen = scene.seenParts(of: frames)
    return scene.views.enumerated().map { index, view in
      let superview = view.parent.map { scene.views[$0] }
      let exact = view.exactAlignmentRect
      return ComparedPlace(
        rect: frames[index], seen: seen[index],
        reading: isRightToLeft ? exact.mirrored(in: superview?.contentWidth) : exact,
        isShown: visible[index], isSuperviewShown: view.parent.map { visible[$0] } ?? true)
    }
  }
}

extension SceneView {
  /// The width that subviews are laid out in: that of a scroll view's content, else the view's own.
  fileprivate var contentWidth: CGFloat {
    if case .scroll(let content) = control, content.width > 0 { return content.width }
    return exactFrame.size.width
  }

  /// How far the content is scrolled. In a mirror image it is scrolled as far from its other end.
  fileprivate func offset(isMirrored: Bool) -> CGPoint {
    guard isMirrored else { return contentOffset }
    let x = contentWidth - exactFrame.size.width - contentOffset.x
    return CGPoint(x: x, y: contentOffset.y)
  }

  /// The frame as it is where the superview reads in the other direction: the alignment rectangle
  /// is mirrored, and the frame keeps its distances from it.
  fileprivate func mirroredFrame(in width: CGFloat?) -> CGRect {
    let alignment = alignmentRect.mirrored(in: width)
    return frame.offsetBy(dx: alignment.origin.x - alignmentRect.origin.x, dy: 0)
  }
}

extension CGRect {
  /// The rectangle mirrored in a superview of this width; unchanged for the root, which has none.
  fileprivate func mirrored(in width: CGFloat?) -> CGRect {
    guard let width else { return self }
    return CGRect(
      x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}

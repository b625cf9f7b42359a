import Foundation
import LayoutScene

/// Finds what a scene shows elsewhere, or in another size, than a reference does.
///
/// Goals in this order: what somebody has to look at is found, and what follows from it is not, so
/// frames are compared in their superview's coordinates; a screen that is mirrored correctly has no
/// differences, so the reference is mirrored where the directions differ, and alignment rectangles
/// are compared, whose distances from frames UIKit does not mirror; and rounding is no difference, so
/// the solver's values are compared and half a device pixel does not count.
enum ViewChanges {
  /// The changed views in document order, then those that the scene does not have at all.
  static func changes(from reference: Scene, to scene: Scene) -> [ViewChange] {
    let isMirrored = reference.direction != scene.direction
    let before = Stance.all(in: reference, isMirrored: isMirrored)
    let after = Stance.all(in: scene, isMirrored: false)
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

  /// Where the views of an identifier are, last first. Looked up, never iterated.
  private static func occurrences(in scene: Scene) -> [String: [Int]] {
    var indices: [String: [Int]] = [:]
    for (index, view) in scene.views.enumerated().reversed() {
      indices[view.id, default: []].append(index)
    }
    return indices
  }

  /// Nil where nothing differs, or nothing that does not follow from the superview.
  private static func change(
    of view: String, from before: Stance?, to after: Stance?, scale: CGFloat
  ) -> ViewChange? {
    let wasShown = before?.isShown ?? false
    let isShown = after?.isShown ?? false
    switch (wasShown, isShown) {
    case (false, false): return nil
    case (false, true):
      // A view that is hidden with its superview appears with it.
      if let before, !before.isSuperviewShown { return nil }
      return ViewChange(view: view, before: nil, after: after?.rect)
    case (true, false):
      if let after, !after.isSuperviewShown { return nil }
      return ViewChange(view: view, before: before?.rect, after: nil)
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

/// Where a view stands, in the two ways in which it is compared.
private struct Stance {
  /// In the root's coordinates, on device pixels.
  var rect: CGRect
  /// The alignment rectangle in the superview's coordinates as the solver has it, from the edge at
  /// which reading starts.
  var reading: CGRect
  var isShown: Bool
  var isSuperviewShown: Bool

  /// One for each of a scene's views.
  ///
  /// - Parameter isMirrored: whether `rect` is to be as if the screen read the other way.
  static func all(in scene: Scene, isMirrored: Bool) -> [Stance] {
    let visible = scene.visibility()
    let isRightToLeft = scene.direction == .rightToLeft
    var stances: [Stance] = []
    stances.reserveCapacity(scene.views.count)
    for (index, view) in scene.views.enumerated() {
      let superview = view.parent.map { scene.views[$0] }
      let own = isMirrored ? view.mirroredFrame(in: superview?.contentWidth) : view.frame
      let base = view.parent.map { stances[$0].rect.origin } ?? .zero
      let offset = superview?.contentOffset ?? .zero
      let exact = view.exactAlignmentRect
      stances.append(
        Stance(
          rect: own.offsetBy(dx: base.x - offset.x, dy: base.y - offset.y),
          reading: isRightToLeft ? exact.mirrored(in: superview?.contentWidth) : exact,
          isShown: visible[index], isSuperviewShown: view.parent.map { visible[$0] } ?? true))
    }
    return stances
  }
}

extension SceneView {
  /// The width that subviews are laid out in: that of a scroll view's content, else the view's own.
  fileprivate var contentWidth: CGFloat {
    if case .scroll(let content) = control, content.width > 0 { return content.width }
    return exactFrame.size.width
  }

  /// The frame as it stands when the superview reads the other way: the alignment rectangle is
  /// mirrored, and the frame keeps its distances from it.
  fileprivate func mirroredFrame(in width: CGFloat?) -> CGRect {
    let alignment = alignmentRect.mirrored(in: width)
    return frame.offsetBy(dx: alignment.origin.x - alignmentRect.origin.x, dy: 0)
  }
}

extension CGRect {
  /// The rectangle as it stands when what it is in reads the other way. The root stays.
  fileprivate func mirrored(in width: CGFloat?) -> CGRect {
    guard let width else { return self }
    return CGRect(
      x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}

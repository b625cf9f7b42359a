import Foundation
import LayoutKernel
import LayoutScene

/// Writes results from the engine into the views.
extension LayoutEngine {
  /// Writes places and insets into the views. Asks for the layout of each view whose size changed,
  /// and of the superview of each view whose frame changed.
  func commit(_ placed: [Item]) {
    let grid = items.environment.grid
    let setsRootFrame = items.environment.windowSize != nil
    var withOtherSafeArea: [View] = []
    var withOtherMargins: [View] = []
    var preserving: [View] = []
    for item in placed {
      guard let view = item.view else {
        item.layoutGuide?.layoutFrame = item.frame
        continue
      }
      if view.margins.safeArea != item.insets.givenSafeArea { withOtherSafeArea.append(view) }
      if view.margins.laidOut ?? view.ownMargins != item.insets.margins {
        withOtherMargins.append(view)
      } else if view.preservesSuperviewLayoutMargins {
        preserving.append(view)
      }
      view.margins.safeArea = item.insets.givenSafeArea
      view.margins.laidOut = item.insets.margins
      view.margins.held = item.isUnsettled ? item.insets.margins : nil
      for guide in view.allGuides where guide.kind.isInset {
        guide.layoutFrame = CGRect(origin: view.boundsOrigin, size: item.frame.size)
          .inset(by: item.insets.of(guide.kind))
      }
      // Outside a window layout does not set the root's frame.
      guard setsRootFrame || item !== root else { continue }
      view.autoresizing.capture = item.capture
      let old = view.storedFrame
      // As in UIKit, a frame that code has set stays between pixels.
      let isOfCode =
        view.host != nil && view.translatesAutoresizingMaskIntoConstraints
        && item.frame.isNearly(old)
      let frame = isOfCode ? old : grid.round(item.frame)
      view.exactFrame = item.frame
      view.exactAlignmentRect = item.alignmentRect
      guard frame != old else { continue }
      view.placeLaidOut(frame)
      view.superview?.setNeedsLayout()
      if frame.size != old.size {
        view.setNeedsLayout()
        view.setNeedsDisplay()
      }
    }
    // A fitting size depends on margins. Preserved margins that are those of the layout before may have
    // been others meanwhile, when the size was measured at the old place.
    for view in withOtherSafeArea + withOtherMargins + preserving {
      view.fittingSizeMayHaveChanged()
    }
    for view in withOtherSafeArea { view.tell(.safeAreaInsetsDidChange) }
    for view in withOtherMargins { view.tell(.layoutMarginsDidChange) }
  }
}

extension CGRect {
  /// Whether the rectangles differ by an error of rounding only.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

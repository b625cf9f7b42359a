import Foundation
import LayoutScene

extension Window {
  /// Makes the window so high that the content of its vertical scroll views is seen as a whole, as far as their
  /// heights follow that of the window.
  ///
  /// - Parameter limit: the greatest height, points.
  package func growToContent(limit: CGFloat) {
    var isFixed: [ObjectIdentifier] = []
    // Bars may give room back, and texts may wrap otherwise, in a window of another height.
    for _ in 0..<8 {
      layoutIfNeeded()
      guard let widest = overflowing(except: isFixed), size.height < limit else { return }
      let (height, missing) = (size.height, widest.missingHeight)
      size.height = min(limit, context.grid.roundUp(height + missing))
      layoutIfNeeded()
      guard widest.missingHeight > missing - 0.5 else { continue }
      size.height = height
      isFixed.append(ObjectIdentifier(widest))
    }
  }

  /// The scroll view that hides most of its content below its lower edge.
  private func overflowing(except fixed: [ObjectIdentifier]) -> ScrollView? {
    var most: ScrollView?
    rootView.visit { view in
      guard let scroll = view as? ScrollView, !fixed.contains(ObjectIdentifier(scroll)),
        scroll.missingHeight > max(0.5, most?.missingHeight ?? 0)
      else { return }
      most = scroll
    }
    return most
  }
}

extension ScrollView {
  /// How much of the content's height does not fit, points.
  fileprivate var missingHeight: CGFloat {
    let insets = adjustedContentInset
    return contentSize.height + insets.top + insets.bottom - frame.height
  }
}

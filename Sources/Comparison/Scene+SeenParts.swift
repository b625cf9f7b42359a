import Foundation
import LayoutScene

extension Scene {
  /// For each view what of its frame can be seen: the part in the canvas that no superview clips. Nil where nothing
  /// is left.
  ///
  /// - Parameter frames: the views' frames in the root's coordinates.
  func seenParts(of frames: [CGRect]) -> [CGRect?] {
    var windows: [CGRect?] = []
    windows.reserveCapacity(views.count)
    for view in views {
      guard let parent = view.parent else {
        windows.append(CGRect(origin: .zero, size: size))
        continue
      }
      let window = windows[parent]
      windows.append(views[parent].clipsToBounds ? frames[parent].seen(through: window) : window)
    }
    return zip(frames, windows).map { $0.seen(through: $1) }
  }
}

extension CGRect {
  /// The part in a window. A rectangle without width or height, such as that of an empty label, is returned
  /// unchanged.
  fileprivate func seen(through window: CGRect?) -> CGRect? {
    guard let window else { return nil }
    let (left, right) = (max(minX, window.minX), min(maxX, window.maxX))
    let (top, bottom) = (max(minY, window.minY), min(maxY, window.maxY))
    // A frame that only touches the edge of its window is not seen.
    guard left < right || width <= 0 && left == right, top < bottom || height <= 0 && top == bottom
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

import Foundation
import LayoutKernel
import LayoutScene

extension View {
  /// The older name of `forFirstBaselineLayout`, which is the one to override.
  public var viewForFirstBaselineLayout: View { forFirstBaselineLayout }
  /// The older name of `forLastBaselineLayout`, which is the one to override.
  public var viewForLastBaselineLayout: View { forLastBaselineLayout }

  func setFrame(_ newValue: CGRect) {
    checkFinite(newValue)
    let old = storedFrame.size
    storedFrame = newValue
    exactFrame = newValue
    exactAlignmentRect = alignmentRect(forFrame: newValue)
    captureFrame()
    if let window, window.phase == .layingOutSubviews, !translatesAutoresizingMaskIntoConstraints {
      // As in UIKit, the frame stays until the next layout. Otherwise this layout would move the
      // view back, and `layoutSubviews` would set the frame again.
      window.displacedViews.append(self)
      if newValue.size != old { setNeedsLayout() }
      return
    }
    changed(.frame)
    guard newValue.size != old else { return }
    setNeedsLayout()
    // In a window, the next layout finds the frames of the subviews.
    if window == nil { resizeSubviews(from: old) }
  }

  /// UIKit's words where a number is none.
  private func checkFinite(_ frame: CGRect) {
    let (origin, size) = (frame.origin, frame.size)
    if size.width.isNaN || size.height.isNaN {
      trap("CALayer bounds contains NaN: [0 0; \(shortest(size.width)) \(shortest(size.height))]")
    }
    if origin.x.isNaN || origin.y.isNaN {
      trap("CALayer position contains NaN: [\(shortest(frame.midX)) \(shortest(frame.midY))]")
    }
    trap(
      unless: [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite),
      "A frame must be finite")
  }

  func setBounds(_ newValue: CGRect) {
    if isBeingPlaced {
      storedFrame.size = newValue.size
      return
    }
    if newValue.origin != boundsOrigin {
      trap(
        unless: newValue.origin.x.isFinite && newValue.origin.y.isFinite,
        "The origin of bounds must be finite")
      boundsOrigin = newValue.origin
      changed(.boundsOrigin)
      setNeedsLayout()
      setNeedsDisplay()
      if newValue.size == storedFrame.size { return }
    }
    let center = center
    frame = CGRect(
      x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
      height: newValue.height)
  }

  func setCenter(_ newValue: CGPoint) {
    var frame = storedFrame
    frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    if isBeingPlaced { storedFrame = frame } else { self.frame = frame }
  }

  /// Sets the frame as layout does: through `bounds` and `center`, which subclasses may override.
  func placeLaidOut(_ frame: CGRect) {
    let old = storedFrame
    isBeingPlaced = true
    if let host {
      host.handle(
        .place(
          bounds: CGRect(origin: boundsOrigin, size: frame.size),
          center: CGPoint(x: frame.midX, y: frame.midY)))
    } else {
      if frame.size != old.size { bounds = CGRect(origin: boundsOrigin, size: frame.size) }
      if frame.midX != old.midX || frame.midY != old.midY {
        center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    isBeingPlaced = false
    // Centre and size may give the frame back with a rounding error, and an override may have
    // ignored them.
    storedFrame = frame
  }

  /// `point` of this view's coordinates in those of `view`, or without one in the window's, whose
  /// origin is the root's top left corner. Both views are in one tree.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    point.applying(transformToWindow).applying((view?.transformToWindow ?? .identity).inverted())
  }

  /// `point` of the coordinates of `view`, or without one of the window's, in this view's.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    point.applying(view?.transformToWindow ?? .identity).applying(transformToWindow.inverted())
  }

  /// `rect` of this view's coordinates in those of `view`, or without one in the window's. With
  /// transforms that turn it, the smallest rectangle around it.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    rect.applying(
      transformToWindow.concatenating((view?.transformToWindow ?? .identity).inverted()))
  }

  /// `rect` of the coordinates of `view`, or without one of the window's, in this view's. With
  /// transforms that turn it, the smallest rectangle around it.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    rect.applying(
      (view?.transformToWindow ?? .identity).concatenating(transformToWindow.inverted()))
  }

  /// From this view's coordinates to the window's, with the transforms of the view and its superviews.
  package var transformToWindow: CGAffineTransform {
    var map = CGAffineTransform.identity
    var next: View? = self
    while let view = next {
      let (bounds, above) = (view.bounds, view.superview)
      let origin = above == nil ? .zero : view.frame.origin
      map = map.concatenating(
        CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY))
      if !view.transform.isIdentity {
        let middle = CGPoint(
          x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2)
        map = map.concatenating(view.centredTransform.around(middle))
      }
      next = above
    }
    return map
  }
}

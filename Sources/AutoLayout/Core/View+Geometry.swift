import Foundation
import LayoutKernel
import LayoutScene

extension View {
  /// The older name of `forFirstBaselineLayout`, which is the one to override.
  public var viewForFirstBaselineLayout: View { forFirstBaselineLayout }
  /// The older name of `forLastBaselineLayout`, which is the one to override.
  public var viewForLastBaselineLayout: View { forLastBaselineLayout }

  func setFrame(_ newValue: CGRect) {
    trap(
      unless: [newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height]
        .allSatisfy(\.isFinite), "A frame must be finite")
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
    changed(.autoresizing)
    guard window == nil, newValue.size != old else { return }
    setNeedsLayout()
    resizeSubviews(from: old)
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
    if frame.size != old.size { bounds = CGRect(origin: boundsOrigin, size: frame.size) }
    if frame.midX != old.midX || frame.midY != old.midY {
      center = CGPoint(x: frame.midX, y: frame.midY)
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
  private var transformToWindow: CGAffineTransform {
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
        map = map.concatenating(view.transform.around(middle))
      }
      next = above
    }
    return map
  }

  /// Which lengths of the frame grow with the superview; none by default. It counts while
  /// `translatesAutoresizingMaskIntoConstraints` is true.
  public var autoresizingMask: AutoresizingMask {
    get { autoresizing.mask }
    set {
      guard newValue != autoresizing.mask else { return }
      autoresizing.mask = newValue
      captureFrame()
      changed(.autoresizing)
    }
  }

  /// Whether subviews follow this view's size by their masks; true by default. If false, their
  /// frames are fixed, both in constraints and outside a window. Setting it to true starts from
  /// their present frames.
  public var autoresizesSubviews: Bool {
    get { autoresizing.resizesSubviews }
    set {
      guard newValue != autoresizing.resizesSubviews else { return }
      autoresizing.resizesSubviews = newValue
      for view in subviews {
        view.captureFrame()
        view.changed(.autoresizing)
      }
    }
  }

  /// The superview's size that the frame is for, in points. Nil, the default, takes the size that
  /// the superview has when the view is added to it, or when its frame or mask is set; that may be
  /// 0 × 0. UIKit has no such property.
  public var autoresizingReferenceSize: CGSize? {
    get { autoresizing.referenceSize }
    set {
      autoresizing.referenceSize = newValue
      autoresizing.capture = nil
      changed(.autoresizing)
    }
  }
}

extension View {
  /// For frames of a document, which are read before their superview has a size: the frame is for
  /// the size that the superview has at the first layout.
  package func writeFrameForFirstLayout() {
    autoresizing.referenceSize = nil
    autoresizing.capture = nil
    changed(.autoresizing)
  }

  /// Stores the superview's size at the time when the frame is set; the mask's margins follow from
  /// both. As in UIKit, the size may be 0 × 0 and a margin then negative: a subview 50 wide in a
  /// superview 0 wide extends beyond it by 50, and still does when the superview grows.
  func captureFrame() {
    autoresizing.capture = nil
    guard autoresizing.referenceSize == nil, let size = superview?.exactFrame.size else { return }
    autoresizing.capture = AutoresizingState.Capture(frame: exactFrame, superviewSize: size)
  }
}

struct AutoresizingState {
  var mask: AutoresizingMask = []
  var referenceSize: CGSize?
  var resizesSubviews = true
  /// The frame and superview size that the constraints are made from; nil until they are needed.
  var capture: Capture?

  typealias Capture = AutoresizingFrame.Capture
}

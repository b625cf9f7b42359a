import Foundation
import LayoutKernel
import LayoutScene

/// A view's mask, and what its constraints are made from.
struct AutoresizingState {
  var mask: AutoresizingMask = []
  var referenceSize: CGSize?
  var resizesSubviews = true
  /// The frame and superview size that the constraints are made from; nil until they are needed.
  var capture: Capture?

  typealias Capture = AutoresizingFrame.Capture
}

extension View {
  /// Which lengths of the frame grow with the superview; none by default. It counts while
  /// `translatesAutoresizingMaskIntoConstraints` is true.
  public var autoresizingMask: AutoresizingMask {
    get { autoresizing.mask }
    set {
      guard newValue != autoresizing.mask else { return }
      autoresizing.mask = newValue
      captureFrame()
      changed(.frame)
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
        view.changed(.frame)
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
      changed(.frame)
    }
  }

  /// For frames of a document, which are read before their superview has a size: the frame is for
  /// the size that the superview has at the first layout.
  package func writeFrameForFirstLayout() {
    autoresizing.referenceSize = nil
    autoresizing.capture = nil
    changed(.frame)
  }

  /// Stores the superview's size at the time when the frame is set; the mask's margins follow from
  /// both. As in UIKit, the size may be 0 × 0 and a margin then negative: a subview 50 wide in a
  /// superview 0 wide extends beyond it by 50, and still does when the superview grows.
  func captureFrame() {
    autoresizing.capture = nil
    guard autoresizing.referenceSize == nil, let size = superview?.exactFrame.size else { return }
    autoresizing.capture = AutoresizingState.Capture(frame: exactFrame, superviewSize: size)
  }

  // MARK: Outside a window

  /// Resizes the subviews that have a frame and a mask, after this view's size has changed outside
  /// a window. The formulas are those of the constraints in a window. The frame that they start
  /// from is captured once, so that errors do not add up.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      if view.autoresizing.capture == nil {
        let reference = view.autoresizingReferenceSize ?? old
        // A frame that was set while the superview had no size is not captured.
        guard reference.width > 0, reference.height > 0 else { continue }
        view.autoresizing.capture = AutoresizingState.Capture(
          frame: view.exactFrame, superviewSize: reference)
      }
      let size = view.storedFrame.size
      let axes = AutoresizingAxis.both(
        frame: view.frame, mask: autoresizesSubviews ? view.autoresizingMask : [],
        view.autoresizing.capture)
      let horizontal = axes.horizontal.resolved(exactFrame.width)
      let vertical = axes.vertical.resolved(exactFrame.height)
      view.place(
        CGRect(
          x: horizontal.position, y: vertical.position, width: horizontal.length,
          height: vertical.length))
      if view.storedFrame.size != size { view.resizeSubviews(from: size) }
    }
  }

  private func place(_ frame: CGRect) {
    storedFrame = PixelGrid(scale: traits.displayScale).round(frame)
    exactFrame = frame
    exactAlignmentRect = alignmentRect(forFrame: frame)
    setNeedsLayout()
  }
}

import Foundation
import LayoutScene

/// The appearance of a view besides its background. Few views set any of it.
struct ViewLook {
  /// Whether a radius of the corners was set, which may be 0.
  var hasCornerRadius = false
  var tintColor: Color?
  var border: Border?
  var shadow: Shadow?
  var corners = CornerMask.all
  var gradient: Gradient?
  var transform = CGAffineTransform.identity
  /// The point that the transform is about, in parts of the bounds; the centre by default.
  var anchorPoint = Self.centre
  static let centre = CGPoint(x: 0.5, y: 0.5)
}

extension View {
  /// A part of the look. The view is drawn again when it is set.
  private subscript<Part>(look part: WritableKeyPath<ViewLook, Part>) -> Part {
    get { look[keyPath: part] }
    set {
      look[keyPath: part] = newValue
      setNeedsDisplay()
    }
  }

  /// The colour of symbols, titles and other parts that can be tapped. A set colour applies to the
  /// view and its descendants. The getter returns the colour of the nearest view that sets one,
  /// this view or an ancestor; nil if the system's colour applies.
  public var tintColor: Color? {
    get {
      var next: View? = self
      while let view = next {
        if let color = view.look.tintColor { return color }
        next = view.superview
      }
      return nil
    }
    set { self[look: \.tintColor] = newValue }
  }
  /// Whether the tint is that of a view above.
  package var inheritsTint: Bool { look.tintColor == nil }

  /// An affine transform about the view's centre, with which the view and its subviews are drawn.
  /// Constraints and `frame` ignore it. (In UIKit `frame` is undefined then.)
  public var transform: CGAffineTransform {
    get { self[look: \.transform] }
    set { self[look: \.transform] = newValue }
  }

  /// The point that the transform is about, in parts of the bounds. UIKit has it in the view's layer.
  package var anchorPoint: CGPoint {
    get { self[look: \.anchorPoint] }
    set { self[look: \.anchorPoint] = newValue }
  }
  /// The transform about the centre that does what the view's own does about its anchor point.
  package var centredTransform: CGAffineTransform {
    guard look.anchorPoint != ViewLook.centre, !look.transform.isIdentity else {
      return look.transform
    }
    let size = storedFrame.size
    return look.transform.around(
      CGPoint(
        x: (look.anchorPoint.x - 0.5) * size.width, y: (look.anchorPoint.y - 0.5) * size.height))
  }

  /// A line along the inside of the view's edges, over its subviews; nil, the default, for none. UIKit has it
  /// in two properties of the view's layer.
  public var border: Border? {
    get { self[look: \.border] }
    set { self[look: \.border] = newValue }
  }

  /// The corners that `cornerRadius` makes round; all by default. UIKit has it in the view's layer.
  public var maskedCorners: CornerMask {
    get { self[look: \.corners] }
    set { self[look: \.corners] = newValue }
  }

  /// Colours over the view's background; nil, the default, for none. UIKit has a layer for it,
  /// `CAGradientLayer`.
  public var gradient: Gradient? {
    get { self[look: \.gradient] }
    set { self[look: \.gradient] = newValue }
  }

  /// A shadow of the view's background; nil, the default, for none. As in UIKit, a view that clips its
  /// content to its bounds shows none. UIKit has it in four properties of the view's layer.
  public var shadow: Shadow? {
    get { self[look: \.shadow] }
    set { self[look: \.shadow] = newValue }
  }
}

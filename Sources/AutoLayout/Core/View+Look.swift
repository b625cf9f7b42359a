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
}

extension View {
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
    set {
      look.tintColor = newValue
      setNeedsDisplay()
    }
  }

  /// An affine transform about the view's centre, with which the view and its subviews are drawn.
  /// Constraints and `frame` ignore it. (In UIKit `frame` is undefined then.)
  public var transform: CGAffineTransform {
    get { look.transform }
    set {
      look.transform = newValue
      setNeedsDisplay()
    }
  }

  /// A line along the inside of the view's edges, over its subviews; nil, the default, for none. UIKit has it
  /// in two properties of the view's layer.
  public var border: Border? {
    get { look.border }
    set {
      look.border = newValue
      setNeedsDisplay()
    }
  }

  /// The corners that `cornerRadius` makes round; all by default. UIKit has it in the view's layer.
  public var maskedCorners: CornerMask {
    get { look.corners }
    set {
      look.corners = newValue
      setNeedsDisplay()
    }
  }

  /// Colours over the view's background; nil, the default, for none. UIKit has a layer for it,
  /// `CAGradientLayer`.
  public var gradient: Gradient? {
    get { look.gradient }
    set {
      look.gradient = newValue
      setNeedsDisplay()
    }
  }

  /// A shadow of the view's background; nil, the default, for none. As in UIKit, a view that clips its
  /// content to its bounds shows none. UIKit has it in four properties of the view's layer.
  public var shadow: Shadow? {
    get { look.shadow }
    set {
      look.shadow = newValue
      setNeedsDisplay()
    }
  }
}

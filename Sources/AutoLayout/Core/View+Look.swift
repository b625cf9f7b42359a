import LayoutScene

/// What a view looks like besides its background; few views have any of it.
struct ViewLook {
  var tintColor: Color?
  var border: Border?
  var shadow: Shadow?
  var transform = CGAffineTransform.identity
}

extension View {
  /// The colour of symbols, titles and other parts that can be tapped. Setting it counts for the view and all
  /// below it; reading gives the nearest one that is set, going upwards, and nil where the system's counts.
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

  /// How the view is drawn turned, scaled or moved round its centre, with its subviews. Constraints and
  /// `frame` are about the view without it (of UIKit's `frame` nothing is defined then).
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

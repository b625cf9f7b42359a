import Foundation

/// What the old guides of a controller have.
public protocol UILayoutSupport: UIKitObjectProtocol {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
  /// How far the guide lies within the view.
  var length: CGFloat { get }
}

/// The part of a view's height that lies outside of the safe area, at the top or the bottom.
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  private var isBottom = false

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isBottom ? insets.bottom : insets.top
  }

  func place(in view: UIView, isBottom: Bool) {
    guard owningView == nil else { return }
    self.isBottom = isBottom
    view.addLayoutGuide(self)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isBottom ? area.bottomAnchor : view.topAnchor),
      bottomAnchor.constraint(equalTo: isBottom ? view.bottomAnchor : area.topAnchor),
    ])
  }
}

extension UIViewController {
  /// The old guide above the safe area, whose bottom is the area's top.
  public var topLayoutGuide: any UILayoutSupport { placed(top, isBottom: false) }
  /// The old guide below the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { placed(bottom, isBottom: true) }

  private func placed(_ guide: EdgeGuide, isBottom: Bool) -> any UILayoutSupport {
    if let view { guide.place(in: view, isBottom: isBottom) }
    return guide
  }
}

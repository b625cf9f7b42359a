import Foundation

/// What the old guides of a controller have.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
  /// How far the guide lies within the view.
  var length: CGFloat { get }
}

/// A guide of no height at the top or the bottom of the safe area of a view.
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
    let edge = isBottom ? area.bottomAnchor : area.topAnchor
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: edge), bottomAnchor.constraint(equalTo: edge),
    ])
  }
}

extension UIViewController {
  /// The old guide at the top of the safe area, of no height.
  public var topLayoutGuide: any UILayoutSupport { placed(top, isBottom: false) }
  /// The old guide at the bottom of the safe area, of no height.
  public var bottomLayoutGuide: any UILayoutSupport { placed(bottom, isBottom: true) }

  private func placed(_ guide: EdgeGuide, isBottom: Bool) -> any UILayoutSupport {
    if let view { guide.place(in: view, isBottom: isBottom) }
    return guide
  }
}

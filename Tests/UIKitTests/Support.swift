import LayoutScene
import Typesetting

@testable import UIKit

/// Measures texts by a fixed advance in all tests of the module, so that no frame depends on a font.
@MainActor func useFixedTexts() { Surroundings.measurer = FixedMeasurer() }

/// A window whose views are laid out without fonts.
@MainActor func window(_ width: CGFloat = 300, _ height: CGFloat = 400) -> UIWindow {
  useFixedTexts()
  return UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds a view that constraints alone place.
  @discardableResult
  func add<V: UIView>(_ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

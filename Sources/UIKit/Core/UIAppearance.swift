import Foundation

/// What says how all objects of a class look. The runtime of Objective-C tells each object what was set on the proxy of
/// its class; here the proxy is an object of its own, and says once that it changes no other.
public protocol UIAppearanceContainer: UIKitObjectProtocol {}

public protocol UIAppearance: UIAppearanceContainer {
  static func appearance() -> Self
}

extension UIAppearance {
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
  public static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIView: UIAppearance {
  public static func appearance() -> Self {
    Missing.once("\(self).appearance()", "what is set on it is given to no view")
    return UIView.frameInitializer.make(self, as: self, frame: .zero)
  }
}

// Items have no initializer that all subclasses must have, so that their proxies are of the classes themselves.
extension UIBarButtonItem {
  public class func appearance() -> UIBarButtonItem {
    Missing.once("\(self).appearance()", "what is set on it is given to no item")
    return UIBarButtonItem()
  }
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}
extension UITabBarItem {
  public class func appearance() -> UITabBarItem {
    Missing.once("\(self).appearance()", "what is set on it is given to no item")
    return UITabBarItem()
  }
}

extension UIViewController: UIAppearanceContainer {}

import AutoLayout
import Foundation
import LayoutScene

/// The environment of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let traits: Traits

  package init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  public override convenience init() { self.init(Surroundings.traits) }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    var traits = Surroundings.traits
    traits.appearance = style.appearance ?? traits.appearance
    self.init(traits)
  }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    var traits = Surroundings.traits
    traits.contentSizeCategory = category
    self.init(traits)
  }

  /// The traits of what is made now.
  open class var current: UITraitCollection { UITraitCollection() }

  open var userInterfaceStyle: UIUserInterfaceStyle { UIUserInterfaceStyle(traits.appearance) }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular ? .pad : .phone
  }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.contentSizeCategory }
  open var displayScale: CGFloat { traits.displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.traits.appearance != traits.appearance } ?? true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  open override var hash: Int { traits.hashValue }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

extension UIUserInterfaceStyle {
  init(_ appearance: Appearance?) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }

  /// The appearance; nil where it is not specified.
  var appearance: Appearance? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .unspecified: nil
    }
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

import AutoLayout
import Foundation
import LayoutScene

/// The environment of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let traits: Traits

  /// What code said of the traits, as it is done to others; nil of a collection that has all traits of a place.
  private let said: [@Sendable (inout Traits) -> Void]?

  package init(_ traits: Traits) {
    self.traits = traits
    said = nil
    super.init()
  }
  private init(said: [@Sendable (inout Traits) -> Void]) {
    var traits = Surroundings.traits
    for change in said { change(&traits) }
    (self.traits, self.said) = (traits, said)
    super.init()
  }

  public override convenience init() { self.init(Surroundings.traits) }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(said: style.appearance.map { appearance in [{ $0.appearance = appearance }] } ?? [])
  }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(said: [{ $0.contentSizeCategory = category }])
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(said: [{ $0.horizontalSizeClass = horizontalSizeClass }])
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(said: [{ $0.verticalSizeClass = verticalSizeClass }])
  }
  public convenience init(displayScale: CGFloat) {
    self.init(said: [{ $0.displayScale = displayScale }])
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(said: [
      { $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    ])
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init() }
  /// What each collection says, later ones over earlier ones. One that has all traits of a place says those in which it
  /// differs from the present traits.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      said: collections.flatMap { other in
        let traits = other.traits
        return other.said ?? [{ $0.take(traits, where: Surroundings.traits) }]
      })
  }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var own: any UIMutableTraits = UITraitOverrides()
    mutations(&own)
    let overrides = (own as? UITraitOverrides)?.value ?? .init()
    self.init(said: [{ $0 = overrides.applied(to: $0) }])
  }
  public required init?(coder: NSCoder) {
    (traits, said) = (Surroundings.traits, nil)
    super.init()
  }

  /// The traits of what is made now.
  open class var current: UITraitCollection {
    get { UITraitCollection() }
    set { Surroundings.traits = newValue.traits }
  }
  /// Runs code in which these traits are the present ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = Surroundings.traits
    Surroundings.traits = traits
    actions()
    Surroundings.traits = before
  }
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    other.map { $0.traits == traits } ?? true
  }
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var own: any UIMutableTraits = UITraitOverrides()
    mutations(&own)
    return UITraitCollection(((own as? UITraitOverrides)?.value ?? .init()).applied(to: traits))
  }
  open var userInterfaceLevel: UIUserInterfaceLevel { .base }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  open var legibilityWeight: UILegibilityWeight { .regular }
  open var displayGamut: UIDisplayGamut { .SRGB }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var activeAppearance: UIUserInterfaceActiveAppearance { .active }

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

extension Traits {
  /// Takes what another collection has otherwise than `base`.
  fileprivate mutating func take(_ other: Traits, where base: Traits) {
    if other.horizontalSizeClass != base.horizontalSizeClass {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != base.verticalSizeClass {
      verticalSizeClass = other.verticalSizeClass
    }
    if other.appearance != base.appearance { appearance = other.appearance }
    if other.layoutDirection != base.layoutDirection { layoutDirection = other.layoutDirection }
    if other.locale != base.locale { locale = other.locale }
    if other.contentSizeCategory != base.contentSizeCategory {
      contentSizeCategory = other.contentSizeCategory
    }
    if other.displayScale != base.displayScale { displayScale = other.displayScale }
  }
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

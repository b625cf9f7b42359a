import AutoLayout
import Foundation
import LayoutScene

/// The environment of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits; of a collection that says only some, with those of the present surroundings.
  package let traits: Traits

  /// What code said of the traits; nil of a collection that has all traits of a place.
  let said: TraitOverrides?

  package init(_ traits: Traits) {
    self.traits = traits
    said = nil
  }
  init(said: TraitOverrides) {
    (traits, self.said) = (said.applied(to: Surroundings.traits), said)
  }
  /// A collection that says one trait, unless that is unspecified.
  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var own = UITraitOverrides()
    own[trait] = value
    self.init(said: own.value)
  }

  public override convenience init() { self.init(said: TraitOverrides()) }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, style)
  }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, category)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, displayScale)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, userInterfaceIdiom)
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, forceTouchCapability)
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }
  /// What each collection says, later ones over earlier ones. One that has all traits of a place says those in which it
  /// differs from the present traits.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      said: collections.reduce(TraitOverrides()) { result, other in
        result.merged(with: other.overrides)
      })
  }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(said: UITraitOverrides(mutations).value)
  }
  public required init?(coder: NSCoder) {
    (traits, said) = (Surroundings.traits, nil)
  }

  /// What the collection says beside the present surroundings.
  package var overrides: TraitOverrides {
    said ?? TraitOverrides(traits, where: Surroundings.traits)
  }

  /// The traits of what is made now.
  open class var current: UITraitCollection {
    get { UITraitCollection(Surroundings.traits) }
    set { Surroundings.traits = newValue.traits }
  }
  /// Runs code in which these traits are the present ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = Surroundings.traits
    Surroundings.traits = traits
    actions()
    Surroundings.traits = before
  }
  /// Whether this collection has the traits that the other one says.
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    guard let wanted = other.said else { return other.traits == traits }
    guard let said else { return wanted.applied(to: traits) == traits }
    return said.merged(with: wanted) == said
  }
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    let own = UITraitOverrides(mutations).value
    if let said { return UITraitCollection(said: said.merged(with: own)) }
    return UITraitCollection(own.applied(to: traits))
  }
  /// The value of a trait; that which a trait of an app has by default where nothing says another one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let known = trait as? any KnownTrait.Type,
      let value = known.current(in: self) as? Trait.Value
    {
      return value
    }
    return traits.others[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
  }
  open var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  open var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  open var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  open var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  open var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

  open var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let own = self[UITraitUserInterfaceIdiom.self]
    guard own == .unspecified, said == nil else { return own }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
      ? .pad : .phone
  }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }

  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.traits.colorSurroundings != traits.colorSurroundings } ?? true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.said == said && (said != nil || other.traits == traits)
  }
  open override var hash: Int { said?.hashValue ?? traits.hashValue }
}

extension TraitOverrides {
  /// What a collection has otherwise than `base`.
  fileprivate init(_ other: Traits, where base: Traits) {
    self.init()
    func own<Value: Equatable>(_ path: KeyPath<Traits, Value>) -> Value? {
      other[keyPath: path] == base[keyPath: path] ? nil : other[keyPath: path]
    }
    (horizontalSizeClass, verticalSizeClass) = (
      own(\.horizontalSizeClass), own(\.verticalSizeClass)
    )
    (appearance, layoutDirection) = (own(\.appearance), own(\.layoutDirection))
    (locale, contentSizeCategory) = (own(\.locale), own(\.contentSizeCategory))
    (displayScale, isElevated) = (own(\.displayScale), own(\.isElevated))
    hasHighContrast = own(\.hasHighContrast)
    others = other.others.filter { base.others[$0.key] != $0.value }
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

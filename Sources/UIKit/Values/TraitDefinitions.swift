// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AutoLayout
import Foundation
import LayoutScene

// Traits as types, which changes are asked for by.

/// A trait: one of the system, or one that an app adds.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }

  static func isChanged(_ a: Traits, _ b: Traits) -> Bool {
    if let known = Self.self as? any KnownTrait.Type { return known.isKnownChanged(a, b) }
    return a.others[ObjectIdentifier(Self.self)] != b.others[ObjectIdentifier(Self.self)]
  }
}
public protocol UINSIntegerTraitDefinition: UITraitDefinition where Value == Int {}
public protocol UICGFloatTraitDefinition: UITraitDefinition where Value == CGFloat {}
public protocol UIObjectTraitDefinition: UITraitDefinition {}

/// A trait that layout or colours depend on.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  associatedtype Stored: Equatable
  static var place: WritableKeyPath<TraitOverrides, Stored?> { get }
  static var source: KeyPath<Traits, Stored> { get }
  /// The value as layout has it; nil for one that is not specified.
  static func stored(_ value: Value) -> Stored?
  static func value(_ stored: Stored) -> Value
}
extension KnownTrait {
  static func current(in collection: UITraitCollection) -> Any {
    if let said = collection.said { return said[keyPath: place].map(value) ?? defaultValue }
    return value(collection.traits[keyPath: source])
  }
  static func isKnownChanged(_ a: Traits, _ b: Traits) -> Bool {
    a[keyPath: source] != b[keyPath: source]
  }
  static func set(_ new: Any?, in overrides: inout TraitOverrides) {
    overrides[keyPath: place] = (new as? Value).flatMap(stored)
  }
  static func isSet(in overrides: TraitOverrides) -> Bool { overrides[keyPath: place] != nil }
  static func get(in overrides: TraitOverrides) -> Any? {
    overrides[keyPath: place].map(value)
  }
}
extension KnownTrait where Stored == Value {
  static func stored(_ value: Value) -> Stored? { value == defaultValue ? nil : value }
  static func value(_ stored: Stored) -> Value { stored }
}
public struct UITraitUserInterfaceStyle: KnownTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var place: WritableKeyPath<TraitOverrides, Appearance?> { \.appearance }
  static var source: KeyPath<Traits, Appearance> { \.appearance }
  static func stored(_ value: UIUserInterfaceStyle) -> Appearance? { value.appearance }
  static func value(_ stored: Appearance) -> UIUserInterfaceStyle { UIUserInterfaceStyle(stored) }
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitPreferredContentSizeCategory: KnownTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: WritableKeyPath<TraitOverrides, ContentSizeCategory?> {
    \.contentSizeCategory
  }
  static var source: KeyPath<Traits, ContentSizeCategory> { \.contentSizeCategory }
  static func stored(_ value: UIContentSizeCategory) -> ContentSizeCategory? { value.size }
  static func value(_ stored: ContentSizeCategory) -> UIContentSizeCategory {
    UIContentSizeCategory(stored)
  }
}
public struct UITraitHorizontalSizeClass: KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<TraitOverrides, UserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
  static var source: KeyPath<Traits, UserInterfaceSizeClass> { \.horizontalSizeClass }
}
public struct UITraitVerticalSizeClass: KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<TraitOverrides, UserInterfaceSizeClass?> {
    \.verticalSizeClass
  }
  static var source: KeyPath<Traits, UserInterfaceSizeClass> { \.verticalSizeClass }
}
public struct UITraitLayoutDirection: KnownTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: WritableKeyPath<TraitOverrides, LayoutDirection?> { \.layoutDirection }
  static var source: KeyPath<Traits, LayoutDirection> { \.layoutDirection }
  static func stored(_ value: UITraitEnvironmentLayoutDirection) -> LayoutDirection? {
    switch value {
    case .unspecified: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
  static func value(_ stored: LayoutDirection) -> UITraitEnvironmentLayoutDirection {
    stored == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
public struct UITraitDisplayScale: KnownTrait {
  public static var defaultValue: CGFloat { 0 }
  static var place: WritableKeyPath<TraitOverrides, CGFloat?> { \.displayScale }
  static var source: KeyPath<Traits, CGFloat> { \.displayScale }
  static func stored(_ value: CGFloat) -> CGFloat? { value > 0 ? value : nil }
}
public struct UITraitUserInterfaceLevel: KnownTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var place: WritableKeyPath<TraitOverrides, Bool?> { \.isElevated }
  static var source: KeyPath<Traits, Bool> { \.isElevated }
  static func stored(_ value: UIUserInterfaceLevel) -> Bool? {
    value == .unspecified ? nil : value == .elevated
  }
  static func value(_ stored: Bool) -> UIUserInterfaceLevel { stored ? .elevated : .base }
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitAccessibilityContrast: KnownTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var place: WritableKeyPath<TraitOverrides, Bool?> { \.hasHighContrast }
  static var source: KeyPath<Traits, Bool> { \.hasHighContrast }
  static func stored(_ value: UIAccessibilityContrast) -> Bool? {
    value == .unspecified ? nil : value == .high
  }
  static func value(_ stored: Bool) -> UIAccessibilityContrast { stored ? .high : .normal }
  public static var affectsColorAppearance: Bool { true }
}
// Layout does not depend on these.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .regular }
}
public struct UITraitActiveAppearance: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .active }
}
public struct UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .SRGB }
}
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}

/// Traits that can be set.
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
}

/// The traits that a view or a controller sets for itself and all below it.
public struct UITraitOverrides: UIMutableTraits {
  var value: TraitOverrides
  init(_ value: TraitOverrides = TraitOverrides()) { self.value = value }
  /// What code sets of traits.
  init(_ mutations: (inout any UIMutableTraits) -> Void) {
    var own: any UIMutableTraits = UITraitOverrides()
    mutations(&own)
    self = own as? UITraitOverrides ?? UITraitOverrides()
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let own =
        (trait as? any KnownTrait.Type)?.get(in: value)
        ?? value.others[ObjectIdentifier(trait)]?.value
      return own as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let known = trait as? any KnownTrait.Type {
        known.set(newValue, in: &value)
      } else {
        if let weight = newValue as? UILegibilityWeight, weight == .bold {
          Missing.once("UILegibilityWeight.bold", "fonts keep their weight")
        }
        value.others[ObjectIdentifier(trait)] = OtherTrait(newValue)
      }
    }
  }
  public func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    if let known = trait as? any KnownTrait.Type { return known.isSet(in: value) }
    return value.others[ObjectIdentifier(trait)] != nil
  }
  /// Leaves a trait to what is around the view again.
  public mutating func remove(_ trait: any UITraitDefinition.Type) {
    if let known = trait as? any KnownTrait.Type {
      known.set(nil, in: &value)
    } else {
      value.others[ObjectIdentifier(trait)] = nil
    }
  }
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AutoLayout
import Foundation
import LayoutScene

// Traits as types, which changes are asked for by.

public protocol UITraitDefinition {}
protocol KnownTrait: UITraitDefinition {
  static func isChanged(_ a: Traits, _ b: Traits) -> Bool
}
public struct UITraitUserInterfaceStyle: KnownTrait {
  static func isChanged(_ a: Traits, _ b: Traits) -> Bool { a.appearance != b.appearance }
}
public struct UITraitPreferredContentSizeCategory: KnownTrait {
  static func isChanged(_ a: Traits, _ b: Traits) -> Bool {
    a.contentSizeCategory != b.contentSizeCategory
  }
}
public struct UITraitHorizontalSizeClass: KnownTrait {
  static func isChanged(_ a: Traits, _ b: Traits) -> Bool {
    a.horizontalSizeClass != b.horizontalSizeClass
  }
}
public struct UITraitVerticalSizeClass: KnownTrait {
  static func isChanged(_ a: Traits, _ b: Traits) -> Bool {
    a.verticalSizeClass != b.verticalSizeClass
  }
}
public struct UITraitLayoutDirection: KnownTrait {
  static func isChanged(_ a: Traits, _ b: Traits) -> Bool { a.layoutDirection != b.layoutDirection }
}
public struct UITraitDisplayScale: KnownTrait {
  static func isChanged(_ a: Traits, _ b: Traits) -> Bool { a.displayScale != b.displayScale }
}
// The values of these never change here.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitActiveAppearance: UITraitDefinition {}

extension UITraitCollection {
  /// The traits that decide which colours and which images there are.
  public class var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }
  public class var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    ]
  }
}

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A wish to be told of changed traits.
@preconcurrency @MainActor
final class TraitWatcher: UITraitChangeRegistration {
  private let traits: [any UITraitDefinition.Type]
  let call: (UITraitCollection) -> Void

  init(_ traits: [any UITraitDefinition.Type], _ call: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.call) = (traits, call)
  }

  func isConcerned(_ previous: UITraitCollection, _ now: UITraitCollection) -> Bool {
    traits.contains {
      ($0 as? any KnownTrait.Type)?.isChanged(previous.traits, now.traits) ?? false
    }
  }
}

/// Traits that can be set.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// The traits that a view sets for itself and all below it.
public struct UITraitOverrides: UIMutableTraits {
  var value: TraitOverrides
  init(_ value: TraitOverrides = TraitOverrides()) { self.value = value }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { UIUserInterfaceStyle(value.appearance) }
    set { value.appearance = newValue.appearance }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { value.contentSizeCategory ?? Surroundings.traits.contentSizeCategory }
    set { value.contentSizeCategory = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { value.horizontalSizeClass ?? .unspecified }
    set { value.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { value.verticalSizeClass ?? .unspecified }
    set { value.verticalSizeClass = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get {
      value.layoutDirection.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight } ?? .unspecified
    }
    set {
      value.layoutDirection =
        switch newValue {
        case .unspecified: nil
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
  }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// What can be told of changed traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UIResponder, UITraitEnvironment {}
extension UITraitChangeObservable {
  private func watch(
    _ traits: [any UITraitDefinition.Type], _ call: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let watcher = TraitWatcher(traits, call)
    traitWatchers.append(watcher)
    return watcher
  }
  /// Calls a closure when one of the traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { [weak self] previous in
      if let self = self as? Observer { handler(self, previous) }
    }
  }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let weak = Weak(target as AnyObject)
    return watch(traits) { [weak self] previous in
      weak.object.map { action.send(to: $0, self, previous) }
    }
  }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitWatchers.removeAll { $0 === registration }
  }
  func didChangeTraits(from previous: UITraitCollection) {
    for entry in traitWatchers where entry.isConcerned(previous, traitCollection) {
      entry.call(previous)
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

extension ContentSizeCategory {
  public static let unspecified = ContentSizeCategory.large
  public static let accessibilityMedium = ContentSizeCategory.accessibility1
  public static let accessibilityLarge = ContentSizeCategory.accessibility2
  public static let accessibilityExtraLarge = ContentSizeCategory.accessibility3
  public static let accessibilityExtraExtraLarge = ContentSizeCategory.accessibility4
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory.accessibility5
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }
}

// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AutoLayout
import Foundation
import LayoutScene

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
      $0.isChanged(previous.traits, now.traits)
    }
  }
}

/// What has traits.
public protocol UITraitEnvironment: UIKitObjectProtocol {
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

// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of a method, with the method itself where it is known: `Selector("pressed:", Form.pressed(_:))` is
/// what `#selector(pressed(_:))` is written as here.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  let call: (@Sendable @MainActor (AnyObject, [Any?]) -> Any?)?

  /// A name alone, which nothing can be sent with.
  public init(_ name: String) {
    description = name
    call = nil
  }

  @preconcurrency
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping @MainActor (T) -> () -> R) {
    self.init(name: name) { target, _ in
      guard let target = target as? T else { return nil }
      return method(target)()
    }
  }

  @preconcurrency
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping @MainActor (T) -> (A) -> R) {
    self.init(name: name) { target, arguments in
      guard let target = target as? T, let first = arguments.first as? A else { return nil }
      return method(target)(first)
    }
  }

  public init<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B) -> R
  ) {
    self.init(name: name) { target, arguments in
      guard let target = target as? T, arguments.count > 1, let first = arguments[0] as? A,
        let second = arguments[1] as? B
      else { return nil }
      return method(target)(first, second)
    }
  }

  private init(name: String, _ call: @escaping @MainActor (AnyObject, [Any?]) -> Any?) {
    description = name
    self.call = call
  }

  /// Calls the method; a name alone says once a call that nothing is called.
  /// - Returns: what the method returns.
  @MainActor @discardableResult
  func send(to target: AnyObject, _ arguments: Any?...) -> Any? {
    if let call { return call(target, arguments) }
    Missing.sayOnceToCaller(
      "\(description) of \(type(of: target)) is a name only, and is not called.")
    return nil
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The selector with a name, which nothing can be sent with.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
/// What `NSStringFromClass` is written as here: Foundation's stops the program at classes within types.
public func stringFromClass(_ kind: AnyClass) -> String { String(reflecting: kind) }

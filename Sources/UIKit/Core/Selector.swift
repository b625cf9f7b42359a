// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AutoLayout
import Foundation

/// The name of a method, with the method itself where it is known: `Selector("pressed:", Form.pressed(_:))` is
/// what `#selector(pressed(_:))` is written as here.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  let call: (@Sendable @MainActor (AnyObject, [Any?]) -> Any?)?
  /// Whether an object has the method; false of a name alone.
  let isMethod: @Sendable (AnyObject) -> Bool

  /// A name alone, which nothing can be sent with.
  public init(_ name: String) {
    description = name
    call = nil
    isMethod = { _ in false }
  }

  @preconcurrency
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping @MainActor (T) -> () -> R) {
    self.init(name: name, of: T.self) { target, _ in
      guard let target = target as? T else { return nil }
      return method(target)()
    }
  }

  @preconcurrency
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping @MainActor (T) -> (A) -> R) {
    self.init(name: name, of: T.self) { target, arguments in
      guard let target = target as? T, let first = Self.argument(arguments, 0, name, A.self)
      else { return nil }
      return method(target)(first)
    }
  }

  public init<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B) -> R
  ) {
    self.init(name: name, of: T.self) { target, arguments in
      guard let target = target as? T, let first = Self.argument(arguments, 0, name, A.self),
        let second = Self.argument(arguments, 1, name, B.self)
      else { return nil }
      return method(target)(first, second)
    }
  }

  private init<T>(
    name: String, of kind: T.Type, _ call: @escaping @MainActor (AnyObject, [Any?]) -> Any?
  ) {
    description = name
    self.call = call
    isMethod = { $0 is T }
  }

  /// An argument of the type that the method takes. One of another type, which Objective-C would hand over as it is, is
  /// said, and the method is not called.
  @MainActor private static func argument<A>(
    _ arguments: [Any?], _ index: Int, _ name: String, _ kind: A.Type
  ) -> A? {
    let given = arguments.indices.contains(index) ? arguments[index] : nil
    if let given, let argument = given as? A { return argument }
    // `endEditing(_:)` as the action of a gesture gets the address of the gesture, which is true.
    if given != nil, let argument = true as? A { return argument }
    // Where code sends an action there is no event, which a method may take all the same.
    if given == nil, let argument = (nil as Any?) as? A ?? UIEvent() as? A { return argument }
    Missing.sayOnceToCaller(
      "\(name) takes a \(A.self), and is not called with \(given.map { "a \(type(of: $0))" } ?? "nothing")."
    )
    return nil
  }

  /// Calls the method; a name alone says once a call that nothing is called.
  /// - Returns: what the method returns.
  @MainActor @discardableResult
  func send(to target: AnyObject, _ arguments: Any?...) -> Any? {
    if let call {
      trap(
        unless: isMethod(target),
        "-[\(type(of: target)) \(description)]: unrecognized selector sent to instance")
      return call(target, arguments)
    }
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

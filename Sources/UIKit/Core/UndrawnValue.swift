/// A property whose value UIKit's pictures show and those here do not. Where it is set to another value than it begins
/// with, that is said: `@_Undrawn("UISlider.thumbTintColor")`.
@propertyWrapper
public struct _Undrawn<Value> {
  public var wrappedValue: Value {
    didSet { if isSaid(wrappedValue) { Missing.once(symbol, effect) } }
  }
  private let symbol, effect: String
  private let isSaid: (Value) -> Bool

  private init(
    _ value: Value, _ symbol: String, _ effect: String?, _ isSaid: @escaping (Value) -> Bool
  ) {
    (wrappedValue, self.symbol, self.isSaid) = (value, symbol, isSaid)
    self.effect = effect ?? Missing.systemLook
  }
  public init(wrappedValue: Value, _ symbol: String, _ effect: String? = nil)
  where Value: Equatable {
    self.init(wrappedValue, symbol, effect) { $0 != wrappedValue }
  }
  /// What cannot be compared is said each time.
  public init(wrappedValue: Value, _ symbol: String, _ effect: String? = nil) {
    self.init(wrappedValue, symbol, effect) { _ in true }
  }
  public init<Wrapped>(_ symbol: String, _ effect: String? = nil)
  where Value == Wrapped? {
    self.init(nil, symbol, effect) { $0 != nil }
  }
}

/// An `_Undrawn` value of any type, for `value(forKey:)`.
protocol Undrawn {
  var anyValue: Any { get }
}

extension _Undrawn: Undrawn {
  var anyValue: Any { wrappedValue }
}

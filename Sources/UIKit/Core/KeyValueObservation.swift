import Foundation

// Key-value observing needs the Objective-C runtime. Observations exist, tell their first value where that is asked for,
// and say once that they tell no change.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior = false
  public let indexes: IndexSet? = nil
}
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public protocol KeyValueObserved {}
extension NSObject: KeyValueObserved {}
extension KeyValueObserved where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    Missing.once("NSObject.observe of \(Self.self)", "changes are not told")
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}

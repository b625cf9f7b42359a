import Foundation

// Key-value observing needs the Objective-C runtime. Scroll views tell of the values that they have: of the size of the
// content, of where it is, and of their own frame. Other observations exist, tell their first value where that is
// asked for, and say once that they tell no change.

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
  private var end: (() -> Void)?
  init(end: (() -> Void)? = nil) {
    self.end = end
  }
  deinit { invalidate() }
  public func invalidate() {
    end?()
    end = nil
  }
}

/// Somebody who is told when a value of a scroll view has changed.
final class ValueObserver {
  let tell: () -> Void
  init(tell: @escaping () -> Void) { self.tell = tell }
}

public protocol KeyValueObserved {}
extension NSObject: KeyValueObserved {}
extension KeyValueObserved where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }
    var last = self[keyPath: keyPath]
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
    guard let scroll = self as? UIScrollView, last is any Equatable else {
      Missing.once("NSObject.observe of \(Self.self)", "changes are not told")
      return NSKeyValueObservation()
    }
    let observer = ValueObserver { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !areEqual(old, new) else { return }
      last = new
      changeHandler(self, change(from: old, to: new))
    }
    scroll.observers.append(observer)
    return NSKeyValueObservation { [weak scroll] in
      scroll?.observers.removeAll { $0 === observer }
    }
  }
}

private func areEqual(_ a: Any, _ b: Any) -> Bool {
  func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  guard let a = a as? any Equatable else { return false }
  return isEqual(a)
}

import Synchronization

// Optional methods of protocols of Objective-C are ordinary ones here, with defaults. `plumb uikit build` writes
// the defaults and the calls of the sources that it rewrites with these two.

/// Whether the default of an optional method has run since the call began.
private let isMissing = Atomic(false)

/// Calls an optional method, as `delegate?.didScroll?(view)` does.
/// - Returns: nil where nobody has implemented it.
@discardableResult
public func optionalCall<Value>(_ call: @autoclosure () throws -> Value?) rethrows -> Value? {
  isMissing.store(false, ordering: .relaxed)
  let value = try call()
  return isMissing.exchange(false, ordering: .relaxed) ? nil : value
}

/// What the default of an optional method returns; says that nobody has implemented it.
public func missingMethod<Value>(_ value: Value) -> Value {
  isMissing.store(true, ordering: .relaxed)
  return value
}

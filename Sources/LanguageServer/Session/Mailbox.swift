import Dispatch
import Synchronization

/// Values that one thread hands to another, in their order. The receiver waits until there is one.
final class Mailbox<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  private let signal = DispatchSemaphore(value: 0)

  var count: Int { values.withLock { $0.count } }

  /// Puts a value in the place of those that are out of date because of it.
  func put(_ value: Value, replacing isOutOfDate: (Value) -> Bool = { _ in false }) {
    values.withLock { values in
      values.removeAll(where: isOutOfDate)
      values.append(value)
    }
    signal.signal()
  }

  /// The next value; nil where none came in time.
  ///
  /// - Parameter limit: how long to wait, in milliseconds; nil for ever.
  func take(within limit: Int?) -> Value? {
    let end = limit.map { DispatchTime.now() + .milliseconds(max(0, $0)) } ?? .distantFuture
    while true {
      let isSignalled = signal.wait(timeout: end) == .success
      // A value that was replaced has left its signal behind.
      if let value = values.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return value }
      if !isSignalled { return nil }
    }
  }
}

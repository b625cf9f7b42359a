import Synchronization

/// A value that is made when it is first read, and kept. Tasks that read it meanwhile wait for it.
package final class Lazy<Value: Sendable>: Sendable {
  private enum State {
    case made(Value)
    case source(@Sendable () -> Value)
  }

  private let state: Mutex<State>

  /// - Parameter make: evaluated at most once. It must not read the same value.
  package init(_ make: @autoclosure @escaping @Sendable () -> Value) {
    state = Mutex(.source(make))
  }

  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .source(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}

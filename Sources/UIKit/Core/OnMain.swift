import Foundation

/// Calls what is isolated to the main actor, from code that runs on the main thread and is not isolated itself, such as
/// that of layers. Stops elsewhere, as UIKit's main-thread checker does.
package func onMain<T>(_ body: @MainActor () -> T) -> T {
  precondition(Thread.isMainThread, "UIKit: views and layers are used on the main thread only")
  return withoutActuallyEscaping(body) { body in
    let plain = unsafeBitCast(body, to: (() -> T).self)
    return plain()
  }
}

/// Calls it at once on the main thread, and later there from another one: notifications and timers come on any.
func onMainSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread { onMain(body) } else { Task { @MainActor in body() } }
}

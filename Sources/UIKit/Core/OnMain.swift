import AutoLayout
import Dispatch
import Foundation

/// Marks the main queue, whose work another thread does once the main one waits for it.
nonisolated(unsafe) private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether this is the main thread, or another one that does the work of the main queue.
package var isOnMain: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
}

/// Calls what is isolated to the main actor, from code that runs on it and is not isolated itself, such as that of
/// layers. Stops elsewhere, as UIKit's main-thread checker does.
package func onMain<T>(_ body: @MainActor () -> T) -> T {
  trap(unless: isOnMain, "UIKit: views and layers are used on the main thread only")
  return withoutActuallyEscaping(body) { body in
    let plain = unsafeBitCast(body, to: (() -> T).self)
    return plain()
  }
}

/// Calls it at once on the main actor, and later there from elsewhere: notifications and timers come on any thread.
func onMainSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain { onMain(body) } else { Task { @MainActor in body() } }
}

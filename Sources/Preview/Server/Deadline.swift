import Dispatch
import Synchronization

/// The time by which a connection must have got further.
final class Deadline: Sendable {
  private let time = Mutex<ContinuousClock.Instant?>(nil)

  /// Looks at the time on a thread of its own. A task that sleeps is woken by the threads that all tasks of the
  /// process share, and so perhaps much later.
  private static let clock = DispatchQueue(label: "preview.deadlines")

  /// Begins to wait for something that may take this long; nil for any time.
  func set(_ patience: Duration?) {
    time.withLock { $0 = patience.map { .now + $0 } }
  }

  /// Does the work, and has it end where the deadline passes.
  ///
  /// - Parameter end: makes what the work waits for fail. It is not called once the work has ended.
  func guarding(
    precision: Duration, end: @escaping @Sendable () -> Void, _ work: () async -> Void
  ) async {
    let step = DispatchTimeInterval.milliseconds(Int(precision / .milliseconds(1)))
    let timer = DispatchSource.makeTimerSource(queue: Self.clock)
    timer.schedule(deadline: .now() + step, repeating: step)
    timer.setEventHandler {
      self.time.withLock { time in
        if let over = time, over < .now { end() }
      }
    }
    timer.activate()
    await work()
    set(nil)
    timer.cancel()
  }
}

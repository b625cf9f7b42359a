import Synchronization

/// The time by which a connection must have got further.
final class Deadline: Sendable {
  private let time = Mutex<ContinuousClock.Instant?>(nil)

  /// Begins to wait for something that may take this long; nil for any time.
  func set(_ patience: Duration?) {
    time.withLock { $0 = patience.map { .now + $0 } }
  }

  var isOver: Bool { time.withLock { $0.map { $0 < .now } ?? false } }

  /// Does the work, and cancels it where the deadline passes.
  func guarding(
    precision: Duration, _ work: @escaping @Sendable () async -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await work() }
      group.addTask {
        while !Task.isCancelled, !self.isOver {
          try? await Task.sleep(for: precision)
        }
      }
      await group.next()
      group.cancelAll()
    }
  }
}

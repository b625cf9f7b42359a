import Foundation

/// Threads on which only the preview's tasks run. Those that all tasks of a process share can be taken for
/// seconds by other work, and nobody would be answered meanwhile.
package final class OwnThreads: TaskExecutor {
  /// One thread more than can work at the same time, so that a request is answered while screens are laid out.
  package static let all = OwnThreads(count: ProcessInfo.processInfo.activeProcessorCount + 1)

  private let waiting = Waiting()

  private init(count: Int) {
    for _ in 0..<count {
      let thread = Thread { [self] in
        while true { waiting.take().runSynchronously(on: asUnownedTaskExecutor()) }
      }
      thread.name = "preview"
      // As much as a main thread has: documents may be nested deeply.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  package func enqueue(_ job: consuming ExecutorJob) { waiting.add(UnownedJob(job)) }

  /// Jobs that no thread has begun, the oldest first.
  private final class Waiting: @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    func add(_ job: UnownedJob) {
      condition.lock()
      jobs.append(job)
      condition.unlock()
      condition.signal()
    }

    /// The oldest job; waits until there is one.
    func take() -> UnownedJob {
      condition.lock()
      defer { condition.unlock() }
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }
}

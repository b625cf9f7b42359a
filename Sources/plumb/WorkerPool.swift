import Checking
import Dispatch
import Documents
import Foundation
import LayoutScene
import Synchronization
import Typesetting
import Work

/// The tools of one thread. They belong to that thread alone.
final class Worker {
  let typesetter: Typesetter
  /// The scenes in the source language with which the cells of the current document are compared.
  var references = ReferenceScenes()
  /// The work that is left for the cell that the worker is at.
  var work = WorkBudget()

  init() throws(Failure) {
    do { typesetter = try Typesetter() } catch { throw Failure(.inputOutput, "error: \(error)") }
  }
}

/// The threads that share a command's jobs.
///
/// A thread takes the next job as soon as it is free. Results do not depend on the thread, and they
/// are handed over in the order of the jobs, so that output does not depend on the number of
/// threads. Threads are at most a few jobs ahead of the last result that was handed over, so memory
/// does not grow with the number of jobs. A single thread works in place and keeps its typesetter,
/// so that a lone document is never measured twice.
///
/// Tasks were rejected: an asynchronous main function would start four threads before the first
/// argument is read.
struct WorkerPool {
  private let options: JobOptions
  private let own: Worker

  /// - Parameter options: the number of jobs at once; by default one for each processor.
  init(_ options: JobOptions = JobOptions()) throws(Failure) {
    self.options = options
    own = try Worker()
  }

  /// The typesetter for work of the calling thread itself.
  var typesetter: Typesetter { own.typesetter }

  /// The number of threads for so many jobs. Processors are only counted if there is more than one
  /// job, because the system takes half a millisecond for that.
  func workers(for count: Int) -> Int {
    count < 2 || MemoryShortage.isNear
      ? 1 : min(count, options.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Does the jobs 0 ..< count, and hands each result to `consume` on the calling thread, in order.
  /// If the program is interrupted, it ends after the current jobs.
  func run<Value: Sendable>(
    count: Int, _ job: @escaping @Sendable (Int, Worker) -> Value,
    consume: (Int, Value) throws(Failure) -> Void
  ) throws(Failure) {
    let workers = workers(for: count)
    guard workers > 1 else {
      for index in 0..<count where !Interruption.isRequested {
        try consume(index, job(index, own))
      }
      return
    }
    let queue = JobQueue<Value>(count: count, lead: workers * 4)
    for _ in 0..<workers {
      DispatchQueue.global().async { queue.work(job) }
    }
    defer { queue.stop() }
    try queue.consume(workers: workers, consume)
  }
}

/// The remaining jobs, and the results that wait to be handed over.
private final class JobQueue<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Int: Value] = [:]
    var idleWorkers = 0
    var failure: Failure?
    var isStopped = false
  }

  private let count: Int
  private let state = Mutex(State())
  /// Counts the results that may still be added before `consume` takes one.
  private let room: DispatchSemaphore
  /// Counts the changes that the consuming thread has not seen.
  private let changes = DispatchSemaphore(value: 0)

  /// - Parameter lead: the most results that may wait.
  init(count: Int, lead: Int) {
    self.count = count
    room = DispatchSemaphore(value: lead)
  }

  func work(_ job: (Int, Worker) -> Value) {
    do throws(Failure) {
      let worker = try Worker()
      while let index = take() {
        let value = job(index, worker)
        state.withLock { $0.results[index] = value }
        changes.signal()
      }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
    state.withLock { $0.idleWorkers += 1 }
    changes.signal()
  }

  /// The next job, once there is room for its result; nil where no job is left.
  private func take() -> Int? {
    room.wait()
    let index: Int? = state.withLock { state in
      guard state.next < count, !state.isStopped, !Interruption.isRequested else { return nil }
      state.next += 1
      return state.next - 1
    }
    // Wakes up the next thread, so that it ends, too.
    if index == nil { room.signal() }
    return index
  }

  func consume(
    workers: Int, _ consume: (Int, Value) throws(Failure) -> Void
  ) throws(Failure) {
    var next = 0
    while next < count {
      changes.wait()
      while let value = state.withLock({ $0.results.removeValue(forKey: next) }) {
        try consume(next, value)
        next += 1
        room.signal()
      }
      let (failure, hasEnded) = state.withLock { state in
        (state.failure, state.idleWorkers == workers && state.results.isEmpty)
      }
      if let failure { throw failure }
      if hasEnded { return }
    }
  }

  /// Lets each thread end after its current job.
  func stop() {
    state.withLock { $0.isStopped = true }
    room.signal()
  }
}

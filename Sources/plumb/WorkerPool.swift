import Dispatch
import Documents
import Foundation
import LayoutScene
import Synchronization
import Typesetting

/// What one thread works with. It belongs to that thread alone.
final class Worker {
  let typesetter: Typesetter
  /// The scenes in the source language that the cells of the document at work are compared with.
  var references = ReferenceScenes()

  init() throws(Failure) {
    do { typesetter = try Typesetter() } catch { throw Failure(.inputOutput, "error: \(error)") }
  }
}

/// The threads that a command's jobs are shared among.
///
/// A thread takes the next job as soon as it is free. Which thread does a job decides nothing about
/// its result, and results are handed over in the order of the jobs, so that output does not depend
/// on the number of threads. Threads stay at most a few jobs ahead of what has been handed over:
/// memory does not grow with the number of jobs. A single thread works in place and keeps its
/// typesetter, so that a lone document is never measured twice. Threads rather than tasks, because an
/// asynchronous main function would start four of them before the first argument is read.
struct WorkerPool {
  private let options: JobOptions
  private let own: Worker

  /// - Parameter options: how many jobs may run at once; one a processor where they do not say.
  init(_ options: JobOptions = JobOptions()) throws(Failure) {
    self.options = options
    own = try Worker()
  }

  /// For what the calling thread does itself.
  var typesetter: Typesetter { own.typesetter }

  /// How many threads work on so many jobs. The processors are counted only where there is a choice,
  /// because the system takes half a millisecond to tell.
  func workers(for count: Int) -> Int {
    count < 2
      ? 1 : min(count, options.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Does the jobs 0 ..< count, and hands each result to `consume` on the calling thread, in order.
  ///
  /// Ends early, after the jobs at work, where the program is interrupted.
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

  /// The results of the jobs 0 ..< count, in order; fewer where the program is interrupted.
  func map<Value: Sendable>(
    count: Int, _ job: @escaping @Sendable (Int, Worker) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    try run(count: count, job) { _, value throws(Failure) in values.append(value) }
    return values
  }
}

/// The jobs that are left, and the results that wait for their turn.
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
  /// Counts how many more jobs may be begun.
  private let room: DispatchSemaphore
  /// Counts the changes that `consume` has not looked at.
  private let changes = DispatchSemaphore(value: 0)

  /// - Parameter lead: how many results may wait at most.
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

  /// The next job, once there is room for its result; nil where there is none left.
  private func take() -> Int? {
    room.wait()
    let index: Int? = state.withLock { state in
      guard state.next < count, !state.isStopped, !Interruption.isRequested else { return nil }
      state.next += 1
      return state.next - 1
    }
    // The other threads have to learn that nothing is left, too.
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

  /// Lets the threads end after the job that they are at.
  func stop() {
    state.withLock { $0.isStopped = true }
    room.signal()
  }
}

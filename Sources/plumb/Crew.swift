import Dispatch
import Synchronization
import Typesetting

/// The workers that a command's jobs are shared among, each with a typesetter of its own.
///
/// Worker k of n takes jobs k, k+n, k+2n, …: which worker does a job decides nothing about its
/// result. A single worker works in place and keeps its typesetter, so that a lone document is never
/// measured twice. Threads rather than tasks, because an asynchronous main function would start
/// four of them before the first argument is read.
struct Crew {
  let size: Int
  private let typesetter: Typesetter

  /// - Parameter size: how many jobs may run at once; at least 1.
  init(size: Int) throws(Failure) {
    self.size = max(1, size)
    self.typesetter = try Self.makeTypesetter()
  }

  /// The results of `job` for 0 ..< count, in that order.
  func map<Value: Sendable>(
    count: Int, _ job: @escaping @Sendable (Int, Typesetter) -> Value
  ) throws(Failure) -> [Value] {
    let workers = min(size, count)
    guard workers > 1 else { return (0..<count).map { job($0, typesetter) } }
    let shares = Mutex<[Result<[(Int, Value)], Failure>]>([])
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let share = Result { () throws(Failure) in
        let typesetter = try Self.makeTypesetter()
        return stride(from: worker, to: count, by: workers).map { ($0, job($0, typesetter)) }
      }
      shares.withLock { $0.append(share) }
    }
    var done: [(Int, Value)] = []
    for share in shares.withLock({ $0 }) { done += try share.get() }
    return done.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func makeTypesetter() throws(Failure) -> Typesetter {
    do { return try Typesetter() } catch { throw Failure(.inputOutput, "error: \(error)") }
  }
}

import Dispatch
import Glibc
import Synchronization

/// Ctrl-C during a run of many cells: the cells at work are finished, so that every file is whole, and
/// no more are begun. A second Ctrl-C ends the program at once.
enum Interruption {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Calls `work` while SIGINT and SIGTERM ask it to end rather than ending the program.
  static func observed<Value>(_ work: () throws -> Value) rethrows -> Value {
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    return try work()
  }
}

import Glibc
import Synchronization

/// Ctrl-C during a run of many cells: the cells at work are finished, so that every file is whole, and
/// no more are begun. A second Ctrl-C ends the program at once.
enum Interruption {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Calls `work` while SIGINT and SIGTERM ask it to end rather than ending the program.
  ///
  /// A handler in C rather than a source of Dispatch, whose threads are all busy with cells. It does
  /// nothing but set the flag.
  static func observed<Value>(_ work: () throws -> Value) rethrows -> Value {
    // The flag is made here: a handler must not be the first to touch it.
    _ = isRequested
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    defer { for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) } }
    // Whoever started the program may have held the signals back, which a program inherits.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return try work()
  }
}

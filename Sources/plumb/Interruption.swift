import Glibc
import Synchronization

/// Handles Ctrl-C during a run of many cells: the current cells are finished, so that every file is
/// complete, and no others are begun. A second Ctrl-C ends the program at once.
enum Interruption {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Calls `work`. SIGINT and SIGTERM set a flag meanwhile, instead of ending the program.
  ///
  /// The handler is a C function that only sets the flag. A signal source of Dispatch was rejected,
  /// because its threads are all busy with cells.
  static func observed<Value>(_ work: () throws -> Value) rethrows -> Value {
    // Initializes the flag before the handler can: initialization is not safe in a signal handler.
    _ = isRequested
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    defer { for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) } }
    // The signals may be blocked: a program inherits that from the one that starts it.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return try work()
  }
}

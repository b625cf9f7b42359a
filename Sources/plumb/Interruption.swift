import Glibc
import Synchronization

/// Handles Ctrl-C and SIGTERM during a run of many cells: the current cells are finished, and no others
/// are begun. What takes longer, such as a layout or a pipe that nobody reads, is given up before a
/// second is over. A second signal ends the program at once.
///
/// Files have no name until they are complete, so none is left half written.
enum Interruption {
  /// The signal that asked for the end; 0 for none.
  private static let request = Atomic<Int32>(0)

  static var isRequested: Bool { request.load(ordering: .relaxed) != 0 }

  /// The status that shells report for a program that the signal ended.
  static var status: Status {
    request.load(ordering: .relaxed) == SIGTERM ? .terminated : .interrupted
  }

  /// How long the current cells may take, in microseconds.
  private static let patience = 700_000

  private static let signals = [SIGINT, SIGTERM]

  /// Lets the signals through. They may be blocked: a program inherits that from the one that starts it.
  static func unblock() {
    var all = sigset_t()
    sigemptyset(&all)
    for number in signals + [SIGALRM] { sigaddset(&all, number) }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Calls `work`. SIGINT and SIGTERM are noted meanwhile, instead of ending the program at once.
  ///
  /// The handlers are C functions that only note the signal and set an alarm. A signal source of
  /// Dispatch was rejected, because its threads are all busy with cells.
  static func observed<Value>(_ work: () throws -> Value) rethrows -> Value {
    // Initializes what handlers use before they can: initialization is not safe in a signal handler.
    (_, _) = (status, patience)
    signal(SIGALRM) { _ in
      let words: StaticString = "interrupted: a cell that takes longer is given up\n"
      _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      _exit(Interruption.status.rawValue)
    }
    for number in signals {
      signal(number) { number in
        Interruption.request.store(number, ordering: .relaxed)
        signal(number, SIG_DFL)
        var alarm = itimerval()
        alarm.it_value.tv_usec = Interruption.patience
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &alarm, nil)
      }
    }
    defer { for number in signals { signal(number, SIG_DFL) } }
    return try work()
  }
}

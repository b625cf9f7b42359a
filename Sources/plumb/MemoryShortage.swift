import CMimalloc
import Glibc

/// What happens where the system gives no more memory, for instance under `ulimit -v`.
enum MemoryShortage {
  /// Ends the program with a message at the first allocation that fails. Swift and GLib have no way to
  /// go on: they end without a message, or use the address 0.
  static func report() {
    mi_register_error(
      { code, _ in
        guard code == ENOMEM || code == EOVERFLOW else { return }
        let words: StaticString = "error: there is not enough memory\n"
        _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
        _exit(Status.inputOutput.rawValue)
      }, nil)
  }

  /// Whether the address space is limited to less than threads need. Each takes some 100 MiB of
  /// addresses, and Dispatch waits for ever for a thread that cannot begin.
  static var isNear: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
      && limit.rlim_cur < 1 << 30
  }
}

import CGLib
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
        MemoryShortage.end()
      }, nil)
    g_log_set_writer_func(
      { level, fields, count, _ in
        if level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0,
          MemoryShortage.isMeant(fields, count: Int(count))
        {
          MemoryShortage.end()
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }

  /// Whether a message with which GLib ends the program says that it got no memory, or no thread, which needs a
  /// stack. It allocates nothing.
  private static func isMeant(_ fields: UnsafePointer<GLogField>?, count: Int) -> Bool {
    UnsafeBufferPointer(start: fields, count: fields == nil ? 0 : count).contains { field in
      guard strcmp(field.key, "MESSAGE") == 0, let value = field.value else { return false }
      let message = value.assumingMemoryBound(to: CChar.self)
      return strstr(message, "creating thread") != nil || strstr(message, "allocat") != nil
    }
  }

  private static func end() -> Never {
    let words: StaticString = "error: there is not enough memory\n"
    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    _exit(Status.inputOutput.rawValue)
  }

  /// Whether the address space is limited to less than threads need. Each takes some 100 MiB of
  /// addresses, and Dispatch waits for ever for a thread that cannot begin.
  static var isNear: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
      && limit.rlim_cur < 1 << 30
  }
}

import Foundation
import Glibc

/// What another program writes to its standard output. Foundation's `Process` learns of a program's end from a
/// thread of Dispatch, and waits for ever where the system gives no memory for one.
enum ProgramOutput {
  /// - Parameter words: the path of the program, and its arguments.
  /// - Returns: nil where the program cannot be started, or ends with another status than 0.
  static func of(_ words: [String]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process = started(words, output: ends[1])
    close(ends[1])
    guard let process else { return nil }
    let bytes = all(from: ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return status == 0 ? bytes : nil
  }

  private static func started(_ words: [String], output: Int32) -> pid_t? {
    guard let program = words.first else { return nil }
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    var process = pid_t()
    let isStarted = withWords(words) { arguments in
      withWords(variables) { posix_spawn(&process, program, &actions, nil, arguments, $0) == 0 }
    }
    return isStarted ? process : nil
  }

  private static func withWords<T>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> T
  ) -> T {
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  private static func all(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &part, part.count)
      if count > 0 { bytes += part[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }
}

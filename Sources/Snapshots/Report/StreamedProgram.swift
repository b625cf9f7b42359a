import Foundation
import Glibc

/// A program whose output is read line by line while it runs. Foundation's `Process` learns of a program's end from a
/// thread of Dispatch, and waits for ever where the system gives no memory for one.
package struct StreamedProgram {
  private let words: [String]

  package init(_ words: [String]) { self.words = words }

  /// - Parameter consume: called with the stream, standard output or standard error, and a line of it.
  /// - Returns: the exit status, or 128 and the signal that ended it; nil where the program cannot be started.
  package func run(_ consume: (Int32, String) -> Void) -> Int32? {
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    guard pipe(&output) == 0, pipe(&errors) == 0 else { return nil }
    for end in output + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(output: output[1], errors: errors[1])
    close(output[1])
    close(errors[1])
    defer {
      close(output[0])
      close(errors[0])
    }
    guard let process else { return nil }
    read([(output[0], STDOUT_FILENO), (errors[0], STDERR_FILENO)], consume)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private func start(output: Int32, errors: Int32) -> pid_t? {
    guard let program = words.first else { return nil }
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var process = pid_t()
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let isStarted = posix_spawn(&process, program, &actions, nil, copies + [nil], environ) == 0
    return isStarted ? process : nil
  }

  /// Reads both pipes as they fill, until both are closed.
  private func read(_ pipes: [(Int32, Int32)], _ consume: (Int32, String) -> Void) {
    var waiting = pipes.map { pollfd(fd: $0.0, events: Int16(POLLIN), revents: 0) }
    var parts = pipes.map { _ in [UInt8]() }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = Glibc.read(waiting[index].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count > 0 { parts[index] += buffer[..<count] } else { waiting[index].fd = -1 }
        let isOver = count <= 0
        for line in Self.takeLines(from: &parts[index], isOver: isOver) {
          consume(pipes[index].1, line)
        }
      }
    }
  }

  private static func takeLines(from bytes: inout [UInt8], isOver: Bool) -> [String] {
    var lines: [String] = []
    while let end = bytes.firstIndex(of: 0x0A) {
      lines.append(String(decoding: bytes[..<end], as: UTF8.self))
      bytes.removeSubrange(...end)
    }
    if isOver, !bytes.isEmpty {
      lines.append(String(decoding: bytes, as: UTF8.self))
      bytes = []
    }
    return lines
  }
}

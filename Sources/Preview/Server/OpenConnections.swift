import FlyingSocks
import Glibc
import Synchronization

/// The open connections, and those of them on which nothing was answered yet but refusals. Whoever does not know the
/// token can open as many as they like, so that these make room for others.
final class OpenConnections: Sendable {
  private struct State {
    /// The sockets of all connections that were not ended to make room.
    var open: Set<Int32> = []
    /// Those on which nothing was answered yet but refusals, the oldest first.
    var unanswered: [Int32] = []
  }

  private let state = Mutex(State())

  func add(_ socket: AsyncSocket) {
    state.withLock {
      $0.open.insert(socket.socket.file.rawValue)
      $0.unanswered.append(socket.socket.file.rawValue)
    }
  }

  /// Notes that a connection is nobody's who does not know the token.
  func admit(_ socket: AsyncSocket) {
    state.withLock { $0.unanswered.removeAll { $0 == socket.socket.file.rawValue } }
  }

  /// Notes that a connection is about to be closed: another one gets its number then.
  func remove(_ socket: AsyncSocket) {
    admit(socket)
    state.withLock { _ = $0.open.remove(socket.socket.file.rawValue) }
  }

  /// Whether there are fewer connections than a limit, after the oldest unanswered one was shut down where there were not.
  /// Its task then closes it.
  func makeRoom(below limit: Int) -> Bool {
    state.withLock { state in
      if state.open.count < limit { return true }
      guard let oldest = state.unanswered.first else { return false }
      state.unanswered.removeFirst()
      state.open.remove(oldest)
      shutdown(oldest, Int32(SHUT_RDWR))
      return true
    }
  }
}

import FlyingSocks
import Foundation
import Synchronization

/// A server that only this machine can reach.
package final class Server: Sendable {
  /// The port that it listens on.
  package let port: UInt16

  private let socket: Socket
  private let limits: ServerLimits
  private let active = Atomic<Int>(0)
  private let openConnections = OpenConnections()

  /// Takes a port.
  ///
  /// - Parameter port: 0 for any that is free.
  package init(port: UInt16, limits: ServerLimits = ServerLimits()) throws {
    self.limits = limits
    socket = try Socket(domain: Int32(sockaddr_in.family))
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let chosen) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    self.port = chosen
  }

  /// Why a server could not be made, in words of the system.
  package static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { return message }
    return "\(error)"
  }

  /// How many connections there are.
  package var connections: Int { active.load(ordering: .relaxed) }

  /// Answers requests on threads of the preview's own, until the task is cancelled.
  package func run(_ handle: @escaping @Sendable (Request) async -> Response) async throws {
    try await withTaskExecutorPreference(OwnThreads.all) { try await serve(handle) }
  }

  private func serve(_ handle: @escaping @Sendable (Request) async -> Response) async throws {
    let pool = SocketPool<ePoll>.ePoll()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    defer { try? listener.close() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { await self.accept(listener, handle) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func accept(
    _ listener: AsyncSocket, _ handle: @escaping @Sendable (Request) async -> Response
  ) async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let socket = try? await listener.accept() else {
          // There is no handle left for another connection; some will be given back.
          try? await Task.sleep(for: .milliseconds(50))
          continue
        }
        // Connections that were shut down may take a moment to end.
        guard active.load(ordering: .relaxed) < limits.connectionsWithEnding,
          openConnections.makeRoom(below: limits.connections)
        else {
          refuse(socket)
          continue
        }
        active.add(1, ordering: .relaxed)
        openConnections.add(socket)
        group.addTask {
          await Connection(socket, self.limits, self.openConnections, handle).run()
          self.active.subtract(1, ordering: .relaxed)
        }
      }
    }
  }

  /// Says that there are too many connections, as far as that can be said without waiting.
  private func refuse(_ socket: AsyncSocket) {
    let response = Response(.unavailable, "there are too many connections")
    guard case .bytes(let text) = response.body else { return }
    _ = try? socket.socket.write(Data(response.head(keepsAlive: false) + text))
    try? socket.close()
  }
}

import FlyingSocks
import Foundation
import Glibc

/// One connection of a browser: its requests one after another.
struct Connection: Sendable {
  let socket: AsyncSocket
  let limits: ServerLimits
  let openConnections: OpenConnections
  let handle: @Sendable (Request) async -> Response
  private let deadline = Deadline()

  init(
    _ socket: AsyncSocket, _ limits: ServerLimits, _ openConnections: OpenConnections,
    _ handle: @escaping @Sendable (Request) async -> Response
  ) {
    (self.socket, self.limits) = (socket, limits)
    (self.openConnections, self.handle) = (openConnections, handle)
  }

  /// Answers requests until the connection ends, by either side or because a time is over.
  func run() async {
    // Whatever waits for a connection that is shut down goes on, and fails. To cancel its task would not do: the
    // socket then waits for the threads that all tasks of the process share.
    let end: @Sendable () -> Void = { shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }
    await deadline.guarding(precision: limits.precision, end: end) { await serve() }
    // Its number may be another connection's as soon as it is closed.
    openConnections.remove(socket)
    try? socket.close()
  }

  private func serve() async {
    var waiting: [UInt8] = []
    do {
      while try await serveOne(&waiting) {}
    } catch let refusal as Request.Refusal {
      try? await send(Response(refusal), keepsAlive: false, isHead: false)
      await drain()
    } catch {
      // The other side has closed the connection.
    }
  }

  /// - Parameter waiting: bytes that have been received but belong to the next request.
  /// - Returns: whether there may be another request.
  private func serveOne(_ waiting: inout [UInt8]) async throws -> Bool {
    deadline.set(limits.idle)
    if waiting.isEmpty { waiting = try await socket.read(atMost: 4096) }
    deadline.set(limits.receiving)
    var request = try await readHead(&waiting)
    let length = try request.bodyLength(limit: limits.bodyBytes)
    while waiting.count < length {
      waiting += try await socket.read(atMost: min(4096, length - waiting.count))
    }
    request.body = Array(waiting.prefix(length))
    waiting.removeFirst(length)
    // Making an answer takes as long as it takes; it ends by itself.
    deadline.set(nil)
    let response = await handle(request)
    if !response.status.isRefusal { openConnections.admit(socket) }
    try await send(response, keepsAlive: request.keepsAlive, isHead: request.method == .head)
    return request.keepsAlive && !response.isStream
  }

  private func readHead(_ waiting: inout [UInt8]) async throws -> Request {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let range = waiting[searched...].firstRange(of: end) {
        defer { waiting.removeFirst(range.upperBound) }
        return try Request(head: waiting[..<range.lowerBound])
      }
      guard waiting.count < limits.headBytes else {
        throw Request.Refusal(
          .headersTooLarge, "line and headers have at most \(limits.headBytes) bytes")
      }
      searched = max(0, waiting.count - end.count)
      waiting += try await socket.read(atMost: 4096)
    }
  }

  private func send(_ response: Response, keepsAlive: Bool, isHead: Bool) async throws {
    let keepsAlive = keepsAlive && !response.isStream
    let head = response.head(keepsAlive: keepsAlive)
    switch response.body {
    case .bytes(let bytes): try await write(isHead ? head : head + bytes)
    case .stream(let write):
      try await self.write(head)
      guard !isHead else { return }
      try await stream(write)
    }
  }

  /// Writes parts as they come, until the other side closes the connection.
  private func stream(_ body: @escaping @Sendable (Response.Writer) async throws -> Void)
    async throws
  {
    deadline.set(nil)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await body { bytes in
          try await write(bytes)
          deadline.set(nil)
        }
      }
      group.addTask {
        // Nothing more is expected; reading ends with the connection.
        while true { _ = try await socket.read(atMost: 4096) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    deadline.set(limits.sending)
    try await socket.write(Data(bytes))
  }

  /// Reads what the other side is still sending, up to a limit, so that it reads why it was refused:
  /// a connection that is closed with bytes unread is reset, and the answer with it.
  private func drain() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    deadline.set(limits.receiving)
    var count = 0
    while count < limits.bodyBytes, let bytes = try? await socket.read(atMost: 4096) {
      count += bytes.count
    }
  }
}

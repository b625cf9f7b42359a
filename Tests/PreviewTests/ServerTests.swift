import Foundation
import Synchronization
import Testing

@testable import Preview

/// A server that answers with what it was asked, for as long as the value is kept.
final class RunningServer: Sendable {
  let server: Server
  private let task: Task<Void, Never>

  init(
    limits: ServerLimits = ServerLimits(),
    _ handle: @escaping @Sendable (Request) async -> Response = RunningServer.echo
  ) throws {
    let server = try Server(port: 0, limits: limits)
    self.server = server
    task = Task(executorPreference: OwnThreads.all) { try? await server.run(handle) }
  }

  deinit { task.cancel() }

  @Sendable static func echo(_ request: Request) async -> Response {
    let text = "\(request.method.rawValue) \(request.path) \(request.body.count)"
    return Response(type: "text/plain", bytes: Array(text.utf8))
  }

  func client() throws -> Client { try Client(port: server.port) }

  /// Short times, so that a test does not wait long. A client on a busy machine still sends its bytes in time.
  static var impatient: ServerLimits {
    var limits = ServerLimits()
    (limits.receiving, limits.idle, limits.sending) = (
      .milliseconds(1_000), .milliseconds(1_500), .milliseconds(1_000)
    )
    limits.precision = .milliseconds(20)
    return limits
  }
}

@Suite(.serialized, .timeLimit(.minutes(20))) struct ServerTests {
  @Test func requestsOnOneConnectionAreAnsweredInOrder() async throws {
    try await apart {
      let running = try RunningServer()
      let client = try running.client()
      client.send(
        "GET /a HTTP/1.1\r\nHost: x\r\n\r\nPOST /b HTTP/1.1\r\nContent-Length: 3\r\n\r\nxyz")
      let first = client.receive { $0.contains("POST /b 3") }.text
      #expect(first.contains("GET /a 0"))
      client.send("HEAD /c HTTP/1.1\r\nConnection: close\r\n\r\n")
      let (last, isClosed) = client.receive()
      #expect(isClosed)
      #expect(last.contains("Content-Length: 9") && last.hasSuffix("\r\n\r\n"))
      for header in ["Cache-Control: no-store", "nosniff", "no-referrer", "same-origin"] {
        #expect(last.contains(header))
      }
    }
  }

  @Test func aRequestMayComeByteByByte() async throws {
    try await apart {
      let running = try RunningServer()
      let client = try running.client()
      for byte in "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n".utf8 { client.send([byte]) }
      #expect(client.receive { $0.contains("GET /slow 0") }.text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 20_000), "431"),
    (String(repeating: "a", count: 100_000), "431"),
    (
      "POST / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n" + String(repeating: "a", count: 65_537),
      "413"
    ),
    ("POST / HTTP/1.1\r\nContent-Length: 999999999999999999999\r\n\r\n", "413"),
    ("POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n", "400"),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", "501"),
    ("DELETE / HTTP/1.1\r\n\r\n", "405"), ("nonsense\r\n\r\n", "400"),
  ])
  func aHostileRequestGetsAnErrorAndTheConnectionEnds(_ text: String, _ status: String) async throws
  {
    try await apart {
      let seen = Mutex(0)
      let running = try RunningServer(limits: RunningServer.impatient) { request in
        seen.withLock { $0 += 1 }
        return await RunningServer.echo(request)
      }
      let client = try running.client()
      client.send(text)
      let (answer, isClosed) = client.receive()
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(80))")
      #expect(isClosed)
      #expect(seen.withLock { $0 } == 0)
    }
  }

  @Test(arguments: [
    "", "GET /", "GET / HTTP/1.1\r\nHost: x\r\n", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab",
  ])
  func aRequestThatDoesNotEndIsGivenUp(_ start: String) async throws {
    try await apart {
      let running = try RunningServer(limits: RunningServer.impatient)
      let client = try running.client()
      client.send(start)
      let (text, isClosed) = client.receive()
      #expect(isClosed)
      #expect(text.isEmpty)
    }
  }

  @Test func aReaderThatTakesNothingIsGivenUp() async throws {
    let ended = Mutex(false)
    let running = try RunningServer(limits: RunningServer.impatient) { _ in
      Response(
        type: "text/plain",
        body: .stream { write in
          defer { ended.withLock { $0 = true } }
          while true { try await write([UInt8](repeating: 65, count: 1 << 20)) }
        })
    }
    let client = try running.client()
    client.send("GET / HTTP/1.1\r\n\r\n")
    try await waitUntil { ended.withLock { $0 } && running.server.connections == 0 }
    withExtendedLifetime(client) {}
  }

  @Test func aStreamEndsWithItsReader() async throws {
    let ended = Mutex(false)
    let running = try RunningServer { _ in
      Response(
        type: "text/plain",
        body: .stream { write in
          defer { ended.withLock { $0 = true } }
          try await write(Array("first".utf8))
          try await Task.sleep(for: .seconds(100))
        })
    }
    try await apart {
      let client = try running.client()
      client.send("GET / HTTP/1.1\r\n\r\n")
      #expect(client.receive { $0.contains("first") }.text.contains("first"))
    }
    try await waitUntil { ended.withLock { $0 } && running.server.connections == 0 }
  }

  @Test func fiveHundredConnectionsDoNoHarm() async throws {
    let running = try RunningServer()
    let kept = ServerLimits().connections
    try await apart {
      // Those that have been answered are kept.
      let answered = try (0..<kept).map { _ in try running.client() }
      for client in answered {
        client.send("GET /kept HTTP/1.1\r\n\r\n")
        #expect(client.receive { $0.contains("GET /kept 0") }.text.contains("200 OK"))
      }
      for client in try (0..<500).map({ _ in try running.client() }) {
        let (text, isClosed) = client.receive()
        #expect(text.hasPrefix("HTTP/1.1 503 ") && isClosed, "\(text.prefix(80))")
      }
      for client in answered {
        client.send("GET /again HTTP/1.1\r\n\r\n")
        #expect(client.receive { $0.contains("GET /again 0") }.text.contains("200 OK"))
      }
      #expect(running.server.connections == kept)
    }
    try await waitUntil { running.server.connections == 0 }
    // Connections that have ended make room for others.
    try await apart {
      let client = try running.client()
      client.send("GET /after HTTP/1.1\r\n\r\n")
      #expect(client.receive { $0.contains("GET /after 0") }.text.contains("200 OK"))
    }
  }

  /// Whoever does not know the token holds connections open, and sends what is refused.
  @Test(arguments: ["", "GET /none HTTP/1.1\r\n\r\n"])
  func strangersMakeRoomForThePage(request: String) async throws {
    let running = try RunningServer { request in
      request.path == "/none" ? Response(.notFound, "no") : await RunningServer.echo(request)
    }
    try await apart {
      let page = try running.client()
      page.send("GET /page HTTP/1.1\r\n\r\n")
      #expect(page.receive { $0.contains("GET /page 0") }.text.contains("200 OK"))
      let openConnections = try (0..<200).map { _ in
        let client = try running.client()
        client.send(request)
        return client
      }
      let other = try running.client()
      other.send("GET /other HTTP/1.1\r\n\r\n")
      #expect(other.receive { $0.contains("GET /other 0") }.text.contains("200 OK"))
      page.send("GET /again HTTP/1.1\r\n\r\n")
      #expect(page.receive { $0.contains("GET /again 0") }.text.contains("200 OK"))
      withExtendedLifetime(openConnections) {}
    }
  }

  @Test func theServerCannotBeReachedFromOutside() throws {
    let server = try Server(port: 0)
    let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let port = String(server.port, radix: 16).uppercased()
    let own = table.split(separator: "\n").filter { line in
      let words = line.split(separator: " ")
      return words.count > 3 && words[1].hasSuffix(":" + port) && words[3] == "0A"
    }
    #expect(own.count == 1)
    #expect(own.allSatisfy { $0.contains("0100007F:") })
  }
}

/// Does work that waits for a server on a thread of its own. On one of the few threads of tasks it would keep the
/// server itself from working.
func apart<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}

/// Waits until something is true, for at most two thousand looks with ten milliseconds between them.
///
/// The looks are taken on the server's threads. The threads of tasks have hundreds of other tests to run first, so
/// that a single look on them took longer than any deadline.
func waitUntil(_ isTrue: () async -> Bool) async throws {
  try await withTaskExecutorPreference(OwnThreads.all) {
    for _ in 0..<2_000 {
      if await isTrue() { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    try #require(await isTrue(), "it never became true")
  }
}

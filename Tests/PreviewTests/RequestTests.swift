import Testing

@testable import Preview

@Suite struct RequestTests {
  @Test func aRequestHasItsLineItsQueryAndItsHeaders() throws {
    let request = try Request(
      head: "GET /a/b?x=1&y=d%C3%A9+f&x=2&z HTTP/1.1\r\nHost: here\r\nX-A:  b c \r\nX-A: d".utf8)
    #expect(request.method == .get)
    #expect(request.path == "/a/b")
    #expect(request.query == ["x": "1", "y": "dé f", "z": ""])
    #expect(request.headers == ["host": "here", "x-a": "d"])
  }

  @Test(arguments: [
    ("", Response.Status.badRequest), ("GET", .badRequest), ("GET / HTTP/2.0", .badRequest),
    ("GET  / HTTP/1.1", .badRequest), ("GET http://a/ HTTP/1.1", .badRequest),
    ("PUT / HTTP/1.1", .methodNotAllowed), ("get / HTTP/1.1", .methodNotAllowed),
    ("OPTIONS * HTTP/1.1", .methodNotAllowed),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b", .badRequest),
    ("GET / HTTP/1.1\r\nOrigin: a\r\norigin: a", .badRequest),
    ("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1", .badRequest),
    ("GET / HTTP/1.1\r\nno colon", .badRequest), ("GET / HTTP/1.1\r\n: a", .badRequest),
    ("GET / HTTP/1.1\r\nA : b", .badRequest), ("GET / HTTP/1.1\r\n folded", .badRequest),
    ("GET / HTTP/1.1\r\nA: b\nB: c", .badRequest), ("GET / HTTP/1.1\r\nA: \u{0}", .badRequest),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked", .notImplemented),
  ])
  func aDamagedRequestIsRefused(_ head: String, _ status: Response.Status) {
    #expect(throws: Request.Refusal.self) { try Request(head: head.utf8) }
    do {
      _ = try Request(head: head.utf8)
    } catch {
      #expect(error.status == status, "\(error.reason)")
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let head = Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1".utf8)
    #expect(throws: Request.Refusal.self) { try Request(head: head) }
  }

  @Test(arguments: [
    ("0", 0), ("10", 10), ("11", nil), ("-1", nil), ("+1", nil), ("1e3", nil), ("", nil),
    ("99999999999999999999", nil),
  ])
  func aBodyHasALengthWithinTheLimit(_ written: String, _ length: Int?) {
    let request = Request(method: .post, path: "/", headers: ["content-length": written])
    #expect((try? request.bodyLength(limit: 10)) == length)
  }
}

@Suite struct AdmissionTests {
  private let admission = Admission(port: 8000, token: "secret")

  @Test(arguments: [
    ("/secret/", ""), ("/secret/events", "events"), ("/secret", "."), ("/secret/a/b", "a/b"),
  ])
  func theTokenLeadsToNames(_ path: String, _ name: String) throws {
    for host in ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000"] {
      let request = Request(method: .get, path: path, headers: ["host": host])
      #expect(try admission.name(of: request) == name)
    }
  }

  @Test(arguments: [
    ([:], Response.Status.misdirected),
    (["host": "127.0.0.1"], .misdirected), (["host": "127.0.0.1:80"], .misdirected),
    (["host": "evil.example:8000"], .misdirected),
    (["host": "127.0.0.1:8000.evil.example"], .misdirected),
    (["host": "127.0.0.1:8000", "origin": "http://evil.example"], .forbidden),
    (["host": "127.0.0.1:8000", "origin": "null"], .forbidden),
    (["host": "127.0.0.1:8000", "origin": "https://127.0.0.1:8000"], .forbidden),
    (["host": "127.0.0.1:8000", "origin": "http://localhost:8000"], .forbidden),
  ])
  func anotherHostOrOriginIsRefused(_ headers: [String: String], _ status: Response.Status) {
    #expect(self.status(Request(method: .get, path: "/secret/", headers: headers)) == status)
  }

  /// A link to the page may be anywhere, and an editor frames it; what it asks for is asked for by itself.
  @Test(arguments: [
    ("", "cross-site", nil), ("", "none", nil), ("cells", "same-origin", nil),
    ("cells", "none", nil),
    ("cells", "cross-site", Response.Status.forbidden), ("events", "same-site", .forbidden),
    ("edit", "cross-site", .forbidden),
  ])
  func onlyThePageItselfIsForOtherSites(_ name: String, _ site: String, _ status: Response.Status?)
  {
    let headers = ["host": "127.0.0.1:8000", "sec-fetch-site": site]
    #expect(
      self.status(Request(method: .get, path: "/secret/\(name)", headers: headers)) == status)
  }

  @Test(arguments: [
    "/", "/secre/", "/secrets/", "/Secret/", "/sec%72et/", "//secret/", "/../secret/", "/x/secret/",
    "/secret?x", "/%2e%2e/secret/",
  ])
  func withoutTheTokenThereIsNothing(_ path: String) {
    let request = Request(method: .get, path: path, headers: ["host": "127.0.0.1:8000"])
    #expect(status(request) == .notFound)
  }

  @Test func aChangeNeedsAnOrigin() throws {
    var request = Request(method: .post, path: "/secret/edit", headers: ["host": "localhost:8000"])
    #expect(status(request) == .forbidden)
    request.headers["origin"] = "http://localhost:8000"
    #expect(try admission.name(of: request) == "edit")
  }

  @Test func tokensAreLongAndDiffer() {
    let tokens = Set((0..<100).map { _ in Admission.newToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 40 })
  }

  private func status(_ request: Request) -> Response.Status? {
    do {
      _ = try admission.name(of: request)
      return nil
    } catch {
      return error.status
    }
  }
}

import Foundation

/// What is answered to a request.
package struct Response: Sendable {
  package enum Status: Int, Sendable {
    case ok = 200
    case movedPermanently = 301
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case conflict = 409
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case misdirected = 421
    case unprocessable = 422
    case headersTooLarge = 431
    case serverError = 500
    case notImplemented = 501
    case unavailable = 503

    var isRefusal: Bool { rawValue >= 400 }

    var phrase: String {
      switch self {
      case .ok: "OK"
      case .movedPermanently: "Moved Permanently"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .requestTimeout: "Request Timeout"
      case .conflict: "Conflict"
      case .contentTooLarge: "Content Too Large"
      case .unsupportedMediaType: "Unsupported Media Type"
      case .misdirected: "Misdirected Request"
      case .unprocessable: "Unprocessable Content"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .serverError: "Internal Server Error"
      case .notImplemented: "Not Implemented"
      case .unavailable: "Service Unavailable"
      }
    }
  }

  /// Writes the parts of a response one after another; each call waits until the system has taken
  /// its bytes.
  package typealias Writer = @Sendable ([UInt8]) async throws -> Void

  package enum Body: Sendable {
    case bytes([UInt8])
    /// A body without a known end, whose parts are written as they come.
    case stream(@Sendable (Writer) async throws -> Void)
  }

  package var status: Status
  package var headers: [(name: String, value: String)]
  package var body: Body

  package init(
    _ status: Status = .ok, type: String, headers: [(name: String, value: String)] = [],
    body: Body
  ) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers
    self.body = body
  }

  package init(_ status: Status = .ok, type: String, bytes: [UInt8]) {
    self.init(status, type: type, body: .bytes(bytes))
  }

  /// One line of text for people.
  package init(_ status: Status, _ text: String) {
    self.init(status, type: "text/plain; charset=utf-8", bytes: Array("\(text)\n".utf8))
    if status == .methodNotAllowed { headers.append(("Allow", "GET, HEAD, POST")) }
  }

  package init(_ refusal: Request.Refusal) {
    self.init(refusal.status, refusal.reason)
  }

  /// The line and the headers. What is answered is meant for one page only: it is neither kept, nor
  /// taken for another kind of file, nor does it tell other servers its address.
  func head(keepsAlive: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"]
    lines += headers.map { "\($0.name): \($0.value)" }
    lines += [
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
    ]
    switch body {
    case .bytes(let bytes): lines.append("Content-Length: \(bytes.count)")
    case .stream: break
    }
    lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  var isStream: Bool {
    if case .stream = body { true } else { false }
  }
}

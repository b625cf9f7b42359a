import Foundation

/// A request, as the few parts of HTTP/1.1 (RFC 9112) that a browser needs here.
package struct Request: Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  package var method: Method
  /// The path as it was sent, with its percent escapes.
  package var path: String
  /// The values of the query by their names; the first of several.
  package var query: [String: String]
  /// The headers by their names in small letters.
  package var headers: [String: String]
  package var body: [UInt8] = []

  package init(
    method: Method, path: String, query: [String: String] = [:], headers: [String: String] = [:]
  ) {
    (self.method, self.path, self.query, self.headers) = (method, path, query, headers)
  }

  /// Why a request is refused.
  package struct Refusal: Error, Hashable {
    package var status: Response.Status
    package var reason: String

    package init(_ status: Response.Status, _ reason: String) {
      (self.status, self.reason) = (status, reason)
    }
  }

  /// Whether the connection can have another request after this one.
  var keepsAlive: Bool { headers["connection"]?.lowercased() != "close" }
}

extension Request {
  /// Reads the line and the headers of a request, without the empty line after them.
  init(head: some Collection<UInt8>) throws(Refusal) {
    guard let text = String(validating: head, as: Unicode.UTF8.self),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\r" && $0 != "\n" })
    else { throw Refusal(.badRequest, "the request has bytes that no request has") }
    let lines = text.components(separatedBy: "\r\n")
    let (method, target) = try Self.line(lines.first ?? "")
    let headers = try Self.headers(lines.dropFirst())
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method: method, path: String(parts[0]),
      query: Self.query(parts.count > 1 ? String(parts[1]) : ""), headers: headers)
  }

  private static func line(_ line: String) throws(Refusal) -> (Method, target: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw Refusal(.badRequest, "this is no request of HTTP/1.1")
    }
    guard let method = Method(rawValue: String(words[0])) else {
      throw Refusal(.methodNotAllowed, "there are only GET, HEAD and POST")
    }
    guard words[1].hasPrefix("/") else {
      throw Refusal(.badRequest, "the address does not begin with a slash")
    }
    return (method, String(words[1]))
  }

  /// The headers of which a second one would leave open which counts.
  private static let single = ["host", "origin", "content-length", "content-type"]

  private static func headers(
    _ lines: ArraySlice<String>
  ) throws(Refusal) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let isName = { (byte: UInt8) in byte > 0x20 && byte < 0x7F }
      guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(isName),
        !line.contains("\n"), !line.contains("\r")
      else { throw Refusal(.badRequest, "a header is no name, a colon and a value") }
      let name = parts[0].lowercased()
      guard headers[name] == nil || !single.contains(name) else {
        throw Refusal(.badRequest, "the header \(name) is there twice")
      }
      headers[name] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    guard headers["transfer-encoding"] == nil else {
      throw Refusal(.notImplemented, "a body has its length in Content-Length")
    }
    return headers
  }

  private static func query(_ text: String) -> [String: String] {
    var query: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts.map { part in
        part.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
      }
      guard let first = words.first, let name = first, query[name] == nil else { continue }
      query[name] = words.count > 1 ? words[1] ?? "" : ""
    }
    return query
  }

  /// The length that the body is said to have.
  func bodyLength(limit: Int) throws(Refusal) -> Int {
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Refusal(.badRequest, "Content-Length is no number")
    }
    guard let length = Int(text), length <= limit else {
      throw Refusal(
        .contentTooLarge,
        "this text is too long to be written here: what is sent has at most \(limit) bytes")
    }
    return length
  }
}

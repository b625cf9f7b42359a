import Foundation
import LayoutScene

/// Who may ask: only a page of this server, whose address has a token that nobody can guess.
package struct Admission: Sendable {
  package let token: String
  private let hosts: [String]

  package init(port: UInt16, token: String = Admission.newToken()) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// 160 random bits in 40 hexadecimal digits.
  package static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<20).map { _ in
      UInt8.random(in: .min ... .max, using: &generator).hex(digits: 2)
    }.joined()
  }

  /// The address that a person opens.
  package var address: String { "http://\(hosts[0])/\(token)/" }

  /// The name behind the token in the request's path, such as `events`.
  ///
  /// A page of another site can make a browser send requests here. Its host then is this one, but
  /// its origin is not; and where a name of another site was made to stand for this machine, the
  /// host is not.
  package func name(of request: Request) throws(Request.Refusal) -> String {
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      throw Request.Refusal(.misdirected, "this server has another name")
    }
    let origin = request.headers["origin"]
    guard origin == nil || origin == "http://\(host)" else {
      throw Request.Refusal(.forbidden, "only this server's own page may ask")
    }
    guard request.method != .post || origin != nil else {
      throw Request.Refusal(.forbidden, "only this server's own page may change something")
    }
    let parts = request.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, Self.isEqual(first, token) else {
      throw Request.Refusal(.notFound, "there is nothing here")
    }
    let name = parts.count > 1 ? String(parts[1]) : "."
    // A link, or an editor that frames the page, may be elsewhere; what the page asks for is asked for by itself.
    let site = request.headers["sec-fetch-site"] ?? "none"
    guard ["", "."].contains(name) || ["same-origin", "none"].contains(site) else {
      throw Request.Refusal(.forbidden, "only this server's own page may ask")
    }
    return name
  }

  /// Compares all bytes, so that the time tells nothing about the token.
  private static func isEqual(_ first: Substring, _ second: String) -> Bool {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

import Foundation
import LayoutScene

/// A change of one value that the page asks for.
struct Edit: Sendable, Hashable {
  var file: String
  var line: Int
  /// In Unicode scalars, from 1.
  var column: Int
  /// The value as the page knows it.
  var before: String
  var after: String

  /// The longest text that an edit writes, in bytes.
  private static let limit = 20_000

  /// Reads a request's body.
  init(_ body: [UInt8]) throws(Request.Refusal) {
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any],
      let file = object["file"] as? String, let line = object["line"] as? Int,
      let column = object["column"] as? Int, let before = object["before"] as? String,
      let after = object["after"] as? String
    else {
      throw Request.Refusal(
        .badRequest, "an edit has a file, a line, a column, and the texts before and after")
    }
    guard after.utf8.count <= Self.limit else {
      throw Request.Refusal(.contentTooLarge, "a text has at most \(Self.limit) bytes")
    }
    (self.file, self.line, self.column) = (file, line, column)
    (self.before, self.after) = (before, after)
  }
}

import Files
import Foundation
import Localization

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
      throw Request.Refusal(
        .contentTooLarge,
        "this text is too long to be written here: it has \(after.utf8.count) bytes of at most \(Self.limit)"
      )
    }
    (self.file, self.line, self.column) = (file, line, column)
    (self.before, self.after) = (before, after)
  }

  /// The text of a file after the edit.
  func text(of source: SourceText) throws(Request.Refusal) -> String {
    let scalar = ScalarEdit(line: line, column: column, before: before, after: after)
    do throws(ScalarEdit.Refusal) {
      return try WrittenStrings.text(of: source, after: scalar)
    } catch .moved {
      throw Self.changed(source.file)
    } catch {
      throw Request.Refusal(.unprocessable, "this text cannot be written there")
    }
  }

  /// Why an edit of a file is refused that is no longer what the page has seen.
  static func changed(_ file: String) -> Request.Refusal {
    Request.Refusal(
      .conflict, "\(file) was changed meanwhile; look at it as it is now, and try again")
  }
}

import Files
import Foundation
import Localization

/// A change of one value, or of a misspelt word, that the page asks for.
struct Edit: Sendable, Hashable {
  var file: String
  var line: Int
  /// In Unicode scalars, from 1.
  var column: Int
  /// The value as the page knows it.
  var before: String
  var after: String
  /// Whether a word is changed, which may be a part of a value, or a key.
  var isWord = false

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
    isWord = object["isWord"] as? Bool ?? false
  }

  /// The text of a file after the edit.
  func text(of source: SourceText) throws(Request.Refusal) -> String {
    if isWord {
      guard let text = textWithWord(of: source) else { throw Self.changed(source.file) }
      return text
    }
    let scalar = ScalarEdit(line: line, column: column, before: before, after: after)
    do throws(ScalarEdit.Refusal) {
      return try WrittenStrings.text(of: source, after: scalar)
    } catch .moved {
      throw Self.changed(source.file)
    } catch {
      throw Request.Refusal(.unprocessable, "this text cannot be written there")
    }
  }

  /// The text with another word at the place, or behind it on its line; nil where it is not there.
  private func textWithWord(of source: SourceText) -> String? {
    let bytes = Array(source.text.utf8)
    let word = Array(before.utf8)
    let start = source.offset(of: SourceText.Mark(line: line, column: column))
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let isBeside = { (offset: Int) in
      bytes.indices.contains(offset) && Splice.isInWord(bytes[offset])
        && ![UInt8(ascii: "."), UInt8(ascii: "-")].contains(bytes[offset])
    }
    guard !word.isEmpty, start + word.count <= end,
      let place = (start...(end - word.count)).first(where: { place in
        bytes[place...].starts(with: word) && !isBeside(place - 1) && !isBeside(place + word.count)
      })
    else { return nil }
    return String(
      decoding: bytes[..<place] + Array(after.utf8) + bytes[(place + word.count)...],
      as: UTF8.self)
  }

  /// Why an edit of a file is refused that is no longer what the page has seen.
  static func changed(_ file: String) -> Request.Refusal {
    Request.Refusal(
      .conflict, "\(file) was changed meanwhile; look at it as it is now, and try again")
  }
}

import LayoutScene

/// What an editor offers to do about a mistake: to write the name that was meant.
struct CodeActions {
  let file: ParsedFile
  /// The file's address.
  let address: String
  let encoding: PositionEncoding

  /// The actions for the diagnostics that an editor has where it asks.
  func actions(for diagnostics: [JSON]) -> [JSON] {
    diagnostics.compactMap(action)
  }

  private func action(for diagnostic: JSON) -> JSON? {
    guard let message = diagnostic["message"]?.text,
      let advice = message.firstMatch(of: /[Dd]id you mean “([^”]+)”\?/),
      let start = Position(diagnostic["range"]?["start"]),
      let end = Position(diagnostic["range"]?["end"])
    else { return nil }
    let (from, to) = (file.text.offset(of: start, encoding), file.text.offset(of: end, encoding))
    guard from <= to else { return nil }
    let quoted = message[..<advice.range.lowerBound].matches(of: /“([^”]+)”/).map { $0.output.1 }
    for wrong in quoted {
      guard let place = place(of: wrong.utf8.map(\.self), in: from..<to) else { continue }
      let edit: JSON = [
        "range": file.text.range(place, encoding), "newText": .string(String(advice.output.1)),
      ]
      return [
        "title": .string("Change “\(wrong)” to “\(advice.output.1)”"), "kind": "quickfix",
        "isPreferred": true, "diagnostics": [diagnostic],
        "edit": ["changes": .object([.init(key: address, value: [edit])])],
      ]
    }
    return nil
  }

  /// The first place of a word in a range that is no part of a longer word.
  private func place(of word: [UInt8], in range: Range<Int>) -> Range<Int>? {
    let bytes = file.text.bytes
    let isWord = { (offset: Int) in
      bytes.indices.contains(offset) && ParsedFile.isWord(bytes[offset])
    }
    guard range.count >= word.count else { return nil }
    return (range.lowerBound...(range.upperBound - word.count)).lazy
      .map { $0..<($0 + word.count) }
      .first {
        bytes[$0].elementsEqual(word) && !isWord($0.lowerBound - 1) && !isWord($0.upperBound)
      }
  }
}

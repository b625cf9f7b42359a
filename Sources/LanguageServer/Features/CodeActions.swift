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
    guard let written = diagnostic["data"]?["written"]?.text,
      let meant = diagnostic["data"]?["meant"]?.text,
      let (start, end) = file.text.offsets(of: diagnostic["range"], encoding), start <= end,
      let place = place(of: Array(written.utf8), in: start..<end)
    else { return nil }
    let edit: JSON = [
      "range": file.text.range(place, encoding), "newText": .string(meant),
    ]
    return [
      "title": .string("Change “\(written)” to “\(meant)”"), "kind": "quickfix",
      "isPreferred": true, "diagnostics": [diagnostic],
      "edit": ["changes": .object([.init(key: address, value: [edit])])],
    ]
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

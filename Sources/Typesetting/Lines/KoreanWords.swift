/// The words of a Korean text, within which lines do not break.
///
/// Unicode's rules treat Hangul like Han: a line may end at any syllable. Modern Korean has spaces
/// between words, and UIKit's labels keep the words whole (`hangulWordPriority`). Hangul then
/// behaves like the letters of an alphabet, also next to other letters, digits and brackets.
enum KoreanWords {
  /// The byte ranges of the words of `text` that contain Hangul, in order. Some of the punctuation
  /// beside them is not included.
  static func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard mayHaveHangul(text) else { return [] }
    var ranges: [Range<Int>] = []
    var (start, place, isKorean) = (0, 0, false)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let kind = Kind(scalar)
      if kind == .other {
        if isKorean { ranges.append(start..<place) }
        isKorean = false
      }
      place += UTF8.width(scalar)
      if kind == .other { start = place }
      if kind == .hangul { isKorean = true }
    }
    return isKorean ? ranges + [start..<place] : ranges
  }

  /// Extends each of `words` from the last of `breaks` before it to the first after it, and so adds
  /// what Unicode's rules do not separate from it, such as a full stop or a bracket.
  ///
  /// - Parameters:
  ///   - breaks: the byte offsets at which a line may end by Unicode's rules, in order.
  ///   - end: the length of the text.
  static func extended(_ words: [Range<Int>], to breaks: [Int], end: Int) -> [Range<Int>] {
    var extended: [Range<Int>] = []
    var next = 0
    for word in words {
      while next < breaks.count, breaks[next] <= word.lowerBound { next += 1 }
      let start = next > 0 ? breaks[next - 1] : 0
      while next < breaks.count, breaks[next] < word.upperBound { next += 1 }
      let whole = start..<(next < breaks.count ? breaks[next] : end)
      if let last = extended.last, last.upperBound > whole.lowerBound {
        extended[extended.count - 1] = last.lowerBound..<max(last.upperBound, whole.upperBound)
      } else {
        extended.append(whole)
      }
    }
    return extended
  }

  /// Whether a byte may start a letter of Hangul: a quick test that excludes most texts.
  private static func mayHaveHangul(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { index in
      guard text[index] >= 0xE1, index + 1 < text.count else { return false }
      return switch (text[index], text[index + 1]) {
      case (0xE1, 0x84...0x87), (0xE3, 0x84...0x86), (0xEA, 0xA5), (0xEA, 0xB0...0xBF): true
      case (0xEB...0xED, _), (0xEF, 0xBE...0xBF): true
      default: false
      }
    }
  }

  /// How a character behaves next to Hangul.
  private enum Kind {
    case hangul, letter, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0..<0x80:
        self =
          Self.isLetterLike(ascii: UInt8(truncatingIfNeeded: scalar.value))
          ? .letter : .other
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC:
        self = .hangul
      // Kana; lines may break between them.
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .other
      default: self = Self.isLetterLike(scalar) ? .letter : .other
      }
    }

    /// Whether no line may end between a letter and this character. True for letters of alphabets,
    /// digits, brackets and other signs, but not for hyphens and slashes.
    private static func isLetterLike(_ scalar: Unicode.Scalar) -> Bool {
      let properties = scalar.properties
      if properties.isIdeographic || properties.isEmojiPresentation { return false }
      if properties.isAlphabetic || properties.numericType != nil { return true }
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: return true
      default: return "·…‘’“”".unicodeScalars.contains(scalar)
      }
    }

    private static func isLetterLike(ascii byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: ";"), UInt8(ascii: "@")...UInt8(ascii: "["): true
      case UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "="): true
      case UInt8(ascii: "a")...UInt8(ascii: "{"), UInt8(ascii: "}"): true
      // Quotes, brackets and the ASCII signs between them, without hyphen and slash.
      case UInt8(ascii: "\"")...UInt8(ascii: ","), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}

/// Words of a Korean text, which a line does not break.
///
/// Unicode's rules treat Hangul like Han: a line may end at any syllable. Modern Korean puts spaces
/// between its words, and UIKit's labels keep these whole (`hangulWordPriority`). Hangul then counts
/// like the letters of other alphabets, also next to those, to digits and to brackets.
enum KoreanWords {
  /// The words of `text` that have Hangul, as bytes in order, without some of the punctuation beside
  /// them.
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

  /// `words` with what Unicode's rules keep beside them, such as a full stop or a bracket: from the
  /// last of `breaks` before each to the first behind it.
  ///
  /// - Parameters:
  ///   - breaks: the places where a line may end by Unicode's rules, bytes in order.
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

  /// Whether there is a byte that starts a letter of Hangul; most texts are told from Korean by it.
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

  /// What a character is to the Hangul beside it.
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
      // Kana, between which lines break.
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .other
      default: self = Self.isLetterLike(scalar) ? .letter : .other
      }
    }

    /// Whether a line does not end between a letter and this: letters of alphabets, digits, brackets
    /// and other signs, but no hyphen and no slash.
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
      // Quotes, brackets and what stands among them, but no hyphen and no slash.
      case UInt8(ascii: "\"")...UInt8(ascii: ","), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}

import Foundation

extension FindingGroup {
  /// The cells in which the finding's message differs only in numbers, with one sentence for all of
  /// them.
  package struct Summary: Sendable, Hashable {
    /// The sentence, with ranges where numbers differ: `by 3 to 41 points`.
    package var message: String
    /// How to fix the worst case.
    package var hint: String?
    /// The places, in the order of the cells.
    package var places: [Place]
    /// The cell with the worst case; nil if all cells are equal.
    package var worst: Cell?
  }

  /// The group's cells by their messages, in the order in which each message first appears. All
  /// messages about a text that is cut off form one summary.
  package var summaries: [Summary] {
    places.grouped { place in
      let isCut = place.finding.missing != nil
      return isCut ? Rule.truncated.rawValue : NumberedSentence(place.message).skeleton
    }.map { Self.summary(of: $0.elements) }
  }

  private static func summary(of places: [Place]) -> Summary {
    let messages = Set(places.map(\.message))
    guard messages.count > 1, let worst = worst(of: places) else {
      return Summary(
        message: places.first?.message ?? "", hint: places.first?.finding.hint, places: places)
    }
    let message =
      TextShortfall.message(of: places.map(\.finding))
      ?? NumberedSentence.merged(places.map(\.message))
    return Summary(message: message, hint: worst.finding.hint, places: places, worst: worst.cell)
  }

  /// The place where the most is missing, or whose numbers are the largest; the first of equals.
  private static func worst(of places: [Place]) -> Place? {
    func size(_ place: Place) -> [Double] {
      place.finding.missing?.amounts ?? NumberedSentence(place.message).numbers
    }
    return places.reduce(nil) { worst, place in
      guard let worst else { return place }
      return size(worst).lexicographicallyPrecedes(size(place)) ? place : worst
    }
  }
}

/// A sentence divided at its numbers. Digits in quotations, in words, in colours such as `#717171`
/// and after a point are no numbers.
struct NumberedSentence {
  /// The texts before, between and after the numbers.
  private var texts: [String] = []
  private var words: [String] = []

  init(_ sentence: String) {
    let bytes = Array(sentence.utf8)
    // `start` is the start of the text before the next number.
    var (start, index) = (0, 0)
    var isQuoted = false
    while index < bytes.count {
      let rest = bytes[index...]
      if bytes[index] == 0xE2 {
        if rest.starts(with: "“".utf8) { isQuoted = true }
        if rest.starts(with: "”".utf8) { isQuoted = false }
      }
      let mayStart = index == start || bytes[index - 1].standsBeforeNumbers
      let length = mayStart && !isQuoted ? Self.numberLength(rest) : 0
      if length > 0 {
        texts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        words.append(String(decoding: rest.prefix(length), as: UTF8.self))
        start = index + length
      }
      index += max(length, 1)
    }
    texts.append(String(decoding: bytes[start...], as: UTF8.self))
  }

  var numbers: [Double] { words.compactMap(Double.init) }

  /// The sentence without its numbers. It is equal for sentences that differ only in numbers; `1
  /// point` and `2 points` count as such.
  var skeleton: String {
    texts.enumerated().map { index, text in
      guard index > 0 else { return text }
      for unit in ["point", "line", "lines"] where text.hasPrefix(" \(unit)s") {
        return " \(unit)" + text.dropFirst(unit.count + 2)
      }
      return text
    }.joined(separator: "\u{0}")
  }

  /// The number of bytes of the number at the start of `text`; 0 if there is none, or it is part of
  /// a word.
  private static func numberLength(_ text: ArraySlice<UInt8>) -> Int {
    var number = text.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    if number.last == UInt8(ascii: ".") { number.removeLast() }
    guard !number.isEmpty, Double(String(decoding: number, as: UTF8.self)) != nil else { return 0 }
    // 16 bytes are enough for the next character.
    let next = String(decoding: text[number.endIndex...].prefix(16), as: UTF8.self).first
    return next.map { $0.isLetter || $0.isNumber } == true ? 0 : number.count
  }

  /// Sentences with the same skeleton as one sentence, with a range in place of each number that
  /// differs.
  static func merged(_ sentences: [String]) -> String {
    let parsed = sentences.map { NumberedSentence($0) }
    // The texts come from the sentence with the largest number, in which words such as `points` are
    // in the plural.
    guard
      let widest = parsed.max(by: { $0.numbers.lexicographicallyPrecedes($1.numbers) })
    else { return "" }
    var out = widest.texts[0]
    for index in widest.words.indices {
      let words = parsed.compactMap { index < $0.words.count ? $0.words[index] : nil }
      let sorted = words.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
      let (least, most) = (sorted.first ?? "", sorted.last ?? "")
      out += (least == most ? least : "\(least) to \(most)") + widest.texts[index + 1]
    }
    return out
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var standsBeforeNumbers: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "(")
  }
}

extension TextShortfall {
  /// A message that the texts of a view are cut off in several cells, with the ranges of missing
  /// points; nil if a finding is about something else.
  fileprivate static func message(of findings: [Finding]) -> String? {
    let missing = findings.compactMap(\.missing)
    guard missing.count == findings.count, let view = findings.first?.view else { return nil }
    var lacks: [String] = []
    if let width = range(missing.compactMap(\.width)) { lacks.append("\(width) pt of width") }
    // Some need more height besides more width, others in the place of it.
    let besides = missing.filter { $0.height == nil }.map(\.heightWhenWider)
    if !lacks.isEmpty, let most = besides.max(), most > 0 {
      let upTo = besides.allSatisfy { $0 == most } ? "" : "up to "
      lacks = ["\(lacks.joined()) and \(upTo)\(String(decimal: most, places: 1)) pt of height"]
    }
    if let height = range(missing.compactMap(\.height)) { lacks.append("\(height) pt of height") }
    let amounts = lacks.isEmpty ? "" : ": it lacks " + lacks.joined(separator: " or ")
    return "The text of \(view) does not fit and is cut off\(amounts)."
  }

  /// The range of the values above 0, such as `3 to 41`; nil if there are none.
  private static func range(_ values: [CGFloat]) -> String? {
    let sorted = values.filter { $0 > 0 }.sorted()
    guard let least = sorted.first, let most = sorted.last else { return nil }
    let (low, high) = (String(decimal: least, places: 1), String(decimal: most, places: 1))
    return low == high ? low : "\(low) to \(high)"
  }
}

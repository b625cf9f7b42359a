import Foundation

/// A place in the text of a constraint where a number stands, or where one could be added, and what is written around
/// it for either sign.
struct ConstantSlot: Equatable {
  /// The text before the number and its sign, and after it.
  var head, tail: String
  /// What stands between `head` and a number that is not negative, and before a negative one's digits; nil where there
  /// can be no negative one.
  var plus: String
  var minus: String?
  var value: Double
  /// Whether there is no number yet.
  var isNew = false

  /// The text with another number.
  func text(_ value: Double) -> String {
    let sign = value < 0 ? minus ?? plus : plus
    return head + sign + Self.digits(minus == nil ? max(0, value) : abs(value)) + tail
  }

  private static func digits(_ value: Double) -> String {
    value == value.rounded() && value < 1e9 ? String(Int(value)) : String(value)
  }

  /// The places in a text that may be constants, those with numbers first. Factors and priorities are left out.
  static func all(in text: String) -> [ConstantSlot] {
    let letters = Array(text)
    let end = letters.lastIndex(of: "@") ?? Self.wordedPriority(in: letters) ?? letters.count
    let isVisual = letters.contains("[")
    let isSize = text.contains(".size")
    var slots: [ConstantSlot] = []
    var index = 0
    while index < end {
      guard let length = numberLength(letters, index, end, isSize) else {
        index += 1
        continue
      }
      let number = index..<(index + length)
      if let slot = slot(letters, number, isVisual, isSize) { slots.append(slot) }
      index += length
    }
    if !isVisual, letters.contains(where: { "=<>".contains($0) }) {
      slots.append(added(letters, end))
    }
    return slots
  }

  /// Where `(priority: …)` begins.
  private static func wordedPriority(in letters: [Character]) -> Int? {
    let text = String(letters).lowercased()
    return text.range(of: "(priority").map {
      text.distance(from: text.startIndex, to: $0.lowerBound)
    }
  }

  /// - Parameter isSize: whether an `x` between numbers is that of a size, such as 36x5.
  private static func numberLength(
    _ letters: [Character], _ start: Int, _ end: Int, _ isSize: Bool
  ) -> Int? {
    guard isDigit(letters[start]) else { return nil }
    let isHeight = isSize && start > 1 && isCross(letters[start - 1]) && isDigit(letters[start - 2])
    if start > 0, !isHeight {
      let before = letters[start - 1]
      if before.isLetter || isDigit(before) || "_.#/".contains(before) { return nil }
    }
    var index = start
    while index < end, isDigit(letters[index]) { index += 1 }
    if index + 1 < end, letters[index] == ".", isDigit(letters[index + 1]) {
      index += 1
      while index < end, isDigit(letters[index]) { index += 1 }
    }
    if isSize, index + 1 < end, isCross(letters[index]), isDigit(letters[index + 1]) {
      return index - start
    }
    // A part of a name.
    if index < end, letters[index].isLetter || letters[index] == "_" || letters[index] == "." {
      return nil
    }
    return index - start
  }

  private static func isCross(_ letter: Character) -> Bool { "x×X".contains(letter) }

  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

  private static func slot(
    _ letters: [Character], _ number: Range<Int>, _ isVisual: Bool, _ isSize: Bool
  ) -> ConstantSlot? {
    guard let value = Double(String(letters[number])) else { return nil }
    let next = letters[number.upperBound...].first { $0 != " " }
    var start = number.lowerBound
    while start > 0, letters[start - 1] == " " { start -= 1 }
    let sign = start > 0 ? letters[start - 1] : nil
    let isFactor = { (letter: Character?) in letter.map { "*×xX/".contains($0) } ?? false }
    let tail = String(letters[number.upperBound...])
    // A side of a size has no sign either.
    let isSide = isSize && [next, sign].contains { $0.map(isCross) ?? false }
    guard isSide || !isFactor(next) && !isFactor(sign) else { return nil }
    guard !isVisual, !isSide else {
      return ConstantSlot(
        head: String(letters[..<number.lowerBound]), tail: tail, plus: "", minus: nil, value: value)
    }
    guard let sign, "+-−".contains(sign) else {
      return ConstantSlot(
        head: String(letters[..<number.lowerBound]), tail: tail, plus: "", minus: "-", value: value)
    }
    let own = sign == "+" ? value : -value
    var before = start - 1
    while before > 0, letters[before - 1] == " " { before -= 1 }
    let isBinary = before > 0 && !"=<>(,+-−@:".contains(letters[before - 1])
    let head = String(letters[..<(isBinary ? before : start - 1)])
    guard isBinary else {
      return ConstantSlot(head: head, tail: tail, plus: "", minus: "-", value: own)
    }
    let gap = (String(letters[before..<(start - 1)]), String(letters[start..<number.lowerBound]))
    return ConstantSlot(
      head: head, tail: tail, plus: gap.0 + "+" + gap.1,
      minus: gap.0 + (sign == "−" ? "−" : "-") + gap.1, value: own)
  }

  /// A constant after the right side of an equation that has none.
  private static func added(_ letters: [Character], _ end: Int) -> ConstantSlot {
    var last = end
    while last > 0, letters[last - 1] == " " { last -= 1 }
    return ConstantSlot(
      head: String(letters[..<last]), tail: String(letters[last...]), plus: " + ", minus: " - ",
      value: 0, isNew: true)
  }
}

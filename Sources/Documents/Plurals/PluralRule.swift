/// The kinds of numbers that languages tell apart, under CLDR's names.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A category and the numbers that belong to it.
struct PluralRule: Sendable {
  var category: PluralCategory
  var condition: PluralCondition

  /// Reads a line such as `few: n = 3..10`; nil for one that is none.
  init?(_ line: Substring) {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2,
      let category = PluralCategory(rawValue: String(parts[0].drop { $0 == " " })),
      let condition = PluralCondition(parts[1])
    else { return nil }
    self.category = category
    self.condition = condition
  }
}

/// A condition in CLDR's notation: relations such as `n % 100 = 3..10,13`, joined by `and`, which
/// binds tighter, and `or`.
struct PluralCondition: Sendable {
  /// One of these must hold as a whole.
  private var alternatives: [[Relation]] = [[]]

  private struct Relation {
    var operand: PluralOperands.Operand
    var modulus: Int?
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]

    init?(_ words: ArraySlice<String>) {
      var words = words
      guard let operand = words.popFirst().flatMap(PluralOperands.Operand.init) else { return nil }
      self.operand = operand
      if words.first == "%" {
        modulus = words.dropFirst().first.flatMap { Int($0) }
        guard let modulus, modulus > 0 else { return nil }
        words = words.dropFirst(2)
      }
      guard words.count == 2, let relation = words.first, relation == "=" || relation == "!=",
        let list = words.last
      else { return nil }
      isNegated = relation == "!="
      ranges = list.split(separator: ",").compactMap(Self.range)
      guard ranges.count == list.split(separator: ",", omittingEmptySubsequences: false).count
      else { return nil }
    }

    private static func range(_ text: Substring) -> ClosedRange<Int>? {
      let ends = text.split(separator: ".").map { Int($0) }
      guard let lower = ends.first.flatMap({ $0 }), let upper = ends.last.flatMap({ $0 }),
        ends.count <= 2, lower <= upper
      else { return nil }
      return lower...upper
    }

    /// A number with a fraction is in no range of whole ones.
    func holds(for number: PluralOperands) -> Bool {
      guard let value = number[operand] else { return isNegated }
      let rest = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(rest) } != isNegated
    }
  }

  /// Nil for something that is no condition.
  init?(_ text: Substring) {
    var words: [String] = []
    for word in text.split(separator: " ").map(String.init) + ["or"] {
      guard word == "or" || word == "and" else {
        words.append(word)
        continue
      }
      guard let relation = Relation(words[...]) else { return nil }
      alternatives[alternatives.count - 1].append(relation)
      words = []
      if word == "or" { alternatives.append([]) }
    }
    alternatives.removeLast()
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

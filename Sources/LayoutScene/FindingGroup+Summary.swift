import Foundation

extension FindingGroup {
  /// The cells in which the finding's message differs only in numbers, with one sentence for all of
  /// them.
  package struct Summary: Sendable, Hashable {
    /// The sentence, with ranges where numbers differ: `by 3 to 41 points`.
    package var sentence: Sentence
    package var message: String { sentence.description }
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
      place.finding.missing == nil ? Sentence.Frame(place.finding.sentence) : nil
    }.map { Self.summary(of: $0.elements) }
  }

  private static func summary(of places: [Place]) -> Summary {
    let sentences = places.map(\.finding.sentence)
    guard Set(places.map(\.message)).count > 1, let worst = worst(of: places) else {
      return Summary(
        sentence: sentences.first ?? "", hint: places.first?.finding.hint, places: places)
    }
    let sentence =
      TextShortfall.message(of: places.map(\.finding)) ?? Sentence.merged(sentences)
    return Summary(sentence: sentence, hint: worst.finding.hint, places: places, worst: worst.cell)
  }

  /// The place where the most is missing, or whose numbers are the largest; the first of equals.
  private static func worst(of places: [Place]) -> Place? {
    func size(_ place: Place) -> [Double] {
      place.finding.missing?.amounts ?? place.finding.sentence.amounts
    }
    return places.reduce(nil) { worst, place in
      guard let worst else { return place }
      return size(worst).lexicographicallyPrecedes(size(place)) ? place : worst
    }
  }
}

extension TextShortfall {
  /// A message that the texts of a view are cut off in several cells, with the ranges of missing
  /// points; nil if a finding is about something else.
  fileprivate static func message(of findings: [Finding]) -> Sentence? {
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

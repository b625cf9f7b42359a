import Foundation

/// A sentence of facts: literal words, and between them the names, amounts and texts that it is about. What groups
/// findings compares these and never reads the words.
///
/// What a string literal interpolates is a fact: a number is an amount, a string a name.
/// `"\(view.id) is \(width, "point") wide"`.
public struct Sentence: Sendable, Hashable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  private(set) var parts: [Part] = []

  enum Part: Sendable, Hashable {
    case words(String)
    /// A view, a class, a file: what the sentence is about.
    case name(String)
    /// With its value, which orders amounts, and the unit in the singular, which is written behind it.
    case amount(String, Double, unit: String?)
    /// A quoted text or a colour, in which uses of a component may differ.
    case content(String)
    /// Its numbers may differ between screens.
    case constraint(String, views: [String])

    var text: String {
      switch self {
      case .words(let text), .name(let text), .content(let text), .constraint(let text, _): text
      case .amount(let number, _, nil): number
      case .amount(let number, _, let unit?): "\(number) \(unit)\(number == "1" ? "" : "s")"
      }
    }
  }

  init(_ parts: [Part]) { self.parts = parts }

  public init(stringLiteral value: String) { parts = [.words(value)] }

  public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  public var description: String { parts.map(\.text).joined() }

  public static func + (first: Sentence, second: Sentence) -> Sentence {
    Sentence(first.parts + second.parts)
  }

  /// Whether it says nothing.
  package var isEmpty: Bool { description.isEmpty }

  /// Takes the facts out of a literal: what is interpolated, and the words between.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// A sentence without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Words between facts.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// A name of what the sentence is about.
    public mutating func appendInterpolation(_ name: some CustomStringConvertible) {
      parts.append(.name(name.description))
    }

    /// The parts of a sentence.
    public mutating func appendInterpolation(_ sentence: Sentence) { parts += sentence.parts }

    /// With as many decimals at most.
    public mutating func appendInterpolation(
      _ amount: Double, _ unit: String? = nil, places: Int? = 1
    ) {
      let text = String(decimal: amount, places: places)
      // Of amounts that are shown as equal none is larger.
      parts.append(.amount(text, Double(text) ?? amount, unit: unit))
    }

    /// With as many decimals at most.
    public mutating func appendInterpolation(
      _ amount: CGFloat, _ unit: String? = nil, places: Int? = 1
    ) {
      appendInterpolation(Double(amount), unit, places: places)
    }

    /// A whole number, with the unit in the singular.
    public mutating func appendInterpolation(_ amount: Int, _ unit: String? = nil) {
      parts.append(.amount(String(amount), Double(amount), unit: unit))
    }

    /// A text in quotation marks.
    public mutating func appendInterpolation(quoted text: some StringProtocol) {
      parts.append(.content("“\(text)”"))
    }

    package mutating func appendInterpolation(_ color: Color) { parts.append(.content(color.hex)) }

    package mutating func appendInterpolation(constraint text: String, views: [String]) {
      parts.append(.constraint(text, views: views))
    }
  }
}

extension [Sentence] {
  package func joined(separator: Sentence) -> Sentence {
    enumerated().reduce("") { $1.offset == 0 ? $1.element : $0 + separator + $1.element }
  }

  /// A list in a sentence: `a`, `a and b`, `a, b and c`.
  package func listed(_ conjunction: String = "and") -> Sentence {
    guard let last, count > 1 else { return last ?? "" }
    return dropLast().map(\.self).joined(separator: ", ") + Sentence([.words(" \(conjunction) ")])
      + last
  }
}

// MARK: Grouping

extension Sentence {
  /// What is the same in sentences that differ only in amounts, and in the numbers of constraints.
  struct Frame: Hashable {
    private let parts: [Part]

    /// - Parameter views: the sentence is that of a use of a component. Names stand for the way to them from these,
    ///   and what is quoted does not count.
    init(_ sentence: Sentence, views: [String]? = nil) {
      parts = sentence.parts.map { part in
        switch part {
        case .words: part
        case .amount(_, _, let unit): .amount("", 0, unit: unit)
        case .name(let name): .name(views.map { Self.way(to: name, from: $0) } ?? name)
        case .content(let text): .content(views == nil ? text : "")
        case .constraint(_, let names):
          .constraint(
            "", views: views.map { views in names.map { Self.way(to: $0, from: views) } } ?? names)
        }
      }
    }

    /// The way to a name, or to that before its point, from the first of `views` that it shares components with; the
    /// name itself where there is none.
    private static func way(to name: String, from views: [String]) -> String {
      let end = name.firstIndex(of: ".") ?? name.endIndex
      let path = name[..<end].split(separator: "/", omittingEmptySubsequences: false)
      let ways = views.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
      let shared = ways.map { way in zip(way, path).prefix { $0 == $1 }.count }
      guard let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) else {
        return name
      }
      let up = ways[index].count - most
      return "\u{1}\(index)\u{1}\(up)/" + path.dropFirst(most).joined(separator: "/") + name[end...]
    }
  }

  /// The first text in quotation marks, with these.
  package var firstQuotation: String? {
    for case .content(let text) in parts where text.hasPrefix("“") { return text }
    return nil
  }

  var amounts: [Double] {
    parts.compactMap { if case .amount(_, let value, _) = $0 { value } else { nil } }
  }

  /// Sentences with the same frame as one sentence, with a range in place of each amount that differs. Other words are
  /// those of the sentence with the largest amounts.
  static func merged(_ sentences: [Sentence]) -> Sentence {
    guard
      var widest = sentences.max(by: { $0.amounts.lexicographicallyPrecedes($1.amounts) })
    else { return "" }
    for (index, part) in widest.parts.enumerated() {
      guard case .amount(_, let value, let unit) = part else { continue }
      let all = sentences.compactMap { sentence -> (text: String, value: Double)? in
        guard index < sentence.parts.count,
          case .amount(let text, let value, _) = sentence.parts[index]
        else {
          return nil
        }
        return (text, value)
      }.sorted { $0.value < $1.value }
      guard let least = all.first?.text, let most = all.last?.text, least != most else { continue }
      widest.parts[index] = .amount("\(least) to \(most)", value, unit: unit)
    }
    return widest
  }
}

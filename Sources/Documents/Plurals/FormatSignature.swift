/// Which values a text shows, and how: what the same text in another language should show as well.
struct FormatSignature: Hashable {
  /// What a place for a value takes. Lengths such as `ll` do not count: numbers are as long as they are.
  enum Kind: Hashable {
    case object, whole, fraction, text, character

    init(_ specifier: FormatSpecifier) {
      switch specifier.conversion {
      case "@": self = .object
      case "s", "S": self = .text
      case "c", "C": self = .character
      case "f", "F", "e", "E", "g", "G": self = .fraction
      default: self = .whole
      }
    }

    var words: String {
      switch self {
      case .object: "an object"
      case .whole: "a whole number"
      case .fraction: "a number with a fraction"
      case .text: "a C string"
      case .character: "a character"
      }
    }
  }

  struct Place: Hashable {
    var position: Int
    var specifier: String
    var kind: Kind
  }

  /// Every place of every form, those of `other` first.
  private(set) var places: [Place] = []
  private var known: Set<Place> = []
  /// Values that a form may leave out because they only choose the form.
  private(set) var choosing: Set<Int> = []

  init(_ text: LocalizedText) {
    for form in text.forms.texts { add(form, of: text) }
    if text.forms.isPlural, let number = places.first(where: { $0.kind.isNumber }) {
      choosing.insert(number.position)
    }
  }

  private mutating func add(_ format: String, of text: LocalizedText) {
    var next = 1
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .specifier(let specifier) where specifier.conversion != "%":
        add(specifier, at: specifier.position ?? next)
        if specifier.position == nil { next += 1 }
      case .variable(let name, let position, _):
        guard let variable = text.variables[name] else { continue }
        let own = variable.position ?? position ?? next
        if position == nil { next = max(next, own + 1) }
        choosing.insert(own)
        FormatSpecifier(kind: variable.specifier).map { add($0, at: own) }
      default: break
      }
    }
  }

  private mutating func add(_ specifier: FormatSpecifier, at position: Int) {
    let place = Place(position: position, specifier: specifier.text, kind: Kind(specifier))
    if known.insert(place).inserted { places.append(place) }
  }

  // MARK: Comparing

  enum Difference: Hashable {
    case kind(position: Int, own: Place, other: Place)
    case extra(Place)
    case missing(Place)
  }

  /// What this text shows otherwise than the source text, by position.
  func differences(from source: FormatSignature) -> [Difference] {
    let own = Dictionary(grouping: places, by: \.position)
    let others = Dictionary(grouping: source.places, by: \.position)
    return Set(own.keys).union(others.keys).sorted().compactMap { position in
      guard let first = others[position]?.first else {
        return own[position]?.first.map { .extra($0) }
      }
      guard let shown = own[position] else {
        return source.choosing.contains(position) ? nil : .missing(first)
      }
      let kinds = Set((others[position] ?? []).map(\.kind))
      return shown.first { !kinds.contains($0.kind) }
        .map { .kind(position: position, own: $0, other: first) }
    }
  }

  /// The places by their numbers, as a text may have them in any order: `%1$@ %2$lld`.
  var numbered: String {
    var seen: Set<Int> = []
    return places.sorted { $0.position < $1.position }
      .filter { seen.insert($0.position).inserted }.prefix(8)
      .map { "%\($0.position)$" + Self.withoutPosition($0.specifier) }.joined(separator: " ")
  }

  static func withoutPosition(_ specifier: String) -> String {
    let body = specifier.dropFirst()
    return String(body.firstIndex(of: "$").map { body[body.index(after: $0)...] } ?? body)
  }
}

extension FormatSignature.Kind {
  var isNumber: Bool { self == .whole || self == .fraction }
}

extension FormatSignature.Difference {
  /// - Parameters:
  ///   - language: that of the text.
  ///   - source: the language that it is compared with.
  func words(_ language: String, _ source: String) -> String {
    switch self {
    case .kind(let position, let own, let other):
      "value \(position) is \(own.kind.words) (\(own.specifier)) in \(language) and "
        + "\(other.kind.words) (\(other.specifier)) in \(source)"
    case .extra(let place):
      "\(language) shows a value \(place.position) (\(place.specifier)) that \(source) does not have"
    case .missing(let place):
      "\(language) leaves out value \(place.position) (\(place.specifier)), which \(source) shows"
    }
  }
}

import LayoutScene

/// One mistake in a document, with its place.
public struct Problem: Sendable, Hashable {
  /// What is wrong.
  public var fact: Fact
  /// The file's path as it was given.
  public var file: String
  /// The place of the mistake; nil where it is about the file as a whole.
  public var location: SourceLocation?
  /// The line of `location`; only a part of it where it is very long.
  public var excerpt: Excerpt?
  /// The uses of the component that has the mistake, the innermost first; empty outside of
  /// components.
  public var uses: [SourceLocation] = []
  /// How many further uses of the component have the mistake.
  public var moreUses = 0
  /// How many further names that differ in their numbers only are not there: a repeated constraint has one for each
  /// repetition.
  public var moreNames = 0
  /// The other places of the same name, where the mistake is a name that is not there: it was probably renamed where it is
  /// defined.
  public var morePlaces: [SourceLocation] = []
  /// Where the thing that the mistake contradicts is declared, such as a parameter; nil where there
  /// is none.
  public var declaration: SourceLocation?

  package init(
    fact: Fact, file: String, location: SourceLocation? = nil, excerpt: Excerpt? = nil,
    uses: [SourceLocation] = [], declaration: SourceLocation? = nil
  ) {
    self.fact = fact
    self.file = file
    self.location = location ?? Self.start(of: file, fact)
    self.excerpt = excerpt
    self.uses = uses
    self.declaration = declaration
  }

  /// A file that is not read for its length is named with its first line, as other bad input is.
  private static func start(of file: String, _ fact: Fact) -> SourceLocation? {
    guard case .tooLarge = fact else { return nil }
    return SourceLocation(file: file, line: 1, column: 1)
  }

  /// A line of a file with a place in it.
  public struct Excerpt: Sendable, Hashable {
    /// The line, or the part of it that is shown.
    public var text: String
    /// The number of characters of `text` before the place.
    public var caret: Int
  }
}

extension Problem: CustomStringConvertible {
  /// The problem in one line: `file:line:column: error: what is wrong; what would be right`.
  public var description: String {
    "\(location?.description ?? file): error: \(message)".oneLine
  }

  /// The mistake and, after a semicolon, the correction.
  public var message: String { words.description }

  /// The mistake without the correction.
  public var statement: String { statementWords.description }

  /// The words of `message`.
  package var words: MistakeWords {
    withOtherPlaces(fact.message + (fact.advice.map { "; \($0)" } ?? ""))
  }

  /// The words of `statement`.
  package var statementWords: MistakeWords { withOtherPlaces(fact.message) }

  /// The correction as a sentence of its own; nil where none is known.
  public var advice: String? {
    fact.advice.map { $0.capitalizedFirst + ($0.hasSuffix("?") ? "" : ".") }
  }

  /// Words with the other places in parentheses: ` (used at chat.yaml:40:5)`.
  private func withOtherPlaces(_ words: String) -> MistakeWords {
    let declared = declaration.map { ["declared at \($0)"] } ?? []
    let shown = uses.prefix(Self.useLimit).map { "used at \($0)" }
    let more = uses.count > shown.count ? ["…"] : []
    let others =
      moreUses == 0 ? [] : ["and \(moreUses) more \(moreUses == 1 ? "use" : "uses")"]
    let rest =
      morePlaces.isEmpty
      ? [] : ["and \(morePlaces.count) more \(morePlaces.count == 1 ? "place" : "places")"]
    let names =
      moreNames == 0 ? [] : ["and \(moreNames) more \(moreNames == 1 ? "name" : "names") like it"]
    let places = declared + shown + more + others + names + rest
    let all = MistakeWords(words, uses: places)
    // Without uses all documents say the same.
    return declared.isEmpty && shown.isEmpty ? MistakeWords(all.description) : all
  }

  /// The most uses that a message names; a reader would not follow more.
  private static let useLimit = 4

  /// Whether a file could not be read, rather than having a mistake.
  public var isInputOutput: Bool {
    if case .unreadable = fact { true } else { false }
  }

  /// The description, and below it the line with a caret under the place.
  public var display: String {
    guard let excerpt else { return description }
    let indent = excerpt.text.prefix(excerpt.caret).map(String.init).map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: character.oneLine.count)
    }.joined()
    return "\(description)\n  \(excerpt.text.oneLine)\n  \(indent)^"
  }
}

/// Everything that is wrong in a document, sorted by place.
public struct DocumentErrors: Error, Sendable, Hashable {
  /// The problems, sorted by place; at least one.
  public var problems: [Problem]

  /// Errors with these problems, in this order.
  public init(problems: [Problem]) {
    self.problems = problems
  }

  /// Whether the document itself could not be read, rather than having mistakes.
  public var isInputOutput: Bool { problems.contains(where: \.isInputOutput) }
}

extension DocumentErrors: CustomStringConvertible {
  public var description: String { problems.map(\.display).joined(separator: "\n") }
}

extension Problem {
  /// The name of a view that is unknown and like no other.
  var strangeView: String? {
    if case .unknownView(let name, nil) = fact { name } else { nil }
  }
}

extension Problem {
  /// The key of the document that defines names, and whose value is not known because of the mistake.
  var lackedKey: String? {
    switch fact {
    case .unknownKey(_, _, let meant?, _): meant
    case .wrongKind("metrics"?, _, _): "metrics"
    case .pathForNames: "include"
    default: nil
    }
  }

  /// Whether a name is unknown since what may define it is under a key with a mistake.
  func follows(fromLack keys: Set<String>) -> Bool {
    switch fact {
    case .unknownConstraint: keys.contains("constraints") || keys.contains("id")
    case .unknownMetric: keys.contains("metrics") || keys.contains("include")
    case .unknownStyle: keys.contains("styles") || keys.contains("include")
    case .unknownComponent: keys.contains("components") || keys.contains("include")
    case .unknownColor: keys.contains("colors") || keys.contains("include")
    case .noStrings: keys.contains("strings")
    default: false
    }
  }
}

extension Problem {
  /// A name that is unknown, as what kind of name it was looked up. Views have names of their own in each file.
  struct UnknownName: Hashable {
    var file, kind, name: String
  }

  var unknownMetric: String? {
    if case .unknownMetric(let name, _) = fact { name } else { nil }
  }

  /// - Parameter metrics: the names that are called unknown metrics somewhere. As a value such a name is the same
  ///   mistake.
  func unknownName(among metrics: Set<String>) -> UnknownName? {
    func unknown(_ kind: String, _ name: String) -> UnknownName {
      UnknownName(file: kind == "view" ? file : "", kind: kind, name: name)
    }
    return switch fact {
    case .unknownMetric(let name, _): unknown("metric", name)
    case .wrongValue(_, _, let name, _) where metrics.contains(name): unknown("metric", name)
    case .unknownColor(let name, _): unknown("color", name)
    case .unknownStyle(let name, _, _): unknown("style", name)
    case .unknownComponent(let name, _, _): unknown("component", name)
    case .unknownString(let name, _): unknown("string", name)
    case .unknownView(let name, _): unknown("view", name)
    default: nil
    }
  }
}

import LayoutScene

/// One thing that is wrong in a document, and where.
public struct Problem: Sendable, Hashable {
  /// What is wrong.
  public var fact: Fact
  /// The file's path as it was given.
  public var file: String
  /// Nil where it is about the file as a whole.
  public var location: SourceLocation?
  /// The line of the file that `location` is in; a window of it where it is very long.
  public var excerpt: Excerpt?
  /// Where the component that it is in is used, the innermost use first; empty outside of components.
  public var uses: [SourceLocation] = []
  /// Where what is not kept to is declared, such as a parameter; nil where nothing is.
  public var declaration: SourceLocation?

  /// A line of a file with a place in it.
  public struct Excerpt: Sendable, Hashable {
    /// The line, or the part of it that is shown.
    public var text: String
    /// How many characters of `text` stand before the place.
    public var caret: Int
  }
}

extension Problem: CustomStringConvertible {
  /// `file:line:column: error: what is wrong; what would be right`
  public var description: String {
    "\(location?.description ?? file): error: \(message)".oneLine
  }

  /// What is wrong and, after a semicolon, what would be right.
  public var message: String {
    fact.message + (fact.advice.map { "; \($0)" } ?? "") + otherPlaces
  }

  /// What is wrong, without what would be right.
  public var statement: String { fact.message + otherPlaces }

  /// What would be right, as a sentence of its own; nil where nobody knows.
  public var advice: String? {
    fact.advice.map { advice in
      advice.prefix(1).uppercased() + advice.dropFirst() + (advice.hasSuffix("?") ? "" : ".")
    }
  }

  /// ` (used at chat.yaml:40:5)`
  private var otherPlaces: String {
    let declared = declaration.map { ["declared at \($0)"] } ?? []
    let shown = uses.prefix(Self.useLimit).map { "used at \($0)" }
    let more = uses.count > shown.count ? ["…"] : []
    let places = declared + shown + more
    return places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
  }

  /// More than anybody follows.
  private static let useLimit = 4

  /// Whether a file could not be read, rather than being wrong.
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

  /// Whether the document itself could not be read, rather than being wrong.
  public var isInputOutput: Bool { problems.contains(where: \.isInputOutput) }
}

extension DocumentErrors: CustomStringConvertible {
  public var description: String { problems.map(\.display).joined(separator: "\n") }
}

/// Collects what is wrong while a document is read.
final class Problems {
  private var found: [Problem] = []
  private var known: Set<Problem> = []
  /// Where a variable stands for nothing, so that what the text is without it is no mistake of its own.
  private var withoutValue: Set<SourceLocation> = []

  /// - Parameter found: what is known to be wrong before reading begins.
  init(_ found: [Problem] = []) {
    add(found)
  }

  var isEmpty: Bool { found.isEmpty }
  var count: Int { found.count }

  func report(_ fact: Fact, file: String) {
    add(Problem(fact: fact, file: file))
  }

  func report(
    _ fact: Fact, at mark: SourceText.Mark, in source: SourceText, uses: [SourceLocation] = [],
    declaration: SourceLocation? = nil
  ) {
    let location = source.location(of: mark)
    add(
      Problem(
        fact: fact, file: source.file, location: location,
        excerpt: Self.excerpt(source.line(mark.line), column: location.column), uses: uses,
        declaration: declaration))
  }

  func report(_ fact: Fact, at location: SourceLocation) {
    add(Problem(fact: fact, file: location.file, location: location))
  }

  /// The same mistake at the same place, found twice, is one.
  private func add(_ problem: Problem) {
    if let location = problem.location {
      switch problem.fact {
      case .unknownVariable, .keyOfValue: withoutValue.insert(location)
      case _ where withoutValue.contains(location): return
      default: break
      }
    }
    if known.insert(problem).inserted { found.append(problem) }
  }

  func add(_ problems: [Problem]) {
    for problem in problems { add(problem) }
  }

  /// Those that were found after the first so many, in order of place.
  func sorted(from count: Int) -> [Problem] { Problems(Array(found.dropFirst(count))).sorted }

  /// In order of place; those about a whole file come first.
  var sorted: [Problem] {
    found.enumerated().sorted { a, b in
      let (first, second) = (Self.order(a.element), Self.order(b.element))
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  private static func order(_ problem: Problem) -> SourceLocation {
    problem.location ?? SourceLocation(file: problem.file, line: 0, column: 0)
  }

  private static func excerpt(_ line: Substring, column: Int) -> Problem.Excerpt {
    let before = 60
    let start = max(0, column - 1 - before)
    guard line.utf8.count > 200 else {
      return Problem.Excerpt(text: String(line), caret: max(0, column - 1))
    }
    let window = line.dropFirst(start).prefix(2 * before)
    return Problem.Excerpt(text: String(window), caret: max(0, column - 1 - start))
  }
}

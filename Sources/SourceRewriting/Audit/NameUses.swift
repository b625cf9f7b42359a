import Foundation

/// The names that a source uses and declares, as far as tokens tell.
package struct NameUses: Sendable {
  /// A name with where it is used first.
  package struct Use: Sendable, Hashable {
    package enum Kind: String, Sendable {
      case type, member
    }
    package var kind: Kind
    package var name: String
    package var offset: Int
  }

  package private(set) var uses: [Use] = []
  /// Each imported module with the place of its import.
  package private(set) var imports: [(module: String, offset: Int)] = []
  /// What the source declares: types, members, parameters, variables and labels.
  package private(set) var declared: Set<String> = []

  package init(_ entry: ModuleIndex.Entry) {
    let source = entry.source
    let skipped = Self.skipped(source)
    for index in source.tokens.indices
    where source.isWord(index) && entry.isActive(index) && !skipped.contains(index) {
      read(index, source)
    }
  }

  /// Words that name nothing that could be missing: what conditions ask, and what attributes such as `@available` say.
  private static func skipped(_ source: SourceText) -> IndexSet {
    var skipped = IndexSet()
    for chain in Conditions(source).chains {
      for branch in chain { skipped.insert(integersIn: branch.condition) }
    }
    let attributes: Set = [
      "@available", "#available", "#unavailable", "@objc", "@backDeployed", "@_spi", "@inline",
      "@_silgen_name",
    ]
    for index in source.tokens.indices
    where attributes.contains(source.text(index)) && source.has(index + 1, "(") {
      skipped.insert(integersIn: index...source.closing(index + 1))
    }
    return skipped
  }

  private mutating func read(_ index: Int, _ source: SourceText) {
    let name = source.text(index)
    let offset = source.tokens[index].range.lowerBound
    if name == "import", source.isWord(index + 1) {
      imports.append((source.text(source.module(behindImport: index)), offset))
      return
    }
    let isImported = isPartOfImport(index, source)
    if isImported || Self.keywords.contains(name) || name.hasPrefix("$") || name == "_" { return }
    if declares(index, source) {
      // What overrides must be there to be overridden.
      if overrides(index, source) {
        uses.append(Use(kind: .member, name: name, offset: offset))
      } else {
        declared.insert(name)
      }
      return
    }
    if source.has(index + 1, ":"), !isInTernary(index, source) {
      declared.insert(name)
      return
    }
    let isMember = source.has(index - 1, ".")
    let isType = name.first?.isUppercase == true && !(isMember && isAfterValue(index, source))
    uses.append(Use(kind: isType ? .type : .member, name: name, offset: offset))
  }

  private func isPartOfImport(_ index: Int, _ source: SourceText) -> Bool {
    var start = index
    while source.has(start - 1, "."), source.isWord(start - 2) { start -= 2 }
    return source.has(start - 1, "import")
      || source.isWord(start - 1) && source.has(start - 2, "import")
  }

  /// Words after which a name is declared.
  private static let introducers: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "typealias",
    "associatedtype", "case", "for", "inout", "some", "macro", "precedencegroup",
  ]

  private func declares(_ index: Int, _ source: SourceText) -> Bool {
    let before = source.text(index - 1)
    if case .word(isQuoted: false)? = source.tokens.indices.contains(index - 1)
      ? source.tokens[index - 1].kind : nil
    {
      if before == "some" || before == "inout" { return false }
      if Self.introducers.contains(before) { return true }
      // The second name of a parameter: `at index: Int`.
      if source.has(index + 1, ":"), !Self.keywords.contains(before) { return true }
      if source.has(index + 1, "in"), before != "for" { return true }
    }
    // A further name of one statement: `let a = 1, b = 2`.
    if source.has(index - 1, ","), source.has(index + 1, "="), isFurther(index, source) {
      return true
    }
    // The first name of a parameter: `(at index: Int`.
    if source.isWord(index + 1), source.has(index + 2, ":"),
      source.has(index - 1, "(") || source.has(index - 1, ",")
    {
      return true
    }
    // `case let (a as A, b as B)`.
    if source.has(index - 1, "(") || source.has(index - 1, ","), isBound(index, source) {
      return true
    }
    // Names of closures and patterns: `{ a, b in`, `let (a, b)`, `[weak self]`, `case .some(let x)`.
    return isListed(index, source)
  }

  /// Whether a statement that declares names comes before a name, at its own level.
  private func isFurther(_ index: Int, _ source: SourceText) -> Bool {
    var start = index - 1
    while start >= 0 {
      if source.has(start, "let") || source.has(start, "var") { return true }
      if ["(", "[", "{", ";"].contains(source.text(start)) { return false }
      let isClosed = [")", "]", "}"].contains(source.text(start))
      start = isClosed ? (source.opening(start) ?? 0) - 1 : start - 1
    }
    return false
  }

  /// Whether a name begins a part of the brackets after `let` or `var`.
  private func isBound(_ index: Int, _ source: SourceText) -> Bool {
    var start = index - 1
    while start > 0, !source.has(start, "(") {
      if source.has(start, "{") || source.has(start, "}") || source.has(start, ";") { return false }
      start = source.has(start, ")") ? (source.opening(start) ?? 0) - 1 : start - 1
    }
    return source.has(start - 1, "let") || source.has(start - 1, "var")
  }

  /// Whether a name stands in a list of names that ends with `in`, or begins after `let` or `case`.
  private func isListed(_ index: Int, _ source: SourceText) -> Bool {
    var end = index + 1
    while source.has(end, ",")
      || source.isWord(end) && !source.has(end, "in")
        && source.has(end - 1, ",")
      || source.has(end, ")")
    { end += 1 }
    if source.has(end, "in"), end > index { return true }
    if source.has(end, "->"), source.has(end - 1, ")") { return false }
    var start = index - 1
    while source.has(start, ",") || source.isWord(start) && source.has(start + 1, ",") {
      start -= 1
    }
    if source.has(start, "("), source.has(start - 1, "let") || source.has(start - 1, "var") {
      return true
    }
    // `case a, b(Int), c` of an enumeration.
    return source.has(index - 1, ",") && source.has(start, "case")
      || isGenericParameter(index, source)
  }

  /// `Item` in `struct List<Item: View>` and `func show<Item>(`.
  private func isGenericParameter(_ index: Int, _ source: SourceText) -> Bool {
    guard source.isKind(index - 1, .operator),
      source.has(index - 1, "<") || source.has(index - 1, ","),
      source.isWord(index - 2)
    else { return false }
    return ["func", "class", "struct", "enum", "actor", "typealias", "init"]
      .contains(source.text(index - 3)) || source.has(index - 2, "init")
  }

  private func overrides(_ index: Int, _ source: SourceText) -> Bool {
    guard source.has(index - 1, "func") || source.has(index - 1, "var") else { return false }
    var before = index - 2
    while source.isKind(before, .attribute) || Modifiers.all.contains(source.text(before)) {
      if source.has(before, "override") { return true }
      before -= 1
    }
    return false
  }

  private func isInTernary(_ index: Int, _ source: SourceText) -> Bool {
    var before = index - 1
    while before > 0, !source.tokens[before + 1].startsLine {
      // A mark that touches what it follows is that of an optional.
      if source.has(before, "?"), before > 0,
        source.tokens[before - 1].range.upperBound < source.tokens[before].range.lowerBound
      {
        return true
      }
      if source.has(before, "{") || source.has(before, ";") { return false }
      before -= 1
    }
    return source.has(index - 1, ".") || source.has(index - 1, "case")
  }

  /// Whether the point before a name follows a value and not a type.
  private func isAfterValue(_ index: Int, _ source: SourceText) -> Bool {
    guard source.isWord(index - 2) else { return true }
    return source.text(index - 2).first?.isUppercase != true
  }

  static let keywords = introducers.union(Modifiers.all).union([
    "self", "Self", "super", "init", "deinit", "subscript", "if", "else", "guard", "return", "in",
    "while", "repeat", "switch", "default", "break", "continue", "fallthrough", "do", "catch",
    "try", "throw", "throws", "rethrows", "as", "is", "nil", "true", "false", "where", "extension",
    "import", "operator", "get", "set", "willSet", "didSet", "any", "await", "defer", "each",
    "Type", "Protocol", "Any", "newValue", "oldValue", "error", "_", "sending", "safe", "unsafe",
    "yield", "then", "iOS", "macOS", "tvOS", "watchOS", "iOSApplicationExtension", "visionOS",
    "macCatalyst", "os", "canImport", "swift", "compiler", "targetEnvironment", "arch", "DEBUG",
    "Void",
    // Symbol graphs do not list groups of precedence.
    "AssignmentPrecedence", "FunctionArrowPrecedence", "TernaryPrecedence", "DefaultPrecedence",
    "LogicalDisjunctionPrecedence", "LogicalConjunctionPrecedence", "ComparisonPrecedence",
    "NilCoalescingPrecedence", "CastingPrecedence", "RangeFormationPrecedence",
    "AdditionPrecedence", "MultiplicationPrecedence", "BitwiseShiftPrecedence",
  ])
}

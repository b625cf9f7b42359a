/// The types of a source with their members, found by braces and keywords alone.
package struct Outline: Sendable {
  package private(set) var types: [TypeDeclaration] = []
  /// The index of the innermost type around each token; -1 outside of all.
  package private(set) var enclosing: [Int]

  package init(_ source: SourceText) {
    enclosing = Array(repeating: -1, count: source.tokens.count)
    var reader = OutlineReader(source)
    types = reader.read(into: &enclosing)
  }

  package func type(around token: Int) -> TypeDeclaration? {
    enclosing.indices.contains(token) && enclosing[token] >= 0 ? types[enclosing[token]] : nil
  }
}

/// Words that stand before a declaration's keyword.
enum Modifiers {
  static let all: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "class",
    "override", "lazy", "weak", "unowned", "dynamic", "optional", "required", "convenience",
    "mutating", "nonmutating", "nonisolated", "indirect", "prefix", "postfix", "infix", "isolated",
    "distributed", "borrowing", "consuming", "__consuming", "async",
  ]
}

struct OutlineReader {
  let source: SourceText
  private var types: [TypeDeclaration] = []
  /// What each open brace belongs to: the index of a type, or -1.
  private var braces: [Int] = []

  init(_ source: SourceText) { self.source = source }

  mutating func read(into enclosing: inout [Int]) -> [TypeDeclaration] {
    var opening: [Int: Int] = [:]
    for index in source.tokens.indices {
      let current = braces.last(where: { $0 >= 0 }) ?? -1
      enclosing[index] = current
      if source.has(index, "{") {
        braces.append(opening.removeValue(forKey: index) ?? -1)
        enclosing[index] = braces.last.map { $0 >= 0 ? $0 : current } ?? current
      } else if source.has(index, "}") {
        _ = braces.popLast()
      } else if let type = typeDeclaration(at: index, around: current) {
        opening[type.body.lowerBound] = types.count
        types.append(type)
      } else if let owner = braces.last, owner >= 0, let member = member(at: index) {
        types[owner].members.append(member)
      }
    }
    return types
  }

  // MARK: Types

  private func typeDeclaration(at index: Int, around: Int) -> TypeDeclaration? {
    guard source.isKind(index, .word(isQuoted: false)), source.isWord(index + 1),
      let keyword = TypeDeclaration.Keyword(rawValue: source.text(index)),
      !source.has(index - 1, "."), isType(keyword, at: index)
    else { return nil }
    var name = source.text(index + 1)
    var next = index + 2
    while source.has(next, "."), source.isWord(next + 1) {
      name += "." + source.text(next + 1)
      next += 2
    }
    next = source.afterGenerics(next)
    let colon = source.has(next, ":") ? next : nil
    guard let open = opening(from: next) else { return nil }
    let parents = colon.map { names(from: $0 + 1, to: open) } ?? []
    let outer = around >= 0 && keyword != .extension ? types[around].path + "." : ""
    return TypeDeclaration(
      keyword: keyword, name: name, path: outer + name, parents: parents,
      prefix: prefixStart(before: index)..<index, body: open...source.closing(open), colon: colon)
  }

  /// `class func`, `class var` and the like are no types, nor is `actor` a keyword everywhere.
  private func isType(_ keyword: TypeDeclaration.Keyword, at index: Int) -> Bool {
    let next = source.text(index + 1)
    if case .word(isQuoted: true) = source.tokens[index + 1].kind { return true }
    switch keyword {
    case .class:
      return Member.Keyword(rawValue: next) == nil && !Modifiers.all.contains(next)
    case .actor: return next != "in" && next != "else" && next != "is" && next != "as"
    default: return true
    }
  }

  /// The index of the `{` of a type; nil where something else comes first.
  private func opening(from start: Int) -> Int? {
    var index = start
    while index < source.tokens.count {
      if source.has(index, "{") { return index }
      if source.has(index, "}") || source.has(index, ";") || source.has(index, "=") { return nil }
      if source.has(index, "(") || source.has(index, "[") { index = source.closing(index) }
      index += 1
    }
    return nil
  }

  /// The types that an inheritance clause names, without what a `where` clause says.
  private func names(from start: Int, to end: Int) -> [String] {
    var names: [String] = []
    var index = start
    while index < end, !source.has(index, "where") {
      if source.isWord(index), !source.has(index - 1, ".") {
        var name = source.text(index)
        while source.has(index + 1, "."), source.isWord(index + 2) {
          name += "." + source.text(index + 2)
          index += 2
        }
        names.append(name)
        index = max(index, source.afterGenerics(index + 1) - 1)
      }
      index += 1
    }
    return names
  }

  /// The index of the first attribute or modifier before a keyword.
  private func prefixStart(before index: Int) -> Int {
    var start = index
    while start > 0 {
      let before = start - 1
      if source.isKind(before, .attribute) {
        start = before
      } else if source.isKind(before, .word(isQuoted: false)),
        Modifiers.all.contains(source.text(before)), !source.has(before - 1, ".")
      {
        start = before
      } else if source.has(before, ")"), let open = source.opening(before), open > 0,
        source.isKind(open - 1, .attribute) || Modifiers.all.contains(source.text(open - 1))
      {
        start = open - 1
      } else {
        break
      }
    }
    return start
  }
}

// MARK: - Members

extension OutlineReader {
  private func member(at index: Int) -> Member? {
    guard source.isKind(index, .word(isQuoted: false)),
      let keyword = Member.Keyword(rawValue: source.text(index)), !source.has(index - 1, ".")
    else { return nil }
    switch keyword {
    case .func, .`init`, .`subscript`: return function(keyword, at: index)
    case .var, .let: return property(keyword, at: index)
    }
  }

  private func function(_ keyword: Member.Keyword, at index: Int) -> Member? {
    let nameIndex = keyword == .func ? index + 1 : index
    var next = nameIndex + 1
    if keyword == .`init`, source.has(next, "?") || source.has(next, "!") { next += 1 }
    next = source.afterGenerics(next)
    guard source.has(next, "(") else { return nil }
    let end = source.closing(next)
    let parameters = parameters(in: next + 1..<end)
    let body = body(from: end + 1)
    return Member(
      keyword: keyword, name: source.text(nameIndex), parameters: parameters,
      prefix: prefixStart(before: index)..<index, nameIndex: nameIndex,
      signature: nameIndex + 1..<(body?.lowerBound ?? signatureEnd(from: end + 1)),
      body: body)
  }

  private func property(_ keyword: Member.Keyword, at index: Int) -> Member? {
    guard source.isWord(index + 1) else { return nil }
    let body = body(from: index + 2)
    return Member(
      keyword: keyword, name: source.text(index + 1), prefix: prefixStart(before: index)..<index,
      nameIndex: index + 1,
      signature: index + 2..<(body?.lowerBound ?? signatureEnd(from: index + 2)), body: body)
  }

  /// The braces after a signature. A declaration without a body ends where the next one begins, or with its line.
  private func body(from start: Int) -> ClosedRange<Int>? {
    let end = signatureEnd(from: start)
    return source.has(end, "{") ? end...source.closing(end) : nil
  }

  private func signatureEnd(from start: Int) -> Int {
    var index = start
    while index < source.tokens.count {
      if source.has(index, "{") || source.has(index, "}") || source.has(index, ";")
        || source.has(index, "=")
      {
        return index
      }
      if source.tokens[index].startsLine, !continuesSignature(index) { return index }
      if source.has(index, "(") || source.has(index, "[") { index = source.closing(index) }
      index += 1
    }
    return index
  }

  /// Whether a line that begins with this token belongs to the signature before it.
  private func continuesSignature(_ index: Int) -> Bool {
    let words = [
      "->", "where", "throws", "rethrows", "async", ":", ",", "&", ".", "some", "any", "(", "[",
    ]
    if words.contains(source.text(index)) { return true }
    return index > 0
      && ["->", "where", ":", ",", "&", "==", "."].contains(source.text(index - 1))
  }

  private func parameters(in range: Range<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while source.isKind(index, .attribute) {
        index = source.has(index + 1, "(") ? source.closing(index + 1) + 1 : index + 1
      }
      guard source.isWord(index) else { break }
      let label = source.text(index)
      let hasName = source.isWord(index + 1)
      let name = hasName ? source.text(index + 1) : label
      let colon = index + (hasName ? 2 : 1)
      parameters.append(
        Parameter(label: label, name: name, isInout: source.has(colon + 1, "inout")))
      index = afterParameter(from: colon, to: range.upperBound)
    }
    return parameters
  }

  private func afterParameter(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if source.has(index, ",") { return index + 1 }
      if source.has(index, "(") || source.has(index, "[") || source.has(index, "{") {
        index = source.closing(index)
      } else {
        let after = source.afterGenerics(index)
        if after > index { index = after - 1 }
      }
      index += 1
    }
    return end
  }
}

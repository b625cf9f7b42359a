/// A member of an extension that another calls by a name of its own: the extension keeps the body under that name,
/// and one line declares the member that calls it. So every line stays where it is, and what is private to the file
/// of the extension can still be seen.
package struct MovedMember: Sendable {
  package let declaration: String

  /// A class that overrides the member, and the name of its own body.
  struct Override: Sendable {
    var type: String
    var name: String
  }

  static func name(of member: Member) -> String { "plumb_" + member.name }

  /// nil for what cannot be moved: an observer, an operator.
  /// - Parameters:
  ///   - name: the name of the body; nil for the usual one.
  ///   - overrides: the bodies to call for objects of other classes, the most derived class first.
  init?(
    _ member: Member, of type: TypeDeclaration, name: String? = nil, overrides: [Override] = [],
    in source: SourceText
  ) {
    guard let body = member.body, source.isWord(member.nameIndex) else { return nil }
    // An extension says for all its members who may see them.
    let outer = overrides.isEmpty ? type.prefix.map { source.text($0) } : []
    let head = Self.head(of: member, outer: outer, in: source)
    let name = name ?? Self.name(of: member)
    let written = source.text(source.tokens[member.nameIndex].range)
    let signature = Self.line(member.signature, in: source)
    switch member.keyword {
    case .func:
      let arguments = member.parameters.map { parameter in
        (parameter.label == "_" ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "")
          + "`\(parameter.name)`"
      }
      let words = Set(member.signature.map { source.text($0) })
      let effects =
        (words.contains("throws") || words.contains("rethrows") ? "try " : "")
        + (words.contains("async") ? "await " : "")
      let call = "(\(arguments.joined(separator: ", ")))"
      let others = overrides.map {
        "if let object = self as? \($0.type) { return \(effects)object.\($0.name)\(call) }; "
      }
      let result = others.isEmpty ? "" : "return "
      declaration =
        "\(head)func \(written)\(signature) "
        + "{ \(others.joined())\(result)\(effects)\(name)\(call) }"
    case .var:
      let accessors = Self.accessors(of: body, in: source)
      guard !accessors.contains("didSet"), !accessors.contains("willSet") else { return nil }
      let getters = overrides.map {
        "if let object = self as? \($0.type) { return object.\($0.name) }; "
      }
      let setters = overrides.map {
        "if let object = self as? \($0.type) { object.\($0.name) = newValue; return }; "
      }
      let result = overrides.isEmpty ? "" : "return "
      let setter =
        accessors.contains("set") ? " set { \(setters.joined())\(name) = newValue }" : ""
      declaration =
        "\(head)var \(written)\(signature) "
        + "{ get { \(getters.joined())\(result)\(name) }\(setter) }"
    default: return nil
    }
  }

  /// The attributes and modifiers of the member that calls the body.
  /// - Parameter outer: those of the extension, where the member moves out of it.
  private static func head(
    of member: Member, outer: [String], in source: SourceText
  ) -> String {
    let left: Set = [
      "@objc", "@nonobjc", "@IBAction", "@IBInspectable", "dynamic", "private", "fileprivate",
    ]
    var words: [String] = []
    var index = member.prefix.lowerBound
    while index < member.prefix.upperBound {
      let hasArguments = source.has(index + 1, "(")
      let end = hasArguments ? source.closing(index + 1) : index
      if !left.contains(source.text(index)) { words.append(line(index..<end + 1, in: source)) }
      index = end + 1
    }
    let access = ["public", "open", "package"]
    if !words.contains(where: access.contains), let word = outer.first(where: access.contains) {
      words.insert(word, at: 0)
    }
    return words.map { $0 + " " }.joined()
  }

  /// Tokens on one line, without comments.
  static func line(_ tokens: Range<Int>, in source: SourceText) -> String {
    var words = ""
    for index in tokens {
      let range = source.tokens[index].range
      if index > tokens.lowerBound, source.tokens[index - 1].range.upperBound < range.lowerBound {
        words += " "
      }
      words += source.text(range)
    }
    return words
  }

  /// The accessors that the braces of a property hold.
  private static func accessors(of body: ClosedRange<Int>, in source: SourceText) -> Set<String> {
    let names: Set = ["get", "set", "didSet", "willSet"]
    var found: Set<String> = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if names.contains(source.text(index)),
        source.has(index + 1, "{") || source.has(index + 1, "(")
      {
        found.insert(source.text(index))
      }
      if source.has(index, "{") || source.has(index, "(") { index = source.closing(index) }
      index += 1
    }
    return found
  }
}

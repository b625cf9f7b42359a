/// A member of an extension that moves into the class: the extension keeps its body under another name, and the
/// class gets a member of one line that calls it. So every line stays where it is, and what is private to the
/// file of the extension can still be seen.
package struct MovedMember: Sendable {
  package let path: String
  /// The first byte of the member's name in the extension.
  package let nameStart: Int
  package let declaration: String

  static let prefix = "plumb_"

  /// nil for what cannot be moved: an observer, an operator.
  init?(_ member: Member, of type: TypeDeclaration, in source: SourceText) {
    guard let body = member.body, source.isWord(member.nameIndex) else { return nil }
    path = source.path
    nameStart = source.tokens[member.nameIndex].range.lowerBound
    let head = Self.head(of: member, type, in: source)
    let name = Self.prefix + member.name
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
      declaration =
        "\(head)func \(written)\(signature) "
        + "{ \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
    case .var:
      let accessors = Self.accessors(of: body, in: source)
      guard !accessors.contains("didSet"), !accessors.contains("willSet") else { return nil }
      let setter = accessors.contains("set") ? " set { \(name) = newValue }" : ""
      declaration = "\(head)var \(written)\(signature) { get { \(name) }\(setter) }"
    default: return nil
    }
  }

  /// The attributes and modifiers of the member in the class.
  private static func head(
    of member: Member, _ type: TypeDeclaration, in source: SourceText
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
    if !words.contains(where: access.contains),
      let outer = type.prefix.map({ source.text($0) }).first(where: access.contains)
    {
      words.insert(outer, at: 0)
    }
    return words.map { $0 + " " }.joined()
  }

  /// Tokens on one line, without comments.
  private static func line(_ tokens: Range<Int>, in source: SourceText) -> String {
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

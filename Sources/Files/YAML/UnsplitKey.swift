/// A key of a mapping that YAML takes for another one, since a sign is missing or too many: `{class:label}` and
/// `root:{…`, which have their values in them, `title {class: label}`, of which `title {class` would be the key, and
/// `views::`.
struct UnsplitKey {
  let fact: Fact
  let mark: SourceText.Mark
  /// The key and the value that are meant; nil where these cannot be told.
  let entry: Node.Pair?

  /// Nil for a key that is one.
  init?(_ written: Node.Pair) {
    guard let key = written.key.scalar, key.style == .plain, Self.mayBeUnsplit(key.text) else {
      return nil
    }
    mark = written.key.mark
    let text = key.text
    if let bracket = text.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      guard let before = text[..<bracket].last, before == " " || before == ":",
        case let name = text[..<bracket].prefix(while: { $0 != " " && $0 != ":" }),
        Self.isName(name)
      else { return nil }
      fact =
        before == ":"
        ? Self.unspaced("\(text[...bracket])…")
        : .malformed(
          "“\(Fact.shortened(String(name)))” has no colon behind it, so that it is no key",
          advice: "write “\(Fact.shortened(String(name))): \(text[bracket])…”")
      entry = nil
      return
    }
    if let (name, value) = Self.equation(text), written.value.isEmpty {
      fact = .malformed(
        "“\(Fact.shortened(text))” has an equals sign in the place of a colon, so that it is no key",
        advice: "write “\(Fact.shortened("\(name): \(value)"))”")
      entry = Node.Pair(
        key: written.key.with(text: name), name: name, value: written.value.with(text: value))
      return
    }
    guard let colon = text.firstIndex(of: ":"), Self.isName(text[..<colon]) else { return nil }
    let (name, rest) = (String(text[..<colon]), text[colon...].dropFirst())
    var value = written.value
    if rest.isEmpty {
      fact = .malformed("“\(Fact.shortened(name))” has two colons behind it", advice: "remove one")
    } else {
      guard value.isEmpty, rest.first != "/" else { return nil }
      fact = Self.unspaced(text)
      let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
      let isQuoted = quote != nil && rest.count > 1 && rest.last == quote
      value = value.with(
        text: isQuoted ? rest.dropFirst().dropLast() : rest,
        style: isQuoted ? .doubleQuoted : .plain)
    }
    entry = Node.Pair(key: written.key.with(text: name), name: name, value: value)
  }

  /// Quickly false for most keys.
  private static func mayBeUnsplit(_ text: String) -> Bool {
    text.hasByte {
      [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "="), UInt8(ascii: ":")].contains($0)
    }
  }

  /// The parts of `gap = 8`; nil for any other text, also for an equation between anchors.
  private static func equation(_ text: String) -> (name: String, value: String)? {
    guard let sign = text.firstIndex(of: "="),
      case let name = text[..<sign].split(separator: " ").joined(separator: " "),
      case let value = text[sign...].dropFirst().drop(while: { $0 == " " }),
      !name.contains("."), isName(name), !value.isEmpty
    else { return nil }
    return (name, String(value))
  }

  /// - Parameter text: a key and the beginning of its value without a space between them.
  static func unspaced(_ text: String) -> Fact {
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    return .malformed(
      "“\(Fact.shortened(text))” has no space behind its colon, so that it is no key",
      advice: "write “\(Fact.shortened("\(text[..<colon]): \(text[colon...].dropFirst())"))”")
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_-/.".contains($0) }
  }
}

extension Node {
  /// Whether nothing is written.
  fileprivate var isEmpty: Bool { scalar.map { $0.style == .plain && $0.text.isEmpty } == true }
}

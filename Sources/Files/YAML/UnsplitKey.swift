/// A key of a mapping that has its value in itself, since the sign between them is missing: `{class:label}`, and
/// `title {class: label}`, of which YAML takes `title {class` for a key.
struct UnsplitKey {
  let fact: Fact
  let mark: SourceText.Mark
  /// The key and the value that are meant; nil where these cannot be told.
  let entry: Node.Pair?

  /// Nil for a key that is one.
  init?(_ written: Node.Pair) {
    guard let key = written.key.scalar, key.style == .plain else { return nil }
    mark = written.key.mark
    if let bracket = key.text.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      let name = key.text[..<bracket].split(separator: " ").first ?? ""
      guard key.text[..<bracket].hasSuffix(" "), Self.isName(name) else { return nil }
      fact = .malformed(
        "“\(Fact.shortened(String(name)))” has no colon behind it, so that it is no key",
        advice: "write “\(Fact.shortened(String(name))): \(key.text[bracket])…”")
      entry = nil
      return
    }
    guard let none = written.value.scalar, none.style == .plain, none.text.isEmpty,
      let colon = key.text.firstIndex(of: ":"), Self.isName(key.text[..<colon]),
      case let rest = key.text[colon...].dropFirst(), !rest.isEmpty, !rest.hasPrefix("/")
    else { return nil }
    let name = String(key.text[..<colon])
    fact = .malformed(
      "“\(Fact.shortened(key.text))” has no space behind its colon, so that it is no key",
      advice: "write “\(Fact.shortened("\(name): \(rest)"))”")
    var (own, value) = (written.key, written.value)
    own.content = .scalar(Node.Scalar(text: name, style: .plain))
    value.content = .scalar(Node.Scalar(text: String(rest), style: .plain))
    entry = Node.Pair(key: own, name: name, value: value)
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_-/.".contains($0) }
  }
}

extension SourceRewriter {
  /// Writes `#selector(pressed(_:))` as `Selector("pressed:", Form.pressed(_:))`: the method itself is in the
  /// selector, so that private ones are found, too.
  mutating func rewriteSelector(at index: Int) {
    guard source.has(index + 1, "(") else { return }
    let close = source.closing(index + 1)
    guard close > index + 2 else { return }
    let form = SelectorForm(tokens: index + 2..<close, in: source)
    let range = source.range(of: index...close)
    let text = words(of: form, at: index)
    // Lines stay: the line breaks of what was there follow the new text.
    let breaks = source.bytes[range].filter { $0 == 0x0A }.count
    edits.append(.padded(range, text + String(repeating: "\n", count: breaks)))
  }

  private func words(of form: SelectorForm, at index: Int) -> String {
    let enclosing = enclosingName(at: index)
    if let accessor = form.accessor {
      let owner = form.owner ?? enclosing ?? "Self"
      let capital = form.base.prefix(1).uppercased() + form.base.dropFirst()
      let name = accessor == "getter" ? form.base : "set\(capital):"
      return "Selector(\"\(name)\", \(accessor): \\\(owner).\(form.base))"
    }
    let name = selectorName(of: form, in: form.typeOwner ?? enclosing)
    guard let owner = form.typeOwner ?? (form.owner == nil ? enclosing : nil) else {
      // A method of an object: its type is known to the compiler only.
      guard let object = form.owner else { return "Selector(\"\(name)\")" }
      return "Selector(\"\(name)\", of: \(object), { $0.\(form.reference) })"
    }
    // A protocol has no method to refer to; its name is enough.
    if self.index.isProtocol(owner) || owner == Self.editActions { return "Selector(\"\(name)\")" }
    let isBound = form.cast.map { !$0.contains(owner) } ?? false
    let cast = form.cast.map { type in
      // A reference without an object takes the object first, which the cast did not say.
      isBound ? " as @MainActor (\(owner)) -> @MainActor \(type)" : " as \(type)"
    }
    return "Selector(\"\(name)\", \(owner).\(form.reference)\(cast ?? ""))"
  }

  /// UIKit's protocol whose methods selectors name: `#selector(UIResponderStandardEditActions.copy(_:))`.
  private static let editActions = "UIResponderStandardEditActions"

  private func enclosingName(at index: Int) -> String? {
    guard let type = outline.type(around: index) else { return nil }
    return type.keyword == .protocol || self.index.isProtocol(type.name) ? "Self" : type.name
  }

  /// The name in Objective-C: as `@objc(name)` says, or by the labels of the reference or the declaration.
  private func selectorName(of form: SelectorForm, in owner: String?) -> String {
    if let member = index.method(form.base, labels: form.labels, in: owner) { return member }
    return SelectorName.of(form.base, labels: form.labels ?? [])
  }

  /// Writes `#keyPath(Form.title)` as `"title"`, and `form.value(forKeyPath: #keyPath(Form.title))` as
  /// `UIKit.valueForKeyPath(form.title)`.
  mutating func rewriteKeyPath(at index: Int) {
    guard source.has(index + 1, "(") else { return }
    let close = source.closing(index + 1)
    let words = (index + 2..<max(index + 2, close)).filter { source.isWord($0) }
      .map { source.text($0) }
    let path = words.drop { $0 == "self" || $0.first?.isUppercase == true }
      .joined(separator: ".")
    if let call = callForValue(before: index), source.has(close + 1, ")"),
      let start = chainStart(before: call)
    {
      insert("UIKit.valueForKeyPath(", at: source.tokens[start].range.lowerBound)
      return replace(call...close + 1, by: path + ")")
    }
    replace(index...close, by: "\"\(path)\"")
  }

  private mutating func replace(_ tokens: ClosedRange<Int>, by text: String) {
    let range = source.range(of: tokens)
    guard source.isOneLine(range) else { return }
    edits.append(.padded(range, text))
  }

  /// The index of `value` in `value(forKey: ` or `value(forKeyPath: ` before a token.
  private func callForValue(before index: Int) -> Int? {
    let isCall =
      source.has(index - 4, "value") && source.has(index - 3, "(")
      && (source.has(index - 2, "forKey") || source.has(index - 2, "forKeyPath"))
      && source.has(index - 1, ":")
    return isCall ? index - 4 : nil
  }
}

/// What `#selector( )` names, taken apart.
struct SelectorForm {
  /// `getter` or `setter`.
  var accessor: String?
  /// What stands before the method: a type or an object; nil for `self` and `Self`.
  var owner: String?
  var base: String
  /// The labels of the method where they are given.
  var labels: [String]?
  /// The type after `as`.
  var cast: String?

  init(tokens: Range<Int>, in source: SourceText) {
    var start = tokens.lowerBound
    var end = tokens.upperBound
    // Brackets around all of it say nothing.
    while source.has(start, "("), source.closing(start) == end - 1 {
      start += 1
      end -= 1
    }
    if source.has(start + 1, ":"), source.has(start, "getter") || source.has(start, "setter") {
      accessor = source.text(start)
      start += 2
    }
    // A label of the method may be `as`, too.
    if let word = (start..<end).first(where: { source.has($0, "as") && !source.has($0 + 1, ":") }),
      word + 1 < end
    {
      cast = Self.joined(word + 1..<end, in: source)
      end = word
    }
    if source.has(end - 1, ")"),
      let open = (start..<end).first(where: { source.has($0, "(") && source.closing($0) == end - 1 }
      )
    {
      if open > start {
        labels = (open + 1..<end - 1).filter { source.isWord($0) }.map { source.text($0) }
        end = open
      }
    }
    base = end > start ? source.text(source.tokens[end - 1].range) : ""
    // Before the name stands a point, and before it the owner.
    let words = end - 2 > start ? Self.joined(start..<end - 2, in: source) : nil
    owner = words.flatMap { Self.ownType.contains($0) ? nil : $0 }
  }

  private static let ownType: Set = ["self", "Self", "super", "type(of: self)"]

  /// The owner where it is a type, by its capital.
  var typeOwner: String? {
    guard let owner, owner.split(separator: ".").last?.first?.isUppercase == true else {
      return nil
    }
    return owner
  }

  /// The method as Swift names it: `pressed(_:)`.
  var reference: String {
    guard let labels, !labels.isEmpty else { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private static func joined(_ tokens: Range<Int>, in source: SourceText) -> String {
    guard let last = tokens.last else { return "" }
    return source.text(source.range(of: tokens.lowerBound...last))
  }
}

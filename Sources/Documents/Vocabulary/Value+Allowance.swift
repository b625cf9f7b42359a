import LayoutScene

extension Value where T == [Allowance] {
  /// `{rule: reason}`: what the author expects to be found, and why it is right all the same. The
  /// view that it is about comes from where the key stands.
  static var allowances: Value {
    let expected = "a reason in words"
    let reason: JSON = ["type": "string", "pattern": "\\S"]
    let properties = Rule.allowable.map { JSON.Member(key: $0.rawValue, value: reason) }
    return Value(
      schema: [
        "type": "object", "properties": .object(properties), "additionalProperties": false,
      ]
    ) { node, reader in
      let mapping = "a mapping of rules to reasons"
      guard let entries = node.entries(of: reader.key, expected: mapping, reader.report) else {
        return nil
      }
      let found = entries.compactMap { entry -> Allowance? in
        guard let rule = rule(entry, reader) else { return nil }
        let reason = reader.reading(entry.name) { reader.text(entry.value, expected) }
        guard let reason else { return nil }
        guard reason.contains(where: { !$0.isWhitespace }) else {
          return reader.reading(entry.name) { reader.wrong(expected, reason, entry.value) }
        }
        return Allowance(
          rule: rule.rawValue, view: "", reason: reason,
          origin: reader.location(of: entry.key.mark))
      }
      return found.count == entries.count ? found : nil
    }
  }

  /// Nil after reporting a rule that there is not, or that is about mistakes.
  private static func rule(_ entry: Node.Pair, _ reader: DocumentReader) -> Rule? {
    if let rule = Rule(rawValue: entry.name) {
      if rule.isAllowable { return rule }
      reader.report(.notAllowable(entry.name), entry.key)
      return nil
    }
    let known = Rule.allowable.map(\.rawValue)
    reader.report(.unknownChoice(entry.name, of: "rule", known: known), entry.key)
    return nil
  }
}

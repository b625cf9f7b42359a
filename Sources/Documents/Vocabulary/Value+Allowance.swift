import Files
import LayoutScene

extension Value where T == [Allowance] {
  /// `{rule: reason}`: findings that the document allows, each with the reason why it is no fault.
  /// The owner of the key tells which view they are about.
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
          rule: rule, view: "", reason: reason,
          origin: reader.location(of: entry.key.mark))
      }
      return found.count == entries.count ? found : nil
    }
  }

  /// The rule of an entry; nil after reporting a rule that is unknown or about mistakes.
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

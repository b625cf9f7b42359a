extension JSON {
  /// An object of the members that have a value.
  package init(present members: KeyValuePairs<String, JSON?>) {
    self = .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The members of an object; empty for everything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; nil for everything else.
  package var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A whole number.
  package var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  package subscript(key: String) -> JSON? {
    members.first { $0.key == key }?.value
  }

  /// The object without a member.
  package func removing(_ key: String) -> JSON {
    .object(members.filter { $0.key != key })
  }

  /// The object with a member's value changed in its place; the same where there is no such member.
  package func replacing(_ key: String, with value: JSON) -> JSON {
    .object(members.map { $0.key == key ? Member(key: key, value: value) : $0 })
  }
}

import LayoutScene

/// The description of a key in the JSON Schema, which editors show.
struct KeyNote: Sendable, Hashable {
  var description = ""
  /// The default of the key; null for none.
  var defaultValue = JSON.null
  var example = JSON.null

  /// The schema with the description added.
  ///
  /// - Parameter name: the key's own name, if the schema is for an alias.
  func added(to schema: JSON, aliasOf name: String?) -> JSON {
    guard case .object(let members) = schema, !description.isEmpty else { return schema }
    let words = name.map { "The same as \($0). " + description } ?? description
    var own: [JSON.Member] = [
      .init(key: "description", value: .string(words)), .init(key: "default", value: defaultValue),
      .init(key: "examples", value: [example]),
    ]
    if let name { own.append(.init(key: LayoutDocument.aliasMember, value: .string(name))) }
    return .object(members.filter { member in !own.contains { $0.key == member.key } } + own)
  }
}

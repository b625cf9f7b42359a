import LayoutScene

/// The description of a key in the JSON Schema, which editors show.
package struct KeyNote: Sendable, Hashable {
  /// The member of a key's schema that has the key's own name, where the schema is for another name of it. Validators
  /// pass over it.
  package static let aliasMember = "x-aliasOf"

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
    if let name { own.append(.init(key: Self.aliasMember, value: .string(name))) }
    return .object(members.filter { member in !own.contains { $0.key == member.key } } + own)
  }
}

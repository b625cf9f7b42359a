import LayoutScene

/// What the JSON Schema tells about a key, for editors to show.
struct KeyNote: Sendable, Hashable {
  var description = ""
  /// What counts where the key is left out; null where that is nothing.
  var defaultValue = JSON.null
  var example = JSON.null

  /// A schema with the note in it.
  ///
  /// - Parameter name: the key's own name, where the schema is for another of its names.
  func added(to schema: JSON, aliasOf name: String?) -> JSON {
    guard case .object(let members) = schema, !description.isEmpty else { return schema }
    let words = name.map { "The same as \($0). " + description } ?? description
    let own: [JSON.Member] = [
      .init(key: "description", value: .string(words)), .init(key: "default", value: defaultValue),
      .init(key: "examples", value: [example]),
    ]
    return .object(members.filter { member in !own.contains { $0.key == member.key } } + own)
  }
}

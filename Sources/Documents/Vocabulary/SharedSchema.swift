import LayoutScene

/// Makes a JSON Schema smaller: a part that occurs several times becomes a definition, and all of
/// its occurrences refer to it.
struct SharedSchema {
  /// The number of occurrences of each part; those inside a part that occurs several times count
  /// once.
  private var counts: [JSON: Int] = [:]
  private var names: [JSON: String] = [:]
  private var taken: Set<String> = []
  private var definitions: [JSON.Member] = []

  /// The least number of bytes of a part that is shared: a reference itself has some 40.
  private static let leastLength = 90

  static func shared(_ schema: JSON) -> JSON {
    var sharing = SharedSchema()
    sharing.taken = Set((schema["$defs"]?.members ?? []).map(\.key))
    sharing.count(schema, isPart: false)
    let result = sharing.written(schema, "", isPart: false)
    let own = result["$defs"]?.members ?? []
    return result.replacing("$defs", with: .object(own + sharing.definitions))
  }

  // MARK: Parts

  private static let ofParts: Set<String> = ["properties", "patternProperties", "$defs"]
  private static let withPart: Set<String> = [
    "items", "additionalProperties", "not", "if", "then", "else", "propertyNames", "anyOf", "allOf",
    "prefixItems",
  ]

  private mutating func count(_ schema: JSON, isPart: Bool) {
    if isPart, schema.members.count > 0 {
      counts[schema, default: 0] += 1
      if counts[schema] != 1 { return }
    }
    for member in schema.members {
      if Self.ofParts.contains(member.key) {
        for part in member.value.members { count(part.value, isPart: member.key != "$defs") }
      } else if Self.withPart.contains(member.key) {
        for part in member.value.elements ?? [member.value] { count(part, isPart: true) }
      }
    }
  }

  /// - Parameter key: the key whose value the part describes.
  private mutating func written(_ schema: JSON, _ key: String, isPart: Bool) -> JSON {
    guard isPart, counts[schema, default: 0] > 1,
      schema.text(width: .max).utf8.count > Self.leastLength
    else { return withParts(schema, key) }
    if let name = names[schema] { return Definitions.reference(name) }
    let name = name(for: key)
    names[schema] = name
    let place = definitions.count
    definitions.append(.init(key: name, value: .null))
    definitions[place].value = withParts(schema, key)
    return Definitions.reference(name)
  }

  private mutating func withParts(_ schema: JSON, _ key: String) -> JSON {
    guard case .object(let members) = schema else { return schema }
    return .object(
      members.map { member in
        var member = member
        if Self.ofParts.contains(member.key) {
          let isPart = member.key != "$defs"
          member.value = .object(
            member.value.members.map {
              .init(key: $0.key, value: written($0.value, $0.key, isPart: isPart))
            })
        } else if Self.withPart.contains(member.key) {
          if let parts = member.value.elements {
            member.value = .array(parts.map { written($0, key, isPart: true) })
          } else {
            member.value = written(member.value, key, isPart: true)
          }
        }
        return member
      })
  }

  private mutating func name(for key: String) -> String {
    let base = "key-\(key)"
    var name = base
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }
}

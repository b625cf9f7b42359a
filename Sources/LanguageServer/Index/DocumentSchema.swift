import Documents
import Files
import LayoutScene

/// What a document may have at a place: the JSON Schema that is made from the tables of keys, looked up for one place in
/// a file. So a key that is added to the tables is completed and explained without another word.
package final class DocumentSchema: Sendable {
  private let root: JSON
  private let definitions: [String: JSON]
  /// The keys that views of any class may have.
  let viewKeys: Set<String>

  package init(_ schema: JSON = LayoutDocument.schema) {
    root = schema
    let named = (schema["$defs"]?.members ?? []).map { ($0.key, $0.value) }
    definitions = Dictionary(named) { first, _ in first }
    viewKeys = Set((definitions["anyView"]?["properties"]?.members ?? []).map(\.key))
  }

  /// What a value may be.
  struct Allowed {
    /// The schemas, those that others refer to included. The first is that of the value itself.
    var parts: [JSON] = []
    /// The indices of those that are one of several.
    var alternatives: Set<Int> = []
    /// The names of the definitions among them, such as `color`.
    var names: Set<String> = []
  }

  /// A key that a mapping may have, with its schema.
  struct Property {
    var name: String
    var schema: JSON
    /// What else it may mean: `style` is that of a date or of a number in a text.
    var others: [JSON] = []
  }

  // MARK: Places

  /// What the value at the end of a way may be.
  func allowed(at path: NodePath) -> Allowed {
    var allowed = expanded([root], for: path.root)
    for step in path.steps {
      switch step {
      case .member(let entry): allowed = member(entry.written, entry.value, of: allowed)
      case .element(_, let node):
        allowed = expanded(allowed.parts.compactMap { $0["items"] }, for: node)
      }
    }
    return allowed
  }

  private func member(_ name: String, _ node: Node, of owner: Allowed) -> Allowed {
    let own = owner.parts.compactMap { $0["properties"]?[name] }
    let others = owner.parts.compactMap { part -> JSON? in
      guard part["properties"]?[name] == nil, let rest = part["additionalProperties"],
        case .object = rest
      else { return nil }
      return rest
    }
    return expanded(own.isEmpty ? others : own, for: node)
  }

  /// The keys that a mapping may have, each once. A key that any schema forbids is none of them.
  func properties(of allowed: Allowed) -> [Property] {
    var found: [Property] = []
    var places: [String: Int] = [:]
    var forbidden: Set<String> = []
    for (number, part) in allowed.parts.enumerated() {
      for member in part["properties"]?.members ?? [] {
        if member.value == false {
          forbidden.insert(member.key)
        } else if let place = places[member.key] {
          add(member.value, to: &found[place], isOther: allowed.alternatives.contains(number))
        } else {
          places[member.key] = found.count
          found.append(Property(name: member.key, schema: member.value))
        }
      }
    }
    return found.filter { !forbidden.contains($0.name) }
  }

  /// Adds what another schema says of a key. One that holds as well counts more: the key of a class, of a view that has
  /// one.
  private func add(_ schema: JSON, to property: inout Property, isOther: Bool) {
    // A key without a description is only there to be allowed.
    let known = description(of: property.schema)
    guard let words = description(of: schema), known?.hasPrefix(words) != true else { return }
    if isOther, known != nil {
      property.others.append(schema)
    } else {
      property.schema = schema
    }
  }

  /// The words that a value may be.
  func words(of allowed: Allowed) -> [String] {
    var words: [String] = []
    for part in allowed.parts {
      words += (part["enum"]?.elements ?? []).compactMap(\.text)
      let types = part["type"]?.elements ?? [part["type"]].compactMap { $0 }
      if types == ["boolean"] { words += ["true", "false"] }
    }
    return words.distinct
  }

  // MARK: Words about a key

  private func description(of schema: JSON) -> String? { notes(on: schema)?["description"]?.text }

  /// The first of a schema's parts that has a description.
  private func notes(on schema: JSON) -> JSON? {
    expanded([schema], for: nil).parts.first { $0["description"] != nil }
  }

  /// The own name of a key, if a schema is for another name of it.
  func ownName(of schema: JSON) -> String? { notes(on: schema)?[KeyNote.aliasMember]?.text }

  /// What a key means, or may mean, in Markdown; nil for a key without a description.
  func explanation(of property: Property) -> String? {
    let all = ([property.schema] + property.others).compactMap(explanation).distinct
    return all.isEmpty ? nil : all.joined(separator: "\n\nOr: ")
  }

  /// What a key means, with its default and an example.
  private func explanation(of schema: JSON) -> String? {
    guard let notes = notes(on: schema), let description = notes["description"]?.text else {
      return nil
    }
    var lines = [description]
    if let standard = notes["default"], standard != .null {
      lines.append("Default: `\(Self.line(standard))`")
    }
    if let example = notes["examples"]?.elements?.first, example != .null {
      lines.append("Example: `\(Self.line(example))`")
    }
    return lines.joined(separator: "\n\n")
  }

  private static func line(_ value: JSON) -> String {
    value.text ?? value.text(indent: 0, width: .max)
  }

  /// The explanation of the key at the end of a way.
  func explanation(at path: NodePath) -> String? {
    guard let name = path.lastEntry?.written else { return nil }
    let owner = allowed(at: path.ownerPath)
    return properties(of: owner).first { $0.name == name }.flatMap { explanation(of: $0) }
  }

  // MARK: Schemas

  /// The schemas and all that they refer to, as far as these hold for a node.
  ///
  /// - Parameter node: nil where it does not matter; no condition holds then.
  private func expanded(_ schemas: [JSON], for node: Node?) -> Allowed {
    var allowed = Allowed()
    for schema in schemas { add(schema, for: node, to: &allowed, depth: 0, isOther: false) }
    return allowed
  }

  private func add(
    _ schema: JSON, for node: Node?, to allowed: inout Allowed, depth: Int, isOther: Bool
  ) {
    guard depth < 32, case .object = schema else { return }
    if schema.members.contains(where: { $0.key != "$ref" }) {
      if isOther { allowed.alternatives.insert(allowed.parts.count) }
      allowed.parts.append(schema)
    }
    if let name = schema["$ref"]?.text.flatMap(Self.name) {
      // `open` and `arithmetic` stand for variables, which have no keys and no words.
      let isNew = allowed.names.insert(name).inserted
      if isNew, let definition = definitions[name] {
        add(definition, for: node, to: &allowed, depth: depth + 1, isOther: isOther)
      }
    }
    for key in ["allOf", "anyOf"] {
      for part in schema[key]?.elements ?? [] {
        let isOther = isOther || key == "anyOf"
        add(part, for: node, to: &allowed, depth: depth + 1, isOther: isOther)
      }
    }
    guard let condition = schema["if"], let node else { return }
    let branch = Self.holds(condition, for: node) ? schema["then"] : schema["else"]
    if let branch { add(branch, for: node, to: &allowed, depth: depth + 1, isOther: isOther) }
  }

  private static func name(_ reference: String) -> String? {
    reference.split(separator: "/").last.map(String.init)
  }

  /// Whether a condition of the schema holds: the few kinds that there are.
  private static func holds(_ condition: JSON, for node: Node) -> Bool {
    condition.members.allSatisfy { member in
      switch member.key {
      case "required":
        return (member.value.elements ?? []).compactMap(\.text).allSatisfy { name in
          node.mapping?.contains { $0.written == name } == true
        }
      case "properties":
        return member.value.members.allSatisfy { property in
          guard let value = node.mapping?.first(where: { $0.written == property.key }),
            let words = property.value["enum"]?.elements
          else { return true }
          return words.contains { $0.text == value.value.scalar?.text }
        }
      case "not": return !holds(member.value, for: node)
      case "anyOf": return (member.value.elements ?? []).contains { holds($0, for: node) }
      case "type": return member.value == "string" ? node.scalar != nil && !node.isNull : true
      default: return true
      }
    }
  }
}

import Files
import Reuse

extension DocumentReader {
  /// The entries of a top-level key that defines names. Illegal names are reported. Empty where the
  /// key is missing, or after reporting that its value is of another kind.
  func definitions(_ key: DefinitionKey, expected: String, in document: Node) -> [Node.Pair] {
    guard let entry = document[key.rawValue], !entry.value.isNull,
      let definitions = entry.value.entries(of: entry.written, expected: expected, report)
    else { return [] }
    for definition in definitions where !Identifier.isLegal(definition.name) {
      report(.illegalIdentifier(definition.name), definition.key)
    }
    return definitions
  }
}

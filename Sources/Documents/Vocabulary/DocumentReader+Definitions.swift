extension DocumentReader {
  /// What a key at the top defines by name, with a report of each name that is not legal; none where the
  /// key is missing, or after reporting that it holds something else.
  func definitions(_ key: String, expected: String, in document: Node) -> [Node.Pair] {
    guard let entry = document[key], !entry.value.isNull,
      let definitions = entry.value.entries(of: entry.written, expected: expected, report)
    else { return [] }
    for definition in definitions where !Identifier.isLegal(definition.name) {
      report(.illegalIdentifier(definition.name), definition.key)
    }
    return definitions
  }
}

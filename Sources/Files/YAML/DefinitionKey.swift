/// A key of a document that defines things by name, which an included file may have, too.
package enum DefinitionKey: String, CaseIterable, Sendable {
  case components, styles, metrics, colors

  /// Whether what is defined is a value, and not a part of views that is written once.
  package var definesValues: Bool {
    switch self {
    case .components, .styles: false
    case .metrics, .colors: true
    }
  }

  /// What one of these things is called in messages.
  package var word: String {
    switch self {
    case .components: "component"
    case .styles: "style"
    case .metrics: "metric"
    case .colors: "colour"
    }
  }
}

extension Node {
  /// What a document, or a part of one, defines under a key.
  package func definitions(_ key: DefinitionKey) -> [Pair] {
    self[key.rawValue]?.value.mapping ?? []
  }
}

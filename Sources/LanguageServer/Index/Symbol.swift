import Files

/// Something in a document that has a name.
struct Symbol: Sendable {
  enum Kind: Sendable, Hashable {
    case view, guide, metric, color, style, component, parameter, constraint

    /// The kind as messages name it.
    var words: String {
      switch self {
      case .view: "view"
      case .guide: "layout guide"
      case .metric: DefinitionKey.metrics.word
      case .color: DefinitionKey.colors.word
      case .style: DefinitionKey.styles.word
      case .component: DefinitionKey.components.word
      case .parameter: "parameter"
      case .constraint: "constraint"
      }
    }

    /// What is defined under a key.
    init(_ key: DefinitionKey) {
      switch key {
      case .components: self = .component
      case .styles: self = .style
      case .metrics: self = .metric
      case .colors: self = .color
      }
    }
  }

  var kind: Kind
  var name: String
  /// The index of the file in which it is declared.
  var file: Int
  /// The bytes of the name there.
  var range: Range<Int>
  /// The bytes of all that is declared.
  var whole: Range<Int>
  /// The class of a view as it is written; nil for none.
  var className: String?
  /// The name of the component that a view is made of, or that has a parameter.
  var component: String?
  /// The scope of the names in a view that is repeated, or in a component.
  var inner: Int?
  /// The scope of the names in the views between repeated ones.
  var between: Int?
  var isRepeated = false
  /// Whether it is a parameter that takes numbers.
  var holdsNumber = false
}

/// A place where the name of a symbol stands.
struct Occurrence: Sendable, Hashable {
  var symbol: Int
  var file: Int
  var range: Range<Int>
  var isDeclaration = false
}

/// Where names are looked up: first in the scope itself, then in the one around it.
struct NameScope: Sendable {
  var parent: Int?
  var file: Int
  var names: [String: Int] = [:]
  /// The names in the order of the document.
  var order: [String] = []
  /// What `self` stands for.
  var own: Int?
  /// The parameters of a component, which stand for numbers in its constraints.
  var parameters: [(name: String, symbol: Int)] = []

  func parameter(_ name: String) -> Int? { parameters.first { $0.name == name }?.symbol }
}

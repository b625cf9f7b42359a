/// What reuse has to know of keys. Each key says it where it is declared, in `Documents`.
package struct KeyRules: Sendable {
  package struct Rule: Sendable {
    /// How a screen or a variant changes the key of the document.
    package var change = Change.none
    /// Whether the key only makes sense for a single view, so that no style can have it.
    package var isOfOneView = false
    /// Whether the value may be a view, with styles and views of its own.
    package var holdsView = false
    /// Whether the key says something of the view itself. What others say is told of elsewhere, or not at all.
    package var isProperty = true
    /// Whether what is written under the key are values of the view that a person may change one by one.
    package var holdsValues = true
    /// The keys of a mapping that a single value is short for.
    package var shortFor: [String] = []

    package init() {}
  }

  /// How a screen or a variant changes a key of the document.
  package enum Change: Sendable {
    /// Not at all.
    case none
    /// Its value replaces that of the document.
    case value
    /// The same, but not in a variant with a condition: the value is read before conditions are tested.
    case settledValue
    /// Its entries are merged with those of the document.
    case entries
    /// It changes views or constraints by their names.
    case parts
  }

  /// The keys of the document that screens and variants may have.
  package let changing: [String]
  /// Those that a variant with a condition may not have.
  package let settled: [String]
  /// Keys of views that a style cannot have.
  package let ofOneView: [String]
  /// Keys of views whose value may be a view.
  package let holdingViews: Set<String>
  /// Keys of views that say nothing of the view itself.
  package let besideProperties: Set<String>
  /// Keys of views under which there are no values of the view.
  package let withoutValues: Set<String>
  /// What other formats call the key for the name of a component.
  let otherUses: Set<String>
  private let changes: [String: Change]
  let shortForms: [String: [String]]

  package typealias Keys = [(name: String, rule: Rule)]

  /// - Parameters:
  ///   - views: the keys of views, and of other mappings in the document.
  ///   - document: the keys of the document itself.
  ///   - otherUses: see the property.
  package init(views: Keys, document: Keys, otherUses: Set<String>) {
    self.otherUses = otherUses
    changes = Dictionary(document.map { ($0.name, $0.rule.change) }) { first, _ in first }
    changing = document.filter { $0.rule.change != .none }.map(\.name)
    settled = document.filter { $0.rule.change == .settledValue }.map(\.name)
    ofOneView = Expansion.ofOneView + views.filter(\.rule.isOfOneView).map(\.name)
    holdingViews = Set(views.filter(\.rule.holdsView).map(\.name))
    besideProperties = Set(views.filter { !$0.rule.isProperty }.map(\.name))
    withoutValues = Set(views.filter { !$0.rule.holdsValues }.map(\.name))
    let short = (views + document).filter { !$0.rule.shortFor.isEmpty }
    shortForms = Dictionary(short.map { ($0.name, $0.rule.shortFor) }) { first, _ in first }
  }

  /// Whether documents have a key.
  func isOfDocument(_ key: String) -> Bool { changes[key] != nil }

  func change(of key: String) -> Change { changes[key] ?? .none }
}

import LayoutScene

/// What reuse has to know of keys. Each key says it where it is declared, in `Documents`.
package struct KeyRules: Sendable {
  package struct Rule: Sendable {
    /// How a screen or a variant changes the key of the document.
    package var change = Change.none
    /// Whether the key only makes sense for a single view, so that no style can have it.
    package var isOfOneView = false
    /// Whether the value may be a view, with styles and views of its own.
    package var holdsView = false
    /// Whether the value is a colour.
    package var holdsColor = false
    /// Whether the value is the name of a view.
    package var namesView = false
    /// Whether the key says something of the view itself. What others say is told of elsewhere, or not at all.
    package var isProperty = true
    /// Whether what is written under the key are values of the view that a person may change one by one.
    package var holdsValues = true
    /// The keys of a mapping that a single value is short for.
    package var shortFor: [String] = []
    /// Whether a single value is words to read, or what something is called, so that no word of it names a metric
    /// or a colour.
    package var holdsWords = false
    /// What becomes of the mapping that has the key, where a change is merged with it.
    package var merging = Merging.byKey
    /// Other keys of the mapping, which the key excludes.
    package var excluded: [String] = []
    /// Another key of views, in whose mapping the key may be as well as beside it.
    package var holder: String?
    /// The key's own name, where this is the rule of another name of it.
    package var ownName: String?
    /// The keys of a mapping that the value may be, under all their names; nil for none. Few documents need them, so
    /// that they are only collected then.
    package var keys: (@Sendable () -> Keys)?

    package init(shortFor: [String] = [], keys: (@Sendable () -> Keys)? = nil) {
      (self.shortFor, self.keys) = (shortFor, keys)
    }
  }

  /// What becomes of a mapping where a change is merged with it.
  package enum Merging: Sendable {
    /// It keeps the keys that the change does not name.
    case byKey
    /// The change replaces it if the change has the key.
    case anew
    /// The change replaces it if one of both has the key.
    case whole
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
  /// Keys of views that may also be in the mapping under another key, with that key.
  let holders: [String: String]
  /// What is known of keys wherever they are in a document.
  package var anywhere: Anywhere { all.value }
  private let all: Lazy<Anywhere>

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
    ofOneView =
      UseKey.allCases.filter(\.isOfOneView).map(\.rawValue)
      + views.filter(\.rule.isOfOneView).map(\.name)
    holdingViews = Set(views.filter(\.rule.holdsView).map(\.name))
    besideProperties = Set(views.filter { !$0.rule.isProperty }.map(\.name))
    withoutValues = Set(views.filter { !$0.rule.holdsValues }.map(\.name))
    holders = Dictionary(
      views.compactMap { key in key.rule.holder.map { (key.name, $0) } }
    ) { first, _ in first }
    all = Lazy(Anywhere(views + document))
  }

  /// Whether documents have a key.
  func isOfDocument(_ key: String) -> Bool { changes[key] != nil }

  /// Whether a key's mapping may have keys that may also be beside it.
  func isHolder(_ key: String) -> Bool { holders.values.contains(key) }

  func change(of key: String) -> Change { changes[key] ?? .none }
}

extension KeyRules {
  /// What is known of keys by their names alone, also of those in mappings under other keys.
  package struct Anywhere: Sendable {
    /// Keys whose value is a colour.
    package private(set) var holdingColors: Set<String> = []
    /// Keys whose value is the name of a view.
    package private(set) var namingViews: Set<String> = []
    /// Keys whose single values are only words, whichever mapping they are in.
    package private(set) var holdingWords: Set<String> = []
    /// Keys of mappings that are not merged key by key.
    private(set) var merging: [String: Merging] = [:]
    /// The keys of a mapping that a key's single value is short for.
    private(set) var shortForms: [String: [String]] = [:]
    /// The keys that a key excludes.
    private(set) var excluded: [String: [String]] = [:]
    /// For each key whose value may be a mapping: the own names of the keys in it by their other names.
    private(set) var ownNames: [String: [String: String]] = [:]

    init(_ keys: Keys) {
      var others: Set<String> = []
      add(keys, &others)
      holdingWords.subtract(others)
    }

    /// - Parameter others: keys that hold other values than words.
    private mutating func add(_ keys: Keys, _ others: inout Set<String>) {
      for (name, rule) in keys {
        if rule.holdsWords { holdingWords.insert(name) } else { others.insert(name) }
        if rule.holdsColor { holdingColors.insert(name) }
        if rule.namesView { namingViews.insert(name) }
        if !rule.shortFor.isEmpty { shortForms[name] = rule.shortFor }
        if rule.merging != .byKey { merging[name] = rule.merging }
        if !rule.excluded.isEmpty { excluded[name] = rule.excluded }
        if let keys = rule.keys?() {
          for (alias, rule) in keys { ownNames[name, default: [:]][alias] = rule.ownName }
          add(keys, &others)
        }
      }
    }
  }
}

import Cassowary

/// What gave wrapped texts the widths that they are wrapped at.
///
/// A wrapped text asks for its widest line only, so its present width does not show that it could be
/// wider. It could if what bound it in the first pass has changed: a constraint that its width
/// depended on, or, unless these were all required equations, anything about a variable in them.
struct TextBounds {
  private struct Bounds {
    let item: EngineItem
    var entries: Set<ObjectIdentifier> = []
    var variables: Set<Variable> = []
  }

  private var bounds: [ObjectIdentifier: Bounds] = [:]
  private var textsByEntry: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private var textsByVariable: [Variable: Set<ObjectIdentifier>] = [:]

  var isEmpty: Bool { bounds.isEmpty }

  /// Adds to what is known to bind `item`.
  mutating func add(_ entries: [Entry], _ variables: [Variable], to item: EngineItem) {
    let text = ObjectIdentifier(item)
    for entry in entries.map({ ObjectIdentifier($0) }) {
      bounds[text, default: Bounds(item: item)].entries.insert(entry)
      textsByEntry[entry, default: []].insert(text)
    }
    for variable in variables {
      bounds[text, default: Bounds(item: item)].variables.insert(variable)
      textsByVariable[variable, default: []].insert(text)
    }
  }

  mutating func forget(_ item: EngineItem) {
    let text = ObjectIdentifier(item)
    guard let old = bounds.removeValue(forKey: text) else { return }
    for entry in old.entries {
      textsByEntry[entry]?.remove(text)
      if textsByEntry[entry]?.isEmpty == true { textsByEntry[entry] = nil }
    }
    for variable in old.variables {
      textsByVariable[variable]?.remove(text)
      if textsByVariable[variable]?.isEmpty == true { textsByVariable[variable] = nil }
    }
  }

  /// The texts whose widths do not follow from required equations alone, oldest first. Any constraint
  /// may have a say in them: one that competes with what gave a text its width need not have been met.
  var looselyBound: [EngineItem] {
    bounds.values.filter { !$0.variables.isEmpty }.map(\.item).sorted { $0.serial < $1.serial }
  }

  /// The texts that any of these bind, oldest first.
  func texts(boundBy entries: [Entry], or variables: [Variable]) -> [EngineItem] {
    var texts: Set<ObjectIdentifier> = []
    for entry in entries { texts.formUnion(textsByEntry[ObjectIdentifier(entry)] ?? []) }
    for variable in variables { texts.formUnion(textsByVariable[variable] ?? []) }
    return texts.compactMap { bounds[$0]?.item }.sorted { $0.serial < $1.serial }
  }
}

import Cassowary

/// What binds the widths at which texts are wrapped.
///
/// A wrapped text asks for the width of its widest line only, so its present width does not show
/// whether it could be wider. It could be if what bound it in the first pass has changed: a
/// constraint that its width depended on, or any constraint on a variable in those, unless they
/// were all required equations.
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

  /// Records that these bind the width of `item`.
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

  /// The texts whose widths do not follow from required equations alone, oldest first. Any
  /// constraint may change them, also one that is not among those that bound the text.
  var looselyBound: [EngineItem] {
    bounds.values.filter { !$0.variables.isEmpty }.map(\.item).sorted { $0.serial < $1.serial }
  }

  /// The texts whose widths any of these bind, oldest first.
  func texts(boundBy entries: [Entry], or variables: [Variable]) -> [EngineItem] {
    var texts: Set<ObjectIdentifier> = []
    for entry in entries { texts.formUnion(textsByEntry[ObjectIdentifier(entry)] ?? []) }
    for variable in variables { texts.formUnion(textsByVariable[variable] ?? []) }
    return texts.compactMap { bounds[$0]?.item }.sorted { $0.serial < $1.serial }
  }
}

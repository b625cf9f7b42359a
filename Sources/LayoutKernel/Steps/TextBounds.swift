import Cassowary

/// The constraints and variables that bind the widths at which texts are wrapped.
///
/// A wrapped text asks for the width of its widest line only, so its present width does not show whether it
/// could be wider. It may get another width if a constraint changes that bound it in the first pass. Unless
/// all of those were required equations, any other constraint on one of their variables may change it, too.
struct TextBounds {
  private struct Bounds {
    let item: Item
    var rows: Set<ObjectIdentifier> = []
    var variables: Set<Variable> = []
  }

  private var bounds: [ObjectIdentifier: Bounds] = [:]
  private var textsByRow: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private var textsByVariable: [Variable: Set<ObjectIdentifier>] = [:]

  var isEmpty: Bool { bounds.isEmpty }

  /// Records that `rows` and `variables` bind the width of `item`.
  mutating func add(_ rows: [Row], _ variables: [Variable], to item: Item) {
    let text = ObjectIdentifier(item)
    for row in rows.map({ ObjectIdentifier($0) }) {
      bounds[text, default: Bounds(item: item)].rows.insert(row)
      textsByRow[row, default: []].insert(text)
    }
    for variable in variables {
      bounds[text, default: Bounds(item: item)].variables.insert(variable)
      textsByVariable[variable, default: []].insert(text)
    }
  }

  mutating func forget(_ item: Item) {
    let text = ObjectIdentifier(item)
    guard let old = bounds.removeValue(forKey: text) else { return }
    for row in old.rows {
      textsByRow[row]?.remove(text)
      if textsByRow[row]?.isEmpty == true { textsByRow[row] = nil }
    }
    for variable in old.variables {
      textsByVariable[variable]?.remove(text)
      if textsByVariable[variable]?.isEmpty == true { textsByVariable[variable] = nil }
    }
  }

  /// The texts whose widths do not follow from required equations alone, oldest first. Any
  /// constraint may change them, also one that is not among those that bound the text.
  var looselyBound: [Item] {
    bounds.values.filter { !$0.variables.isEmpty }.map(\.item).sorted { $0.serial < $1.serial }
  }

  /// The texts whose widths any of the rows or variables bind, oldest first.
  func texts(boundBy rows: [Row], or variables: [Variable]) -> [Item] {
    guard !isEmpty else { return [] }
    var texts: Set<ObjectIdentifier> = []
    for row in rows { texts.formUnion(textsByRow[ObjectIdentifier(row)] ?? []) }
    for variable in variables { texts.formUnion(textsByVariable[variable] ?? []) }
    return texts.compactMap { bounds[$0]?.item }.sorted { $0.serial < $1.serial }
  }
}

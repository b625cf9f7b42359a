extension Sequence {
  /// The elements grouped by key. The keys are in the order in which they first appear.
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var indices: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].elements.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }

  /// For each key the index of the first element that has it; looked up, never iterated.
  package func firstIndices<Key: Hashable>(by key: (Element) -> Key) -> [Key: Int] {
    Dictionary(enumerated().map { (key($0.element), $0.offset) }) { first, _ in first }
  }

  /// The elements sorted by their places, those without one first. Elements with the same place
  /// keep their order.
  package func sorted(byPlace place: (Element) -> SourceLocation?) -> [Element] {
    // A key path in the place of the last closure would be made anew at every call, as this code is generic.
    enumerated().sorted { a, b in
      switch (place(a.element), place(b.element)) {
      case (let first?, let second?) where first != second: first < second
      case (nil, _?): true
      case (_?, nil): false
      default: a.offset < b.offset
      }
    }.map { $0.element }
  }
}

extension Sequence where Element: Hashable {
  /// For each element how many equal ones stand before it.
  package var occurrences: [Int] {
    var counts: [Element: Int] = [:]
    return map { element in
      defer { counts[element, default: 0] += 1 }
      return counts[element, default: 0]
    }
  }

  /// The elements without later duplicates.
  package var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

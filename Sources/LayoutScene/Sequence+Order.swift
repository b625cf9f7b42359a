extension Sequence {
  /// The elements that have the same key together, the keys in the order in which each comes first.
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

  /// In the order of their places, what has none first, and each as before where two have the same place.
  package func sorted(byPlace place: (Element) -> SourceLocation?) -> [Element] {
    enumerated().sorted { a, b in
      switch (place(a.element), place(b.element)) {
      case (let first?, let second?) where first != second: first < second
      case (nil, _?): true
      case (_?, nil): false
      default: a.offset < b.offset
      }
    }.map(\.element)
  }
}

extension Sequence where Element: Hashable {
  /// Each element where it comes first.
  package var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

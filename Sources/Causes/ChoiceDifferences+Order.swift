import Documents
import LayoutScene

/// Items without names that change places. Views are called by the items' numbers, so that each view has the values of
/// another item.
extension ChoiceDifferences {
  private struct Item {
    var index: Int
    var key: Substring
    /// The number of the change.
    var change: Int
  }

  /// The changes with those of items that only changed places as one change of their list.
  func withOrders(_ changes: [Change]) -> [Change] {
    var (changes, gone): ([Change], Set<Int>) = (changes, [])
    for list in unchangedLists {
      let items = changes.indices.compactMap { item($0, changes[$0], of: list) }
      guard Set(items.map(\.index)).count > 1, let first = items.min(by: { $0.index < $1.index }),
        items.grouped(by: \.key).allSatisfy({ areExchanged($0.elements.map { changes[$0.change] }) }
        )
      else { continue }
      let named = items.filter { $0.key == first.key }.sorted { $0.index < $1.index }
      var change = changes[first.change]
      (change.kind, change.what, change.choice) = (.items, list.name, list.name)
      change.before = Words.list(named.map { changes[$0.change].before ?? "" })
      change.after = Words.list(named.map { changes[$0.change].after ?? "" })
      change.more += items.filter { $0.change != first.change }.flatMap { changes[$0.change].undos }
      changes[first.change] = change
      gone.formUnion(items.map(\.change).filter { $0 != first.change })
    }
    return changes.indices.filter { !gone.contains($0) }.map { changes[$0] }
  }

  /// Whether values are those of before in another order.
  private func areExchanged(_ changes: [Change]) -> Bool {
    changes.count > 1
      && changes.map { $0.before ?? "" }.sorted() == changes.map { $0.after ?? "" }.sorted()
  }

  /// The item of a list whose value a change is of, and the key in it; nil for another change.
  private func item(_ number: Int, _ change: Change, of list: ResolvedChoice) -> Item? {
    guard let name = change.choice, change.kind != .items else { return nil }
    for (start, end) in [("\(list.scope)/", ""), ("\(list.name)[", "]")] where name.hasPrefix(start)
    {
      let rest = name.dropFirst(start.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let index = Int(digits), rest.dropFirst(digits.count).hasPrefix(end) else { continue }
      return Item(index: index, key: rest.dropFirst(digits.count + end.count), change: number)
    }
    return nil
  }
}

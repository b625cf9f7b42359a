import AutoLayout
import Foundation

/// Sections and items, each of them once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: section).count
  }
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[section] else {
      trap("Invalid parameter not satisfying: section != NSNotFound")
    }
    return found
  }
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(item) == true }
  }
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: section)
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { insert(identifier, at: sections.count) }
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) {
    for identifier in identifiers { insert(identifier, at: index(of: section)) }
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) {
    for identifier in identifiers.reversed() { insert(identifier, at: index(of: section) + 1) }
  }
  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      trap("Invalid section identifier for the snapshot: \(section)")
    }
    return index
  }
  private mutating func insert(_ section: SectionIdentifierType, at index: Int) {
    guard items[section] == nil else {
      trap(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(section)")
    }
    sections.insert(section, at: index)
    items[section] = []
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      sections.removeAll { $0 == identifier }
      items[identifier] = nil
    }
  }
  public mutating func moveSection(
    _ section: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    sections.removeAll { $0 == section }
    sections.insert(section, at: index(of: other))
  }
  public mutating func moveSection(
    _ section: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    sections.removeAll { $0 == section }
    sections.insert(section, at: index(of: other) + 1)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sections.last, items[section] != nil else {
      trap(
        "There are currently no sections in the data source. Please add a section first.")
    }
    let known = Set(itemIdentifiers)
    if let double = identifiers.first(where: known.contains)
      ?? Dictionary(grouping: identifiers) { $0 }.first(where: { $0.value.count > 1 })?.key
    {
      trap(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(double)")
    }
    items[section]? += identifiers
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) { insert(identifiers, at: item, offset: 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) { insert(identifiers, at: item, offset: 1) }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { trap("Invalid item identifier for the snapshot: \(item)") }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }
  public mutating func deleteAllItems() {
    sections = []
    items = [:]
  }
  public mutating func moveItem(
    _ item: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    deleteItems([item])
    insertItems([item], beforeItem: other)
  }
  public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    deleteItems([item])
    insertItems([item], afterItem: other)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, "reload")
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, "reconfigure")
    reconfiguredItemIdentifiers += identifiers
  }
  private func requireItems(_ identifiers: [ItemIdentifierType], _ what: String) {
    for item in identifiers where sectionIdentifier(containingItem: item) == nil {
      trap("Attempted to \(what) item identifier that does not exist in the snapshot: \(item)")
    }
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section) else { return nil }
    let own = items[sections[path.section]] ?? []
    return own.indices.contains(path.item) ? own[path.item] : nil
  }
  /// Where the items are that keep their views.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sections.enumerated() {
      for (index, item) in (items[identifier] ?? []).enumerated() {
        paths[item] = IndexPath(item: index, section: section)
      }
    }
    for item in reloadedItemIdentifiers { paths[item] = nil }
    for section in reloadedSectionIdentifiers {
      for item in items[section] ?? [] { paths[item] = nil }
    }
    return paths
  }
  /// The snapshot once it is shown: nothing is to be made anew any more.
  var shown: NSDiffableDataSourceSnapshot {
    var shown = self
    (shown.reloadedItemIdentifiers, shown.reconfiguredItemIdentifiers) = ([], [])
    shown.reloadedSectionIdentifiers = []
    return shown
  }
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in sections.enumerated() {
      if let index = items[identifier]?.firstIndex(of: item) {
        return IndexPath(item: index, section: section)
      }
    }
    return nil
  }
}

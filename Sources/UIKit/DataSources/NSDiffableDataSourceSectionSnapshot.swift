import AutoLayout
import Foundation

/// The items of one section as an outline: items may have children, which are shown while they are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private struct Entry: Sendable {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }
  /// The items in order, children after their parent.
  private var entries: [Entry] = []

  public init() {}

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var (shown, hidden): ([ItemIdentifierType], Int?) = ([], nil)
    for entry in entries {
      if let level = hidden, entry.level > level { continue }
      hidden = entry.isExpanded ? nil : entry.level
      shown.append(entry.item)
    }
    return shown
  }
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entries[place(of: item)].isExpanded }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = place(of: child)
    return entries[..<index].last { $0.level < entries[index].level }?.item
  }
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let (index, level) = (place(of: parent), level(of: parent))
    var part = Self()
    part.entries = Array(entries[(includingParent ? index : index + 1)..<end(of: index)])
    for place in part.entries.indices {
      part.entries[place].level -= includingParent ? level : level + 1
    }
    return part
  }
  public func visualDescription() -> String {
    entries.map { entry in
      String(repeating: "  ", count: entry.level) + (entry.isExpanded ? "- " : "+ ")
        + "\(entry.item)"
    }.joined(separator: "\n")
  }

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    add(
      items.map { Entry(item: $0, level: level) },
      at: parent.map { end(of: place(of: $0)) } ?? entries.count)
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items.map { Entry(item: $0, level: 0) }, at: place(of: item), beside: item)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items.map { Entry(item: $0, level: 0) }, at: end(of: place(of: item)), beside: item)
  }
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.entries, at: place(of: item), beside: item)
  }
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.entries, at: end(of: place(of: item)), beside: item)
  }
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let index = place(of: parent)
    entries.removeSubrange(index + 1..<end(of: index))
    add(snapshot.entries.map { raised($0, by: entries[index].level + 1) }, at: index + 1)
  }
  /// Removes items with their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      entries.removeSubrange(index..<end(of: index))
    }
  }
  public mutating func deleteAll() { entries = [] }
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items { entries[place(of: item)].isExpanded = isExpanded }
  }
  private mutating func insert(_ new: [Entry], at index: Int, beside item: ItemIdentifierType) {
    let level = level(of: item)
    add(new.map { raised($0, by: level) }, at: index)
  }
  private func raised(_ entry: Entry, by level: Int) -> Entry {
    var entry = entry
    entry.level += level
    return entry
  }
  private mutating func add(_ new: [Entry], at index: Int) {
    var known = Set(items)
    if let double = new.first(where: { !known.insert($0.item).inserted }) {
      trap("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(double.item)")
    }
    entries.insert(contentsOf: new, at: index)
  }
  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      trap("Invalid item identifier for the section snapshot: \(item)")
    }
    return index
  }
  /// Where the children of an item end.
  private func end(of index: Int) -> Int {
    entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
  }
}

extension UICollectionViewDiffableDataSource {
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What decides on items that are expanded and collapsed.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
    public init() {}
  }

  /// Shows the visible items of an outline in a section, which is added at the end if it is new.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The outline of a section; items that were given to the whole data source have no children.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown = snapshot()
    let items =
      shown.indexOfSection(section) == nil ? [] : shown.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }
}

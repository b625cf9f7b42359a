import AutoLayout
import Foundation

/// Where an update leaves the rows or items, and the sections, of a list; nil for what goes or is made anew.
struct ListMoves {
  var place: (IndexPath) -> IndexPath?
  var section: (Int) -> Int?
  /// What is configured again, by its place after the update.
  var reconfigured: [IndexPath] = []
}

/// The rows or items, and the sections, that come and go in one update of a list.
struct ListUpdates {
  /// The number of updates inside each other, for a table.
  var depth = 1
  /// The numbers before the update; nil if the list has not asked for them.
  let before: [Int]?
  private var inserted: [Int: Int] = [:]
  private var deleted: [Int: Int] = [:]
  /// What comes and goes in the order in which code said it; `NSNotFound` stands for a whole section.
  private var arrivals: [IndexPath] = []
  private var departures: [IndexPath] = []
  private var rowMoves: [(from: IndexPath, to: IndexPath)] = []
  private var sectionMoves: [(from: Int, to: Int)] = []
  private var reloaded: Set<IndexPath> = []
  private var sections = 0
  private var reloadsSections = false

  init(before: [Int]?) { self.before = before }

  mutating func insert(_ paths: [IndexPath]) {
    for path in paths { inserted[path.section, default: 0] += 1 }
    arrivals += paths
  }
  mutating func delete(_ paths: [IndexPath]) {
    for path in paths { deleted[path.section, default: 0] += 1 }
    departures += paths
  }
  mutating func move(_ path: IndexPath, to newPath: IndexPath) {
    deleted[path.section, default: 0] += 1
    insert([newPath])
    rowMoves.append((path, newPath))
  }
  mutating func reload(_ paths: [IndexPath]) { reloaded.formUnion(paths) }
  mutating func insertSections(_ added: IndexSet) {
    sections += added.count
    arrivals += added.map(IndexPath.whole)
  }
  mutating func deleteSections(_ removed: IndexSet) {
    sections -= removed.count
    departures += removed.map(IndexPath.whole)
  }
  mutating func reloadSections(_ changed: IndexSet) {
    reloadsSections = true
    reload(changed.map(IndexPath.whole))
  }
  mutating func moveSection(_ section: Int, to newSection: Int) {
    reloadsSections = true
    sectionMoves.append((section, newSection))
  }

  /// Stops with UIKit's words where the data source has other numbers than the update says.
  ///
  /// - Parameters:
  ///   - list: what UIKit calls the list, such as `table view`.
  ///   - parts: what is in a section, such as `rows`.
  func check(_ now: [Int], of list: String, _ parts: String) {
    guard let before, !reloadsSections else { return }
    defer { checkPlaces(before, now, String(parts.dropLast())) }
    if before.count + sections != now.count {
      trap(
        "Invalid update: invalid number of sections. The number of sections contained in the \(list) after "
          + "the update (\(now.count)) must be equal to the number of sections contained in the \(list) "
          + "before the update (\(before.count)), plus or minus the number of sections inserted or "
          + "deleted (\(max(0, sections)) inserted, \(max(0, -sections)) deleted).")
    }
    for old in before.indices {
      guard let section = place(ofSection: old), now.indices.contains(section) else { continue }
      let (added, removed) = (inserted[section] ?? 0, deleted[old] ?? 0)
      guard before[old] + added - removed != now[section] else { continue }
      trap(
        "Invalid update: invalid number of \(parts) in section \(section). The number of \(parts) contained "
          + "in an existing section after the update (\(now[section])) must be equal to the number of "
          + "\(parts) contained in that section before the update (\(before[old])), plus or minus the "
          + "number of \(parts) inserted or deleted from that section (\(added) inserted, \(removed) "
          + "deleted) and plus or minus the number of \(parts) moved into or out of that section (0 moved "
          + "in, 0 moved out).")
    }
  }
}

// Where rows are after an update.
extension ListUpdates {
  var moves: ListMoves { ListMoves(place: place(of:), section: place(ofSection:)) }

  /// The place after the update of a row that was there before it. As in UIKit, the order of the calls does not count:
  /// what goes is named by its place before the update, and what comes by that after it. Nil for a row that goes, or is
  /// made anew.
  func place(of path: IndexPath) -> IndexPath? {
    guard !reloaded.contains(path), !reloaded.contains(.whole(path.section)) else { return nil }
    if let move = rowMoves.first(where: { $0.from == path }) { return move.to }
    guard !departures.contains(path), let section = newPlace(ofSection: path.section) else {
      return nil
    }
    let gone = departures + rowMoves.map(\.from)
    let row = Self.place(
      of: path.item, without: gone.filter { $0.section == path.section }.map(\.item),
      among: arrivals.filter { $0.section == section }.map(\.item))
    return IndexPath(item: row, section: section)
  }

  /// The same of a section; one that is made anew has none.
  func place(ofSection section: Int) -> Int? {
    reloaded.contains(.whole(section)) ? nil : newPlace(ofSection: section)
  }
  private func newPlace(ofSection section: Int) -> Int? {
    if let move = sectionMoves.first(where: { $0.from == section }) { return move.to }
    guard !departures.contains(.whole(section)) else { return nil }
    return Self.place(
      of: section, without: Self.sections(departures) + sectionMoves.map(\.from),
      among: Self.sections(arrivals) + sectionMoves.map(\.to))
  }

  private static func sections(_ paths: [IndexPath]) -> [Int] {
    paths.filter { $0.item == NSNotFound }.map(\.section)
  }

  private static func place(of number: Int, without gone: [Int], among added: [Int]) -> Int {
    var place = number - gone.count { $0 < number }
    for new in added.sorted() where new <= place { place += 1 }
    return place
  }
}

// Places that an update names and that are not there.
extension ListUpdates {
  fileprivate func checkPlaces(_ before: [Int], _ now: [Int], _ part: String) {
    for path in departures {
      if path.item == NSNotFound {
        trap(
          unless: before.indices.contains(path.section),
          "attempt to delete section \(path.section), but there are only \(before.count) sections before the update"
        )
      } else {
        checkRows([path], before, part)
      }
    }
    for (path, _) in rowMoves {
      trap(
        unless: before.indices.contains(path.section) && 0..<before[path.section] ~= path.item,
        "attempt to move \(part) \(path.item) of section \(path.section), which doesn't exist before the update"
      )
    }
    for path in arrivals {
      let isSection = path.item == NSNotFound
      let start =
        isSection
        ? "attempt to insert section \(path.section)"
        : "attempt to insert \(part) \(path.item) into section \(path.section)"
      trap(
        unless: now.indices.contains(path.section),
        "\(start), but there are only \(now.count) sections after the update")
      guard !isSection else { continue }
      let count = now[path.section]
      trap(
        unless: 0..<count ~= path.item,
        "\(start), but there are only \(count) \(part)s in section \(path.section) after the update"
      )
    }
  }
}

/// Stops with UIKit's words where a list is to show what it does not have. `NSNotFound` stands for the section itself.
///
/// - Parameters:
///   - list: what UIKit calls the list, such as `table view`.
///   - part: what is in a section, such as `row`.
func checkBounds(_ path: IndexPath, _ counts: [Int], of list: String, _ part: String) {
  let start = "Attempted to scroll the \(list) to an out-of-bounds"
  trap(
    unless: counts.indices.contains(path.section),
    "\(start) section (\(path.section)) when there are only \(counts.count) sections.")
  let count = counts[path.section]
  trap(
    unless: path.item == NSNotFound || 0..<count ~= path.item,
    "\(start) \(part) (\(path.item)) when there are only \(count) \(part)s in section "
      + "\(path.section).")
}

/// Stops with UIKit's words where a list is to make rows or items anew, or to delete some, that it does not have.
func checkRows(_ paths: [IndexPath], _ counts: [Int], _ part: String = "row") {
  for path in paths {
    let start = "attempt to delete \(part) \(path.item) from section \(path.section)"
    trap(
      unless: counts.indices.contains(path.section),
      "\(start), but there are only \(counts.count) sections before the update")
    let count = counts[path.section]
    trap(
      unless: 0..<count ~= path.item,
      "\(start) which only contains \(count) \(part)s before the update")
  }
}

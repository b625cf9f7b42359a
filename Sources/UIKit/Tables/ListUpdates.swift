import AutoLayout
import Foundation

/// The rows or items, and the sections, that come and go in one update of a list.
struct ListUpdates {
  /// The number of updates inside each other, for a table.
  var depth = 1
  /// The numbers before the update; nil if the list has not asked for them.
  let before: [Int]?
  private var inserted: [Int: Int] = [:]
  private var deleted: [Int: Int] = [:]
  private var sections = 0
  private var reloadsSections = false

  init(before: [Int]?) { self.before = before }

  mutating func insert(_ paths: [IndexPath]) {
    for path in paths { inserted[path.section, default: 0] += 1 }
  }
  mutating func delete(_ paths: [IndexPath]) {
    for path in paths { deleted[path.section, default: 0] += 1 }
  }
  mutating func addSections(_ count: Int) { sections += count }
  mutating func reloadSections() { reloadsSections = true }

  /// Stops with UIKit's words where the data source has other numbers than the update says.
  ///
  /// - Parameters:
  ///   - list: what UIKit calls the list, such as `table view`.
  ///   - parts: what is in a section, such as `rows`.
  func check(_ now: [Int], of list: String, _ parts: String) {
    guard let before, !reloadsSections else { return }
    if before.count + sections != now.count {
      trap(
        "Invalid update: invalid number of sections. The number of sections contained in the \(list) after "
          + "the update (\(now.count)) must be equal to the number of sections contained in the \(list) "
          + "before the update (\(before.count)), plus or minus the number of sections inserted or "
          + "deleted (\(max(0, sections)) inserted, \(max(0, -sections)) deleted).")
    }
    guard sections == 0 else { return }
    for section in now.indices {
      let (added, removed) = (inserted[section] ?? 0, deleted[section] ?? 0)
      guard before[section] + added - removed != now[section] else { continue }
      trap(
        "Invalid update: invalid number of \(parts) in section \(section). The number of \(parts) contained "
          + "in an existing section after the update (\(now[section])) must be equal to the number of "
          + "\(parts) contained in that section before the update (\(before[section])), plus or minus the "
          + "number of \(parts) inserted or deleted from that section (\(added) inserted, \(removed) "
          + "deleted) and plus or minus the number of \(parts) moved into or out of that section (0 moved "
          + "in, 0 moved out).")
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

/// Stops with UIKit's words where a table is to make rows anew that it does not have.
func checkRows(_ paths: [IndexPath], _ counts: [Int]) {
  for path in paths {
    let start = "attempt to delete row \(path.row) from section \(path.section)"
    trap(
      unless: counts.indices.contains(path.section),
      "\(start), but there are only \(counts.count) sections before the update")
    let count = counts[path.section]
    trap(
      unless: 0..<count ~= path.row, "\(start) which only contains \(count) rows before the update")
  }
}

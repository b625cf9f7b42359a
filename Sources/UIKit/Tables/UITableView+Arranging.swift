import AutoLayout
import Foundation

// What an update leaves of the rows that were made.
extension UITableView {
  /// Arranges rows and sections as an update leaves them. As in UIKit, the cells of rows that stay are kept, and only
  /// their heights are asked for again.
  func arrangeRows(_ moves: ListMoves, _ now: [Int]) {
    let last = rows.indices.compactMap(moves.section).max()
    let isWhole = madeEnd == .infinity
    guard !needsRows, !isBuilding, bounds.width > 0, let last, last < now.count else {
      // Another update may follow before rows are made anew.
      countsBefore = .updated(now)
      moveRows(to: moves.place)
      return
    }
    selected = selected.compactMap(moves.place)
    let before = Arrangement(rows: rows, sections: list.sections, parts: sectionViews)
    var after = Arrangement()
    let origins = origins(moves)
    (absentRows, heights, counts, countsBefore) = ([], [:], now, .shown)
    let end = isWhole ? now.count - 1 : last
    var missing: CGFloat = 0
    for section in now.indices {
      guard section <= end else {
        missing += estimatedHeight(ofSection: section)
        continue
      }
      let old = origins.sections[section]
      let isComplete =
        isWhole || section < end
        || old.map { before.rows[$0].count == origins.countsBefore[$0] } ?? true
      let count =
        isComplete
        ? now[section] : min(now[section], 1 + (origins.lastRow[section] ?? -1))
      arrange(section, count, origins, before, &after)
      if count < now[section] {
        let first = IndexPath(row: count, section: section)
        missing += CGFloat(now[section] - count) * estimate(first)
      }
    }
    take(after, insteadOf: before, moves)
    list.setRest(missing)
    madeEnd = missing > 0 ? madeEnd : .infinity
    (filledCount, isArranged) = (0, true)
    for path in moves.reconfigured { reconfigureRow(at: path) }
    setNeedsLayout()
  }

  /// Rows that were made, with their sections.
  private struct Arrangement {
    var rows: [[UITableViewCell?]] = []
    var cells: [[AutoLayout.View]] = []
    var sections: [TableSection] = []
    var parts: [(header: UIView?, footer: UIView?)] = []
  }
  /// Where rows and sections were before an update.
  private struct Origins {
    var rows: [IndexPath: IndexPath] = [:]
    var sections: [Int: Int] = [:]
    /// The last row of each section that was made.
    var lastRow: [Int: Int] = [:]
    var countsBefore: [Int] = []
  }
  private func origins(_ moves: ListMoves) -> Origins {
    var result = Origins(countsBefore: counts)
    for section in rows.indices {
      if let new = moves.section(section) { result.sections[new] = section }
      for row in rows[section].indices {
        let old = IndexPath(row: row, section: section)
        guard let new = moves.place(old) else { continue }
        result.rows[new] = old
        result.lastRow[new.section] = max(new.row, result.lastRow[new.section] ?? 0)
      }
    }
    return result
  }

  private func arrange(
    _ section: Int, _ count: Int, _ origins: Origins, _ before: Arrangement,
    _ after: inout Arrangement
  ) {
    let view: TableSection
    if let old = origins.sections[section] {
      view = before.sections[old]
      after.parts.append(before.parts[old])
      askPartHeights(of: view, section)
    } else {
      view = TableSection()
      after.parts.append(makeParts(of: view, section))
    }
    after.sections.append(view)
    var (own, cells): ([UITableViewCell?], [AutoLayout.View]) = ([], [])
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      guard let old = origins.rows[path] else {
        own.append(nil)
        cells.append(TableSection.room(height: room(path)))
        absentRows.insert(path)
        continue
      }
      let cell = before.rows[old.section][old.row]
      own.append(cell)
      if let cell {
        cell.indexPath = path
        prepare(cell, at: path)
        cells.append(cell.core)
      } else {
        let room = before.sections[old.section].cells[old.row]
        let given = rowsDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        cells.append(given >= 0 ? TableSection.room(height: given) : room)
        absentRows.insert(path)
      }
    }
    after.rows.append(own)
    after.cells.append(cells)
  }

  /// Shows an arrangement in the place of another one, and gives back what is in it no longer.
  private func take(
    _ after: Arrangement, insteadOf before: Arrangement, _ moves: ListMoves
  ) {
    for section in before.sections.indices where moves.section(section) == nil {
      giveBackParts(section)
    }
    let kept = Set(after.rows.joined().compactMap { $0.map(ObjectIdentifier.init) })
    list.arrange(after.sections)
    for (section, cells) in zip(after.sections, after.cells) { section.arrange(cells) }
    (rows, sectionViews) = (after.rows, after.parts)
    for (section, cells) in before.rows.enumerated() {
      for case (let row, let cell?) in cells.enumerated()
      where !kept.contains(ObjectIdentifier(cell)) {
        cell.removeFromSuperview()
        giveBack(cell, of: IndexPath(row: row, section: section))
      }
    }
  }

  /// Asks the data source to configure the cell that a row has. As in UIKit, it is the cell that is dequeued meanwhile.
  func reconfigureRow(at path: IndexPath) {
    guard let old = row(at: path).flatMap({ _ in rows[path.section][path.row] }), let dataSource
    else { return }
    reconfigured = old
    let cell = dataSource.tableView(self, cellForRowAt: path)
    reconfigured = nil
    if cell !== old {
      (cell.table, cell.indexPath) = (self, path)
      rows[path.section][path.row] = cell
      list.sections[path.section].putCell(cell.core, at: path.row)
      giveBack(old, of: path)
    }
    prepare(cell, at: path)
    setNeedsLayout()
  }
}

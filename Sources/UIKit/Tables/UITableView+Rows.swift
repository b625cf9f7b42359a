import AutoLayout
import Foundation

// How rows are made.
extension UITableView {
  /// Makes the rows in sight. As in UIKit, those above them that were never in sight have the room that is estimated,
  /// and no cells.
  ///
  /// - Returns: whether rows were made, or got room.
  @discardableResult
  func makeRows() -> Bool {
    guard !isBuilding, bounds.width > 0 else { return false }
    let end = contentOffset.y + bounds.height
    let (last, isWhole) = (waitingScroll?.path, waitingScroll != nil)
    let isReached = last.map { hasRoom(upTo: $0) } ?? true
    guard needsRows || end > madeEnd + 0.5 || !isReached else {
      return isArranged ? false : returnRows()
    }
    isBuilding = true
    defer { isBuilding = false }
    // What is there stays where only further rows come into sight.
    var place = madeEnd
    if needsRows {
      needsRows = false
      recycle()
      (counts, countsBefore) = (askedCounts(), .shown)
      place = tableHeaderView?.frame.height ?? 0
    }
    defer { heights = [:] }
    var missing: CGFloat = 0
    for section in counts.indices.dropFirst(max(0, rows.count - 1)) {
      // What is out of sight has a place and no views.
      let isReached = place < end || isWhole && last.map { section <= $0.section } ?? false
      if isReached {
        place = makeSection(section, from: place, to: end, last, &missing)
      } else {
        missing += estimatedHeight(ofSection: section)
      }
    }
    list.setRest(missing)
    madeEnd = missing > 0 ? max(place, end) : .infinity
    return true
  }

  /// Makes the rows that have come into sight and have had room only.
  private func returnRows() -> Bool {
    guard !absentRows.isEmpty else { return false }
    let seen = sight
    let back = absentRows.map { ($0, rect(of: list.sections[$0.section].cells[$0.row])) }
      .filter { $1.intersects(seen) }.sorted { $0.0 < $1.0 }
    isBuilding = true
    defer { isBuilding = false }
    // A row that is higher than its room moves those below it, the last of which may leave sight again.
    var growth: CGFloat = 0
    var isOther = false
    for (path, room) in back where room.minY + growth < seen.maxY {
      guard let cell = makeCell(path) else { continue }
      isOther = true
      absentRows.remove(path)
      rows[path.section][path.row] = cell
      let own = prepare(cell, at: path)
      list.sections[path.section].putCell(cell.core, at: path.row)
      rowsDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      growth += (own >= 0 ? own : fittingHeight(cell)) - room.height
    }
    return isOther
  }

  /// What is in sight, of the content. Frames are on whole pixels, and offsets may lie between them.
  var sight: CGRect { bounds.insetBy(dx: 0, dy: 0.5) }

  /// As in UIKit, the cells of rows that have left sight are used again for others.
  func recycleRowsOutOfSight() {
    guard !isBuilding, !needsRows, waitingScroll == nil, bounds.height > 0 else { return }
    let seen = sight
    for (section, cells) in rows.enumerated() {
      for case (let row, let cell?) in cells.enumerated()
      where !rect(of: cell.core).intersects(seen) {
        // A row without a height is nowhere, and as in UIKit one that is edited stays.
        guard cell.bounds.height > 0, let path = cell.indexPath, !isEdited(cell) else { continue }
        list.sections[section].takeCell(at: row)
        rows[section][row] = nil
        absentRows.insert(path)
        giveBack(cell, of: path)
      }
    }
  }

  private func isEdited(_ cell: UITableViewCell) -> Bool {
    (UIResponder.currentFirst as? UIView)?.isDescendant(of: cell) == true
  }

  func giveBack(_ cell: UITableViewCell, of path: IndexPath) {
    cell.table = nil
    rowsDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier {
      spareCells[identifier, default: []].insert(cell, at: 0)
    }
  }

  /// The numbers of rows. A data source that says a negative number has none, which is said.
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      if count < 0 {
        Missing.sayOnce(
          "\(type(of: dataSource)) has \(count) rows in section \(section); none is shown.")
      }
      return max(0, count)
    }
  }

  private func recycle() {
    for cell in rows.joined().compactMap({ $0 }) {
      guard let path = cell.indexPath else { continue }
      cell.removeFromSuperview()
      giveBack(cell, of: path)
    }
    for section in sectionViews.indices { giveBackParts(section) }
    (rows, absentRows, sectionViews, filledCount) = ([], [], [], 0)
    list.removeSections()
  }

  /// Takes away the header and the footer of a section.
  func giveBackParts(_ section: Int) {
    let views = sectionViews[section]
    for (view, isHeader) in [(views.header, true), (views.footer, false)] {
      guard let view else { continue }
      view.removeFromSuperview()
      if isHeader {
        rowsDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        rowsDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
      guard let part = view as? UITableViewHeaderFooterView, let identifier = part.reuseIdentifier
      else { continue }
      spareParts[identifier, default: []].insert(part, at: 0)
    }
  }

  /// - Returns: where the section ends.
  private func makeSection(
    _ section: Int, from start: CGFloat, to end: CGFloat, _ last: IndexPath?,
    _ missing: inout CGFloat
  ) -> CGFloat {
    var place = start
    if section == rows.count {
      let view = TableSection()
      list.addSection(view)
      sectionViews.append(makeParts(of: view, section))
      rows.append([])
      place += partHeight(section)
    }
    let view = list.sections[section]
    for row in rows[section].count..<counts[section] {
      let path = IndexPath(row: row, section: section)
      guard place < end || last.map({ path <= $0 }) ?? false else {
        missing += CGFloat(counts[section] - row) * estimate(path)
        break
      }
      // A row that has left sight, or lies beyond it, has no cell.
      if place >= end || place + 1 <= sight.minY {
        let room = room(path)
        if place >= end || place + room <= sight.minY {
          rows[section].append(nil)
          absentRows.insert(path)
          view.addRoom(height: room)
          place += room
          continue
        }
      }
      guard let cell = makeCell(path) else { break }
      rows[section].append(cell)
      place += add(cell, at: path, to: view)
    }
    return place
  }

  private func partHeight(_ section: Int) -> CGFloat {
    let given =
      rowsDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return given > 0 ? given : 0
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    if cell.table === self, cell.core.superview != nil {
      Missing.sayOnce(
        "\(dataSource.map { "\(type(of: $0))" } ?? "The data source") returned one cell for two rows; "
          + "the second one is not shown.")
      return nil
    }
    (cell.table, cell.indexPath) = (self, path)
    // A cell that is used again may have been that of a selected row.
    let isSelected = selected.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    return cell
  }

  /// - Returns: the height of the row.
  private func add(_ cell: UITableViewCell, at path: IndexPath, to section: TableSection) -> CGFloat
  {
    let own = prepare(cell, at: path)
    section.addCell(cell.core)
    rowsDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return own >= 0 ? own : fittingHeight(cell)
  }
  private func fittingHeight(_ cell: UITableViewCell) -> CGFloat {
    let side = style == .insetGrouped ? 2 * (layoutMargins.left) : 0
    return cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width - side, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Gives a cell what the table and its delegate say of the row.
  ///
  /// - Returns: the height of the row; below 0 where its content decides it.
  @discardableResult
  func prepare(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    cell.cell.showsSeparator = separatorStyle != .none
    if let ownSeparator, !cell.hasOwnSeparator {
      (cell.cell.separatorInset, cell.cell.separatorEnd) = (ownSeparator.left, ownSeparator.right)
    }
    cell.cell.separatorColor = separatorColor?.value
    takeSwipes(cell, path)
    let given = rowsDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let own = given == UITableView.automaticDimension && rowHeight > 0 ? rowHeight : given
    trap(
      unless: own >= 0 || own == UITableView.automaticDimension,
      "table view row height must not be negative - provided height for index path (\(path)) is \(own)"
    )
    cell.translatesAutoresizingMaskIntoConstraints = false
    cell.heldHeight?.isActive = false
    cell.heldHeight = nil
    if own >= 0 {
      let height = cell.heightAnchor.constraint(equalToConstant: own)
      height.identifier = "UIView-Encapsulated-Layout-Height"
      height.isActive = true
      cell.heldHeight = height
    }
    return own
  }

  private func takeSwipes(_ cell: UITableViewCell, _ path: IndexPath) {
    func actions(_ configuration: UISwipeActionsConfiguration?) -> [SwipeAction] {
      (configuration?.actions ?? []).map { action in
        SwipeAction(
          title: action.title ?? "", style: action.style == .destructive ? .destructive : .normal)
      }
    }
    cell.cell.leadingSwipeActions = actions(
      rowsDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path))
    cell.cell.trailingSwipeActions = actions(
      rowsDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path))
  }
}

// Where rows are, and what touches do.
extension UITableView {
  /// What keeps the room of a row; nil for one that was never in sight.
  func row(at path: IndexPath) -> AutoLayout.View? {
    guard path.count == 2, rows.indices.contains(path.section),
      rows[path.section].indices.contains(path.row)
    else { return nil }
    return list.sections[path.section].cells[path.row]
  }
  /// The rows that were in sight, from top to bottom.
  var places: [(path: IndexPath, rect: CGRect)] {
    rows.indices.flatMap { section in
      list.sections[section].cells.enumerated().map {
        (IndexPath(row: $0.offset, section: section), rect(of: $0.element))
      }
    }
  }
  func rect(of row: AutoLayout.View) -> CGRect { core.convert(row.bounds, from: row) }
  /// Does what a touch on a row would: selects it and tells the delegate.
  package func touchRow(at path: IndexPath) {
    guard allowsSelection, rowsDelegate?.tableView(self, shouldHighlightRowAt: path) != false
    else { return }
    guard let delegate = rowsDelegate else {
      return selectRow(at: path, animated: false, scrollPosition: .none)
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: path) else { return }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: chosen)
  }
}

extension UITableView {
  /// What an update begins with; nil where the data source may have changed since it was asked.
  var askedBefore: [Int]? {
    switch countsBefore {
    case .shown: needsRows && rows.isEmpty ? askedCounts() : counts
    case .updated(let counts): counts
    case .unknown: nil
    }
  }
  /// Which numbers of rows an update begins with: those shown, those that the update before it ended with, or, after
  /// `reloadData`, those that nothing has asked for yet.
  enum CountsBefore {
    case shown, unknown
    case updated([Int])
  }

  func update(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }
}

import AutoLayout
import Foundation

// How rows are made.
extension UITableView {
  /// Makes the rows from the first, or the first that is not there, to the last that is in sight.
  ///
  /// - Returns: whether rows were made.
  @discardableResult
  func makeRows() -> Bool {
    guard !isBuilding, bounds.width > 0 else { return false }
    let end = contentOffset.y + bounds.height
    guard needsRows || end > madeEnd + 0.5 else { return false }
    isBuilding = true
    defer { isBuilding = false }
    // What is there stays where only further rows come into sight.
    var place = madeEnd
    if needsRows {
      needsRows = false
      recycle()
      counts = askedCounts()
      place = tableHeaderView?.frame.height ?? 0
    }
    let (last, isWhole) = (waitingScroll?.0, waitingScroll != nil)
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
    for path in selected { cellForRow(at: path)?.setSelected(true, animated: false) }
    return true
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
    for cell in rows.joined() {
      guard let path = cell.indexPath else { continue }
      cell.removeFromSuperview()
      cell.table = nil
      rowsDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      if let identifier = cell.reuseIdentifier {
        spareCells[identifier, default: []].insert(cell, at: 0)
      }
    }
    for case let part as UITableViewHeaderFooterView in sectionViews.flatMap({
      [$0.header, $0.footer]
    }) {
      part.removeFromSuperview()
      if let identifier = part.reuseIdentifier {
        spareParts[identifier, default: []].insert(part, at: 0)
      }
    }
    rows = []
    sectionViews = []
    list.removeSections()
  }

  private func estimatedHeight(ofSection section: Int) -> CGFloat {
    CGFloat(counts[section]) * estimate(IndexPath(row: 0, section: section))
  }
  private func estimate(_ path: IndexPath) -> CGFloat {
    if rowHeight > 0 { return rowHeight }
    if let own = rowsDelegate?.tableView(self, estimatedHeightForRowAt: path), own > 0 {
      return own
    }
    return estimatedRowHeight > 0 ? estimatedRowHeight : 44
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
      fillParts(of: view, section)
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
    if rows.joined().contains(where: { $0 === cell }) {
      Missing.sayOnce(
        "\(dataSource.map { "\(type(of: $0))" } ?? "The data source") returned one cell for two rows; "
          + "the second one is not shown.")
      return nil
    }
    (cell.table, cell.indexPath) = (self, path)
    return cell
  }

  /// - Returns: the height of the row.
  private func add(_ cell: UITableViewCell, at path: IndexPath, to section: TableSection) -> CGFloat
  {
    cell.cell.showsSeparator = separatorStyle != .none
    if let ownSeparator, !cell.hasOwnSeparator {
      (cell.cell.separatorInset, cell.cell.separatorEnd) = (ownSeparator.left, ownSeparator.right)
    }
    cell.cell.separatorColor = separatorColor?.value
    takeSwipes(cell, path)
    let given = rowsDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let own = given == UITableView.automaticDimension && rowHeight > 0 ? rowHeight : given
    cell.translatesAutoresizingMaskIntoConstraints = false
    cell.heldHeight?.isActive = false
    cell.heldHeight = nil
    if own >= 0 {
      let height = cell.heightAnchor.constraint(equalToConstant: own)
      height.identifier = "UIView-Encapsulated-Layout-Height"
      height.isActive = true
      cell.heldHeight = height
    }
    section.addCell(cell.core)
    rowsDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if own >= 0 { return own }
    let side = style == .insetGrouped ? 2 * (layoutMargins.left) : 0
    return cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width - side, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
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

  private func fillParts(of view: TableSection, _ section: Int) {
    let header = rowsDelegate?.tableView(self, viewForHeaderInSection: section)
    let footer = rowsDelegate?.tableView(self, viewForFooterInSection: section)
    sectionViews.append((header, footer))
    let tops =
      rowsDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let ends =
      rowsDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    view.headerHeight = tops >= 0 ? tops : nil
    view.footerHeight = ends >= 0 ? ends : nil
    view.headerView = header?.core
    view.footerView = footer?.core
    if header == nil {
      view.header = dataSource?.tableView(self, titleForHeaderInSection: section)
    } else {
      header.map { rowsDelegate?.tableView(self, willDisplayHeaderView: $0, forSection: section) }
    }
    if footer == nil {
      view.footer = dataSource?.tableView(self, titleForFooterInSection: section)
    } else {
      footer.map { rowsDelegate?.tableView(self, willDisplayFooterView: $0, forSection: section) }
    }
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    guard let cell = cellForRow(at: path) else { return }
    let rect = rect(of: cell)
    let inset = adjustedContentInset
    let most = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    let wanted: CGFloat
    switch position {
    case .none: return scrollRectToVisible(rect, animated: false)
    case .top: wanted = rect.minY - inset.top
    case .middle: wanted = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: wanted = rect.maxY + inset.bottom - bounds.height
    }
    contentOffset = CGPoint(x: contentOffset.x, y: min(max(wanted, -inset.top), most))
  }
}

extension UITableView {
  var askedBefore: [Int] { needsRows && rows.isEmpty ? askedCounts() : counts }

  func update(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }
}

extension UIView {
  /// The frame of a row, a header or a footer: in the table's coordinates, whose subviews they are for code.
  func frameInTable() -> CGRect? {
    var view = core.superview
    while let current = view {
      if let table = current.host as? UITableView { return table.convert(bounds, from: self) }
      view = current.superview
    }
    return nil
  }
}

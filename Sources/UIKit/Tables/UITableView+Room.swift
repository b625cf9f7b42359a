import AutoLayout
import Foundation
import LayoutScene

// The room of rows that are not made, and what follows when they get another height.
extension UITableView {
  /// Makes further rows where those in sight are lower than their room was.
  func fillEnd() {
    guard let end = list.restStart, !needsRows else { return }
    madeEnd = max(madeEnd, end)
    let count = rows.reduce(0) { $0 + $1.count }
    guard end + 0.5 < sight.maxY, count != filledCount else { return }
    (madeEnd, filledCount) = (end, count)
    setNeedsLayout()
  }

  /// Keeps the heights that rows have, at the places that they get, until rows are made anew.
  func keepHeights(_ place: (IndexPath) -> IndexPath?) {
    var old = heights
    if !needsRows {
      for (path, rect) in places { old[path] = rect.height }
    }
    heights = [:]
    for (path, height) in old { if let new = place(path) { heights[new] = height } }
  }

  /// Whether all rows up to one have a place, or no more rows are to come.
  func hasRoom(upTo path: IndexPath) -> Bool {
    if madeEnd == .infinity || rows.count > path.section + 1 { return true }
    return rows.count == path.section + 1
      && rows[path.section].count > min(path.row, counts[path.section] - 1)
  }

  func estimatedHeight(ofSection section: Int) -> CGFloat {
    guard counts[section] > 0 else { return 0 }
    return CGFloat(counts[section]) * estimate(IndexPath(row: 0, section: section))
  }
  /// The room of a row that was never in sight.
  func room(_ path: IndexPath) -> CGFloat {
    if let known = heights[path] { return known }
    if let own = rowsDelegate?.tableView(self, estimatedHeightForRowAt: path), own > 0 {
      return own
    }
    let given = rowsDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return given >= 0 ? given : estimate(path)
  }
  func estimate(_ path: IndexPath) -> CGFloat {
    if rowHeight > 0 { return rowHeight }
    if let own = rowsDelegate?.tableView(self, estimatedHeightForRowAt: path), own > 0 {
      return own
    }
    return estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.rowHeight
  }

  /// Scrolls to the row that waits for it.
  ///
  /// - Returns: whether another layout is needed: the row, or one before it, may get another height when it is made.
  func scrollToWaitingRow() -> Bool {
    guard let (path, position, rounds) = waitingScroll else { return false }
    let before = contentOffset
    scroll(to: path, position)
    let isSettled = contentOffset == before && !absentRows.contains(path)
    waitingScroll = isSettled || rounds >= 20 ? nil : (path, position, rounds + 1)
    return !isSettled
  }

  /// Where a scroll to a row leads; that of `NSNotFound` is the section. As in UIKit, the header that stays above the rows
  /// of a plain table does not cover the row.
  private func place(of path: IndexPath) -> CGRect? {
    if let row = row(at: path) {
      var rect = rect(of: row)
      if style == .plain, let header = sectionViews[path.section].header?.frame.height {
        (rect.origin.y, rect.size.height) = (rect.minY - header, rect.height + header)
      }
      return rect
    }
    guard path.row == NSNotFound, list.sections.indices.contains(path.section) else { return nil }
    return rect(of: list.sections[path.section])
  }

  private func scroll(to path: IndexPath, _ position: ScrollPosition) {
    guard let rect = place(of: path) else { return }
    let inset = adjustedContentInset
    let most = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    let wanted: CGFloat
    switch position {
    case .none: return scrollRectToVisible(rect, animated: false)
    case .top: wanted = rect.minY - inset.top
    case .middle:
      wanted =
        (row(at: path).map(self.rect(of:)) ?? rect).midY
        - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: wanted = rect.maxY + inset.bottom - bounds.height
    }
    contentOffset = CGPoint(x: contentOffset.x, y: min(max(wanted, -inset.top), most))
  }
}

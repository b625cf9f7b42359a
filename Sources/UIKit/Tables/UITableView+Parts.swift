import AutoLayout
import Foundation

// The headers and footers of sections.
extension UITableView {
  /// Asks for the heights above and below the rows of a section.
  @discardableResult
  func askPartHeights(of view: TableSection, _ section: Int) -> (top: CGFloat, end: CGFloat) {
    let tops =
      rowsDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let ends =
      rowsDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    for (height, part) in [(tops, "header"), (ends, "footer")] {
      trap(
        unless: height >= 0 || height == UITableView.automaticDimension,
        "section \(part) height must not be negative - provided height for section \(section) is \(height)"
      )
    }
    view.headerHeight = tops >= 0 ? tops : nil
    view.footerHeight = ends >= 0 ? ends : nil
    return (tops, ends)
  }

  /// Makes the header and the footer of a section.
  func makeParts(of view: TableSection, _ section: Int) -> (header: UIView?, footer: UIView?) {
    let (tops, ends) = askPartHeights(of: view, section)
    // As in UIKit, a header or footer of no height has no title.
    let header =
      rowsDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? (tops == 0 ? nil : titleView(isFooter: false, section))
    let footer =
      rowsDelegate?.tableView(self, viewForFooterInSection: section)
      ?? (ends == 0 ? nil : titleView(isFooter: true, section))
    (view.headerView, view.footerView) = (header?.core, footer?.core)
    view.headerPadding = header == nil ? 0 : paddingAboveHeaders
    if let header {
      let part = header as? UITableViewHeaderFooterView
      view.headerText = part?.alignedLabel
      view.headerHasBand =
        part != nil && part?.backgroundView == nil && part?.backgroundConfiguration == nil
      rowsDelegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
    }
    if let footer {
      view.footerText = (footer as? UITableViewHeaderFooterView)?.alignedLabel
      rowsDelegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
    }
    return (header, footer)
  }

  private var paddingAboveHeaders: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain && core.controlMetrics.version >= 15 ? 22 : 0
  }

  /// As in UIKit, a title is the text of a view, which code may change when it is displayed.
  private func titleView(isFooter: Bool, _ section: Int) -> UITableViewHeaderFooterView? {
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let title, !title.isEmpty else { return nil }
    return UITableViewHeaderFooterView(title: title, of: list, isFooter: isFooter)
  }

  /// From the start of the section to its first row.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let whole = rect(forSection: section)
    let first = row(at: IndexPath(row: 0, section: section))
    let end = first.map { rect(of: $0).minY } ?? whole.minY
    return CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: end - whole.minY)
  }
  /// From the last row to the end of the section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let whole = rect(forSection: section)
    let last = row(at: IndexPath(row: numberOfRows(inSection: section) - 1, section: section))
    let start = last.map { rect(of: $0).maxY } ?? whole.maxY
    return CGRect(x: whole.minX, y: start, width: whole.width, height: whole.maxY - start)
  }
}

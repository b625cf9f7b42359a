import Foundation

// Rows, headers and footers as subviews of the list itself, which they are in UIKit.
extension View {
  /// The list whose rows, headers and footers are subviews of this view; nil for other views.
  package var listInUIKit: TableView? {
    let section = (self as? CellGroup)?.superview ?? self
    let column = section is TableSection || section is EndRoom ? section.superview : section
    guard let list = column?.superview as? TableView, list.column === column else { return nil }
    return list
  }

  /// Where the coordinates of this view, whose subviews are a list's in UIKit, begin in those of the list.
  package var originInList: CGPoint {
    var (origin, next) = (CGPoint.zero, View?.some(self))
    while let view = next, !(view is TableView) {
      origin.x += view.frame.minX
      origin.y += view.frame.minY
      next = view.superview
    }
    return origin
  }
}

extension TableView {
  /// Whether the view holds the list's sections.
  package func holdsSections(_ view: View) -> Bool { view === column }

  /// The views above and below all sections, and the headers, rows and footers, from top to bottom.
  package var subviewsInUIKit: [View] {
    var views = [headView].compactMap { $0 }
    for section in sections {
      views += [section.headerView].compactMap { $0 }
      views += section.cells.filter { !($0 is AbsentCell) }
      views += [section.footerView].compactMap { $0 }
    }
    return views + [footView].compactMap { $0 }
  }
}

/// Keeps the room of the view above or below all sections, which is as wide as the list.
final class EndRoom: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
  }
}

/// Keeps the room of a row that is out of sight and has no cell.
final class AbsentCell: View {
  convenience init(height: CGFloat) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = heightAnchor.constraint(equalToConstant: height)
    constraint.kind = .list
    constraint.isActive = true
  }
}

extension TableSection {
  /// Keeps room for a row that has no cell yet.
  package func addRoom(height: CGFloat) { addCell(AbsentCell(height: height)) }

  /// Takes a cell out of the list and keeps its room.
  package func takeCell(at index: Int) {
    let cell = cells[index]
    group.insertArrangedSubview(AbsentCell(height: cell.frame.height), at: index)
    cell.removeFromSuperview()
  }

  /// Puts a cell where one was taken out.
  package func putCell(_ cell: View, at index: Int) {
    let absent = cells[index]
    group.insertArrangedSubview(cell, at: index)
    absent.removeFromSuperview()
  }
}

// Rows and sections that come, go and move.
extension TableSection {
  /// What keeps the room of a row that has no cell yet.
  package static func room(height: CGFloat) -> View { AbsentCell(height: height) }

  /// Has these cells and rooms, in this order. Those that are here already stay in their superview.
  package func arrange(_ cells: [View]) { group.arrange(cells, from: 0) }
}

extension TableView {
  /// Has these sections, in this order, between the views above and below all of them.
  package func arrange(_ sections: [TableSection]) {
    for section in sections { section.listStyle = style }
    column.arrange(sections, from: headView == nil ? 0 : 1, keeping: outerParts + [rest])
  }
}

extension StackView {
  fileprivate func arrange(_ views: [View], from start: Int, keeping others: [View?] = []) {
    let wanted = Set((views + others.compactMap { $0 }).map { ObjectIdentifier($0) })
    for view in arrangedSubviews where !wanted.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() {
      let place = start + index
      if place < arrangedSubviews.count, arrangedSubviews[place] === view { continue }
      insertArrangedSubview(view, at: place)
    }
  }
}

import Foundation
import Testing

@testable import UIKit

/// A table of 300 by 400 points with rows of 50.
@MainActor private func showTable(_ lines: CountedCells) -> (UIWindow, UITableView) {
  let screen = window()
  let table = UITableView(frame: screen.bounds)
  table.contentInsetAdjustmentBehavior = .never
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.rowHeight = 50
  table.dataSource = lines
  screen.addSubview(table)
  screen.layoutIfNeeded()
  return (screen, table)
}

private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

private final class SizedCell: UICollectionViewCell {
  let firstSize: CGSize
  override init(frame: CGRect) {
    firstSize = frame.size
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) {
    firstSize = .zero
    super.init(coder: coder)
  }
}

/// A collection of 300 by 400 points with two items of 140 by 100 in each line.
@MainActor private func showCollection(_ items: CountedCells) -> (UIWindow, UICollectionView) {
  let screen = window()
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 140, height: 100)
  layout.minimumLineSpacing = 0
  let view = UICollectionView(frame: screen.bounds, collectionViewLayout: layout)
  view.contentInsetAdjustmentBehavior = .never
  view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = items
  screen.addSubview(view)
  screen.layoutIfNeeded()
  return (screen, view)
}

@MainActor
@Suite("A list whose content changes shows what it has")
struct ListChangeTests {
  @Test("an offset beyond rows that are fewer now goes back to their end", arguments: [1, 9, 40])
  func fewerRows(count: Int) {
    let lines = CountedCells(40)
    let (screen, table) = showTable(lines)
    table.contentOffset.y = 500
    screen.layoutIfNeeded()
    lines.count = count
    table.reloadData()
    screen.layoutIfNeeded()
    #expect(table.contentOffset.y == min(500, CGFloat(max(0, count * 50 - 400))))
    #expect(table.visibleCells.count == min(count, 8))
  }

  @Test("an offset beyond items that are fewer now goes back to their end", arguments: [1, 10, 40])
  func fewerItems(count: Int) {
    let items = CountedCells(40)
    let (screen, view) = showCollection(items)
    view.contentOffset.y = 500
    screen.layoutIfNeeded()
    items.count = count
    view.reloadData()
    screen.layoutIfNeeded()
    let height = CGFloat((count + 1) / 2 * 100)
    #expect(view.contentOffset.y == min(500, max(0, height - 400)))
    #expect(view.visibleCells.count == min(count, 8))
  }

  @Test("an offset beyond a smaller content goes back to its end, below the inset")
  func smallerContent() {
    let screen = window()
    let scroll = UIScrollView(frame: screen.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroll.contentSize = CGSize(width: 900, height: 2000)
    screen.addSubview(scroll)
    screen.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 500, y: 1000)
    scroll.contentSize = CGSize(width: 700, height: 600)
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 220))
    scroll.contentSize = CGSize(width: 700, height: 30)
    #expect(scroll.contentOffset == CGPoint(x: 400, y: -10))
    // Code may scroll beyond the content.
    scroll.contentOffset.y = 77
    screen.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 77)
  }

  @Test("a new cell of a collection has the size of its item when it is made")
  func sizesOfNewCells() {
    let (screen, view) = showCollection(CountedCells(3))
    defer { _ = screen }
    let sizes = view.visibleCells.compactMap { ($0 as? SizedCell)?.firstSize }
    #expect(sizes == Array(repeating: CGSize(width: 140, height: 100), count: 3))
  }

  @Test("a header that is assigned again has the height that its frame has now")
  func headers() {
    let (screen, table) = showTable(CountedCells(2))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    (table.tableHeaderView, table.tableFooterView) = (header, footer)
    screen.layoutIfNeeded()
    #expect(table.contentSize.height == 170)
    header.frame.size.height = 90
    footer.frame.size.height = 10
    (table.tableHeaderView, table.tableFooterView) = (header, footer)
    screen.layoutIfNeeded()
    #expect(header.frame.height == 90 && footer.frame.height == 10)
    #expect(table.rectForRow(at: path(0)).minY == 90 && table.contentSize.height == 200)
  }

  @Test("updates that follow each other begin with what the one before ended with")
  func updatesInOneTurn() {
    let lines = CountedCells(3)
    let (screen, table) = showTable(lines)
    lines.count = 4
    table.insertRows(at: [path(3)], with: .none)
    lines.count = 5
    table.insertRows(at: [path(4)], with: .none)
    lines.count = 4
    table.performBatchUpdates { table.deleteRows(at: [path(0)], with: .none) }
    screen.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
    lines.count = 5
    table.reloadData()
    lines.count = 6
    table.insertRows(at: [path(5)], with: .none)
    lines.count = 7
    table.insertRows(at: [path(6)], with: .none)
    screen.layoutIfNeeded()
    #expect(table.visibleCells.count == 7)
  }
}

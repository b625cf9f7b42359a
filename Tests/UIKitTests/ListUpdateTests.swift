import Foundation
import Testing

@testable import UIKit

/// A list whose sections and rows are texts, which counts what it is asked.
@MainActor private final class Board: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var height: (String) -> CGFloat = { _ in 40 }
  var asked: [String] = []
  var parts = 0
  var cells: [UITableViewCell] = []
  init(_ sections: [[String]]) { self.sections = sections }
  func numberOfSections(in table: UITableView) -> Int { sections.count }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let text = sections[path.section][path.row]
    asked.append(text)
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.accessibilityLabel = text
    return cell
  }
  func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    height(sections[path.section][path.row])
  }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    parts += 1
    return UIView()
  }
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
}

/// The same in a collection.
@MainActor private final class Grid: NSObject, UICollectionViewDataSource {
  var items: [String]
  var asked: [String] = []
  init(_ items: [String]) { self.items = items }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    asked.append(items[path.item])
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    cell.accessibilityLabel = items[path.item]
    return cell
  }
}

private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}

@MainActor @Suite(.serialized) struct ListUpdateTests {
  private func show(_ board: Board) -> (UIWindow, UITableView) {
    let screen = window()
    let table = UITableView(frame: screen.bounds)
    table.contentInsetAdjustmentBehavior = .never
    (table.sectionHeaderTopPadding, table.estimatedRowHeight) = (0, 40)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (board, board)
    screen.addSubview(table)
    screen.layoutIfNeeded()
    (board.asked, board.parts) = ([], 0)
    return (screen, table)
  }
  private func shown(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.accessibilityLabel)
  }
  private func tops(_ table: UITableView) -> [CGFloat] {
    table.visibleCells.map(\.frame.minY).sorted()
  }

  @Test func anEmptyUpdateAsksForHeightsOnly() {
    let board = Board([["a", "b", "c"]])
    let (screen, table) = show(board)
    let cells = table.visibleCells
    let header = table.subviews.first { $0.frame.height == 20 }
    board.height = { $0 == "b" ? 90 : 40 }
    table.beginUpdates()
    table.endUpdates()
    screen.layoutIfNeeded()
    #expect(board.asked.isEmpty && board.parts == 0)
    #expect(table.visibleCells == cells)
    #expect(tops(table) == [20, 60, 150])
    #expect(table.contentSize.height == 190)
    #expect(header?.superview === table)
    table.performBatchUpdates(nil)
    screen.layoutIfNeeded()
    #expect(board.asked.isEmpty && table.visibleCells == cells)
  }

  @Test func aFieldThatIsEditedStaysSoThroughAnUpdate() throws {
    let board = Board([["a", "b"]])
    let (screen, table) = show(board)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    table.cellForRow(at: row(1))?.contentView.addSubview(field)
    field.becomeFirstResponder()
    board.sections[0].insert("new", at: 0)
    table.insertRows(at: [row(0)], with: .automatic)
    screen.layoutIfNeeded()
    #expect(field.isFirstResponder && shown(table) == ["new", "a", "b"])
  }

  @Test func onlyTheNamedRowsAreMadeAnew() {
    let board = Board([["a", "b", "c"], ["d"]])
    let (screen, table) = show(board)
    let (first, last) = (table.cellForRow(at: row(0)), table.cellForRow(at: row(0, 1)))
    board.sections[0][1] = "B"
    table.reloadRows(at: [row(1)], with: .none)
    screen.layoutIfNeeded()
    #expect(board.asked == ["B"] && shown(table) == ["a", "B", "c", "d"])
    #expect(table.cellForRow(at: row(0)) === first && table.cellForRow(at: row(0, 1)) === last)
  }

  @Test func rowsThatComeAndGoLeaveTheOthers() {
    let board = Board([["a", "b", "c"], ["d", "e"]])
    let (screen, table) = show(board)
    let kept = table.cellForRow(at: row(0, 1))
    table.performBatchUpdates {
      board.sections = [["b", "new", "c"], ["e", "d"]]
      table.deleteRows(at: [row(0)], with: .fade)
      table.insertRows(at: [row(1)], with: .fade)
      table.moveRow(at: row(0, 1), to: row(1, 1))
    }
    #expect(table.cellForRow(at: row(1))?.accessibilityLabel == "new")
    screen.layoutIfNeeded()
    #expect(board.asked == ["new"])
    #expect(shown(table) == ["b", "new", "c", "e", "d"])
    #expect(table.cellForRow(at: row(1, 1)) === kept)
    #expect(table.indexPath(for: table.visibleCells[0]) == row(0))
    #expect(tops(table) == [20, 60, 100, 160, 200])
  }

  @Test func sectionsThatComeAndGoLeaveTheOthers() {
    let board = Board([["a"], ["b"], ["c"]])
    let (screen, table) = show(board)
    table.performBatchUpdates {
      board.sections = [["b"], ["x", "y"], ["c"]]
      table.deleteSections([0], with: .fade)
      table.insertSections([1], with: .fade)
    }
    screen.layoutIfNeeded()
    #expect(board.asked == ["x", "y"] && board.parts == 1)
    #expect(shown(table) == ["b", "x", "y", "c"])
    board.sections[1] = ["z"]
    (board.asked, board.parts) = ([], 0)
    table.reloadSections([1], with: .none)
    screen.layoutIfNeeded()
    #expect(board.asked == ["z"] && board.parts == 1 && shown(table) == ["b", "z", "c"])
  }

  @Test func rowsOutOfSightComeWhenOthersGo() {
    let board = Board([(0..<100).map { "\($0)" }])
    let (screen, table) = show(board)
    #expect(shown(table).count == 10)
    board.sections[0].removeFirst(5)
    table.deleteRows(at: (0..<5).map { row($0) }, with: .none)
    screen.layoutIfNeeded()
    #expect(shown(table) == (5..<15).map { "\($0)" })
    #expect(board.asked == (10..<15).map { "\($0)" })
    #expect(table.contentSize.height == 3820)
    board.sections[0] += ["end"]
    table.insertRows(at: [row(95)], with: .none)
    screen.layoutIfNeeded()
    #expect(table.contentSize.height == 3860)
    table.scrollToRow(at: row(95), at: .bottom, animated: false)
    screen.layoutIfNeeded()
    #expect(shown(table).last == "end")
  }

  @Test func aRowIsConfiguredAgainInItsOwnCell() {
    let board = Board([["a", "b"]])
    let (screen, table) = show(board)
    let cell = table.cellForRow(at: row(1))
    board.sections[0][1] = "B"
    table.reconfigureRows(at: [row(1)])
    screen.layoutIfNeeded()
    #expect(board.asked == ["B"] && table.cellForRow(at: row(1)) === cell)
    #expect(cell?.accessibilityLabel == "B")
  }

  @Test func aDiffableSourceOfATableAsksForWhatIsNew() {
    let (screen, table) = (
      window(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    )
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    screen.addSubview(table)
    var asked: [String] = []
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      asked.append(item)
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    func apply(_ change: (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void) {
      var snapshot = source.snapshot()
      change(&snapshot)
      asked = []
      source.apply(snapshot, animatingDifferences: false)
      screen.layoutIfNeeded()
    }
    apply {
      $0.appendSections([0])
      $0.appendItems(["a", "b", "c"])
    }
    let cells = table.visibleCells
    apply { $0.insertItems(["new"], beforeItem: "b") }
    #expect(asked == ["new"] && table.visibleCells.filter(cells.contains) == cells)
    apply { $0.reconfigureItems(["c"]) }
    #expect(asked == ["c"] && table.cellForRow(at: row(3)) === cells[2])
    apply { $0.reloadItems(["a"]) }
    #expect(asked == ["a"])
    apply { $0.deleteItems(["new"]) }
    #expect(asked.isEmpty && table.visibleCells.count == 3)
  }

  private func show(_ grid: Grid) -> (UIWindow, UICollectionView) {
    let (screen, layout) = (window(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: screen.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = grid
    screen.addSubview(view)
    screen.layoutIfNeeded()
    grid.asked = []
    return (screen, view)
  }

  @Test func anUpdateOfACollectionAsksForWhatIsNew() {
    let grid = Grid(["a", "b", "c"])
    let (screen, view) = show(grid)
    let cells = view.visibleCells
    view.performBatchUpdates(nil)
    screen.layoutIfNeeded()
    #expect(grid.asked.isEmpty && view.visibleCells == cells)
    grid.items = ["b", "new", "c"]
    view.performBatchUpdates {
      view.deleteItems(at: [row(0)])
      view.insertItems(at: [row(1)])
    }
    screen.layoutIfNeeded()
    #expect(grid.asked == ["new"])
    #expect(view.cellForItem(at: row(0)) === cells[1] && view.cellForItem(at: row(2)) === cells[2])
    #expect(view.visibleCells.compactMap(\.accessibilityLabel) == ["b", "new", "c"])
    grid.asked = []
    view.reloadItems(at: [row(2)])
    screen.layoutIfNeeded()
    #expect(grid.asked == ["c"])
    grid.asked = []
    let second = view.cellForItem(at: row(1))
    view.reconfigureItems(at: [row(1)])
    screen.layoutIfNeeded()
    #expect(grid.asked == ["new"] && view.cellForItem(at: row(1)) === second)
  }

  @Test func aDiffableSourceOfACollectionAsksForWhatIsNew() {
    let (screen, layout) = (window(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: screen.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    screen.addSubview(view)
    var asked: [String] = []
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      asked.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    screen.layoutIfNeeded()
    let last = view.cellForItem(at: row(2))
    asked = []
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["d"])
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    screen.layoutIfNeeded()
    #expect(asked.sorted() == ["b", "d"] && view.cellForItem(at: row(1)) === last)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func aHeaderThatGrowsMovesRowsWhenItIsAssignedAgain() {
    let board = Board([["a"]])
    let (screen, table) = show(board)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.tableHeaderView = header
    screen.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 50) && tops(table) == [70])
    #expect(header.superview === table && table.subviews.contains(header))
    header.frame.size.height = 80
    screen.layoutIfNeeded()
    #expect(header.frame.height == 80 && tops(table) == [70])
    table.tableHeaderView = header
    screen.layoutIfNeeded()
    #expect(header.frame.height == 80 && tops(table) == [100])
    table.tableHeaderView = nil
    screen.layoutIfNeeded()
    #expect(header.superview == nil && tops(table) == [20])
  }
}

import Foundation
import Testing

@testable import UIKit

private final class TextCell: UITableViewCell {
  let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.add(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      height,
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func become(_ points: CGFloat) { height.constant = points }
}

/// Rows that say by constraints how high they are.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [[CGFloat]]
  var shown: [IndexPath] = []
  init(_ heights: [[CGFloat]]) { self.heights = heights }
  func numberOfSections(in tableView: UITableView) -> Int { heights.count }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? TextCell)?.become(heights[path.section][path.row])
    return cell
  }
  func tableView(
    _: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { shown.append(path) }
}

/// A table of 300 by 400 points.
@MainActor private func show(_ rows: Rows, estimate: CGFloat = 44) -> (UIWindow, UITableView) {
  let screen = window()
  let table = UITableView(frame: screen.bounds)
  table.contentInsetAdjustmentBehavior = .never
  table.separatorStyle = .none
  table.register(TextCell.self, forCellReuseIdentifier: "row")
  table.estimatedRowHeight = estimate
  (table.dataSource, table.delegate) = (rows, rows)
  screen.addSubview(table)
  screen.layoutIfNeeded()
  rows.shown = []
  return (screen, table)
}

private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}

@MainActor @Suite("A jump makes the rows that are seen after it") struct TableJumpTests {
  /// Rows that are higher and lower than the estimate.
  @Test(arguments: [100, 20, 44] as [CGFloat], [UITableView.ScrollPosition.top, .middle, .bottom])
  func toARow(height: CGFloat, position: UITableView.ScrollPosition) throws {
    let rows = Rows([Array(repeating: height, count: 500)])
    let (screen, table) = show(rows)
    table.scrollToRow(at: path(300), at: position, animated: false)
    screen.layoutIfNeeded()
    let rect = table.rectForRow(at: path(300))
    #expect(rect.height == height)
    let place = rect.minY - table.contentOffset.y
    switch position {
    case .top: #expect(abs(place) <= 0.5)
    case .middle: #expect(abs(place + height / 2 - 200) <= 1)
    default: #expect(abs(place + height - 400) <= 1)
    }
    let seen = table.visibleCells.compactMap(\.indexPath)
    #expect(seen.contains(path(300)) && rows.shown.count < 45)
    #expect(seen.allSatisfy { table.rectForRow(at: $0).height == height })
    // What is seen has no gap.
    let frames = table.visibleCells.map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(frames[0].minY <= table.contentOffset.y + 0.5)
    let last = try #require(frames.last)
    #expect(last.maxY >= table.contentOffset.y + 399.5)
  }

  @Test(arguments: [100, 20] as [CGFloat]) func toAPlace(height: CGFloat) {
    let rows = Rows([Array(repeating: height, count: 500)])
    let (screen, table) = show(rows)
    table.setContentOffset(CGPoint(x: 0, y: 4400), animated: false)
    screen.layoutIfNeeded()
    #expect(!rows.shown.contains(path(50)) && rows.shown.count <= Int(400 / height) + 2)
    let frames = table.visibleCells.map(\.frame)
    #expect(frames.allSatisfy { $0.height == height })
    #expect((frames.first?.minY ?? .infinity) <= 4400 && (frames.last?.maxY ?? 0) >= 4800)
  }

  @Test func toAnotherSection() {
    let rows = Rows(Array(repeating: Array(repeating: 70, count: 40), count: 5))
    let (screen, table) = show(rows)
    table.scrollToRow(at: path(10, 3), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == path(10, 3))
    #expect(rows.shown.allSatisfy { $0.section == 3 })
    table.scrollToRow(at: path(39, 4), at: .bottom, animated: false)
    screen.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == path(39, 4))
    #expect(abs(table.rectForRow(at: path(39, 4)).maxY - table.contentSize.height) < 0.5)
    table.scrollToRow(at: path(0), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(table.contentOffset.y == 0 && table.visibleCells.count == 6)
  }

  @Test func whatIsInSightStaysWhenRowsComeFarAbove() {
    let rows = Rows([(0..<100).map { CGFloat(30 + $0 % 7 * 10) }])
    let (screen, table) = show(rows)
    for step in 0..<20 {
      table.contentOffset.y = CGFloat(step) * 150
      screen.layoutIfNeeded()
    }
    let before = table.visibleCells.map(\.frame)
    rows.heights[0].append(50)
    table.insertRows(at: [path(100)], with: .none)
    screen.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == before)
  }

  @Test func anEmptySectionIsNotAskedForItsFirstRow() {
    final class Careful: NSObject, UITableViewDelegate {
      func tableView(_: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
        #expect(path.section != 1)
        return 50
      }
    }
    let (rows, careful) = (Rows([Array(repeating: 50, count: 30), [], [50]]), Careful())
    let (screen, table) = show(rows)
    table.delegate = careful
    table.reloadData()
    screen.layoutIfNeeded()
    #expect(abs(table.contentSize.height - 31 * 50) < 0.5)
  }
}

@MainActor @Suite("The selection is that of the same rows after an update")
struct UpdatedSelectionTests {
  private let rows = Rows([Array(repeating: 30, count: 8), Array(repeating: 30, count: 3)])

  private func selected(_ first: [IndexPath], after change: (UITableView) -> Void) -> [IndexPath] {
    let (screen, table) = show(rows)
    table.allowsMultipleSelection = true
    for path in first { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    table.beginUpdates()
    change(table)
    table.endUpdates()
    screen.layoutIfNeeded()
    #expect(
      table.visibleCells.filter(\.isSelected).compactMap(\.indexPath)
        == table.indexPathsForSelectedRows?.sorted() ?? [])
    return table.indexPathsForSelectedRows ?? []
  }

  @Test(arguments: [false, true])
  func whateverTheOrderOfTheCalls(insertsFirst: Bool) {
    let paths = selected([path(3), path(4)]) { table in
      let steps = [
        { table.deleteRows(at: [path(0), path(4)], with: .none) },
        { table.insertRows(at: [path(1), path(2)], with: .none) },
      ]
      for step in insertsFirst ? steps.reversed() : steps { step() }
    }
    #expect(paths == [path(4)])
  }

  @Test func ofARowThatMoves() {
    #expect(
      selected([path(2), path(5)]) { $0.moveRow(at: path(2), to: path(6)) } == [path(6), path(4)])
  }

  @Test func inASectionThatMovesOrGetsOthersBeforeIt() {
    #expect(selected([path(1, 1)]) { $0.moveSection(1, toSection: 0) } == [path(1, 0)])
    rows.heights = [[30], [30], [30]]
    let (screen, table) = show(rows)
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    rows.heights.insert([30], at: 0)
    table.insertSections([0], with: .none)
    screen.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == path(0, 2))
  }

  @Test func butNotOfARowThatIsReloaded() {
    #expect(
      selected([path(1), path(2)]) { $0.reloadRows(at: [path(1)], with: .none) } == [path(2)])
  }

  @Test func ofItemsInASnapshot() {
    let screen = window()
    let table = UITableView(frame: screen.bounds)
    table.register(TextCell.self, forCellReuseIdentifier: "row")
    screen.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    screen.layoutIfNeeded()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    snapshot.insertItems(["d", "e"], beforeItem: "a")
    source.apply(snapshot)
    #expect(table.indexPathForSelectedRow == path(3))
    snapshot.deleteItems(["b"])
    source.apply(snapshot)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func ofItemsOfACollection() {
    let (screen, items) = (window(), CountedCells(5))
    let view = UICollectionView(
      frame: screen.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    screen.addSubview(view)
    screen.layoutIfNeeded()
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    items.count = 6
    view.performBatchUpdates {
      view.insertItems(at: [path(0), path(1)])
      view.deleteItems(at: [path(1)])
    }
    screen.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [path(3)])
    #expect(view.cellForItem(at: path(3))?.isSelected == true)
  }
}

import Foundation
import Testing

@testable import UIKit

private final class NoteCell: UITableViewCell {
  let label = UILabel()
  var uses = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    contentView.add(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts: [[String]]
  var asked: [IndexPath] = []
  var chosen: [IndexPath] = []
  init(_ texts: [[String]]) { self.texts = texts }
  func numberOfSections(in tableView: UITableView) -> Int { texts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.label.text = texts[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    texts.count > 1 ? "Section \(section)" : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
}

@MainActor @Suite struct TableTests {
  private func table(
    _ notes: Notes, style: UITableView.Style = .plain
  ) -> (UIWindow, UITableView) {
    let window = window(320, 480)
    let table = UITableView(frame: window.bounds, style: style)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    (table.dataSource, table.delegate) = (notes, notes)
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test func aRegisteredCellIsMadeByItsOwnInitializer() throws {
    useFixedTexts()
    let table = UITableView()
    table.register(NoteCell.self, forCellReuseIdentifier: "a rather long identifier of a cell")
    let cell = table.dequeueReusableCell(withIdentifier: "a rather long identifier of a cell")
    let note = try #require(cell as? NoteCell)
    #expect(note.reuseIdentifier == "a rather long identifier of a cell")
    #expect(note.label.superview === note.contentView)
  }

  @Test func cellsAreAsHighAsTheirTexts() {
    let notes = Notes([["Short", String(repeating: "long text ", count: 30), "Short"]])
    let (_, table) = table(notes)
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == heights[2])
    #expect(heights[1] > heights[0] * 3)
    #expect(table.contentSize.height == heights.reduce(0, +))
  }

  @Test func onlyRowsInSightAreMade() {
    let notes = Notes([(0..<1000).map { "Row \($0)" }])
    let (window, table) = table(notes)
    #expect(notes.asked.count < 20)
    #expect(table.contentSize.height > 40_000)
    #expect(table.visibleCells.count == table.indexPathsForVisibleRows?.count)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
  }

  @Test func cellsAreUsedAgainAfterTheyWerePrepared() throws {
    let notes = Notes([["One", "Two"]])
    let (window, table) = table(notes)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
    notes.texts = [["Three"]]
    table.reloadData()
    window.layoutIfNeeded()
    let again = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
    #expect(again.uses == 1)
    #expect(again.label.text == "Three")
    #expect(first.uses + again.uses >= 1)
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test func aGivenHeightHoldsTheRow() {
    let notes = Notes([["One", "Two"]])
    let (window, table) = table(notes)
    table.rowHeight = 70
    window.layoutIfNeeded()
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 70, width: 320, height: 70))
  }

  @Test func aTouchedRowIsSelectedAndTold() {
    let notes = Notes([["One", "Two"]])
    let (_, table) = table(notes)
    let path = IndexPath(row: 1, section: 0)
    table.touchRow(at: path)
    #expect(notes.chosen == [path] && table.indexPathForSelectedRow == path)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    table.deselectRow(at: path, animated: true)
    #expect(table.cellForRow(at: path)?.isSelected == false)
  }

  @Test func aFrameOfATablesHeaderIsItsHeight() {
    let notes = Notes([["One"]])
    let (window, table) = table(notes)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 90))
    window.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 90)
  }

  @Test func aSnapshotIsShown() {
    useFixedTexts()
    let window = window(320, 480)
    let table = UITableView(frame: window.bounds)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
      (cell as? NoteCell)?.label.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot)
    window.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? NoteCell)?.label.text } == ["a", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    snapshot.moveItem("c", beforeItem: "a")
    source.apply(snapshot)
    window.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? NoteCell)?.label.text } == ["c", "a", "b"])
  }

  @MainActor private final class CountingTable: UITableView {
    var steps: [String] = []
    override func reloadData() {
      super.reloadData()
      steps.append("reload")
    }
    override func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
      super.insertRows(at: paths, with: animation)
      steps.append("insert \(paths.count)")
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
      super.moveSection(section, toSection: newSection)
      steps.append("move \(section)")
    }
  }

  @Test func whatATableIsToldCanBeOverridden() {
    useFixedTexts()
    let notes = Notes([["a"], ["b"]])
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = notes
    table.layoutIfNeeded()
    notes.texts[0].append("c")
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    table.moveSection(0, toSection: 1)
    table.reloadData()
    #expect(table.steps == ["insert 1", "move 0", "reload"])
  }

  @Test func rowsAndHeadersSayWhereTheyAreInTheTable() {
    let notes = Notes([["a", "b"], ["c"]])
    let (window, table) = table(notes)
    window.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.map(\.frame) == cells.map { table.convert($0.bounds, from: $0) })
    #expect(cells[2].frame.minY > cells[1].frame.maxY)
    let header = table.rectForHeader(inSection: 1)
    #expect(header.minY >= cells[1].frame.maxY && header.maxY <= cells[2].frame.minY)
    #expect(header.height > 0)
    #expect(table.rectForFooter(inSection: 0).size == CGSize(width: 320, height: 0))
  }

  /// The selection stays at its row, and a cell that is used again shows that of its new row.
  @Test func theSelectionFollowsItsRow() throws {
    let notes = Notes([(0..<6).map { "Note \($0)" }])
    let (window, table) = table(notes)
    window.layoutIfNeeded()
    let path = IndexPath(row: 3, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    notes.texts[0].insert("First", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    notes.texts[0].removeSubrange(0..<2)
    table.deleteRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false, false])
    table.reloadData()
    window.layoutIfNeeded()
    #expect(
      table.indexPathForSelectedRow == nil && !table.visibleCells.contains(where: \.isSelected))
  }
}

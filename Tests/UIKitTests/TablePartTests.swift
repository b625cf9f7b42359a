import Foundation
import Testing

@testable import UIKit

private final class RowCell: UITableViewCell {
  var uses = 0
  var superviews: [UIView?] = []
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
  override func willMove(toSuperview superview: UIView?) {
    super.willMove(toSuperview: superview)
    superviews.append(superview)
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var hasTitles = false
  var headerHeight = UITableView.automaticDimension
  var shown: [IndexPath] = []
  var ended: [IndexPath] = []
  var headers: [Int] = []
  var whenHeader: ((UITableViewHeaderFooterView) -> Void)?
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasTitles ? "Section \(section)" : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    hasTitles ? "Footer \(section)" : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.append(indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ended.append(indexPath) }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    headers.append(section)
    (view as? UITableViewHeaderFooterView).map { whenHeader?($0) }
  }
}

@MainActor @Suite struct TablePartTests {
  private func table(
    _ rows: Rows, _ style: UITableView.Style = .plain
  ) -> (UIWindow, UITableView) {
    let screen = window(320, 440)
    let table = UITableView(frame: screen.bounds, style: style)
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    table.rowHeight = 44
    screen.addSubview(table)
    screen.layoutIfNeeded()
    return (screen, table)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func aRowIsASubviewOfTheTableInItsCoordinates(style: UITableView.Style) throws {
    let rows = Rows([2, 2])
    rows.hasTitles = true
    let (screen, table) = table(rows, style)
    defer { withExtendedLifetime(screen) {} }
    for cell in table.visibleCells {
      #expect(cell.superview === table && cell.next === table)
      #expect(cell.frame == table.convert(cell.bounds, from: cell))
      #expect(cell.center == CGPoint(x: cell.frame.midX, y: cell.frame.midY))
      #expect(table.subviews.contains { $0 === cell })
      #expect((cell as? RowCell)?.superviews.last ?? nil === table)
    }
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.superview === table)
    #expect(header.frame == table.convert(header.bounds, from: header))
    #expect(UITableViewCell().superview == nil)
  }

  @Test func contentTakesThePlaceOfTheContentBefore() {
    useFixedTexts()
    struct Badge: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }
      func updated(for state: any UIConfigurationState) -> Badge { self }
    }
    final class BadgeView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    var list = UIListContentConfiguration.cell()
    list.text = "List"
    let part = UITableViewHeaderFooterView(reuseIdentifier: "part")
    for _ in 0..<3 { part.contentConfiguration = list }
    #expect(part.contentView.subviews.count == 1)
    part.contentConfiguration = nil
    #expect(part.contentView.subviews.isEmpty)
    let cell = UITableViewCell()
    cell.contentConfiguration = Badge()
    #expect(cell.contentView.subviews.contains { $0 is BadgeView })
    cell.contentConfiguration = list
    #expect(!cell.contentView.subviews.contains { $0 is BadgeView } && cell.cell.text == "List")
    cell.contentConfiguration = nil
    #expect(cell.cell.text == nil)
  }

  @Test func aFrameThatARowTakesIsTheOneThatItSays() {
    let rows = Rows([3])
    let (screen, table) = table(rows)
    let cell = table.visibleCells[2]
    let frame = cell.frame
    cell.frame = frame
    #expect(cell.frame == frame)
    cell.center = cell.center
    #expect(cell.frame == frame)
    screen.layoutIfNeeded()
    #expect(cell.frame == frame && frame.minY == 88)
  }

  @Test func rowsThatLeaveSightAreUsedAgain() {
    let rows = Rows([100])
    let (screen, table) = table(rows)
    #expect(table.visibleCells.count == 10 && rows.ended.isEmpty)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.contentOffset.y = 44 * 5
    screen.layoutIfNeeded()
    #expect(rows.ended == (0..<5).map { IndexPath(row: $0, section: 0) })
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(first?.superview == nil)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(5..<15))
    table.contentOffset.y = 44 * 7
    screen.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? RowCell }
    #expect(cells.contains { $0.uses == 1 })
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 10)
    #expect(cells.map { $0.textLabel?.text } == (7..<17).map { "Row \($0)" })
    let tops = stride(from: CGFloat(308), to: 748, by: 44)
    #expect(cells.map(\.frame.minY) == Array(tops))
  }

  @Test func rowsThatComeBackAreWhereTheyWere() {
    let rows = Rows([30, 30])
    let (screen, table) = table(rows)
    let before = table.visibleCells.map(\.frame)
    table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 1))
    #expect(table.visibleCells.count == 10)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 132)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(row: 2, section: 0))
    rows.shown = []
    table.contentOffset.y = 0
    screen.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == before)
    #expect(rows.shown == (0..<10).map { IndexPath(row: $0, section: 0) })
    #expect(abs(table.contentSize.height - 60 * 44) < 0.001)
  }

  @Test func aRowThatIsEditedStays() throws {
    let rows = Rows([50])
    let (screen, table) = table(rows)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let field = UITextField()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    table.contentOffset.y = 600
    screen.layoutIfNeeded()
    #expect(field.isFirstResponder && cell.superview === table)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    field.resignFirstResponder()
  }

  @Test func aSelectedRowThatComesBackIsSelected() {
    let rows = Rows([50])
    let (screen, table) = table(rows)
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.contentOffset.y = 600
    screen.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    screen.layoutIfNeeded()
    #expect(table.cellForRow(at: path)?.isSelected == true)
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test func titlesAreHeaderAndFooterViewsThatCodeMayChange() throws {
    let rows = Rows([1, 1])
    rows.hasTitles = true
    rows.whenHeader = {
      $0.textLabel?.textColor = .systemRed
      $0.textLabel?.text = $0.textLabel?.text?.lowercased()
    }
    let (screen, table) = table(rows, .grouped)
    defer { withExtendedLifetime(screen) {} }
    #expect(rows.headers == [0, 1])
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.textLabel?.text == "section 1" && header.textLabel?.textColor == .systemRed)
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer 0")
    #expect(header.frame == table.rectForHeader(inSection: 1))
  }

  @Test func titlesAboveGroupsAreInCapitals() {
    let rows = Rows([1])
    rows.hasTitles = true
    #expect(table(rows, .insetGrouped).1.headerView(forSection: 0)?.textLabel?.text == "SECTION 0")
    #expect(table(rows, .plain).1.headerView(forSection: 0)?.textLabel?.text == "Section 0")
  }

  @Test func theDelegateSaysHowHighATitleIs() {
    let rows = Rows([1])
    (rows.hasTitles, rows.headerHeight) = (true, 60)
    let (_, high) = table(rows)
    #expect(high.headerView(forSection: 0)?.frame.height == 60)
    let label = high.headerView(forSection: 0)?.textLabel
    #expect(label.map { abs($0.frame.midY - 30) <= 0.5 } == true)
    rows.headerHeight = 0
    #expect(table(rows).1.headerView(forSection: 0) == nil)
  }

  @Test func aHeaderOfItsOwnStaysInSightToo() throws {
    let rows = Rows([20, 20])
    rows.hasTitles = true
    let (screen, table) = table(rows)
    table.contentOffset.y = 200
    screen.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.minY == 200)
    table.contentOffset.y = 0
    screen.layoutIfNeeded()
    #expect(header.frame.minY == 22)
  }

  @Test func theRoomAboveHeadersIsWhatCodeSays() {
    let rows = Rows([1])
    rows.hasTitles = true
    let (screen, table) = table(rows)
    let standard = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    table.sectionHeaderTopPadding = 0
    screen.layoutIfNeeded()
    let none = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    #expect(none == standard - 22)
    table.sectionHeaderTopPadding = 30
    screen.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == none + 30)
  }

  @Test func aRowThatIsScrolledToIsBelowTheHeaderThatStays() throws {
    let rows = Rows([20, 20])
    rows.hasTitles = true
    let (screen, table) = table(rows)
    for path in [IndexPath(row: 0, section: 1), IndexPath(row: 3, section: 1)] {
      table.scrollToRow(at: path, at: .top, animated: false)
      screen.layoutIfNeeded()
      let header = try #require(table.headerView(forSection: 1))
      #expect(abs(header.frame.maxY - table.rectForRow(at: path).minY) <= 0.5)
      #expect(abs(header.frame.minY - table.contentOffset.y) <= 0.5)
    }
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(abs(table.contentOffset.y - table.rect(forSection: 1).minY) <= 0.5)
  }

  @Test func theRoomAboveAHeaderScrollsAway() throws {
    let rows = Rows([20, 20])
    rows.hasTitles = true
    let (screen, table) = table(rows)
    let header = try #require(table.headerView(forSection: 0))
    for (offset, place) in [(0, 22), (10, 22), (22, 22), (60, 60)] as [(CGFloat, CGFloat)] {
      table.contentOffset.y = offset
      screen.layoutIfNeeded()
      #expect(header.frame.minY == place, "\(offset)")
    }
  }
}

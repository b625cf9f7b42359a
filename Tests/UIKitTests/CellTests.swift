import Foundation
import Testing

@testable import UIKit

private final class Rows: UITableViewController {
  var style = UITableViewCell.CellStyle.default
  var configure: (UITableViewCell) -> Void = { _ in }
  override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 1 }
  override func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    configure(cell)
    return cell
  }
}

/// Letters are 10 points wide and 20 points high per 20 points of their font.
@MainActor @Suite struct CellTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, _ configure: @escaping (UITableViewCell) -> Void
  ) -> (UIWindow, UITableViewCell) {
    let (window, rows) = (window(390, 844), Rows(style: .plain))
    (rows.style, rows.configure) = (style, configure)
    window.rootViewController = rows
    window.layoutIfNeeded()
    return (window, rows.tableView.visibleCells[0])
  }

  @Test func aNewCellHasUIKitsSizeAndSoHasItsContentView() {
    useFixedTexts()
    let cell = UITableViewCell()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.frame.size = CGSize(width: 400, height: 50)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    let item = UICollectionViewCell(frame: CGRect(x: 5, y: 5, width: 70, height: 30))
    #expect(item.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test func theLabelOfTheDefaultStyleHasAllTheRoom() throws {
    let (window, cell) = cell(.default) { $0.textLabel?.text = "Hello" }
    let label = try #require(cell.textLabel)
    #expect(label.superview === cell.contentView)
    #expect(label.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
    #expect(cell.frame.height == 44)
    let texts = try #require(window.scene()).views.flatMap(\.texts).map(\.string)
    #expect(texts == ["Hello"])
  }

  @Test(arguments: [UITableViewCell.CellStyle.subtitle, .value1])
  func labelsOfOtherStylesAreAsLargeAsTheirTexts(style: UITableViewCell.CellStyle) throws {
    let (_, cell) = cell(style) {
      $0.textLabel?.text = "Hello"
      $0.detailTextLabel?.text = "you"
    }
    let (label, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(detail.frame.size == detail.intrinsicContentSize)
    #expect(label.frame.minX == 16)
    if style == .value1 {
      #expect(detail.frame.maxX == 374)
      #expect(abs(label.frame.midY - 22) <= 0.25)
    } else {
      #expect(detail.frame.minX == 16)
      #expect(detail.frame.minY == label.frame.maxY + 1)
    }
  }

  @Test func labelsAreWhatTheCellIsAsHighAs() throws {
    let words = String(repeating: "long words ", count: 20)
    let (_, single) = cell(.default) { $0.textLabel?.text = words }
    #expect(single.frame.height == 44)
    let (window, cell) = cell(.default) {
      $0.textLabel?.text = words
      $0.textLabel?.numberOfLines = 0
      $0.accessoryType = .disclosureIndicator
    }
    #expect(cell.frame.height > 100)
    let before = cell.frame.height
    cell.textLabel?.font = .systemFont(ofSize: 30)
    window.layoutIfNeeded()
    #expect(cell.frame.height > before)
    #expect(cell.textLabel?.frame.height == cell.frame.height)
    #expect(cell.contentView.frame.maxX < 370)
    let end = try #require(cell.textLabel).frame.maxX
    #expect(end <= cell.contentView.frame.maxX)
  }

  @Test func anImageIsAViewBeforeTheTexts() throws {
    let (_, cell) = cell(.subtitle) {
      $0.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      }
      $0.textLabel?.text = "Hello"
    }
    let image = try #require(cell.imageView)
    #expect(image.superview === cell.contentView)
    #expect(image.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(cell.textLabel?.frame.minX == 62)
  }

  @Test func linesBetweenRowsBeginWhereTheTableSays() throws {
    func lines(_ set: @escaping (UITableView) -> Void) throws -> [CGRect] {
      let (window, rows) = (window(390, 844), Rows(style: .plain))
      rows.configure = { $0.textLabel?.text = "Hello" }
      window.rootViewController = rows
      set(rows.tableView)
      window.layoutIfNeeded()
      return try #require(window.scene()).views.flatMap(\.ornaments).map(\.rect)
    }
    #expect(UITableView().separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    #expect(try lines { $0.separatorInset = .zero }.map(\.minX) == [0])
    let both = try lines {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    }
    #expect(both.map(\.minX) == [30])
    #expect(both.map(\.maxX) == [370])
  }
}

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct OutlineTests {
  private var fruit: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func childrenAreSeenWhileAllParentsAreExpanded() {
    var outline = fruit
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.rootItems == ["fruit", "bread"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
    outline.collapse(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(outline.isVisible("pear") && !outline.isVisible("red"))
    #expect(outline.level(of: "red") == 2)
    #expect(outline.parent(of: "red") == "apple")
    #expect(outline.parent(of: "bread") == nil)
  }

  @Test func partsAreInsertedReplacedAndDeletedWithTheirChildren() {
    var outline = fruit
    #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    outline.insert(["plum"], before: "pear")
    outline.insert(["corn"], after: "fruit")
    #expect(
      outline.items == ["fruit", "apple", "red", "green", "plum", "pear", "corn", "bread"])
    #expect(outline.parent(of: "plum") == "fruit")
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["fig"])
    outline.replace(childrenOf: "fruit", using: other)
    #expect(outline.items == ["fruit", "fig", "corn", "bread"])
    outline.delete(["fruit"])
    #expect(outline.items == ["corn", "bread"])
  }

  @Test func aSectionShowsWhatIsVisible() {
    useFixedTexts()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var outline = fruit
    outline.expand(["fruit"])
    source.apply(outline, to: 1, animatingDifferences: false)
    collection.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 0) == 4)
    var shown = source.snapshot(for: 1)
    #expect(shown.isExpanded("fruit"))
    shown.collapse(["fruit"])
    source.apply(shown, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "bread"])
  }

  @Test func aScreenWithoutContentSaysSoInItsMiddle() throws {
    let window = window(300, 400)
    let controller = UIViewController()
    window.rootViewController = controller
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No mail"
    empty.secondaryText = "Come back later"
    empty.button.title = "Retry"
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    let texts = try #require(window.scene()).views.flatMap(\.texts).map(\.string)
    #expect(texts == ["No mail", "Come back later", "Retry"])
    let stack = try #require(controller.view.subviews.first?.subviews.first)
    #expect(abs(stack.center.x - 150) <= 0.5 && abs(stack.center.y - 200) <= 0.5)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(controller.view.subviews.count == 1)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func accessoriesAreBesideTheContentOfACell() throws {
    useFixedTexts()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "Mail"
    cell.accessories = [.label(text: "12"), .delete(), .disclosureIndicator()]
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let row = try #require(cell.contentView.subviews.first?.subviews.first as? UIStackView)
    #expect(row.arrangedSubviews.count == 2)
    #expect(row.frame.maxX == 284)
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.first?.subviews.isEmpty == true)
  }

  @Test func theDelegateOfATableIsAskedForRows() {
    useFixedTexts()
    final class Choosing: NSObject, UITableViewDelegate {
      var chosen: [IndexPath] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath)
      }
    }
    let (table, delegate) = (UITableView(), Choosing())
    table.delegate = delegate
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(delegate.chosen == [IndexPath(row: 2, section: 0)])
  }

  @Test func aTurnedViewTurnsAboutItsAnchorPoint() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.frame == CGRect(x: 120, y: 110, width: 40, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 80, height: 60))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(view)
    #expect(
      view.convert(CGPoint(x: 40, y: 20), to: outer) == CGPoint(x: 180, y: 160))
  }
}

import Testing

@testable import UIKit

private final class WholeTable: UITableView {
  override var contentSize: CGSize {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

private final class WholeCollection: UICollectionView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
}

@MainActor private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 3
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Lists that are as high as what is in them, as apps write them.
@MainActor @Suite struct SelfSizingTests {
  private func place<V: UIView>(_ view: V, in window: UIWindow) -> V {
    window.add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    return view
  }

  @Test func aTableIsAsHighAsItsRows() {
    let (window, source) = (window(), Source())
    let table = place(WholeTable(frame: .zero, style: .plain), in: window)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.frame.height == table.contentSize.height)
    #expect(table.frame.height == table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY)
    let before = table.frame.height
    source.count = 5
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    #expect(table.frame.height > before)
  }

  @Test func aCollectionIsAsHighAsItsItems() {
    let (window, source) = (window(), Source())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 30)
    layout.minimumLineSpacing = 10
    let collection = place(
      WholeCollection(frame: .zero, collectionViewLayout: layout), in: window)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.layoutIfNeeded()
    #expect(collection.frame.height == 70)
    #expect(collection.visibleCells.count == 3)
  }

  @Test func aViewThatTakesItsSizeKeepsItsOrigin() {
    useFixedTexts()
    let label = UILabel()
    label.text = "words"
    label.frame.origin = CGPoint(x: 5, y: 8)
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 5, y: 8))
    #expect(label.frame.width > 10)
  }

  @Test func aButtonsClassPlacesItsImageAndTitle() throws {
    final class Stacked: UIButton {
      override func imageRect(forContentRect rect: CGRect) -> CGRect {
        let standard = super.imageRect(forContentRect: rect)
        return CGRect(
          x: rect.midX - standard.width / 2, y: 4, width: standard.width, height: standard.height)
      }
      override func titleRect(forContentRect rect: CGRect) -> CGRect {
        CGRect(x: 0, y: rect.height - 22, width: rect.width, height: 20)
      }
    }
    let window = window()
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 90, height: 70))
    button.setImage(UIImage(systemName: "house"), for: .normal)
    button.setTitle("home", for: .normal)
    button.accessibilityIdentifier = "own"
    window.addSubview(button)
    let scene = try #require(window.scene())
    let view = try #require(scene.views.first { $0.id == "own" })
    #expect(view.images.first?.rect.minY == 4)
    #expect(view.texts.first?.box == CGRect(x: 0, y: 48, width: 90, height: 20))
  }
}

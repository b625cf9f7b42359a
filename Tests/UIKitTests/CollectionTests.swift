import Foundation
import Testing

@testable import UIKit

private final class TextCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.add(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Items: NSObject, UICollectionViewDataSource {
  var texts: [String]
  init(_ texts: [String]) { self.texts = texts }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.item]
    return cell
  }
}

/// What a delegate is told of views that come into sight and leave it.
@MainActor @Suite struct DisplayTests {
  private final class Told: UICollectionViewController {
    var steps: [String] = []
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(
      _: UICollectionView, numberOfItemsInSection _: Int
    ) -> Int { 4 }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
    override func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
    }
    override func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { steps.append("will \(path.section).\(path.item) \(Int(cell.frame.minY))") }
    override func collectionView(
      _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt path: IndexPath
    ) { steps.append("end \(path.section).\(path.item)") }
    override func collectionView(
      _ view: UICollectionView, willDisplaySupplementaryView part: UICollectionReusableView,
      forElementKind kind: String, at path: IndexPath
    ) { steps.append("header \(path.section) \(part.superview === view)") }
    override func collectionView(
      _: UICollectionView, didEndDisplayingSupplementaryView _: UICollectionReusableView,
      forElementOfKind _: String, at path: IndexPath
    ) { steps.append("header \(path.section) ends") }
  }

  @Test func eachViewIsToldOfAtItsPlaceWhenItComesAndWhenItHasGone() {
    let (screen, layout) = (window(100, 100), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let told = Told(collectionViewLayout: layout)
    told.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    told.collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    screen.rootViewController = told
    screen.layoutIfNeeded()
    #expect(told.steps == ["header 0 true", "will 0.0 20", "will 0.1 60"])
    told.steps = []
    told.collectionView.contentOffset.y = 70
    screen.layoutIfNeeded()
    #expect(Set(told.steps) == ["header 0 ends", "end 0.0", "will 0.2 100", "will 0.3 140"])
  }
}

@MainActor @Suite struct CollectionTests {
  private func frames(_ items: Items, _ layout: UICollectionViewLayout) -> [CGRect] {
    let window = window(320, 480)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = items
    window.addSubview(view)
    window.layoutIfNeeded()
    return view.visibleCells.map(\.frame)
  }

  @Test func aFlowLayoutFillsLines() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 8
    #expect(
      frames(Items(["a", "b", "c", "d"]), layout) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 50),
        CGRect(x: 220, y: 0, width: 100, height: 50), CGRect(x: 0, y: 58, width: 100, height: 50),
      ])
  }

  @Test(arguments: [
    ([200, 200], [60, 60]), ([200, 250], [60, 0]), ([100, 250, 200], [110, 35, 0]),
  ])
  func anItemAloneInALineIsInItsMiddleButTheLastOfSeveralSizes(
    widths: [CGFloat], places: [CGFloat]
  ) {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var widths: [CGFloat] = []
      func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: widths[path.item], height: 30) }
    }
    let (window, sizes) = (window(320, 480), Sizes())
    let items = Items(widths.map { "\($0)" })
    sizes.widths = widths
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    (view.dataSource, view.delegate) = (items, sizes)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == places)
  }

  @Test func aLayoutThatOverridesEitherInvalidationLearnsOfAReload() {
    final class Plain: UICollectionViewFlowLayout {
      var count = 0
      override func invalidateLayout() {
        count += 1
        super.invalidateLayout()
      }
    }
    final class Exact: UICollectionViewFlowLayout {
      var reloads: [Bool] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        reloads.append(context.invalidateEverything)
        super.invalidateLayout(with: context)
      }
    }
    let window = window()
    let (plain, exact) = (Plain(), Exact())
    for layout in [plain, exact] {
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      (plain.count, exact.reloads) = (0, [])
      view.reloadData()
      layout.invalidateLayout()
    }
    #expect(exact.reloads == [true, false])
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: plain)
    plain.count = 0
    view.reloadData()
    #expect(plain.count == 1)
  }

  @Test func aSelectedCellShowsItsOtherBackground() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (background, selection) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selection
    #expect(selection.superview == nil)
    cell.isSelected = true
    #expect(Array(cell.subviews.prefix(2)) == [background, selection])
    #expect(selection.frame == cell.bounds)
    cell.isSelected = false
    #expect(selection.superview == nil)
  }

  @Test func onlyItemsInSightAreMade() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    #expect(frames(Items((0..<500).map { "\($0)" }), layout).count == 5)
  }

  @Test func aCompositionalLayoutMeasuresItsItems() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let frames = frames(
      Items(["a", String(repeating: "word ", count: 40), "b"]),
      UICollectionViewCompositionalLayout(section: section))
    #expect(frames.map(\.minX) == [20, 20, 20] && frames.map(\.width) == [280, 280, 280])
    #expect(frames[0].minY == 5 && frames[0].height == frames[2].height)
    #expect(frames[1].height > frames[0].height * 2)
    #expect(frames[2].minY == frames[1].maxY + 10)
  }

  /// Pages of which each is in the middle begin there.
  @Test(
    arguments: [
      (.groupPagingCentered, [50, 280]), (.groupPaging, [10, 240]),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat])])
  func groupsAcrossBeginAtTheirPlace(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, lefts: [CGFloat]
  ) {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(220), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets.leading = 10
    section.contentInsets.trailing = 10
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    let frames = frames(
      Items(["a", "b"]), UICollectionViewCompositionalLayout(section: section))
    #expect(frames.map(\.minX) == lefts)
  }

  @Test func aGroupSharesItsWidth() {
    let half = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [half])
    let frames = frames(
      Items(["a", "b", "c"]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 160, height: 60), CGRect(x: 160, y: 0, width: 160, height: 60),
        CGRect(x: 0, y: 60, width: 160, height: 60),
      ])
  }

  @Test func aGroupOfItsOwnKindPlacesItsItemsItself() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 60, y: 10, width: 60, height: 40)),
      ]
    }
    let frames = frames(
      Items(["a", "b", "c"]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 260, y: 10, width: 60, height: 40),
        CGRect(x: 0, y: 50, width: 40, height: 40),
      ])
  }

  /// As many as its height has room for; the gaps between them count.
  @Test(arguments: [(0, [0, 50, 120]), (21, [0, 120, 240])] as [(CGFloat, [CGFloat])])
  func aVerticalGroupTakesWhatItsHeightHolds(gap: CGFloat, rows: [CGFloat]) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
    group.interItemSpacing = .fixed(gap)
    let frames = frames(
      Items(["a", "b", "c"]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames == rows.map { CGRect(x: 0, y: $0, width: 320, height: 50) })
  }

  @Test func aFlowLayoutWithAnEstimateMeasuresItsCells() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let frames = frames(Items(["a", "some words", "a"]), layout)
    #expect(frames[0].size == frames[2].size && frames[1].width > frames[0].width)
    #expect(frames.allSatisfy { $0.size != layout.itemSize })
  }

  @Test func aViewIsShownForOneElementOnly() throws {
    final class Same: NSObject, UICollectionViewDataSource {
      var cell: UICollectionViewCell?
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let own = cell ?? view.dequeueReusableCell(withReuseIdentifier: "same", for: path)
        cell = own
        return own
      }
    }
    let (window, source, layout) = (window(320, 480), Same(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "same")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    let cell = try #require(source.cell)
    #expect(view.visibleCells == [cell])
    #expect(cell.frame == CGRect(origin: .zero, size: layout.itemSize))
    #expect(view.indexPath(for: cell) == IndexPath(item: 0, section: 0))
  }
}

import Foundation
import Testing

@testable import UIKit

/// A list whose layout knows its rows by what it is told of updates, as layouts of public libraries do.
private final class RowLayout: UICollectionViewLayout {
  var heights: [CGFloat] = []
  var guess: CGFloat = 200
  private var isStale = true
  private var waitsForUpdates = false

  override func prepare() {
    super.prepare()
    guard isStale, let collectionView else { return }
    heights = (0..<collectionView.numberOfItems(inSection: 0)).map { _ in guess }
    isStale = false
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { isStale = true }
    waitsForUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
    super.invalidateLayout(with: context)
  }
  override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      if let path = update.indexPathBeforeUpdate, update.updateAction == .delete {
        heights.remove(at: path.item)
      }
      if let path = update.indexPathAfterUpdate, update.updateAction == .insert {
        heights.insert(guess, at: path.item)
      }
    }
    waitsForUpdates = false
    super.prepare(forCollectionViewUpdates: updates)
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: heights.reduce(0, +))
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard !waitsForUpdates else { return nil }
    return heights.indices.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    .filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: heights[..<path.item].reduce(0, +), width: collectionView?.bounds.width ?? 0,
      height: heights[path.item])
    // The first rows lie above the others.
    attributes.zIndex = heights.count - path.item
    return attributes
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferred.indexPath.item] = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
}

private final class Row: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = 30
    return attributes
  }
}

@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
  var count: Int
  var asked = 0
  init(_ count: Int) { self.count = count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

/// Layouts that apps write themselves.
@MainActor @Suite struct ListLayoutTests {
  private func list(_ rows: Rows) -> (UIWindow, UICollectionView, RowLayout) {
    let (window, layout) = (window(), RowLayout())
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view, layout)
  }

  @Test func rowsThatAreSmallerThanTheGuessFillTheScreen() {
    let (_, view, _) = list(Rows(100))
    #expect(view.visibleCells.map(\.frame.height) == Array(repeating: 30, count: 14))
    let tops = stride(from: CGFloat(0), to: 420, by: 30)
    #expect(view.visibleCells.map(\.frame.minY) == Array(tops))
  }

  @Test func theLayoutIsToldOfUpdatesOnce() {
    let rows = Rows(3)
    let (window, view, layout) = list(rows)
    view.performBatchUpdates {
      rows.count = 4
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    window.layoutIfNeeded()
    #expect(layout.heights == [30, 30, 30, 30])
    #expect(view.visibleCells.count == 4)
  }

  @Test func anUpdateBeforeTheFirstLayoutIsNotCountedTwice() {
    let (window, layout, rows) = (window(), RowLayout(), Rows(1))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    window.addSubview(view)
    view.performBatchUpdates {
      rows.count = 2
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    window.layoutIfNeeded()
    #expect(layout.heights == [30, 30])
  }

  @Test func anUpdateOfNothingKeepsTheCells() {
    let rows = Rows(3)
    let (window, view, _) = list(rows)
    let asked = rows.asked
    var isDone = false
    view.performBatchUpdates(nil) { isDone = $0 }
    window.layoutIfNeeded()
    #expect(view.visibleCells.count == 3 && isDone && rows.asked == asked)
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    window.layoutIfNeeded()
    #expect(view.visibleCells.count == 3 && rows.asked == asked + 1)
  }

  @Test func whatLiesAboveIsLater() {
    let (_, view, _) = list(Rows(3))
    let cells = view.subviews.compactMap { $0 as? Row }
    #expect(cells.map(\.frame.minY) == [60, 30, 0])
  }

  @Test func attributesAreValues() throws {
    final class Own: UICollectionViewLayoutAttributes {
      var progress = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Own)?.progress = progress
        return copy
      }
    }
    let own = Own(forCellWith: IndexPath(item: 2, section: 1))
    own.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    own.progress = 5
    own.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
    let copy = try #require(own.copy() as? Own)
    #expect(copy == own && copy !== own && copy.progress == 5)
    #expect(copy.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    copy.alpha = 0.5
    #expect(copy != own)
    #expect(UICollectionViewLayoutAttributes().indexPath.isEmpty)
  }
}

import Foundation
import Testing

@testable import UIKit

/// Two sections of three items of 100 points, each below a header of 20 and above a footer of 30 points.
@MainActor private final class Source: NSObject, UICollectionViewDataSource {
  var counts = [3, 3]
  func numberOfSections(in view: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "b", for: path)
  }
}

@MainActor @Suite("Headers and footers that stay in sight") struct PinnedPartTests {
  private let source = Source()

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    useFixedTexts()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 250), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "b")
    }
    view.dataSource = source
    return view
  }
  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    layout.footerReferenceSize = CGSize(width: 200, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    return layout
  }
  private func compositional() -> UICollectionViewCompositionalLayout {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    let parts: [(CGFloat, String, NSRectAlignment)] = [
      (20, UICollectionView.elementKindSectionHeader, .top),
      (30, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = parts.map { height, kind, edge in
      let part = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: kind, alignment: edge)
      part.pinToVisibleBounds = true
      return part
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// How far is scrolled, and where the headers and footers in sight are.
  nonisolated static let cases: [(CGFloat, [CGFloat], [CGFloat])] = [
    (0, [0], [220]),
    (40, [40], [260]),
    (110, [110, 350], [320]),
    (290, [290, 350], [320, 510]),
    (310, [300, 350], [320, 530]),
    (450, [450], [670]),
  ]

  @Test(arguments: cases, [false, true])
  func theyStopAtTheEndOfTheirSection(
    _ one: (offset: CGFloat, headers: [CGFloat], footers: [CGFloat]), isFlow: Bool
  ) {
    let view = view(isFlow ? flow() : compositional())
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: one.offset)
    view.layoutIfNeeded()
    func places(_ kind: String) -> [CGFloat] {
      view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY).sorted()
    }
    #expect(places(UICollectionView.elementKindSectionHeader) == one.headers)
    #expect(places(UICollectionView.elementKindSectionFooter) == one.footers)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: one.offset < 350 ? 0 : 1))
    let cells = view.subviews.lastIndex { $0 is UICollectionViewCell } ?? 0
    #expect(header.flatMap { view.subviews.firstIndex(of: $0) } ?? -1 > cells)
  }

  @Test func aHeaderOfNoSizeHasAttributesOfNoSize() {
    let layout = flow()
    layout.headerReferenceSize = .zero
    let view = view(layout)
    view.layoutIfNeeded()
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame.size == .zero)
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
  }

  @MainActor private final class Told: UICollectionViewFlowLayout {
    var steps: [String] = []
    override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updates)
      steps += updates.map { update in
        let paths = [update.indexPathBeforeUpdate, update.indexPathAfterUpdate].map { path in
          path.map { $0.item == NSNotFound ? "\($0.section)" : "\($0.section).\($0.item)" } ?? "-"
        }
        return "\(update.updateAction) " + paths.joined(separator: " ")
      }
    }
    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      steps.append("appears \(path.item)")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      steps.append("end")
    }
  }

  @Test func aLayoutIsToldOfUpdates() {
    let layout = Told()
    let view = view(layout)
    view.layoutIfNeeded()
    source.counts = [4, 3, 1]
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
      view.insertSections([2])
      view.reloadItems(at: [IndexPath(item: 1, section: 1)])
    }
    #expect(
      layout.steps == ["insert - 0.3", "insert - 2", "reload 1.1 1.1", "appears 3", "end"])
    source.counts = [3, 3, 1]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.steps.suffix(2) == ["delete 0.0 -", "end"])
  }

  @Test func scrollViewsTellOfTheirContent() {
    useFixedTexts()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    var observation: NSKeyValueObservation? = view.observe(\.contentSize, options: [.old, .new]) {
      told.append("\($1.oldValue?.height ?? -1) \($1.newValue?.height ?? -1)")
    }
    let offset = view.observe(\.contentOffset) {
      told.append("at \($0.contentOffset.y), \($1.newValue == nil)")
    }
    view.contentSize.height = 300
    view.contentSize.height = 300
    view.contentOffset.y = 20
    let other = UIScrollView(frame: view.frame)
    let constrained = other.observe(\.contentSize) {
      told.append("to \($0.contentSize.height), \($1.newValue == nil)")
    }
    let content = other.add(UIView())
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: other.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: other.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: other.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: other.contentLayoutGuide.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 400),
      content.widthAnchor.constraint(equalToConstant: 100),
    ])
    other.layoutIfNeeded()
    #expect(told == ["0.0 300.0", "at 20.0, true", "to 400.0, true"])
    constrained.invalidate()
    observation = nil
    #expect(observation == nil)
    view.contentSize.height = 500
    #expect(told.count == 3)
    offset.invalidate()
  }
}

/// One item, as high as its view prefers.
@MainActor private final class Tower: UICollectionViewLayout {
  final class Context: UICollectionViewLayoutInvalidationContext {
    var heights: [CGFloat] = []
  }
  var height: CGFloat = 10
  override class var invalidationContextClass: AnyClass { Context.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: height) }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    return [attributes]
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    (context as? Context)?.heights.append(preferred.size.height)
    return context
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let last = (context as? Context)?.heights.last { height = last }
  }
}
private final class Tall: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = 70
    return attributes
  }
}

@MainActor @Suite("A layout of the app's own") struct OwnLayoutTests {
  @Test func itTakesWhatItsViewsPrefer() {
    useFixedTexts()
    let (layout, source) = (Tower(), Source())
    source.counts = [1]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 250), collectionViewLayout: layout)
    view.register(Tall.self, forCellWithReuseIdentifier: "a")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.height == 70)
    #expect(view.visibleCells.map(\.frame.height) == [70])
    #expect(view.contentSize.height == 70)
  }
}

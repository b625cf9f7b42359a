import Foundation
import LayoutScene
import Testing

@testable import UIKit

private final class Filled: UIView {
  let inner = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }
}
private final class Mover: UIViewController {
  var entries: [String] = []
  override func viewWillAppear(_ animated: Bool) { entries.append("in \(isMovingToParent)") }
  override func viewDidAppear(_ animated: Bool) { entries.append("shown \(isMovingToParent)") }
  override func viewWillDisappear(_ animated: Bool) { entries.append("out \(isMovingFromParent)") }
  override func viewDidDisappear(_ animated: Bool) { entries.append("gone \(isMovingFromParent)") }
}
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked: [Int] = []
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    asked.append(path.row)
    return table.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }
}

@MainActor @Suite("What an app's code expects of the system's classes")
struct SystemBehaviourTests {
  @Test func aFrameThatIsSetInAWindowLaysOutTheSubviewsInTheNextPass() {
    let window = window()
    let view = Filled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.layoutIfNeeded()
    view.frame.size.width = 30
    #expect(view.inner.frame.width == 10)
    window.layoutIfNeeded()
    #expect(view.inner.frame.width == 30)
    view.bounds.size.height = 25
    window.layoutIfNeeded()
    #expect(view.inner.frame.height == 25)
  }

  @Test func labelsAndImageViewsLetTouchesThrough() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UIView(frame: whole)
    for above in [UILabel(frame: whole), UIImageView(frame: whole)] {
      view.addSubview(above)
      #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
      above.isUserInteractionEnabled = true
      #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === above)
      above.removeFromSuperview()
    }
    #expect(UIButton().isUserInteractionEnabled)
  }

  @Test func aNavigationControllerSaysThatAControllerIsPushedAndPopped() {
    let window = window()
    let (first, second) = (Mover(), Mover())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(second.entries == ["in true", "shown true", "out true", "gone true"])
    #expect(
      first.entries == [
        "in true", "shown true", "out false", "gone false", "in false", "shown false",
      ])
    #expect(!second.isMovingFromParent && !first.isMovingToParent)
  }

  @Test func aButtonHasAWhiteTitleAndAPrimaryAction() {
    #expect(UIButton().titleColor(for: .normal) == .white)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    #expect(UIButton(type: .system).titleColor(for: .normal) != .white)
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    button.performPrimaryAction()
    #expect(count == 2)
  }

  @Test func pointsAreConvertedBetweenLayersWithoutViews() {
    let (root, inner, other) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
    other.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
    root.addSublayer(inner)
    root.addSublayer(other)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: root) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(point, from: root) == CGPoint(x: -9, y: -18))
    #expect(inner.convert(point, to: other) == CGPoint(x: -39, y: 22))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    window().addSubview(view)
    view.layer.addSublayer(inner)
    inner.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(
      inner.convert(inner.bounds, to: view.layer) == CGRect(x: 20, y: 30, width: 20, height: 20))
  }

  @Test func clearTakesAwayWhatIsInItsRectangleAlone() throws {
    let drawings = CGContext.drawings { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fill(CGRect(x: 8, y: 8, width: 2, height: 2))
    }
    #expect(drawings.count == 4)
    guard case .beginClip(let rest) = try #require(drawings.first) else {
      Issue.record("nothing is clipped")
      return
    }
    #expect(rest.points.contains(CGPoint(x: 5, y: 15)) && rest.points.count == 8)
    #expect(drawings[2] == .end)
  }

  @Test func aViewBesideATextKeepsTheSizeOfItsFrame() {
    let window = window()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (field.leftView, field.leftViewMode) = (side, .always)
    window.addSubview(field)
    window.layoutIfNeeded()
    #expect(side.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
  }

  @Test func aNestedGroupTakesItsFractionOnce() {
    useFixedTexts()
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: half),
        NSCollectionLayoutGroup.vertical(layoutSize: half, subitems: [small]),
      ])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: outer)))
    let tiles = CountedCells(4)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = tiles
    view.layoutIfNeeded()
    let frames = (0..<4).map { view.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50),
        CGRect(x: 0, y: 100, width: 150, height: 100),
      ])
  }

  @Test func attributesWithATransformKeepTheirSize() throws {
    useFixedTexts()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(attributes.bounds.size == CGSize(width: 80, height: 80))
    #expect(attributes.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
    final class Zoom: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for one in all ?? [] { one.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        return all
      }
    }
    let layout = Zoom()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 600), collectionViewLayout: layout)
    let tiles = CountedCells(4)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = tiles
    for _ in 0..<2 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: [0, 0]))
      #expect(cell.bounds.size == CGSize(width: 100, height: 100))
      #expect(cell.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    }
  }

  @Test func scrollingATableAsksForTheRowsThatComeIntoSight() {
    let window = window()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(rows.asked == [0, 1, 2, 3])
    let kept = table.cellForRow(at: [0, 3])
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(rows.asked == [0, 1, 2, 3, 4, 5])
    #expect(table.cellForRow(at: [0, 3]) === kept)
    #expect(table.rectForRow(at: [0, 5]).minY == 250)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(rows.asked.dropFirst(6) == [2, 3, 4, 5])
  }

  @Test func aContainerPresentsForTheControllersInIt() {
    let window = window()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let modal = UIViewController()
    #expect(modal.modalPresentationStyle == .pageSheet)
    root.present(modal, animated: false)
    #expect(modal.presentingViewController === tabs && modal.view.window === window)
    for controller in [root, navigation, tabs] {
      #expect(controller.presentedViewController === modal)
    }
    let inner = UINavigationController(rootViewController: UIViewController())
    modal.present(inner, animated: false)
    #expect(inner.viewControllers[0].presentingViewController === modal)
    inner.viewControllers[0].dismiss(animated: false)
    #expect(modal.presentedViewController == nil && tabs.presentedViewController === modal)
    root.dismiss(animated: false)
    #expect(tabs.presentedViewController == nil && modal.viewIfLoaded?.window == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test func aTabBarIsHiddenBelowAPushedControllerAndWhereTheAppHidesIt() {
    let window = window()
    let (root, next, last) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 49)
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(next.view.safeAreaInsets.bottom == 0 && tabs.tabBar.isHidden)
    navigation.pushViewController(last, animated: false)
    window.layoutIfNeeded()
    #expect(last.view.safeAreaInsets.bottom == 0)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 49 && !tabs.tabBar.isHidden)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 0 && tabs.tabBar.isHidden)
  }
}

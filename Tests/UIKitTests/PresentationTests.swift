import Foundation
import LayoutScene
import Testing

@testable import UIKit

/// Alerts, sheets and bars, and where they put what they show.
@MainActor @Suite(.serialized) struct PresentationTests {
  private let root = UIViewController()
  private let screen: UIWindow

  init() { screen = window(showing: root) }

  private func views(below view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(below: $0) }
  }

  @Test("an alert is in the middle, 270 points wide, over what is behind it")
  func alert() throws {
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
    var deleted = 0
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deleted += 1 })
    root.present(alert, animated: true)
    screen.layoutIfNeeded()
    #expect(root.presentedViewController === alert && alert.presentingViewController === root)
    let box = try #require(alert.view.subviews.first)
    #expect(alert.view.frame == screen.bounds)
    #expect(box.frame.width == 270 && box.center.x == 195)
    // Frames are whole pixels.
    #expect(abs(box.center.y - 422) <= 0.5)
    alert.actions.last?.send()
    #expect(deleted == 1)
    alert.dismiss(animated: true)
    #expect(root.presentedViewController == nil && alert.view.window == nil)
  }

  @Test("the fields of an alert are between its texts and its actions")
  func alertFields() throws {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    root.present(alert, animated: true)
    screen.layoutIfNeeded()
    let before = try #require(alert.view.subviews.first).frame.height
    for _ in 0..<2 { alert.addTextField { $0.placeholder = "Name" } }
    screen.layoutIfNeeded()
    let box = try #require(alert.view.subviews.first).frame
    let fields = try #require(alert.textFields).map(\.frame)
    #expect(box.height == before + 60 + 14)
    #expect(fields.allSatisfy { $0.minX == box.minX + 16 && $0.width == 238 })
    #expect(fields[0].maxY == fields[1].minY && fields[1].maxY == box.maxY - 44 - 20)
  }

  @Test("a sheet of actions is as wide as the screen, with the one that cancels apart below")
  func partsOfASheet() throws {
    let sheet = UIAlertController(title: "Photo", message: "From?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(UIAlertAction(title: "Camera", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(sheet, animated: true)
    screen.layoutIfNeeded()
    let parts = sheet.view.subviews.map(\.frame)
    try #require(parts.count == 2)
    #expect(parts.allSatisfy { $0.minX == 8 && $0.width == 374 })
    #expect(parts[1].maxY == 844 - 8 && parts[1].height == 57)
    #expect(parts[0].maxY == parts[1].minY - 8 && parts[0].height > 2 * 57)
    let texts = try #require(screen.scene()).views.flatMap(\.texts)
    let looks = Dictionary(texts.map { ($0.string, $0) }) { $1 }
    #expect(
      looks["Photo"]?.attributes.font.size == 13 && looks["From?"]?.attributes.font.size == 13)
    #expect(looks["Photo"]?.attributes.font.weight == .semibold)
    #expect(looks["Photo"]?.color == Color.secondaryLabel.resolved(for: .light))
    #expect(looks["Camera"]?.attributes.font.size == 20)
    #expect(looks["Delete"]?.color == Color.systemRed.resolved(for: .light))
    #expect(looks["Cancel"]?.attributes.font.weight == .semibold)
  }

  private final class Narrow: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test("a popover is a sheet on a phone, and beside its source where its delegate wants it so")
  func popover() throws {
    let source = UIView(frame: CGRect(x: 340, y: 100, width: 40, height: 40))
    root.view.addSubview(source)
    func shown(_ delegate: Narrow?) -> UIView {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 200, height: 150)
      controller.popoverPresentationController?.sourceView = source
      controller.popoverPresentationController?.delegate = delegate
      root.present(controller, animated: false)
      screen.layoutIfNeeded()
      return controller.view
    }
    let sheet = shown(nil).frame
    #expect(sheet.width == 390 && sheet.maxY == 844 && sheet.minY > 0)
    root.dismiss(animated: false)
    let delegate = Narrow()
    let popover = shown(delegate)
    #expect(popover.frame == CGRect(x: 180, y: 153, width: 200, height: 150))
    #expect(root.presentedViewController?.popoverPresentationController?.arrowDirection == .up)
    root.dismiss(animated: false)
    source.frame.origin.y = 700
    let above = shown(delegate).frame
    #expect(abs(above.maxY - 687) <= 0.5, "\(above)")
  }

  @Test("the action that an alert prefers is semibold, and one that cannot be chosen is grey")
  func actionLooks() throws {
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    let actions = [
      UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Keep", style: .default),
      UIAlertAction(title: "Drop", style: .destructive),
    ]
    for action in actions { alert.addAction(action) }
    root.present(alert, animated: true)
    func texts() throws -> [String: SceneText] {
      let scene = try #require(screen.scene())
      return Dictionary(scene.views.flatMap(\.texts).map { ($0.string, $0) }) { $1 }
    }
    var looks = try texts()
    let (regular, red) = (looks["Keep"], looks["Drop"]?.color)
    #expect(looks["Cancel"]?.attributes.font.weight == .semibold)
    #expect(regular?.attributes.font.weight != .semibold)
    alert.preferredAction = actions[1]
    for action in actions[1...] { action.isEnabled = false }
    looks = try texts()
    #expect(looks["Keep"]?.attributes.font.weight == .semibold)
    #expect(looks["Cancel"]?.attributes.font.weight == regular?.attributes.font.weight)
    #expect(looks["Drop"]?.color != red && looks["Drop"]?.color == looks["Keep"]?.color)
    #expect(looks["Keep"]?.color != regular?.color)
    alert.dismiss(animated: true)
  }

  @Test("a sheet of actions is at the bottom")
  func actionSheet() throws {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    root.present(sheet, animated: true)
    screen.layoutIfNeeded()
    let box = try #require(sheet.view.subviews.first)
    #expect(box.frame.maxY == 836)
    sheet.dismiss(animated: true)
  }

  @Test("a sheet is as high as its detent, and has round corners at the top")
  func sheet() throws {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [
      .custom { context in context.maximumDetentValue / 4 }, .large(),
    ]
    root.present(sheet, animated: true)
    screen.layoutIfNeeded()
    let most: CGFloat = 844 - 10
    #expect(sheet.view.frame == CGRect(x: 0, y: 844 - most / 4, width: 390, height: most / 4))
    #expect(sheet.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    sheet.sheetPresentationController?.invalidateDetents()
    screen.layoutIfNeeded()
    #expect(sheet.view.frame.minY == 10)
    sheet.dismiss(animated: true)
    #expect(sheet.view.window == nil)
  }

  @Test("bars are above and below what they are of, within its safe area")
  func bars() {
    let page = UIViewController()
    page.navigationItem.title = "Page"
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: page)
    tabs.viewControllers = [navigation, UIViewController()]
    screen.rootViewController = tabs
    screen.layoutIfNeeded()
    let (bar, tabBar) = (navigation.navigationBar, tabs.tabBar)
    #expect(bar.frame.height == 44 && bar.frame.width == 390)
    #expect(tabBar.convert(tabBar.bounds, to: nil).maxY == 844)
    #expect(page.view.safeAreaInsets.top == 44)
    #expect(page.view.safeAreaInsets.bottom == tabBar.frame.height)
    navigation.setNavigationBarHidden(true, animated: false)
    screen.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.top == 0)
    tabs.selectedIndex = 1
    screen.layoutIfNeeded()
    #expect(page.view.window == nil)
  }

  @Test(
    "the item of a navigation controller in a tab bar is that of its first page, unless it has its own"
  )
  func tabItems() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.tabBarItem === page.tabBarItem)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    #expect(navigation.tabBarItem.title == "Own" && page.tabBarItem.title == "Feed")
  }

  @Test("a search field makes the bar higher, and tells what is typed")
  func search() {
    final class Results: NSObject, UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for controller: UISearchController) {
        texts.append(controller.searchBar.text)
      }
    }
    let (page, results) = (UIViewController(), Results())
    let navigation = UINavigationController(rootViewController: page)
    screen.rootViewController = navigation
    screen.layoutIfNeeded()
    let plain = page.view.safeAreaInsets.top
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = results
    page.navigationItem.searchController = search
    screen.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.top == plain + 52)
    search.searchBar.text = "plumb"
    #expect(results.texts.last == "plumb")
  }

  @Test("what is set on an appearance proxy changes no view, and stops nothing")
  func appearance() {
    UILabel.appearance().textColor = .systemRed
    UIBarButtonItem.appearance().tintColor = .systemRed
    #expect(UILabel().textColor != .systemRed)
  }

  @Test("a controller has the commands that were added to it")
  func commands() {
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new"))
    root.addKeyCommand(command)
    #expect(root.keyCommands?.count == 1)
    root.removeKeyCommand(command)
    #expect(root.keyCommands == nil)
  }
}

/// An animator as libraries for sheets have them: it moves the view to its place itself.
private final class Mover: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var moves: [String] = []
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else {
      moves.append("away")
      return context.completeTransition(true)
    }
    context.containerView.addSubview(view)
    view.frame = context.containerView.bounds
    UIView.animate(
      withDuration: 0.3, animations: { view.frame.origin.y = 300 },
      completion: { context.completeTransition($0) })
    moves.append("to \(view.frame.minY)")
  }
  func animationEnded(_ completed: Bool) { moves.append("ended \(completed)") }
}

@MainActor @Suite struct TransitionTests {
  @Test("an animator places the view that is presented, and layout leaves it there")
  func animators() {
    let (screen, root, shown, mover) = (
      window(390, 844), UIViewController(), UIViewController(), Mover()
    )
    screen.rootViewController = root
    screen.makeKeyAndVisible()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = mover
    root.present(shown, animated: true)
    screen.layoutIfNeeded()
    #expect(shown.view.frame.minY == 300)
    shown.dismiss(animated: true)
    #expect(mover.moves == ["to 300.0", "ended true", "away", "ended true"])
    #expect(shown.view.window == nil)
  }

  @Test("a view that asks for its constraints is asked for them, where nothing else has any")
  func constraints() {
    final class Row: UIView {
      var updates = 0
      override func updateConstraints() {
        super.updateConstraints()
        updates += 1
      }
    }
    let (screen, silent, row, free) = (window(), Row(), Row(), Row())
    screen.addSubview(silent)
    screen.layoutIfNeeded()
    #expect(silent.updates == 0)
    screen.addSubview(row)
    row.setNeedsUpdateConstraints()
    screen.layoutIfNeeded()
    #expect(row.updates == 1)
    free.setNeedsUpdateConstraints()
    free.layoutIfNeeded()
    #expect(free.updates == 1)
  }
}

@MainActor @Suite struct AnchorTests {
  @Test("anchors and constraints know what they are of")
  func items() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let constraint = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 4)
    #expect(view.leadingAnchor.item === view && guide.topAnchor.item === guide)
    #expect(constraint.firstAnchor.item === view)
    #expect(constraint.secondAnchor?.item === guide)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test("a view whose place is open is ambiguous, and constraints that place it are told")
  func ambiguity() {
    let root = window()
    let view = root.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(view.hasAmbiguousLayout)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    leading.isActive = true
    #expect(!view.hasAmbiguousLayout)
    let affecting = view.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains { $0 === width } && affecting.contains { $0 === leading })
  }
}

import Testing

@testable import UIKit

private final class Diary: UIViewController {
  var entries: [String] = []
  override func loadView() {
    super.loadView()
    entries.append("load")
  }
  override func viewDidLoad() { entries.append("loaded") }
  override func viewWillAppear(_ animated: Bool) { entries.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { entries.append("appeared") }
  override func viewWillDisappear(_ animated: Bool) { entries.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { entries.append("disappeared") }
  override func viewDidLayoutSubviews() { entries.append("layout") }
  override func didMove(toParent parent: UIViewController?) {
    entries.append("in \(parent != nil)")
  }
}

@MainActor @Suite struct ControllerTests {
  @Test func aControllerIsToldOfItsViewsLife() {
    let (window, controller) = (window(), Diary())
    #expect(!controller.isViewLoaded)
    window.rootViewController = controller
    window.layoutIfNeeded()
    window.rootViewController = nil
    #expect(
      controller.entries == [
        "load", "loaded", "will appear", "layout", "appeared", "will disappear", "disappeared",
      ])
  }

  @Test func theViewOfAControllerHasTheSystemsMargins() {
    let (window, controller) = (window(), UIViewController())
    window.rootViewController = controller
    let (inner, plain) = (controller.view.add(UIView()), window.add(UIView()))
    inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    plain.leadingAnchor.constraint(equalTo: window.layoutMarginsGuide.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    #expect(inner.frame.minX == 16 && plain.frame.minX == 8)
    #expect(controller.view.layoutMargins.top == 0)
  }

  @Test func aChildIsToldOfItsParent() {
    let (parent, child) = (UIViewController(), Diary())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children.first === child)
    child.removeFromParent()
    #expect(child.entries == ["load", "loaded", "in true", "in false"])
  }

  @Test func aContainerMayTellItsChildrenItselfThatTheyAppear() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (window, container, child) = (window(), Container(), Diary())
    window.rootViewController = container
    container.addChild(child)
    container.view.addSubview(child.view)
    #expect(child.entries == ["load", "loaded"])
    child.beginAppearanceTransition(true, animated: false)
    // Again, which UIKit ignores, too.
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(
      child.entries == [
        "load", "loaded", "will appear", "appeared", "will disappear", "disappeared",
      ])
  }
}

/// Where the views of controllers are between the bars of their containers.
@MainActor @Suite struct ExtendedLayoutTests {
  private func shown(_ child: UIViewController, _ setUp: (UINavigationController) -> Void) -> CGRect
  {
    let (window, container) = (window(), UINavigationController(rootViewController: child))
    setUp(container)
    window.rootViewController = container
    window.layoutIfNeeded()
    defer { withExtendedLifetime(window) {} }
    return child.view.frame
  }
  private let whole = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test func aViewReachesUnderTranslucentBars() {
    #expect(shown(UIViewController()) { _ in } == whole)
    let child = UIViewController()
    child.extendedLayoutIncludesOpaqueBars = true
    #expect(shown(child) { $0.navigationBar.isTranslucent = false } == whole)
  }

  @Test func aViewKeepsOffOpaqueBars() {
    let (child, other) = (UIViewController(), UIViewController())
    let frame = shown(child) { $0.navigationBar.isTranslucent = false }
    #expect(frame.minY > 40 && frame.maxY == 400)
    #expect(child.view.safeAreaInsets.top == 0)
    other.edgesForExtendedLayout = []
    #expect(shown(other) { _ in } == frame)
  }

  @Test func aViewKeepsOffAnOpaqueTabBar() {
    let (window, tabs, child) = (window(), UITabBarController(), UIViewController())
    tabs.viewControllers = [child]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(child.view.frame == whole)
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(child.view.frame.maxY == tabs.tabBar.frame.minY)
    #expect(child.view.safeAreaInsets.bottom == 0)
  }

  @Test func aWindowIsAsLargeAsTheScreenAndLaidOutByItself() async {
    useFixedTexts()
    let (window, view) = (UIWindow(), UIView())
    #expect(window.frame == UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    window.add(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(view.frame.width == 0)
    while view.frame.width == 0 { await Task.yield() }
    #expect(view.frame.width == 30)
  }

  /// Below a bar, the view that comes first begins under the bar, though its content is short.
  @Test(arguments: [true, false]) func shortContentBeginsBelowTheBar(isFirst: Bool) {
    let (window, page, list) = (window(), UIViewController(), UIScrollView())
    if !isFirst { page.view.addSubview(UIView()) }
    list.frame = page.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 100, height: 100)
    page.view.addSubview(list)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.layoutIfNeeded()
    let top = page.view.safeAreaInsets.top
    #expect(top > 0 && list.adjustedContentInset.top == (isFirst ? top : 0))
    #expect(list.contentOffset.y == (isFirst ? -top : 0))
  }
}

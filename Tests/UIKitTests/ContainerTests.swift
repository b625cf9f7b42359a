import Foundation
import Testing

@testable import UIKit

/// What controllers add of their own to those that they contain.
@MainActor @Suite struct ContainerTests {
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(_: UIPageViewController, viewControllerBefore _: UIViewController)
      -> UIViewController?
    { nil }
    func pageViewController(_: UIPageViewController, viewControllerAfter _: UIViewController)
      -> UIViewController?
    { nil }
  }
  private final class CountedPages: NSObject, UIPageViewControllerDataSource {
    var count = 4
    func pageViewController(_: UIPageViewController, viewControllerBefore _: UIViewController)
      -> UIViewController?
    { nil }
    func pageViewController(_: UIPageViewController, viewControllerAfter _: UIViewController)
      -> UIViewController?
    { nil }
    func presentationCount(for _: UIPageViewController) -> Int { count }
    func presentationIndex(for _: UIPageViewController) -> Int { 2 }
  }
  private func controls(_ pages: UIViewController) -> [UIPageControl] {
    pages.view.subviews.compactMap { $0 as? UIPageControl }
  }
  private func shown(
    _ source: any UIPageViewControllerDataSource, _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, isEarly: Bool = true
  ) -> (UIPageViewController, UIViewController) {
    let (screen, child) = (window(390, 844), UIViewController())
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    if isEarly { pages.dataSource = source }
    pages.setViewControllers([child], direction: .forward, animated: false)
    pages.dataSource = source
    screen.rootViewController = pages
    screen.layoutIfNeeded()
    return (pages, child)
  }

  @Test(arguments: [true, false])
  func pagesThatAreCountedHaveAControlBelowThem(isEarly: Bool) throws {
    let source = CountedPages()
    let (pages, child) = shown(source, .scroll, isEarly: isEarly)
    let control = try #require(controls(pages).first)
    #expect(controls(pages).count == 1)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 390, height: 807))
    #expect(control.frame == CGRect(x: 0, y: 807, width: 390, height: 37))
    #expect(control.numberOfPages == 4 && control.currentPage == 2)
    source.count = 6
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(controls(pages).map(\.numberOfPages) == [6])
    #expect(pages.viewControllers?.first?.view.frame.height == 807)
    pages.dataSource = nil
    #expect(controls(pages).isEmpty && pages.viewControllers?.first?.view.frame.height == 844)
  }

  @Test func pagesThatAreNotCountedOrNotScrolledToTheSideFillTheView() {
    let (counted, plain) = (CountedPages(), Pages())
    for (pages, child) in [
      shown(plain, .scroll), shown(counted, .pageCurl), shown(counted, .scroll, .vertical),
    ] {
      #expect(controls(pages).isEmpty && child.view.frame.height == 844)
    }
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func aColumnHasANavigationController(style: UISplitViewController.Style) {
    let split = UISplitViewController(style: style)
    let (first, second, own) = (
      UIViewController(), UIViewController(),
      UINavigationController(rootViewController: UIViewController())
    )
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    #expect(first.navigationController != nil && second.navigationController != nil)
    #expect(first.navigationController !== second.navigationController)
    #expect(split.viewController(for: .primary) === first && first.splitViewController === split)
    let former = first.navigationController
    split.setViewController(own, for: .secondary)
    #expect(first.navigationController === former)
    #expect(own.parent === split && split.viewControllers == [former, own])
  }
}

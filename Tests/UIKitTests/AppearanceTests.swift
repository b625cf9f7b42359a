import Testing

@testable import UIKit

/// When controllers are told that their views appear.
@MainActor @Suite(.serialized) struct AppearanceTests {
  private final class Diary: UIViewController {
    var steps: [String] = []
    var onAppear: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) { steps.append("will \(view.window != nil)") }
    override func viewIsAppearing(_ animated: Bool) { steps.append("is \(view.window != nil)") }
    override func viewWillLayoutSubviews() { steps.append("lays out") }
    override func viewDidLayoutSubviews() { steps.append("laid out") }
    override func viewDidAppear(_ animated: Bool) {
      steps.append("did")
      onAppear?()
    }
    override func viewWillDisappear(_ animated: Bool) { steps.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { steps.append("gone") }
  }
  private let arrival = ["will false", "is true", "lays out", "laid out", "did"]

  @Test func theFirstLayoutIsBetweenWillAndDidAppear() {
    let (screen, controller) = (window(), Diary())
    screen.rootViewController = controller
    #expect(controller.steps == ["will false"])
    screen.layoutIfNeeded()
    #expect(controller.steps == arrival)
    screen.layoutIfNeeded()
    #expect(controller.steps == arrival)
  }

  @Test func aChildAppearsAsItsParentDoes() {
    let (screen, parent, child) = (window(), Diary(), Diary())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.rootViewController = parent
    screen.layoutIfNeeded()
    #expect(parent.steps == arrival && child.steps == arrival)
  }

  @Test func aPushedControllerAppearsAfterItsLayout() {
    let (first, second) = (Diary(), Diary())
    let (screen, container) = (window(), UINavigationController(rootViewController: first))
    screen.rootViewController = container
    screen.layoutIfNeeded()
    first.steps = []
    container.pushViewController(second, animated: false)
    #expect(second.steps == ["will false"])
    screen.layoutIfNeeded()
    #expect(Array(second.steps.prefix(2)) == ["will false", "is true"])
    #expect(second.steps.last == "did")
    #expect(first.steps == ["will go", "gone"])
  }

  @Test func oneControllerIsAboutToComeBeforeTheOtherHasGone() {
    final class Page: UIViewController {
      var log: ((String) -> Void)?
      override func viewWillAppear(_ animated: Bool) { log?("\(title ?? "") will") }
      override func viewDidAppear(_ animated: Bool) { log?("\(title ?? "") did") }
      override func viewWillDisappear(_ animated: Bool) {
        log?("\(title ?? "") will go \(isMovingFromParent)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        log?("\(title ?? "") gone \(isMovingFromParent)")
      }
    }
    var steps: [String] = []
    let (first, second) = (Page(), Page())
    (first.title, second.title) = ("A", "B")
    let (screen, container) = (window(), UINavigationController(rootViewController: first))
    screen.rootViewController = container
    screen.layoutIfNeeded()
    for page in [first, second] { page.log = { steps.append($0) } }
    container.pushViewController(second, animated: false)
    screen.layoutIfNeeded()
    #expect(steps == ["A will go false", "B will", "A gone false", "B did"])
    steps = []
    container.popViewController(animated: false)
    screen.layoutIfNeeded()
    #expect(steps == ["B will go true", "A will", "B gone true", "A did"])
    #expect(!second.isMovingFromParent && second.view.superview == nil)
  }

  @Test func aViewThatLeavesBeforeTheLayoutNeverAppeared() {
    let (screen, controller) = (window(), Diary())
    screen.rootViewController = controller
    screen.rootViewController = nil
    screen.layoutIfNeeded()
    #expect(controller.steps == ["will false", "will go", "gone"])
  }

  @Test func aPresentationEndsWhenThePresentedViewHasAppeared() {
    let (screen, root, shown) = (window(), Diary(), Diary())
    shown.modalPresentationStyle = .fullScreen
    screen.rootViewController = root
    screen.layoutIfNeeded()
    var isComplete = false
    root.present(shown, animated: true) { isComplete = true }
    #expect(!isComplete && shown.isBeingPresented)
    screen.layoutIfNeeded()
    #expect(isComplete && !shown.isBeingPresented && shown.steps.last == "did")
    root.dismiss(animated: false)
  }

  /// What is presented over the full screen takes the place of the view before, which is told.
  @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)])
  func aPresenterIsToldWhereItsViewLeaves(style: UIModalPresentationStyle, leaves: Bool) {
    let (screen, root, shown) = (window(), Diary(), Diary())
    shown.modalPresentationStyle = style
    screen.rootViewController = root
    screen.layoutIfNeeded()
    root.steps = []
    root.present(shown, animated: false)
    screen.layoutIfNeeded()
    #expect(root.steps == (leaves ? ["will go", "gone"] : []))
    #expect((root.view.window == nil) == leaves)
    root.steps = []
    root.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(root.view.window === screen && root.view.frame == screen.bounds)
    #expect(root.steps.first == (leaves ? "will false" : nil))
    #expect(root.steps.last == (leaves ? "did" : nil))
  }

  @Test func whatIsPresentedByAViewThatAppearedIsShownByTheSameLayout() {
    let (screen, root, shown) = (window(), Diary(), Diary())
    root.onAppear = { root.present(shown, animated: false) }
    screen.rootViewController = root
    screen.layoutIfNeeded()
    #expect(shown.steps.last == "did")
    root.dismiss(animated: false)
  }

  @Test func aWindowThatNobodyLaysOutLetsItsControllerAppearByItself() async {
    let (screen, controller) = (window(), Diary())
    screen.rootViewController = controller
    while controller.steps.last != "did" { await Task.yield() }
    #expect(controller.steps == arrival)
  }
}

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
        "load", "loaded", "will appear", "appeared", "layout", "will disappear", "disappeared",
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

import Foundation
import Testing

@testable import UIKit

private class Card: UIView {
  private(set) var steps: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    steps.append("frame \(frame.width)")
  }
  required init?(coder: NSCoder) { nil }
}
private class Screen: UIViewController {
  let name: String?
  override init(nibName: String?, bundle: Bundle?) {
    name = nibName
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
}
private class Ring: CAShapeLayer {
  let rule = "ring"
  override init() {
    super.init()
    lineWidth = 7
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
}
private class RingView: UIView {
  override class var layerClass: AnyClass { Ring.self }
}
private class Dial: CALayer {
  var angle: Double {
    get { managedValue("angle") }
    set { setManagedValue(newValue, "angle") }
  }
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  override class func defaultValue(forKey key: String) -> Any? { key == "title" ? "north" : nil }
}

@MainActor @Suite("What is made of a class that is known at run time only") struct MakingTests {
  @Test func aViewIsMadeByItsOwnInitializer() {
    useFixedTexts()
    #expect(made(Card.self).steps == ["frame 0.0"])
    #expect(
      made(Card.self, frame: CGRect(x: 0, y: 0, width: 30, height: 9)).steps == ["frame 30.0"])
    let kind: UIView.Type = UISwitch.self
    #expect(made(kind) is UISwitch)
    #expect(made(UIButton.self, type: .system).buttonType == .system)
  }

  @Test func aCellAndAControllerGetTheirWords() {
    useFixedTexts()
    let cell = made(
      UITableViewCell.self, style: .value1, reuseIdentifier: "a rather long identifier")
    #expect(cell.reuseIdentifier == "a rather long identifier")
    #expect(made(Screen.self).name == nil)
    let screen = made(Screen.self, nibName: "a name that is not short", bundle: .main)
    #expect(screen.name == "a name that is not short")
    #expect(screen.nibBundle == .main)
  }

  @Test func aLayerOfAViewIsMadeByItsOwnInitializer() throws {
    useFixedTexts()
    let ring = try #require(RingView().layer as? Ring)
    #expect(ring.lineWidth == 7)
    #expect(ring.rule == "ring")
  }

  @Test func aManagedPropertyHasItsDefaultUntilItIsSet() {
    let dial = Dial()
    #expect(dial.angle == 0)
    #expect(dial.title == "north")
    dial.angle = 30
    dial.title = nil
    #expect(dial.angle == 30)
    #expect(dial.title == nil)
  }
}

import Foundation
import Testing
import UIKit

@MainActor @Suite struct ControlEventTests {
  private final class Form: NSObject {
    var events: [String] = []
    func pressed() { events.append("pressed") }
    func changed() { events.append("changed") }
  }
  private static let pressed = Selector("pressed", Form.pressed)
  private static let changed = Selector("changed", Form.changed)

  @Test func otherEventsOfATargetStayWhereOneIsRemoved() {
    let (control, form) = (UIControl(), Form())
    control.addTarget(form, action: Self.pressed, for: [.touchUpInside, .valueChanged])
    control.removeTarget(form, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(form.events.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(form.events == ["pressed"])
  }

  @Test func aTargetThatIsAddedTwiceIsSentOnce() {
    let (control, form) = (UIControl(), Form())
    for _ in 0..<2 { control.addTarget(form, action: Self.pressed, for: .touchUpInside) }
    control.addTarget(form, action: Self.changed, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(form.events == ["pressed", "changed"])
  }

  @Test func anActionTakesThePlaceOfOneWithTheSameIdentifier() {
    let control = UIControl()
    var found: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("save")) { _ in found.append(number) },
        for: .touchUpInside)
    }
    control.addAction(UIAction { _ in found.append(3) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(found == [2, 3])
  }

  @Test func switchesAndSteppersHaveTheirOwnSize() {
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 9, height: 9))
    #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
  }

  @Test func prioritiesTakeDifferences() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority -= 9
    priority += 4
    #expect(priority == UILayoutPriority(994))
    let above = UILayoutPriority.defaultLow + 1
    #expect(above == UILayoutPriority(251))
    #expect([Float(1), 2].reduce(0, +) == 3)
    #expect(UIWindow.Level.normal < .alert)
  }
}

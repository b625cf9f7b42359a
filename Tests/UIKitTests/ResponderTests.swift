import Testing

@testable import UIKit

/// Whom actions reach, and who becomes the first responder.
@MainActor @Suite(.serialized) struct ResponderTests {
  private final class Form: UIView {
    var told: [UIView] = []
    func pressed(_ sender: UIButton) { told.append(sender) }
    func turned(_ sender: UIButton, _ event: UIEvent) { told.append(sender) }
    func ended(_ flag: Bool) { if flag { told.append(self) } }
  }

  @Test func anActionWithoutATargetGoesUpTheChain() {
    let (form, middle, button) = (Form(), UIView(), UIButton())
    form.addSubview(middle)
    middle.addSubview(button)
    let action = Selector("pressed:", Form.pressed(_:))
    button.addTarget(nil, action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.told == [button])
    button.sendAction(action, to: nil, for: nil)
    #expect(form.told.count == 2)
    button.removeTarget(nil, action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.told.count == 2)
  }

  @Test func aMethodWithAnEventIsCalledWhereThereIsNone() {
    let (form, button) = (Form(), UIButton())
    let action = Selector("turned:event:", Form.turned(_:_:))
    button.addTarget(form, action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.told == [button])
  }

  @Test func aFlagIsSetByWhoeverSends() {
    let (form, tap) = (Form(), UITapGestureRecognizer())
    tap.addTarget(form, action: Selector("ended:", Form.ended(_:)))
    tap.send()
    #expect(form.told == [form])
  }

  @Test func onlyAViewInAWindowBecomesFirstResponder() {
    let (screen, field) = (window(), UITextField())
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    screen.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }

  @Test func aLayersDelegateIsItsView() {
    let view = UIView()
    #expect(view.layer.delegate === view && CALayer().delegate == nil)
  }
}

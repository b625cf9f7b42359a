import Foundation
import SnapshotTestingPlumb
import Testing

@testable import UIKit

private final class Form: UIView {
  func send(_ sender: Any?) {}
}

@MainActor
@Suite("Paths, buttons, traits and responders answer as UIKit's do")
struct FormTests {
  @Test("a snapshot of a view is taken in a test on the main actor")
  func snapshotOnTheMainActor() {
    useFixedTexts()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    _ = verifySnapshot(
      of: view, as: .image, record: .all,
      snapshotDirectory: NSTemporaryDirectory() + "plumb-\(UUID().uuidString)")
  }

  @Test("an ellipse begins at its right and goes on to its bottom")
  func ellipses() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 60)
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    for elements in [path.path.elements, UIBezierPath(ovalIn: rect).cgPath.path.elements] {
      var ends: [CGPoint] = []
      for element in elements {
        if case .move(let end) = element { ends.append(end) }
        if case .curve(_, _, let end) = element { ends.append(end) }
      }
      #expect(
        ends == [
          CGPoint(x: 50, y: 50), CGPoint(x: 30, y: 80), CGPoint(x: 10, y: 50),
          CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 50),
        ])
    }
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
  }

  @Test("a state of a button for which nothing was set has what the normal state has")
  func statesOfButtons() {
    let button = UIButton(type: .custom)
    let image = UIImage(systemName: "star")
    button.setTitle("Send", for: .normal)
    button.setTitle("Sent", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setImage(image, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
    #expect(button.title(for: .disabled) == "Sent")
    #expect(button.title(for: .selected) == button.title(for: .normal))
    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(image == nil || button.image(for: .selected) != nil)
    #expect(button.attributedTitle(for: .selected)?.string == "Styled")
  }

  @Test("of collections of traits, the last one that says a trait decides it")
  func mergedTraits() {
    let (dark, light) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
    )
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(UITraitCollection(traitsFrom: [dark, light]).userInterfaceStyle == .light)
    #expect(UITraitCollection(traitsFrom: [light, dark]).userInterfaceStyle == .dark)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(traitsFrom: [dark, compact]), light,
    ])
    #expect(merged.userInterfaceStyle == .light && merged.horizontalSizeClass == .compact)
    let silent = UITraitCollection(userInterfaceStyle: .unspecified)
    #expect(UITraitCollection(traitsFrom: [dark, silent]).userInterfaceStyle == .dark)
  }

  @Test("a responder performs the actions that it has, and finds who has others")
  func actions() {
    let (form, field) = (Form(), UIView())
    form.addSubview(field)
    let send = Selector("send:", Form.send(_:))
    #expect(form.canPerformAction(send, withSender: nil))
    #expect(!field.canPerformAction(send, withSender: nil))
    #expect(field.target(forAction: send, withSender: nil) as AnyObject? === form)
    // What every responder has here does nothing.
    #expect(!form.canPerformAction(Selector("copy:", UIResponder.copy(_:)), withSender: nil))
    #expect(form.target(forAction: Selector("none"), withSender: nil) == nil)
  }

  @Test("the application follows a window in the chain of responders")
  func nextOfWindows() {
    #expect(window().next === UIApplication.shared)
  }
}

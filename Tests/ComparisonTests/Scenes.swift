import Foundation
import LayoutScene

@testable import Comparison

/// A screen of 320 × 480 points with the given views, each in the root or in the view before it that
/// has the name behind the slash.
func screen(
  _ locale: String, device: String = "phone", textSize: ContentSizeCategory = .large,
  direction: LayoutDirection = .leftToRight, appearance: Appearance = .light, scale: CGFloat = 2,
  findings: [Finding] = [], _ views: TestView...
) -> Scene {
  let size = CGSize(width: 320, height: 480)
  var all = [SceneView(id: "root", parent: nil, frame: CGRect(origin: .zero, size: size))]
  for view in views {
    let parent = all.firstIndex { $0.id == view.superview } ?? 0
    all.append(
      SceneView(
        id: view.name, parent: parent, frame: view.frame, isHidden: view.isHidden,
        control: view.control))
  }
  return Scene(
    locale: locale, direction: direction, textSize: textSize, appearance: appearance, size: size,
    scale: scale, device: device, views: all, findings: findings)
}

struct TestView {
  var name: String
  var frame: CGRect
  var superview = "root"
  var isHidden = false
  var control = Control.plain

  init(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in superview: String = "root", isHidden: Bool = false, _ control: Control = .plain
  ) {
    self.name = name
    frame = CGRect(x: x, y: y, width: width, height: height)
    self.superview = superview
    self.isHidden = isHidden
    self.control = control
  }
}

/// What differs, a line a view: `title: 12 pt wider`.
func differences(from reference: Scene, to scene: Scene) -> [String] {
  ViewChanges.changes(from: reference, to: scene).map { "\($0.view): \($0.words)" }
}

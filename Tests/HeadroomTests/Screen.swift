import AutoLayout
import Foundation
import LayoutScene
import TestSupport

@testable import Headroom

/// Texts are in whole numbers: at size 16 a character is 8 wide and a line is 20 high.
func screen(_ width: CGFloat = 300, _ height: CGFloat = 400) -> Window {
  Window(
    size: CGSize(width: width, height: height), traits: Traits(displayScale: 1),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
}

func label(
  _ identifier: String, _ text: String, lines: Int = 1, in window: Window
) -> Label {
  let label = Label(identifier: identifier)
  label.text = text
  label.font = .system(ofSize: 16)
  label.numberOfLines = lines
  label.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(label)
  return label
}

/// Constraints in the Visual Format Language, between views by their identifiers.
func constrain(_ window: Window, _ formats: String...) throws {
  var views: [String: any LayoutItem] = [:]
  for view in window.rootView.subviews {
    if let name = view.identifier { views[name] = view }
  }
  for format in formats {
    LayoutConstraint.activate(
      try LayoutConstraint.validatedConstraints(
        withVisualFormat: format, options: [], metrics: [:], views: views))
  }
}

func headroom(_ window: Window, allowing: [Allowance] = []) -> Headroom {
  var scene = window.scene()
  scene.allowances = allowing
  return HeadroomMeter.headroom(of: window, scene: scene)
}

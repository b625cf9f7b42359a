import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Two rows of a superview whose edges are the first item of half of the constraints, as Visual
/// Format writes them.
@Test func theLineOfASuperviewsEdgeLiesAtTheSubview() {
  let window = screen(300, 200)
  let tops: [CGFloat] = [20, 120]
  for top in tops {
    let row = window.rootView.add("row\(Int(top))")
    row.fix(width: 200, height: 40)
    activate(row.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: top))
    activate(window.rootView.rightAnchor.constraint(equalTo: row.rightAnchor, constant: 10))
  }
  let lines = window.scene().constraints.filter {
    $0.axis == .horizontal && max($0.start.x, $0.end.x) == 300
  }
  #expect(lines.map(\.start) == tops.map { CGPoint(x: 290, y: $0 + 20) })
  #expect(lines.map(\.end) == tops.map { CGPoint(x: 300, y: $0 + 20) })
}

@Test func theLineOfAGuideToItsOwnerLiesAtTheGuide() {
  let window = screen(300, 200)
  let guide = LayoutGuide(identifier: "guide")
  window.rootView.addLayoutGuide(guide)
  activate(guide.widthAnchor.constraint(equalToConstant: 100))
  activate(guide.heightAnchor.constraint(equalToConstant: 40))
  activate(guide.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 10))
  activate(window.rootView.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: 10))
  let line = window.scene().constraints.first { $0.end.x == 300 }
  #expect(line?.start == CGPoint(x: 290, y: 30))
}

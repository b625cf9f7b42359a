import AutoLayout
import Foundation
import LayoutScene
import Testing

/// What is left of an axis of `View:a`, 20 and 60 in 200, as the constraints between it and the root
/// describe it.
private let descriptions: [(AutoresizingMask, String, [String])] = [
  ([], "h=--& v=--&", ["View:a.minX == 20", "View:a.width == 60"]),
  ([.flexibleRightMargin], "h=--& v=--&", ["View:a.minX == 20", "View:a.width == 60"]),
  ([.flexibleLeftMargin], "h=&-- v=--&", ["H:[View:a]-(120)-|", "View:a.width == 60"]),
  ([.flexibleWidth], "h=-&- v=--&", ["View:a.minX == 20", "H:[View:a]-(120)-|"]),
  (
    [.flexibleLeftMargin, .flexibleWidth], "h=&&- v=--&",
    ["H:[View:a]-(120)-|", "View:a.width == 0.75*View:root.width - 90"]
  ),
  (
    [.flexibleWidth, .flexibleRightMargin], "h=-&& v=--&",
    ["View:a.minX == 20", "View:a.width == 0.333333*View:root.width - 6.66667"]
  ),
  (
    [.flexibleLeftMargin, .flexibleRightMargin], "h=&-& v=--&",
    ["View:a.minX == 0.142857*View:root.width - 8.57143", "View:a.width == 60"]
  ),
  (
    [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "h=&&& v=--&",
    ["View:a.minX == 0.1*View:root.width", "View:a.width == 0.3*View:root.width"]
  ),
]

@Test(arguments: descriptions)
func autoresizingConstraintsReadAsInTheReference(
  _ expected: (mask: AutoresizingMask, text: String, bodies: [String])
) throws {
  let window = screen(200, 200)
  let view = View(identifier: "a")
  view.frame = rect(20, 20, 60, 60)
  view.autoresizingMask = expected.mask
  window.rootView.addSubview(view)
  let links = try ["left", "right"].flatMap { side in
    try #require(view.explanation(of: side == "left" ? .left : .right)).chain
  }
  let found = Set(links.filter { $0.source == .autoresizing }.map(\.description))
  let texts = expected.bodies.map { body in
    let names = body.hasSuffix("|") ? ", names: '|':View:root " : ""
    return "<AutoresizingMaskLayoutConstraint \(expected.text) \(body)   (active\(names))>"
  }
  #expect(found == Set(texts))
}

@Test func aNegativeMarginAndAVerticalOneReadLikeAnyOther() throws {
  let window = screen(200, 200)
  let view = View(identifier: "a")
  view.frame = rect(0, 150, 60, 60)
  view.autoresizingMask = [.flexibleTopMargin]
  window.rootView.addSubview(view)
  let explanation = try #require(view.explanation(of: .bottom))
  #expect(
    explanation.chain.contains {
      $0.description
        == "<AutoresizingMaskLayoutConstraint h=--& v=&-- V:[View:a]-(-10)-|   "
        + "(active, names: '|':View:root )>"
    })
}

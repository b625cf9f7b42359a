import AutoLayout
import Foundation
import LayoutScene
import Testing

private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
  [
    a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
  ].allSatisfy { abs($0) < 1e-9 }
}

/// Apple, "UIView.transform": Auto Layout does not account for transforms; a view's alignment rectangle is
/// that of the untransformed frame.
@Test func constraintsSeeAViewWithoutItsTransform() {
  let window = screen()
  let (turned, beside) = (window.rootView.add("turned"), window.rootView.add("beside"))
  turned.pin(left: 20, top: 30)
  turned.fix(width: 40, height: 10)
  beside.leadingAnchor.constraint(equalTo: turned.trailingAnchor, constant: 8).isActive = true
  beside.topAnchor.constraint(equalTo: turned.topAnchor).isActive = true
  beside.fix(width: 10, height: 10)
  window.layoutIfNeeded()
  let before = (turned.exactAlignmentRect, beside.frame)
  turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
  window.layoutIfNeeded()
  #expect(turned.exactAlignmentRect == before.0)
  #expect(turned.center == CGPoint(x: 40, y: 35))
  #expect(turned.bounds == rect(0, 0, 40, 10))
  #expect(beside.frame == before.1)
  #expect(window.scene().views[1].transform == turned.transform)
}

@Test func placesAreConvertedThroughTransforms() {
  let window = screen()
  let box = window.rootView.add("box")
  box.pin(left: 100, top: 100)
  box.fix(width: 40, height: 20)
  let inner = box.add("inner")
  inner.pin(left: 0, top: 0)
  inner.fix(width: 10, height: 10)
  window.layoutIfNeeded()
  box.transform = CGAffineTransform(rotationAngle: .pi / 2)
  // The box's middle, 120, 110, stays; its top left corner turns to the top right.
  #expect(isNear(box.convert(box.bounds, to: nil), rect(110, 90, 20, 40)))
  #expect(isNear(inner.convert(inner.bounds, to: window.rootView), rect(120, 90, 10, 10)))
  #expect(isNear(inner.convert(rect(120, 90, 10, 10), from: nil), rect(0, 0, 10, 10)))
  box.transform = CGAffineTransform(scaleX: 2, y: 2)
  #expect(isNear(inner.convert(inner.bounds, to: nil), rect(80, 90, 20, 20)))
  #expect(inner.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 90, y: 100))
}

/// The order in which Core Graphics applies what is added to a map.
@Test func whatIsAddedToAMapComesFirst() {
  let point = CGPoint(x: 1, y: 0)
  let turned = CGAffineTransform(rotationAngle: .pi / 2)
  func place(_ map: CGAffineTransform) -> [CGFloat] {
    let place = point.applying(map)
    return [(place.x * 1e9).rounded() / 1e9, (place.y * 1e9).rounded() / 1e9]
  }
  #expect(place(turned) == [0, 1])
  #expect(place(turned.translatedBy(x: 2, y: 0)) == [0, 3])
  #expect(place(turned.scaledBy(x: 5, y: 1)) == [0, 5])
  #expect(place(turned.concatenating(CGAffineTransform(translationX: 2, y: 0))) == [2, 1])
  #expect(place(turned.concatenating(turned.inverted())) == [1, 0])
  #expect(CGAffineTransform().isIdentity)
}

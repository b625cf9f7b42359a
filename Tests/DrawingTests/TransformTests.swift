import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

private func turned(_ transform: CGAffineTransform) -> SceneView {
  var box = view(.plain, 10, 20, 40, 20, background: "#ff0000")
  box.transform = transform
  return box
}

private func plain(_ views: SceneView...) throws -> Bitmap {
  let size = CGSize(width: 60, height: 60)
  let root = SceneView(
    id: "root", parent: nil, frame: CGRect(origin: .zero, size: size), background: Color(0xFFFFFF))
  return try Renderer(typesetter: Typesetter())
    .bitmap(
      Scene(size: size, scale: 1, views: [root] + views),
      DrawingOptions(style: .plain, overlays: []))
}

@Test func aViewIsDrawnTurnedRoundItsMiddle() throws {
  let picture = try plain(turned(CGAffineTransform(rotationAngle: .pi / 2)))
  #expect(picture.bands(y: 30) == ["ffffff×20", "ff0000×20", "ffffff×20"])
  #expect(picture.bands(x: 30) == ["ffffff×10", "ff0000×40", "ffffff×10"])
}

@Test func subviewsAndClippingFollowTheTransform() throws {
  var box = turned(CGAffineTransform(scaleX: 0.5, y: 0.5))
  box.clipsToBounds = true
  let inner = view(.plain, 20, 0, 100, 20, id: "inner", parent: 1, background: "#0000ff")
  let picture = try plain(box, inner)
  #expect(picture.bands(y: 30) == ["ffffff×20", "ff0000×10", "0000ff×10", "ffffff×20"])
}

@Test func aViewThatItsTransformBringsOntoTheScreenIsDrawn() throws {
  var box = view(.plain, 100, 20, 20, 20, background: "#ff0000")
  box.transform = CGAffineTransform(translationX: -80, y: 0)
  #expect(try plain(box).bands(y: 30) == ["ffffff×20", "ff0000×20", "ffffff×20"])
}

@Test(arguments: [
  CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0),
  CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
])
func aTransformThatLeavesNoAreaLeavesNothing(_ transform: CGAffineTransform) throws {
  let inner = view(.plain, 0, 0, 10, 10, id: "inner", parent: 1, background: "#0000ff")
  #expect(try plain(turned(transform), inner).bands(y: 30) == ["ffffff×60"])
}

@Test func anSVGSaysTheTransformAsAMatrix() throws {
  let size = CGSize(width: 60, height: 60)
  let root = SceneView(id: "root", parent: nil, frame: CGRect(origin: .zero, size: size))
  let box = turned(CGAffineTransform(scaleX: 2, y: 1))
  let svg = String(
    decoding: try Renderer(typesetter: Typesetter())
      .svg(Scene(size: size, scale: 1, views: [root, box]), DrawingOptions(overlays: [])),
    as: UTF8.self)
  #expect(svg.contains("<g transform=\"matrix(2 0 0 1 -30 0)\">"))
}

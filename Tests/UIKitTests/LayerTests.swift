import Foundation
import LayoutScene
import Testing

@testable import UIKit

private final class Disc: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}
private final class Sky: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor @Suite struct LayerTests {
  private func sceneView(_ view: UIView) throws -> SceneView {
    let window = window(100, 100)
    view.accessibilityIdentifier = "it"
    window.addSubview(view)
    let scene = try #require(window.scene())
    return try #require(scene.views.first { $0.id == "it" })
  }

  @Test func whatAViewDrawsIsInTheScene() throws {
    let drawings = try sceneView(Disc(frame: CGRect(x: 10, y: 10, width: 40, height: 40))).drawings
    guard case .fill(let path, let color, _) = try #require(drawings.first) else {
      Issue.record("nothing is filled")
      return
    }
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(color == Color.red && drawings.count == 1)
  }

  @Test func aViewThatDrawsNothingHasNoDrawings() throws {
    #expect(try sceneView(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))).drawings.isEmpty)
  }

  @Test func aLayerOfAnotherClassDrawsBelowItsView() throws {
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let layer = try #require(sky.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.cornerRadius = 4
    let view = try sceneView(sky)
    #expect(view.cornerRadius == 4)
    #expect(
      view.drawings.contains {
        if case .gradient(let gradient, let rect) = $0 {
          gradient.colors.count == 2 && rect.size == CGSize(width: 30, height: 20)
        } else {
          false
        }
      })
  }

  @Test func sublayersAreDrawnAtTheirFramesBelowOrAboveSubviews() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let below = CALayer()
    below.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    below.backgroundColor = UIColor.green.cgColor
    view.layer.addSublayer(below)
    view.addSubview(UIView())
    let above = CAShapeLayer()
    above.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).cgPath
    view.layer.addSublayer(above)
    #expect(view.layer.sublayers?.count == 3)
    let scene = try sceneView(view)
    #expect(scene.drawings.first == .beginTransform(CGAffineTransform(translationX: 5, y: 6)))
    #expect(scene.coverings.count == 3)
    below.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 2)
  }

  @Test func aMaskClipsTheView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = mask
    #expect(try sceneView(view).mask?.bounds == view.bounds)
  }

  @Test(arguments: [(5.0, true), (12, false), (25, true)])
  func aPathKnowsWhatIsInside(x: Double, isInside: Bool) {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 30)))
    path.usesEvenOddFillRule = true
    #expect(path.contains(CGPoint(x: x, y: 15)) == isInside)
  }

  @Test func anArcEndsWhereItsAngleSays() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 0.001 && abs(path.currentPoint.y - 10) < 0.001)
    #expect(abs(path.bounds.maxX - 10) < 0.01 && path.bounds.minX > -0.01)
  }

  @Test func aLayerGrowsFromItsAnchorPoint() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds.size = CGSize(width: 20, height: 10)
    layer.position = CGPoint(x: 5, y: 6)
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
    layer.bounds.size.width = 40
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 40, height: 10))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.bounds.size.height = 20
    #expect(layer.position == CGPoint(x: 5, y: 6))
    #expect(layer.frame == CGRect(x: -15, y: -4, width: 40, height: 20))
  }

  @Test func mapsOfSpaceKeepTheirDepth() {
    let moved = CATransform3DTranslate(CATransform3DIdentity, 1, 2, 3)
    #expect((moved.m41, moved.m42, moved.m43) == (1, 2, 3))
    let scaled = CATransform3DConcat(moved, CATransform3DMakeScale(2, 3, 4))
    #expect((scaled.m33, scaled.m41, scaled.m42, scaled.m43) == (4, 2, 6, 12))
    let back = CATransform3DConcat(scaled, CATransform3DInvert(scaled))
    #expect(CATransform3DEqualToTransform(back, CATransform3DIdentity))
    // Two quarter turns around the y axis show the other side.
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(CATransform3DConcat(quarter, quarter).m11 + 1) < 1e-9)
    let layer = CALayer()
    layer.transform = moved
    #expect(layer.transform == moved)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 1))
  }
}

import Drawing
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import UIKit

private final class Masked: UIView {
  override func draw(_ rect: CGRect) {
    let format = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    let half = format.image { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20)) }
    guard let context = UIGraphicsGetCurrentContext(), let mask = half.cgImage else { return }
    context.saveGState()
    context.translateBy(x: 20, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
    UIColor.blue.setFill()
    context.fill(CGRect(x: -20, y: 0, width: 60, height: 40))
    context.restoreGState()
  }
}

@MainActor @Suite("What is as opaque as a mask") struct MaskTests {
  /// The pictures of a window of 40 × 20 points with a view in it.
  private func pictures(of view: UIView) throws -> (Bitmap, String) {
    let typesetter = try Typesetter()
    Surroundings.measurer = typesetter
    defer { useFixedTexts() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.backgroundColor = .white
    window.addSubview(view)
    let scene = try #require(window.scene())
    var options = DrawingOptions()
    options.style = .plain
    let renderer = Renderer(typesetter: typesetter)
    let svg = try renderer.svg(scene, options)
    return (try renderer.bitmap(scene, options), String(decoding: svg, as: UTF8.self))
  }

  private func blend(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> [UInt32] {
    let scale = Double(bitmap.width) / 40
    let word = bitmap[Int(x * scale), Int(y * scale)]
    return [word >> 16 & 255, word >> 8 & 255, word & 255]
  }

  @Test func aGradientFadesTheViewWithItsSubviews() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let mask = CAGradientLayer()
    mask.frame = view.bounds
    mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    view.layer.mask = mask
    let (bitmap, svg) = try pictures(of: view)
    let (start, end) = (blend(bitmap, 1, 5), blend(bitmap, 39, 5))
    #expect(start[0] == 255 && start[1] > 230 && end[0] == 255 && end[1] < 25, "\(start) \(end)")
    let below = (blend(bitmap, 1, 15), blend(bitmap, 20, 15))
    #expect(below.0[0] > 230 && below.1[2] == 255 && abs(Int(below.1[0]) - 128) < 12, "\(below)")
    #expect(svg.contains("<mask id=\"m1\"") && svg.contains("mask=\"url(#m1)\""))
  }

  @Test func aLayerIsMaskedByALayerOfSeveral() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = UIColor.red.cgColor
    let mask = CALayer()
    for x in [0.0, 30] {
      let part = CALayer()
      part.frame = CGRect(x: x, y: 0, width: 10, height: 20)
      part.backgroundColor = UIColor.black.cgColor
      mask.addSublayer(part)
    }
    layer.mask = mask
    view.layer.addSublayer(layer)
    let (bitmap, _) = try pictures(of: view)
    #expect([5, 20, 35].map { blend(bitmap, $0, 10)[1] } == [0, 255, 0])
  }

  @Test func aViewIsMaskedByWhatAnotherViewShows() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 20))
    let part = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    part.backgroundColor = .black
    mask.addSubview(part)
    view.mask = mask
    let (bitmap, _) = try pictures(of: view)
    #expect([5, 15, 25, 35].map { blend(bitmap, $0, 10)[1] } == [255, 255, 0, 255])
  }

  @Test func aViewIsMaskedByLetters() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.font = .boldSystemFont(ofSize: 20)
    label.text = "III"
    view.mask = label
    let (bitmap, _) = try pictures(of: view)
    let greens = stride(from: 0.5, to: 40, by: 0.5).map { blend(bitmap, $0, 10)[1] }
    #expect(greens.contains { $0 < 40 } && greens.contains { $0 > 250 }, "\(greens)")
    #expect(greens.last == 255, "beyond the letters")
  }

  @Test func aContextIsMaskedByAnImage() throws {
    let view = Masked(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (bitmap, _) = try pictures(of: view)
    #expect([10, 25, 35].map { blend(bitmap, $0, 10)[0] } == [255, 0, 255])
  }

  @Test func anImageOfAContextHoldsWhatIsDrawnSoFar() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(UIGraphicsGetCurrentContext()?.makeImage())
    UIRectFill(CGRect(x: 4, y: 0, width: 2, height: 2))
    #expect(image.image.size == CGSize(width: 8, height: 4))
    #expect(image.image.drawings.count == 1)
  }
}

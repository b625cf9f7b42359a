import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import UIKit

/// Texts that an app draws, and their shadows, as they are in the scene.
@MainActor @Suite struct DrawnTextTests {
  private final class Painter: UIView {
    var paint: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { paint(rect) }
  }

  private func sceneView(_ view: UIView, _ style: UIUserInterfaceStyle = .light) throws -> SceneView
  {
    let window = window(200, 100)
    view.accessibilityIdentifier = "it"
    view.overrideUserInterfaceStyle = style
    window.addSubview(view)
    let scene = try #require(window.scene())
    return try #require(scene.views.first { $0.id == "it" })
  }
  private func texts(_ drawings: [SceneDrawing]) -> [SceneText] {
    drawings.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
  private func colors(_ text: SceneText) -> [Color?] {
    [text.color] + text.attributes.runs.map(\.color)
  }

  private static let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.label]
  private static let ways: [@MainActor (CGRect) -> Void] = [
    { _ in ("x" as NSString).draw(at: .zero, withAttributes: attributes) },
    { ("x" as NSString).draw(in: $0, withAttributes: attributes) },
    { _ in "x".draw(at: .zero, withAttributes: attributes) },
    { NSAttributedString(string: "x", attributes: attributes).draw(in: $0) },
    { NSAttributedString(string: "x", attributes: attributes).draw(with: $0, context: nil) },
  ]

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], 0..<5)
  func drawnTextHasTheColoursOfTheViewThatDrawsIt(style: UIUserInterfaceStyle, way: Int) throws {
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    view.paint = Self.ways[way]
    let drawings = try sceneView(view, style).drawings
    let text = try #require(texts(drawings).first)
    let expected = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    #expect(!text.attributes.runs.isEmpty)
    #expect(colors(text).allSatisfy { $0 == expected.value })
  }

  @Test func textOfAnImageHasTheColoursOfTheMomentInWhichItIsMade() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var image: UIImage?
    dark.performAsCurrent {
      image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
        "x".draw(at: .zero, withAttributes: Self.attributes)
      }
    }
    let drawings = try #require(image).content.drawings
    let text = try #require(texts(drawings).first)
    #expect(colors(text).allSatisfy { $0 == UIColor.label.resolvedColor(with: dark).value })
  }

  @Test(arguments: [UIColor?.none, .yellow])
  func aLabelsShadowIsThatOfItsLetters(background: UIColor?) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    (label.text, label.backgroundColor) = ("Shade", background)
    (label.shadowColor, label.shadowOffset) = (.red, CGSize(width: 2, height: 3))
    let view = try sceneView(label)
    let (text, shadow) = (try #require(view.texts.first), try #require(texts(view.drawings).first))
    #expect(view.look.shadow == nil && shadow.string == "Shade" && shadow.color == .red)
    #expect(shadow.rect == text.rect.offsetBy(dx: 2, dy: 3))
    label.shadowColor = nil
    #expect(texts(try sceneView(label).drawings).isEmpty)
  }

  @Test func aLabelsShadowLeavesThatOfItsLayer() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    (label.layer.shadowOpacity, label.layer.shadowRadius) = (1, 7)
    label.text = "Shade"
    label.shadowColor = .red
    #expect(try sceneView(label).look.shadow?.radius == 7)
  }
}

import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

@Suite struct SurfaceFieldTests {
  private func view(_ keys: String) throws -> View {
    let screen = try load("views: {v: {\(keys)}}")
    return try #require(screen.window.rootView.subviews.first)
  }

  @Test(arguments: [
    ("gradient: [red, blue]", Gradient(colors: [.red, .blue])),
    (
      "gradient: {colors: [red, clear, blue], locations: [0, 0.2, 1], startPoint: [0, 0], end: [1, 1]}",
      Gradient(
        colors: [.red, .clear, .blue], locations: [0, 0.2, 1], start: .zero,
        end: CGPoint(x: 1, y: 1))
    ),
  ])
  func gradientsAreRead(keys: String, gradient: Gradient) throws {
    #expect(try view(keys).gradient == gradient)
  }

  @Test(arguments: [
    ("maskedCorners: [topLeft, bottomRight]", CornerMask(rawValue: 9)),
    ("layer.maskedCorners: [layerMaxXMinYCorner]", .layerMaxXMinYCorner), ("alpha: 1", .all),
  ])
  func cornersAreRead(keys: String, corners: CornerMask) throws {
    #expect(try view(keys).maskedCorners == corners)
  }

  @Test func aMaterialIsRead() throws {
    let blur = try view("class: UIVisualEffectView, effect: systemThinMaterial")
    #expect((blur as? VisualEffectView)?.effect == .systemThinMaterial)
  }

  @Test func anItemOfABarShowsAViewOfTheBar() throws {
    let screen = try load(
      """
      navigationBar:
        leftItems: {view: avatar}
        rightItems: [{title: Edit}, {customView: offline}]
        views:
          avatar: {intrinsic: 30x30}
          offline: {class: switch}
      """)
    let scene = screen.scene()
    #expect(scene.views.filter { $0.id.hasSuffix("avatar") }.map(\.frame.minX) == [16])
    #expect(scene.views.contains { $0.className == "switch" && $0.frame.minX > 200 })
    #expect(scene.findings.isEmpty)
    #expect(
      problems("navigationBar: {leftItems: {view: avatr}, views: {avatar: {}}}").first?
        .contains("avatr") == true)
  }
}

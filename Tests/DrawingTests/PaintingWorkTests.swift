import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

/// What a stranger's document may ask to be painted: a few words of it repeat a view as large as the screen.
@Suite("Work of painting")
struct PaintingWorkTests {
  /// A screen of a phone with the same view many times.
  private static func screen(_ count: Int, _ change: (inout SceneView) -> Void = { _ in }) -> Scene
  {
    var cover = view(.plain, 0, 0, 390, 844, background: "#336699")
    change(&cover)
    var scene = DrawingTests.screen(390, 844)
    scene.scale = 3
    scene.views += [SceneView](repeating: cover, count: count)
    return scene
  }

  private static let shadow = Shadow(opacity: 1, radius: 20)
  private static let gradient = Gradient(colors: [Color(0xFF0000), Color(0x0000FF)])

  private static let covers: [(name: String, change: @Sendable (inout SceneView) -> Void)] = [
    ("plain", { _ in }),
    ("translucent", { $0.alpha = 0.5 }),
    ("shadow", { $0.look.shadow = shadow }),
    ("gradient", { $0.look.gradient = gradient }),
    ("turned", { $0.transform = CGAffineTransform(rotationAngle: 0.1) }),
    ("disabled", { $0.isEnabled = false }),
  ]

  @Test(
    "A screen that is covered too often is refused, whatever covers it",
    arguments: covers.map(\.name))
  func refused(name: String) throws {
    let cover = try #require(Self.covers.first { $0.name == name })
    let renderer = Renderer(typesetter: try Typesetter())
    #expect(throws: DrawingError.self) { try renderer.png(Self.screen(10_000, cover.change)) }
    #expect(throws: DrawingError.self) { try renderer.svg(Self.screen(10_000, cover.change)) }
    let canvas = try Canvas(size: CGSize(width: 390, height: 844), scale: 3)
    try PaintingWork.check(Self.screen(8, cover.change), on: canvas, limit: nil)
  }

  @Test("What is hidden, outside, or clipped away takes no pixels")
  func unseen() throws {
    let canvas = try Canvas(size: CGSize(width: 390, height: 844), scale: 3)
    func work(_ scene: Scene) -> Double {
      PaintingWork.work(of: scene, on: canvas, atMost: .infinity)
    }
    let seen = work(Self.screen(100))
    #expect(work(Self.screen(100) { $0.isHidden = true }) < seen / 50)
    #expect(work(Self.screen(100) { $0.frame.origin.x = 5000 }) < seen / 50)
    var clipped = Self.screen(0)
    var clip = view(.plain, 0, 0, 10, 10, id: "clip")
    clip.clipsToBounds = true
    clipped.views.append(clip)
    let inside = view(.plain, 0, 0, 390, 844, id: "inside", parent: 1, background: "#336699")
    clipped.views += [SceneView](repeating: inside, count: 100)
    #expect(work(clipped) < seen / 50)
  }

  /// One of very many cells has less, but as much as any usual screen takes.
  @Test("However little work is left, a screen may be covered some twenty times")
  func least() throws {
    let canvas = try Canvas(size: CGSize(width: 390, height: 844), scale: 3)
    try PaintingWork.check(Self.screen(8), on: canvas, limit: 0)
    #expect(throws: DrawingError.self) {
      try PaintingWork.check(Self.screen(100), on: canvas, limit: 0)
    }
    try PaintingWork.check(Self.screen(30), on: canvas, limit: nil)
  }

  @Test("Equal gradients are computed once")
  func sharedGradients() throws {
    var scene = Self.screen(3) { $0.look.gradient = Self.gradient }
    scene.views[3].frame.size.height = 100
    let picture = Wireframe.picture(
      of: scene, canvas: try Canvas(size: scene.size, scale: scene.scale), DrawingOptions(),
      images: try ImageSet(scene), typesetter: try Typesetter())
    let images = picture.items.compactMap { item -> ObjectIdentifier? in
      if case .embedded(let image, _) = item { ObjectIdentifier(image) } else { nil }
    }
    #expect(images.count == 3 && images[0] == images[1] && images[1] != images[2])
  }
}

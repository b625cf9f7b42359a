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
    try PaintingWork.check(Self.screen(8, cover.change), on: canvas)
  }

  @Test("What is hidden, outside, or clipped away takes no pixels")
  func unseen() throws {
    let canvas = try Canvas(size: CGSize(width: 390, height: 844), scale: 3)
    func work(_ scene: Scene) -> Double { Self.work(of: scene, on: canvas) }
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

  private static func work(of scene: Scene, on canvas: Canvas) -> Double {
    PaintingWork.work(of: scene, on: canvas, atMost: .infinity).work
  }

  @Test("A screen that is drawn alone is drawn among many others, too")
  func company() throws {
    let canvas = try Canvas(size: CGSize(width: 390, height: 844), scale: 3)
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let scene = Self.screen(60)
    try PaintingWork.check(scene, on: canvas)
    let sheet = Sheet(
      title: "Many",
      panels: (0..<60).map { Sheet.Panel(scene: scene, labels: .init(locale: "\($0)")) })
    #expect(try !renderer.svg(sheet).isEmpty)
    #expect(throws: DrawingError.self) {
      try PaintingWork.check(Self.screen(150), on: canvas)
    }
  }

  /// A blurred shape has few pixels, however large it is: as many as its blur can be told apart with.
  @Test("The shadow of a card takes little besides the card, and all the less the softer it is")
  func shadows() throws {
    let canvas = try Canvas(size: CGSize(width: 393, height: 852), scale: 3)
    func work(_ radius: CGFloat?, _ background: Double = 1) -> Double {
      var scene = Self.screen(0)
      for index in 0..<12 {
        var card = view(
          .plain, 10, CGFloat(index) * 60, 360, 300 + CGFloat(index), background: "#336699")
        card.cornerRadius = 16
        card.background?.alpha = background
        card.look.shadow = radius.map { Shadow(opacity: 0.1, radius: $0) }
        scene.views.append(card)
      }
      return Self.work(of: scene, on: canvas)
    }
    #expect(work(6) < 5 * work(nil))
    #expect(work(20) < work(6))
    #expect(work(6) < work(1))
    // A card without a background is painted once more for its shadow.
    #expect(work(6, 0) < 8 * work(nil))
    #expect(work(20, 0) < work(6, 0))
  }

  @Test("Shadows that differ in how opaque their views are count each")
  func translucentShadows() throws {
    let canvas = try Canvas(size: CGSize(width: 390, height: 844), scale: 3)
    /// What shadows that are computed anew take more than one that is computed once.
    func difference(_ count: Int) -> Double {
      var scene = Self.screen(count) { $0.look.shadow = Shadow(opacity: 1, radius: 0.5) }
      let same = Self.work(of: scene, on: canvas)
      for index in scene.views.indices.dropFirst() {
        scene.views[index].background?.alpha = 1 - Double(index) / 1000
      }
      return Self.work(of: scene, on: canvas) - same
    }
    #expect(difference(1) == 0 && difference(2) > 100_000)
    #expect(abs(difference(9) - 8 * difference(2)) < 1)
  }

  @Test("The message names the view that takes most, and where it is written")
  func message() throws {
    var scene = Self.screen(400)
    scene.views[5].id = "veil"
    scene.views[5].alpha = 0.5
    scene.views[5].origin = SourceLocation(file: "a.yaml", line: 7, column: 3)
    let canvas = try Canvas(size: scene.size, scale: scene.scale)
    do {
      try PaintingWork.check(scene, on: canvas)
      Issue.record("nothing is thrown")
    } catch {
      #expect("\(error)".contains("veil takes most"))
      guard case .work(_, "veil", scene.views[5].origin) = error else {
        Issue.record("\(error)")
        return
      }
    }
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

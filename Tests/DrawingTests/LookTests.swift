import Foundation
import LayoutScene
import TestSupport
import Testing
import Typesetting

@testable import Drawing

@Suite("Borders, shadows, tints and directions")
struct LookTests {
  private static let white = Color(hex: "#ffffff")

  private static func box(_ change: (inout SceneView) -> Void) throws -> Bitmap {
    var box = view(.plain, 20, 20, 20, 20, background: "#ffffff")
    change(&box)
    return try draw(screen(60, 60, background: white, box))
  }

  @Test("A border lies inside the edges")
  func border() throws {
    let picture = try Self.box { $0.look.border = Border(width: 3) }
    #expect(
      picture.bands(y: 30) == ["ffffff×20", "000000×3", "ffffff×14", "000000×3", "ffffff×20"])
  }

  @Test("A border lies over the subviews")
  func borderOverSubviews() throws {
    var box = view(.plain, 20, 20, 20, 20, background: "#ffffff")
    box.look.border = Border(width: 2)
    let inner = view(.plain, 0, 0, 20, 20, id: "inner", parent: 1, background: "#ff0000")
    let picture = try draw(screen(60, 60, background: Self.white, box, inner))
    #expect(
      picture.bands(y: 30) == ["ffffff×20", "000000×2", "ff0000×16", "000000×2", "ffffff×20"])
  }

  @Test("A shadow without blur is the background, moved")
  func sharpShadow() throws {
    let picture = try Self.box {
      $0.look.shadow = Shadow(opacity: 1, radius: 0, offset: CGSize(width: 5, height: 0))
      $0.background = Color(hex: "#808080")
    }
    #expect(picture.bands(y: 30) == ["ffffff×20", "808080×20", "000000×5", "ffffff×15"])
  }

  /// A normal distribution has half of its weight on either side of an edge, and 0.16 of it beyond one
  /// standard deviation.
  @Test("A blurred shadow falls off as a Gaussian does", arguments: [2.0, 4, 8])
  func blur(_ radius: Double) throws {
    var box = view(.plain, 100, 100, 200, 200, background: "#ffffff")
    box.look.shadow = Shadow(opacity: 1, radius: radius, offset: CGSize(width: -300, height: 0))
    // The shadow reaches from −200 to 0, whose right edge is looked at from the right.
    box.frame.origin.x = 400
    let scene = screen(620, 400, background: Self.white, box)
    let picture = try draw(scene)
    func darkness(_ x: CGFloat) -> Double {
      1 - Double(picture[Int(x.rounded()), 200] & 255) / 255
    }
    #expect(abs(darkness(200) - 1) < 0.01)
    #expect(abs(darkness(300 - 0.5) - 0.5) < 0.11)
    #expect(abs(darkness(300 + radius) - 0.16) < 0.08)
    #expect(darkness(300 + radius * 4) < 0.01)
  }

  @Test("What clips its content to its bounds shows no shadow")
  func clipped() throws {
    let picture = try Self.box {
      $0.look.shadow = Shadow(opacity: 1, radius: 4)
      $0.clipsToBounds = true
    }
    #expect(picture.bands(y: 18) == ["ffffff×60"])
  }

  @Test("A view without a background has the shadow of what is in it", arguments: [0.0, 1])
  func content(_ radius: Double) throws {
    var symbol = view(.image, 10, 10, 40, 40)
    var image = SceneImage(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    image.symbol = SceneSymbol(name: "circle.fill", pointSize: 34)
    image.isTemplate = true
    symbol.images = [image]
    symbol.look.tint = Color(hex: "#ff0000")
    symbol.look.shadow = Shadow(
      opacity: 1, radius: radius, offset: CGSize(width: 60, height: 0))
    let picture = try draw(screen(120, 60, background: Self.white, symbol))
    #expect(picture[30, 30] == 0xFFFF_0000)
    // A circle, and not its box.
    #expect(picture[90, 30] == 0xFF00_0000)
    #expect(picture[75, 15] == 0xFFFF_FFFF)
    #expect(picture.bands(y: 3) == ["ffffff×120"])
  }

  @Test("A view with nothing in it shows no shadow")
  func empty() throws {
    let picture = try Self.box {
      $0.look.shadow = Shadow(opacity: 1, radius: 4)
      $0.background = nil
    }
    #expect(picture.bands(y: 16) == ["ffffff×60"])
  }

  @Test(
    "A track is filled from where its view begins to read",
    arguments: [
      (LayoutDirection.leftToRight, nil, true), (.rightToLeft, nil, false),
      (.rightToLeft, LayoutDirection.leftToRight, true), (.leftToRight, .rightToLeft, false),
    ])
  func track(_ scene: LayoutDirection, _ own: LayoutDirection?, _ isFilledFromTheLeft: Bool) throws
  {
    for control in [Control.progress(value: 0.3), .slider(value: 0.3)] {
      var track = view(control, 10, 20, 100, 4)
      track.look.direction = own
      track.look.tint = Color(hex: "#ff0000")
      let picture = try draw(screen(120, 44, direction: scene, background: Self.white, track))
      #expect((picture[16, 22] & 0xFFFFFF == 0xFF0000) == isFilledFromTheLeft)
      #expect((picture[103, 22] & 0xFFFFFF == 0xFF0000) == !isFilledFromTheLeft)
    }
  }

  @Test("A symbol is drawn in the view's tint, and in one colour of its own if it has one")
  func symbolColors() throws {
    func colors(_ change: (inout SceneView) -> Void) throws -> Set<UInt32> {
      var symbol = view(.image, 10, 10, 40, 40)
      var image = SceneImage(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
      image.symbol = SceneSymbol(name: "circle.fill", pointSize: 34)
      image.isTemplate = true
      symbol.images = [image]
      change(&symbol)
      return Set(try draw(screen(60, 60, background: Self.white, symbol)).pixels)
    }
    #expect(try colors { $0.look.tint = Color(hex: "#00ff00") }.contains(0xFF00_FF00))
    #expect(
      try colors {
        $0.look.tint = Color(hex: "#00ff00")
        $0.images[0].color = Color(hex: "#0000ff")
      }.contains(0xFF00_00FF))
  }

  @Test("A symbol that is not known is a rounded square in the middle of its place")
  func unknownSymbol() throws {
    var symbol = view(.image, 10, 10, 40, 40)
    var image = SceneImage(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    image.symbol = SceneSymbol(name: "no.such.symbol", pointSize: 40)
    symbol.images = [image]
    // Without the name on it, which is not the same on both sides.
    let picture = try Renderer(typesetter: Typesetter()).bitmap(
      screen(60, 60, background: Self.white, symbol),
      DrawingOptions(overlays: [], textForm: .blocks))
    let upsideDown = Bitmap(
      width: 60, height: 60,
      pixels: (0..<60).flatMap { y in (0..<60).map { x in picture[x, 59 - y] } })
    #expect(picture.differences(from: picture.mirrored, tolerance: 4) == 0)
    #expect(picture.differences(from: upsideDown, tolerance: 4) == 0)
    let inked = try #require((0..<60).first { picture[$0, 30] != 0xFFFF_FFFF })
    #expect((10..<30).contains(inked) && picture[30, 30] == 0xFFFF_FFFF, "a line, and no area")
    #expect(picture[inked, inked] == 0xFFFF_FFFF, "its corner is rounded off")
  }

  @Test("Only symbols that are named so follow the reading direction")
  func mirroring() throws {
    func picture(_ name: String, _ direction: LayoutDirection) throws -> Bitmap {
      var symbol = view(.image, 10, 10, 40, 40)
      var image = SceneImage(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
      image.symbol = SceneSymbol(name: name, pointSize: 34, direction: direction)
      symbol.images = [image]
      return try draw(screen(60, 60, background: Self.white, symbol))
    }
    let left = try picture("chevron.left", .leftToRight)
    let right = try picture("chevron.right", .leftToRight)
    #expect(left != right)
    #expect(try picture("chevron.forward", .leftToRight) == right)
    #expect(try picture("chevron.forward", .rightToLeft) == left)
    #expect(try picture("chevron.backward", .rightToLeft) == right)
    #expect(try picture("chevron.right", .rightToLeft) == right)
    #expect(try picture("chevron.left", .rightToLeft) == left)
  }

  @Test("Every symbol that is known leaves its box neither empty nor full")
  func everySymbol() throws {
    for name in [
      "gear", "house", "person.circle", "bell.slash.fill", "plus.circle.fill", "calendar",
    ] {
      var symbol = view(.image, 0, 0, 60, 60)
      var image = SceneImage(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
      image.symbol = SceneSymbol(name: name, pointSize: 50)
      symbol.images = [image]
      let picture = try draw(screen(60, 60, background: Self.white, symbol))
      let inked = picture.pixels.count { $0 != 0xFFFF_FFFF }
      #expect((200...3400).contains(inked), "\(name): \(inked)")
    }
  }

  /// Nothing keeps who makes a colour in code from an opacity beyond its range.
  @Test(
    "A shadow of any opacity has pixels",
    arguments: [(-1.0, 0), (0, 0), (0.5, 128), (1, 255), (7, 255)])
  func shadowOpacity(alpha: Double, most: UInt32) {
    let color = Color(red: 1, green: 0, blue: 0, alpha: alpha)
    let words = BlurredShape.words(of: [0, 100], most: 100, color)
    #expect(words == [0x00FF_0000, most << 24 | 0xFF_0000])
  }

  /// A square corner casts more shadow than a round one, and the other corners cast what they would without it.
  @Test("A blurred shadow is round where its view is", arguments: 0..<16)
  func shadowCorners(mask: UInt) throws {
    func quarters(_ corners: CornerMask) throws -> [UInt32] {
      let shape = try #require(
        BlurredShape(
          size: CGSize(width: 80, height: 60), cornerRadius: 16, corners: corners, radius: 2,
          color: Color(0x000000), scale: 2))
      let bitmap = shape.image.bitmap
      var sums: [UInt32] = [0, 0, 0, 0]
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let quarter = (y * 2 < bitmap.height ? 0 : 2) + (x * 2 < bitmap.width ? 0 : 1)
          sums[quarter] += bitmap[x, y] >> 24
        }
      }
      return sums
    }
    let (all, some) = (try quarters(.all), try quarters(CornerMask(rawValue: mask)))
    for index in 0..<4 {
      let isRound = mask & 1 << index != 0
      #expect(isRound ? some[index] == all[index] : some[index] > all[index], "\(index)")
    }
  }

  @Test("Equal cards share the pixels of their shadow")
  func equalShadowsAreMadeOnce() throws {
    var scene = screen(90, 40)
    for (x, width) in [(5.0, 20.0), (35, 20), (65, 15)] {
      var card = view(.plain, x, 10, width, 20, background: "#ffffff")
      card.look.shadow = Shadow(opacity: 1, radius: 3)
      scene.views.append(card)
    }
    let canvas = try Canvas(size: scene.size, scale: scene.scale)
    let picture = Wireframe.picture(
      of: scene, canvas: canvas, DrawingOptions(), images: try ImageSet(scene),
      typesetter: try Typesetter())
    let images = picture.items.compactMap { item -> ObjectIdentifier? in
      if case .embedded(let image, _) = item { ObjectIdentifier(image) } else { nil }
    }
    #expect(images.count == 3 && images[0] == images[1] && images[1] != images[2])
  }

  /// A label's shadow is that of what is in it.
  @Test("Shadows take work in proportion to their number")
  func manyShadowsTakeNoQuadraticTime() throws {
    let typesetter = try Typesetter()
    let growth = try workGrowth(of: 500) { count in
      var scene = screen(40, 40)
      var label = view(.label, 10, 10, 2, 2)
      label.look.shadow = Shadow(opacity: 1, radius: 0)
      scene.views += [SceneView](repeating: label, count: count)
      let canvas = try Canvas(size: scene.size, scale: scene.scale)
      _ = Wireframe.picture(
        of: scene, canvas: canvas, DrawingOptions(), images: try ImageSet(scene),
        typesetter: typesetter)
    }
    #expect(growth < 24)
  }
}

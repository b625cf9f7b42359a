import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite struct PlainStyle {
  private static func plain(_ scene: Scene) throws -> Bitmap {
    try Renderer(typesetter: Typesetter())
      .bitmap(scene, DrawingOptions(style: .plain, overlays: []))
  }

  /// None of these shows anything of its own in UIKit: a button of the type system is its title, and bars
  /// and image views without content are empty.
  @Test(arguments: [
    Control.plain, .stack, .scroll(contentSize: CGSize(width: 500, height: 500)), .button, .image,
    .label,
  ])
  func whatTheAppWouldNotShowLeavesNoTrace(_ control: Control) throws {
    let scene = screen(60, 60, background: Color(hex: "#f2f2f7"), view(control, 10, 10, 40, 40))
    #expect(Set(try Self.plain(scene).pixels).count == 1)
  }

  @Test func aBackgroundHasNoEdge() throws {
    let box = view(.plain, 10, 10, 20, 20, background: "#f2f2f7")
    #expect(
      try Self.plain(screen(40, 40, background: Color(hex: "#ffffff"), box)).bands(y: 20)
        == ["ffffff×10", "f2f2f7×20", "ffffff×10"])
  }

  @Test func anImageWithoutAFileIsAnAreaOfOneColour() throws {
    var image = view(.image, 10, 10, 20, 20)
    image.images = [SceneImage(rect: CGRect(x: 0, y: 0, width: 20, height: 20))]
    let picture = try Self.plain(screen(40, 40, background: Color(hex: "#ffffff"), image))
    #expect(Set(picture.pixels).count == 2)
    #expect(picture.bands(y: 20).map { $0.split(separator: "×")[1] } == ["10", "20", "10"])
  }

  /// systemGreen and systemBlue of UIKit, which Apple's Human Interface Guidelines list.
  @Test func controlsHaveTheSystemsColours() throws {
    let on = try Self.plain(screen(60, 40, view(.switch(isOn: true), 5, 5, 51, 31)))
    #expect(on.pixels.contains(0xFF34_C759))
    let slider = try Self.plain(screen(60, 40, view(.slider(value: 0.5), 5, 5, 50, 30)))
    #expect(slider.pixels.contains(0xFF00_7AFF))
  }

  @Test func textIsBlackInLightAppearanceAndWhiteInDark() throws {
    for appearance in Appearance.allCases {
      let typesetter = try Typesetter()
      var page = SceneBuilder(
        size: CGSize(width: 100, height: 30), appearance: appearance, measurer: typesetter)
      page.write("Ink", in: page.add(.label, 0, 0, 100, 30))
      let svg = String(
        decoding: try Renderer(typesetter: typesetter)
          .svg(page.scene, DrawingOptions(style: .plain, svgText: .live)), as: UTF8.self)
      let fill = try #require(svg.firstMatch(of: /<text [^>]*fill="(#[0-9a-f]+)"[^>]*>Ink</)?.1)
      #expect(fill == (appearance == .light ? "#000" : "#fff"))
    }
  }

  /// A document does not tell the type of a button; the tint on its own blue could not be read.
  @Test func theTitleOfAButtonWithABackgroundCanBeRead() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 100, height: 30), measurer: typesetter)
    let button = page.add(.button, 0, 0, 100, 30) { $0.background = Color(hex: "#007aff") }
    page.write("Save", in: button, role: .title)
    let svg = String(
      decoding: try Renderer(typesetter: typesetter)
        .svg(page.scene, DrawingOptions(style: .plain, svgText: .live)), as: UTF8.self)
    let fill = try #require(svg.firstMatch(of: /<text [^>]*fill="(#[0-9a-f]+)"[^>]*>Save</)?.1)
    #expect(fill == "#fff")
  }

  @Test func nothingIsDrawnOverAPlainPictureUnlessAsked() {
    #expect(Overlays.standard(of: .plain) == [])
    #expect(Overlays.standard(of: .wireframe) == .standard)
  }
}

/// A photograph hides what is behind it, and so does what stands for one.
@Test(arguments: DrawingStyle.allCases)
func anImagePlaceholderCoversWhatIsBehindIt(style: DrawingStyle) throws {
  var image = view(.image, 10, 10, 40, 40)
  image.images = [SceneImage(rect: CGRect(x: 0, y: 0, width: 40, height: 40))]
  func colour(_ behind: SceneView...) throws -> UInt32 {
    var scene = screen(60, 60, background: Color(hex: "#ffffff"))
    scene.views += behind + [image]
    return try Renderer(typesetter: Typesetter())
      .bitmap(scene, DrawingOptions(style: style, overlays: []))[30, 14]
  }
  #expect(try colour(view(.plain, 0, 0, 60, 60, background: "#ff0000")) == colour())
}

@Suite struct ScrollDrawing {
  private static func scroll(_ offset: CGFloat, radius: CGFloat = 0) -> SceneView {
    var scroll = view(.scroll(contentSize: CGSize(width: 400, height: 80)), 10, 10, 100, 80)
    scroll.contentOffset.x = offset
    scroll.clipsToBounds = true
    scroll.cornerRadius = radius
    return scroll
  }

  /// The first and the last column of the indicator along the bottom edge.
  ///
  /// - Parameter darkness: below which a pixel is part of it. The curve of a rounded edge is paler.
  private static func indicator(
    _ scroll: SceneView, _ direction: LayoutDirection, darkness: Int = 255
  ) throws -> [Int] {
    let bitmap = try draw(
      screen(120, 100, direction: direction, background: Color(hex: "#ffffff"), scroll))
    let columns = (12..<108).filter { Int(bitmap[$0, 85] & 0xFF) < darkness }
    return [columns.first, columns.last].compactMap { $0 }
  }

  /// An offset counts from the left edge of the content in every language, as UIKit's contentOffset does.
  @Test(arguments: [0.0, 150, 300])
  func theHorizontalIndicatorIsWhereTheContentIs(offset: CGFloat) throws {
    let scroll = Self.scroll(offset)
    let place = try Self.indicator(scroll, .leftToRight)
    #expect(try Self.indicator(scroll, .rightToLeft) == place)
    // A quarter of what is left between the insets of three points, and as far along.
    #expect(place == [13 + Int(70.5 * offset / 300), 36 + Int(70.5 * offset / 300)])
  }

  @Test func anIndicatorEndsWhereARoundedCornerBegins() throws {
    let place = try Self.indicator(
      Self.scroll(0, radius: 16), .leftToRight, darkness: 200)
    #expect(place.first == 26)
  }

  /// A row as wide as the scroll view would hide an edge that is drawn before it.
  @Test func theRoundedEdgeLiesOverTheContent() throws {
    let scroll = Self.scroll(0, radius: 16)
    let row = view(.plain, 0, 0, 400, 80, parent: 1, background: "#ffffff")
    let white = Color(hex: "#ffffff")
    let bitmap = try draw(screen(120, 100, background: white, scroll, row))
    #expect(bitmap.bands(x: 60).filter { $0.hasSuffix("×1") }.count == 2)
    #expect(bitmap[11, 11] == 0xFFFF_FFFF, "the corner is round")
  }

  /// An indicator is seen where the content is more than half a point longer than the view, and where 18 points
  /// are left between the insets of 3 points, or between round corners.
  @Test(
    arguments: [
      (80, 80, 0, nil), (80, 80.5, 0, nil), (80, 81, 0, 73), (80, 160, 0, 37), (80, 2000, 0, 20),
      (24, 200, 0, nil), (25, 200, 0, 19), (80, CGFloat.infinity, 0, nil), (50, 100, 16, nil),
      (52, 104, 16, 20), (60, 90, 16, 20),
    ] as [(CGFloat, CGFloat, CGFloat, Int?)])
  func anIndicatorIsAsLongAsThePartThatIsSeen(
    seen: CGFloat, whole: CGFloat, radius: CGFloat, length: Int?
  ) throws {
    for isAcross in [false, true] {
      let (size, content) =
        isAcross
        ? (CGSize(width: seen, height: 60), CGSize(width: whole, height: 60))
        : (CGSize(width: 60, height: seen), CGSize(width: 60, height: whole))
      func drawn(_ content: CGSize) throws -> Bitmap {
        var scroll = view(.scroll(contentSize: content), 10, 10, size.width, size.height)
        scroll.cornerRadius = radius
        return try draw(screen(100, 100, background: Color(hex: "#ffffff"), scroll))
      }
      let (with, without) = (try drawn(content), try drawn(size))
      // Three points wide, three from the far edge.
      let changed = (0..<100).count {
        isAcross ? with[$0, 65] != without[$0, 65] : with[65, $0] != without[65, $0]
      }
      #expect(abs(changed - (length ?? 0)) <= 1, "\(isAcross)")
      if length == nil { #expect(with == without) }
    }
  }
}

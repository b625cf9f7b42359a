import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite struct WireframeTexts {
  /// A label of 60 × 24 points with room for its text beside it and below it.
  static func scene(_ lineBreak: LineBreakMode, height: CGFloat = 24) throws -> (Scene, Typesetter)
  {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 400, height: 60), measurer: typesetter)
    let label = page.add(.label, 20, 20, 60, height)
    page.write("The quick brown fox jumps over", in: label)
    page.scene.views[label].texts[0].attributes.lineBreak = lineBreak
    return (page.scene, typesetter)
  }

  @Test func textThatIsClippedEndsAtItsLabelsEdge() throws {
    let (scene, typesetter) = try Self.scene(.byClipping)
    let bitmap = try Renderer(typesetter: typesetter).bitmap(scene)
    let inside = (0..<120).filter { y in (40..<160).contains { bitmap[$0, y] != 0xFFFF_FFFF } }
    #expect(!inside.isEmpty)
    let spilled = (0..<120).filter { y in
      (160..<800).contains { bitmap[$0, y] != 0xFFFF_FFFF }
    }
    #expect(spilled.isEmpty)
  }

  @Test func everyFormatClipsTextThatIsWiderThanItsLabel() throws {
    let (scene, typesetter) = try Self.scene(.byClipping)
    let renderer = Renderer(typesetter: typesetter)
    for text in SVGText.allCases {
      let svg = String(
        decoding: try renderer.svg(scene, DrawingOptions(svgText: text)), as: UTF8.self)
      #expect(
        svg.contains("<clipPath id=\"c0\"><rect x=\"20\" y=\"20\" width=\"60\" height=\"24\""))
      #expect(svg.contains("clip-path=\"url(#c0)\""))
    }
    #expect(try Self.clips(scene, typesetter) == 1)
  }

  /// An accent or a swash that reaches out of a label stays whole.
  @Test func textThatFitsIsNotClipped() throws {
    let (scene, typesetter) = try Self.scene(.byTruncatingTail)
    #expect(try Self.clips(scene, typesetter) == 0)
  }

  @Test func textHigherThanItsLabelIsClipped() throws {
    let (scene, typesetter) = try Self.scene(.byTruncatingTail, height: 8)
    #expect(try Self.clips(scene, typesetter) == 1)
  }

  static func clips(_ scene: Scene, _ typesetter: Typesetter) throws -> Int {
    let picture = Wireframe.picture(
      of: scene, canvas: try Canvas(size: scene.size, scale: 1), DrawingOptions(overlays: []),
      images: try ImageSet(scene), typesetter: typesetter)
    return picture.items.count {
      if case .begin(.clip) = $0 { true } else { false }
    }
  }

  /// Between the text, which ends five points from the edge, and the edge's line.
  @Test(arguments: LayoutDirection.allCases)
  func theBarOfATextViewIsClearOfItsTextAndItsEdge(_ direction: LayoutDirection) throws {
    let typesetter = try Typesetter()
    func columns(scrolls: Bool) throws -> Bitmap {
      var page = SceneBuilder(
        size: CGSize(width: 100, height: 100), scale: 1, direction: direction,
        measurer: typesetter)
      let index = page.add(.textView(scrolls: scrolls), 10, 10, 80, 80)
      page.write("M", in: index, inset: 5)
      return try Renderer(typesetter: typesetter).bitmap(page.scene)
    }
    let (with, without) = (try columns(scrolls: true), try columns(scrolls: false))
    let changed = (0..<100).filter { x in (0..<100).contains { with[x, $0] != without[x, $0] } }
    #expect(changed == (direction == .leftToRight ? [86, 87] : [12, 13]))
  }

  @Test func aTextViewWhoseTextLeavesNoRoomForABarHasNone() throws {
    let typesetter = try Typesetter()
    func bitmap(scrolls: Bool) throws -> Bitmap {
      var page = SceneBuilder(size: CGSize(width: 100, height: 100), measurer: typesetter)
      let index = page.add(.textView(scrolls: scrolls), 10, 10, 80, 80)
      page.write("M", in: index, inset: 3)
      return try Renderer(typesetter: typesetter).bitmap(page.scene)
    }
    #expect(try bitmap(scrolls: true) == bitmap(scrolls: false))
  }
}

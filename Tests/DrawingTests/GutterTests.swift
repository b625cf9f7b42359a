import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite("Words beside a screen")
struct GutterTests {
  /// The picture's texts with their places, and the whole picture.
  private static func drawn(
    _ scene: Scene, _ options: DrawingOptions, _ typesetter: Typesetter
  ) throws -> (Picture, Gutter) {
    try Wireframe.drawing(
      of: scene, canvas: Canvas(size: scene.size, scale: 2), options, images: ImageSet(scene),
      typesetter: typesetter)
  }

  private static func svg(_ scene: Scene, _ options: DrawingOptions) throws -> String {
    var options = options
    options.svgText = .live
    return String(
      decoding: try Renderer(typesetter: Typesetter()).svg(scene, options), as: UTF8.self)
  }

  private static func starts(_ svg: String) -> [(x: Double, text: String)] {
    svg.matches(of: /<text x="([\d.]+)"[^>]*>([^<]*)</).compactMap { match in
      Double(match.1).map { ($0, String(match.2)) }
    }
  }

  private static func page(_ typesetter: Typesetter) -> Scene {
    var page = SceneBuilder(size: CGSize(width: 200, height: 160), measurer: typesetter)
    let card = page.add(.plain, 20, 20, 160, 120) { $0.id = "card" }
    for (row, name) in ["title", "detail", "action"].enumerated() {
      let label = page.add(.label, 8, 8 + CGFloat(row) * 32, 100, 24, in: card) { $0.id = name }
      page.write("Some words", in: label)
    }
    return page.scene
  }

  @Test("Every name stands beside the screen, once, and none on it")
  func names() throws {
    let scene = Self.page(try Typesetter())
    let texts = Self.starts(try Self.svg(scene, DrawingOptions(overlays: .names)))
    let beside = texts.filter { $0.x >= 200 }.map(\.text)
    #expect(beside.sorted() == ["action", "card", "detail", "root", "title"])
    #expect(texts.filter { $0.x < 200 }.allSatisfy { $0.text == "Some words" })
  }

  @Test("The screen keeps its texts whole, and its place and size", arguments: [1.0, 2, 3])
  func nothingIsCovered(scale: Double) throws {
    let typesetter = try Typesetter()
    let scene = Self.page(typesetter)
    let renderer = Renderer(typesetter: typesetter)
    let plain = try renderer.bitmap(scene, DrawingOptions(scale: scale, overlays: []))
    let named = try renderer.bitmap(scene, DrawingOptions(scale: scale, overlays: .names))
    #expect(named.width > plain.width && named.height >= plain.height)
    var inked = 0
    for y in 0..<plain.height {
      for x in 0..<plain.width where plain[x, y] & 0xFF < 0x60 {
        inked += 1
        #expect(named[x, y] == plain[x, y], "\(x), \(y)")
      }
    }
    #expect(inked > 200)
  }

  @Test("Names stand in the order in which their lines leave the screen, and none overlaps another")
  func order() throws {
    let typesetter = try Typesetter()
    var scene = screen(200, 100)
    scene.views += (0..<30).map { index in
      view(.plain, 10, 10 + CGFloat(index * 7 % 60), 100, 12, id: "view\(index)")
    }
    let (picture, gutter) = try Self.drawn(scene, DrawingOptions(overlays: .names), typesetter)
    var whole = picture
    whole.size = CGSize(width: 200 + gutter.width, height: max(100, gutter.height))
    whole.items = []
    gutter.draw(
      beside: CGRect(x: 0, y: 0, width: 200, height: 100), from: CGPoint(x: 200, y: 100), .light,
      in: &whole)
    let baselines = whole.items.compactMap { item -> CGFloat? in
      if case .text(_, let place, _) = item { place.y } else { nil }
    }
    #expect(baselines.count == 31)
    for (a, b) in zip(baselines, baselines.dropFirst()) { #expect(b - a >= 11.5) }
    #expect((baselines.last ?? 0) <= whole.size.height)
  }

  @Test("A line goes round the text beside a small view")
  func around() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 200, height: 80), measurer: typesetter)
    page.add(.plain, 20, 36, 8, 8) { $0.id = "dot" }
    let label = page.add(.label, 40, 28, 120, 24) { $0.id = "words" }
    page.write("Words beside it", in: label)
    let renderer = Renderer(typesetter: typesetter)
    let plain = try renderer.bitmap(page.scene, DrawingOptions(overlays: []))
    let named = try renderer.bitmap(page.scene, DrawingOptions(overlays: .names))
    for y in 0..<plain.height {
      for x in 80..<300 where plain[x, y] & 0xFF < 0x60 {
        #expect(named[x, y] == plain[x, y], "\(x), \(y)")
      }
    }
  }

  @Test("A legend stands beside the screen, below the names")
  func legend() throws {
    var scene = Self.page(try Typesetter())
    scene.constraints = [
      SceneConstraint(
        description: "", amount: "16", axis: .horizontal, start: CGPoint(x: 0, y: 150),
        end: CGPoint(x: 60, y: 150), views: ["card", "root"])
    ]
    let texts = Self.starts(
      try Self.svg(scene, DrawingOptions(overlays: [.names, .constraints])))
    #expect(texts.first { $0.text == "required" }.map { $0.x >= 200 } == true)
    #expect(texts.first { $0.text == "16" }.map { $0.x < 200 } == true)
  }

  @Test("Names of one view are those of the view and of what is directly in it")
  func focus() throws {
    var scene = Self.page(try Typesetter())
    scene.views.append(view(.plain, 0, 0, 5, 5, id: "dot", parent: 2))
    func names(_ views: [String]) throws -> [String] {
      let options = DrawingOptions(
        overlays: .names, constraints: ShownConstraints(names: views))
      return Self.starts(try Self.svg(scene, options)).filter { $0.x >= 200 }.map(\.text).sorted()
    }
    #expect(try names(["title"]) == ["dot", "title"])
    #expect(try names(["card"]) == ["action", "card", "detail", "title"])
    #expect(try names(["action", "detail"]) == ["action", "detail"])
    #expect(try names([]).count == 6)
  }

  @Test("What has no row is counted")
  func count() throws {
    var scene = screen(60, 60)
    scene.views += (0..<500).map { view(.plain, 0, 0, 60, 60, id: "n\($0)") }
    let texts = Self.starts(try Self.svg(scene, DrawingOptions(overlays: .names))).map(\.text)
    let shown = texts.count { $0.hasPrefix("n") || $0 == "root" }
    #expect(shown > 100 && shown < 501)
    #expect(texts.contains("\(501 - shown) names do not fit"))
  }

  @Test(
    "A size that depends on another view's says which",
    arguments: [
      ("=", "= card"), ("≤", "≤ card"), ("× 0.5", "= card × 0.5"), ("+ 4", "= card + 4"),
      ("≥ × 0.5 + 4", "≥ card × 0.5 + 4"), ("16", "16"), ("≥ 8", "≥ 8"),
    ])
  func equality(amount: String, words: String) throws {
    var scene = screen(300, 100)
    scene.constraints = [
      SceneConstraint(
        description: "", amount: amount, axis: .horizontal, start: CGPoint(x: 20, y: 50),
        end: CGPoint(x: 280, y: 50), views: ["a", "card"])
    ]
    let svg = try Self.svg(scene, DrawingOptions(overlays: .constraints))
    #expect(Self.starts(svg).map(\.text).contains(words), "\(Self.starts(svg))")
    scene.constraints[0].views = ["a"]
    let alone = try Self.svg(scene, DrawingOptions(overlays: .constraints))
    #expect(Self.starts(alone).map(\.text).contains(amount))
  }

  @Test("A line goes beside a text where there is room")
  func lines() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 200, height: 100), measurer: typesetter)
    let label = page.add(.label, 20, 40, 160, 20)
    page.write("A line of letters across", in: label)
    let plain = try Renderer(typesetter: typesetter).bitmap(
      page.scene, DrawingOptions(overlays: []))
    page.scene.constraints = [
      SceneConstraint(
        description: "", axis: .horizontal, start: CGPoint(x: 20, y: 50),
        end: CGPoint(x: 180, y: 50))
    ]
    let marked = try Renderer(typesetter: typesetter).bitmap(
      page.scene, DrawingOptions(overlays: .constraints).onScreen)
    let ink = plain.pixels.indices.filter { plain.pixels[$0] & 0xFF < 0x60 }
    #expect(ink.count > 100 && plain != marked)
    #expect(ink.count { plain.pixels[$0] != marked.pixels[$0] } < 20)
  }

  @Test("What the keyboard covers is hatched and named, but in plain pictures and in devices")
  func keyboard() throws {
    var scene = screen(200, 400)
    let without = try Self.svg(scene, DrawingOptions(overlays: []))
    scene.keyboardHeight = 150
    let covered = try Self.svg(scene, DrawingOptions(overlays: []))
    #expect(Self.starts(covered).map(\.text) == ["keyboard 150"])
    #expect(try draw(scene).bands(y: 100) == draw(screen(200, 400)).bands(y: 100))
    #expect(try draw(scene).bands(y: 300).count > 10)
    let plain = try Self.svg(scene, DrawingOptions(style: .plain, overlays: []))
    #expect(Self.starts(plain).isEmpty && Self.starts(without).isEmpty)
  }

  @Test("The edges of stacks and of alignment rectangles have a contrast of 3")
  func contrast() {
    for (style, papers) in [
      (Style.light, [Color(0xFFFFFF), Color(0xF2F2F7)]),
      (.dark, [Color(0x000000), Color(0x1C1C1E), Color(0x2C2C2E)]),
    ] {
      for paper in papers {
        for edge in [style.edge, Style.Mark.alignment, Style.Mark.frame] {
          #expect(edge.over(paper).contrast(with: paper) >= 3, "\(paper)")
        }
      }
      #expect(style.leader.contrast(with: style.gutter) >= 3)
      #expect(style.ink.contrast(with: style.gutter) >= 7)
    }
  }
}

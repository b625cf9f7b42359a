import Foundation
import FoundationXML
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

/// Two cells of a screen with a title; in the second it is wider, and found to be cut.
private func sheet(_ notes: [Sheet.Note]? = nil) -> Sheet {
  func title(_ width: CGFloat) -> SceneView {
    SceneView(
      id: "title", parent: 0, frame: CGRect(x: 20, y: 40, width: width, height: 24),
      background: Color(hex: "#ffffff"))
  }
  let mark = Sheet.Mark(
    kind: .resized, view: "title", place: CGRect(x: 20, y: 40, width: 112, height: 24),
    label: "↔ +12")
  return Sheet(
    title: "Profile", subtitle: "compared with English",
    panels: [
      panel("en", width: 200, height: 160, caption: "Source language", views: [title(100)]),
      panel(
        "ar", width: 200, height: 160, appearance: .dark, direction: .rightToLeft,
        caption: "1 view differs", marks: [mark], views: [title(112)]),
    ],
    notes: notes ?? [
      Sheet.Note(
        severity: .error, rule: "text/truncated", statements: [.init("The title is cut.")],
        view: "title",
        panels: [1], cells: "ar")
    ])
}

@Suite struct SheetOutput {
  enum Format: String, CaseIterable {
    case png, svg, pdf

    func bytes(_ renderer: SheetRenderer, _ sheet: Sheet) throws -> [UInt8] {
      switch self {
      case .png: try renderer.png(sheet)
      case .svg: try renderer.svg(sheet)
      case .pdf: try renderer.pdf(sheet)
      }
    }
  }

  @Test(arguments: Format.allCases)
  func theSameSheetGivesTheSameBytesInAnyOrder(_ format: Format) throws {
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let first = try format.bytes(renderer, sheet())
    let other = try format.bytes(renderer, sheet([]))
    #expect(try format.bytes(renderer, sheet()) == first)
    #expect(first != other)
    let fresh = SheetRenderer(typesetter: try Typesetter())
    #expect(try format.bytes(fresh, sheet()) == first)
  }

  @Test func thePNGHasTheSheetsSizeTimesItsScale() throws {
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let size = renderer.size(of: sheet())
    for scale in [1.0, 2, 3] {
      let picture = try PNG.decode(renderer.png(sheet(), SheetOptions(scale: scale)))
      #expect(picture.width == Int(size.width * scale))
      #expect(picture.height == Int(size.height * scale))
    }
  }

  @Test func theSVGIsWellFormedAndItsPartsAreBalanced() throws {
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let bytes = try renderer.svg(sheet(), SheetOptions(svgText: .live))
    let parser = XMLParser(data: Data(bytes))
    #expect(parser.parse())
    let text = String(decoding: bytes, as: UTF8.self)
    for words in ["Profile", "Name of ar", "Source language", "The title is cut.", "1 error"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func aSheetThatIsTooLargeIsRefusedWithItsSizeAndWhatToDo() throws {
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let panels = (0..<400).map { panel("en", device: "\($0)") }
    let large = Sheet(title: "Large", panels: panels)
    let size = renderer.size(of: large)
    let error = #expect(throws: DrawingError.self) {
      _ = try renderer.png(large, SheetOptions(scale: 8))
    }
    #expect(error == .sheet(cells: 400, size: size, scale: 8))
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains("the sheet of 400 cells would have"))
    #expect(words.contains("fewer cells, a smaller scale, or SVG or PDF"))
    #expect(throws: DrawingError.self) { _ = try renderer.png(large, SheetOptions(scale: 0.5)) }
  }

  /// At 2x a sheet has four pixels for each of its square points; one that would have more than 28
  /// million is drawn at 1x.
  @Test func aSheetIsDrawnAtTwoPixelsAPointUnlessItIsLarge() throws {
    let typesetter = try Typesetter()
    var scales: [CGFloat] = []
    for count in 1...160 {
      let sheet = Sheet(title: "Many", panels: (0..<count).map { panel("en", device: "\($0)") })
      let layout = SheetLayout(sheet, typesetter: typesetter)
      let scale = try SheetOptions().scale(of: layout.size, cells: count, as: .png)
      #expect((scale == 2) == (layout.size.width * layout.size.height * 4 <= 28_000_000))
      scales.append(scale)
    }
    #expect(scales.first == 2 && scales.last == 1)
  }

  @Test func anImageThatCannotBeReadIsReportedOnceForAllCells() throws {
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let image = SceneView(
      id: "photo", parent: 0, frame: CGRect(x: 0, y: 0, width: 40, height: 40), control: .image,
      images: [SceneImage(path: "/nowhere.png", rect: CGRect(x: 0, y: 0, width: 40, height: 40))])
    let panels = ["en", "de", "vi"].map { panel($0, views: [image]) }
    let error = #expect(throws: DrawingError.self) {
      _ = try renderer.png(Sheet(title: "Photo", panels: panels))
    }
    guard case .images(let faults)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(faults.map(\.view) == ["photo"])
  }
}

@Suite struct SheetPixels {
  private func pixels() throws -> (Bitmap, SheetLayout) {
    let typesetter = try Typesetter()
    let png = try SheetRenderer(typesetter: typesetter).png(sheet(), SheetOptions(scale: 1))
    return (try PNG.decode(png), SheetLayout(sheet(), typesetter: typesetter))
  }

  private func color(_ picture: Bitmap, _ x: CGFloat, _ y: CGFloat) -> String {
    String(format: "%06x", picture[Int(x), Int(y)] & 0xFFFFFF)
  }

  @Test func darkCellsAreDrawnDark() throws {
    let (picture, layout) = try pixels()
    let (light, dark) = (layout.frames[0], layout.frames[1])
    #expect(color(picture, light.midX, light.maxY - 10) == "ffffff")
    #expect(color(picture, dark.midX, dark.maxY - 10) == "000000")
    #expect(color(picture, 2, 2) == "f3f4f6")
  }

  @Test func aCellWithAnErrorHasAFrameRoundItAndOthersHaveNone() throws {
    let (picture, layout) = try pixels()
    let (light, dark) = (layout.frames[0], layout.frames[1])
    #expect(color(picture, dark.minX - 4.5, dark.midY) == "d92d3a")
    #expect(color(picture, light.minX - 4.5, light.midY) != "d92d3a")
  }

  @Test func aViewThatDiffersIsOutlinedInItsCellOnly() throws {
    var plain = sheet([])
    plain.panels[1].marks[0].label = ""
    let typesetter = try Typesetter()
    let png = try SheetRenderer(typesetter: typesetter).png(plain, SheetOptions(scale: 1))
    let picture = try PNG.decode(png)
    let frames = SheetLayout(plain, typesetter: typesetter).frames
    func edge(_ frame: CGRect) -> String { color(picture, frame.minX + 20, frame.minY + 50) }
    #expect(edge(frames[1]) == "b197fc")
    #expect(edge(frames[0]) != "b197fc")
  }
}

@Suite struct SheetSigns {
  private static let zoom = 0.5

  private func badges(
    _ count: Int, views: [SceneView], of view: (Int) -> String?
  ) throws -> [BadgePlaces.Badge?] {
    let numbers = (1...count).map {
      SheetMarks.Number(
        number: $0, severity: Finding.Severity.allCases[$0 % 3], view: view($0))
    }
    return SheetMarks.badges(
      of: panel("en", views: views), numbers: numbers, zoom: Self.zoom, grid: PixelGrid(scale: 2),
      typesetter: try Typesetter())
  }

  /// However many findings a screen has, no number lies on another and all are on the screen or right
  /// beside it.
  @Test(arguments: [1, 2, 8, 60])
  func numbersDoNotOverlap(_ count: Int) throws {
    let title = SceneView(
      id: "title", parent: 0, frame: CGRect(x: 280, y: 0, width: 40, height: 20))
    let badges = try badges(count, views: [title]) { $0 % 2 == 0 ? "title" : nil }
    let found = badges.compactMap(\.?.box)
    #expect(found.count == count)
    for (index, box) in found.enumerated() {
      #expect(CGRect(x: 0, y: 0, width: 160 + 22, height: 284).contains(box))
      #expect(!found[..<index].contains { $0.intersects(box) })
    }
  }

  /// A button between two others, near the top of the screen, has no corner where nothing is.
  @Test func aNumberThatWouldHideAControlStandsBesideTheScreen() throws {
    let buttons = (0..<3).map { index in
      SceneView(
        id: "button\(index)", parent: 0,
        frame: CGRect(x: 40 + 50 * CGFloat(index), y: 10, width: 44, height: 44), control: .button)
    }
    let badges = try badges(1, views: buttons) { _ in "button1" }
    let badge = try #require(badges.first.flatMap { $0 })
    for button in buttons {
      let rect = CGRect(
        x: button.frame.minX / 2, y: button.frame.minY / 2, width: 22, height: 22)
      #expect(!badge.box.intersects(rect), "\(button.id)")
    }
    // As high as the screen begins, for a line above the third button.
    #expect(badge.box.midX == 168 && badge.box.midY == 8)
    // The right edge of the button, 134 points, and the width of its outline; a point above it.
    #expect(badge.leader == CGPoint(x: 69, y: 4))
  }

  /// Three rows of buttons leave no way from the edge to the one in the middle: no line is better than one
  /// through what others say.
  @Test func aLineThatWouldRunThroughOthersIsLeftOut() throws {
    let buttons = (0..<9).map { index -> SceneView in
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      let frame = CGRect(x: 40 + 46 * column, y: 100 + 40 * row, width: 46, height: 40)
      return SceneView(id: "button\(index)", parent: 0, frame: frame, control: .button)
    }
    let badge = try #require(try badges(1, views: buttons) { _ in "button4" }.first.flatMap { $0 })
    #expect(badge.box.midX == 168 && badge.leader == nil)
  }

  @Test func aNumberWithRoomAtItsViewStandsThere() throws {
    let title = SceneView(
      id: "title", parent: 0, frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    let badge = try #require(
      try badges(1, views: [title]) { _ in "title" }.first.flatMap { $0 })
    #expect(badge.leader == nil)
    #expect(badge.box.contains(CGPoint(x: 64, y: 47)))
  }

  @Test func theLegendExplainsWhatTheSheetHasAndNothingElse() {
    let items = SheetLegend.items(of: sheet(), zoom: 1)
    #expect(
      items.map(\.sample) == [.mark(.resized), .amounts, .finding(.error), .frame(.error)])
    #expect(SheetLegend.items(of: sheet([]), zoom: 0.5).map(\.sample) == [.mark(.resized)])
  }
}

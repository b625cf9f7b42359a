import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

/// A cell of a screen without views.
func panel(
  _ locale: String, device: String = "phone", width: CGFloat = 320, height: CGFloat = 568,
  textSize: ContentSizeCategory = .large, appearance: Appearance = .light,
  direction: LayoutDirection = .leftToRight, screen: String? = nil, variant: String? = nil,
  caption: String = "", marks: [Sheet.Mark] = [], views: [SceneView] = []
) -> Sheet.Panel {
  let size = CGSize(width: width, height: height)
  let root = SceneView(id: "root", parent: nil, frame: CGRect(origin: .zero, size: size))
  var scene = Scene(
    locale: locale, direction: direction, textSize: textSize, appearance: appearance, size: size,
    scale: 2, device: device, views: [root] + views)
  (scene.screen, scene.variant) = (screen, variant)
  return Sheet.Panel(
    scene: scene,
    labels: Sheet.Labels(
      locale: "Name of \(locale)", tag: locale, device: "Device \(device)",
      textSize: textSize.rawValue, appearance: appearance.rawValue, direction: direction.rawValue,
      screen: screen ?? "default", variant: variant ?? "default"),
    caption: caption, marks: marks)
}

private let locales = ["en", "de", "ar", "ja", "vi", "fr", "es", "he", "ko", "ru", "th", "zh"]

private func layout(_ sheet: Sheet) throws -> SheetLayout {
  SheetLayout(sheet, typesetter: try Typesetter())
}

@Suite struct SheetGrids {
  @Test func localesAreColumnsAndWhatElseDiffersAreRows() {
    let grid = SheetGrid(
      ["phone", "tablet"].flatMap { device in
        ["en", "de", "ja"].map { panel($0, device: device) }
      })
    #expect(grid.columns.map(\.title) == ["Name of en", "Name of de", "Name of ja"])
    #expect(grid.columns.map(\.tag) == ["en", "de", "ja"])
    #expect(grid.rows.map(\.title) == ["Device phone", "Device tablet"])
    #expect(grid.panels == [[0, 3], [1, 4], [2, 5]])
  }

  @Test func traitsThatAllCellsShareAreNoRows() {
    let grid = SheetGrid([panel("en"), panel("de")])
    #expect(grid.rows.map(\.title) == [""])
    #expect(grid.panels == [[0], [1]])
  }

  @Test func ofOneLocaleTheOtherTraitsAreColumns() {
    let grid = SheetGrid([
      panel("en", textSize: .large), panel("en", textSize: .accessibility3),
      panel("en", textSize: .accessibility3, appearance: .dark),
    ])
    #expect(grid.columns.map(\.title) == ["large", "accessibility3", "accessibility3"])
    #expect(grid.columns.map(\.details) == [["light"], ["light"], ["dark"]])
    #expect(grid.panels == [[0], [1], [2]])
  }

  @Test func screensAndVariantsAreRowsWithTheirNames() {
    let grid = SheetGrid(
      [nil, "empty"].flatMap { variant in
        ["phone", "tablet"].flatMap { device in
          ["en", "de"].map { panel($0, device: device, screen: "chat", variant: variant) }
        }
      })
    #expect(grid.rows.map(\.title) == ["default", "default", "empty", "empty"])
    #expect(
      grid.rows.map(\.details) == [
        ["Device phone"], ["Device tablet"], ["Device phone"], ["Device tablet"],
      ])
    #expect(grid.panels == [[0, 2, 4, 6], [1, 3, 5, 7]])
    let screens = SheetGrid([panel("en", screen: "chat"), panel("en", screen: "call")])
    #expect(screens.columns.map(\.title) == ["chat", "call"])
  }

  /// Where rows are split into tables, each table goes on where the one before ended.
  @Test(arguments: [
    ([320.0, 820, 390], [["320"], ["820"], ["390"]]),
    ([320, 390, 820, 834], [["320", "390"], ["820", "834"]]),
    ([820, 320, 390, 834], [["820"], ["320", "390"], ["834"]]),
  ])
  func rowsKeepTheOrderAskedFor(widths: [CGFloat], tables: [[String]]) {
    let panels = widths.flatMap { width in
      ["en", "de"].map { panel($0, device: "\(Int(width))", width: width) }
    }
    let blocks = SheetGrid(panels).blocks(widths: panels.map(\.scene.size.width))
    #expect(blocks.map { $0.rows.map { String($0.title.dropFirst("Device ".count)) } } == tables)
  }

  @Test func aDirectionThatFollowsFromTheLocaleIsSaidOfItAndMakesNoRow() {
    let grid = SheetGrid([panel("en"), panel("ar", direction: .rightToLeft)])
    #expect(grid.rows.count == 1)
    #expect(grid.columns.map(\.details) == [[], ["rtl"]])
    let both = SheetGrid([
      panel("en"), panel("de"), panel("en", direction: .rightToLeft),
      panel("de", direction: .rightToLeft),
    ])
    #expect(both.rows.map(\.title) == ["ltr", "rtl"])
  }

  @Test func cellsThatAreLeftOutAndCellsThatAreGivenTwiceKeepTheirPlaces() {
    let grid = SheetGrid([
      panel("en"), panel("de", device: "tablet"), panel("en", device: "tablet"), panel("en"),
    ])
    #expect(grid.panels == [[0, 2, 3], [nil, 1, nil]])
  }
}

@Suite struct SheetTracksShape {
  private func tracks(_ panels: [Sheet.Panel]) -> SheetTracks {
    SheetTracks.best(for: SheetGrid(panels), sizes: panels.map(\.scene.size))
  }

  @Test(arguments: [1, 3, 5])
  func aFewPhonesStandInARow(_ count: Int) {
    let tracks = tracks(locales.prefix(count).map { panel($0) })
    #expect(tracks.bands == [0..<count])
  }

  @Test func manyPhonesGoOnInBandsOfTheSameLength() {
    let tracks = tracks(locales.map { panel($0) })
    #expect(tracks.bands == [0..<6, 6..<12])
  }

  /// Computed by hand from the rule: how far the logarithm of the shape is from that of 1.6, half of the
  /// logarithm of the area, and a tenth of the share of the last band that is empty, at the least.
  @Test(arguments: [
    (320, 568, 7, 4), (320, 568, 19, 7), (320, 568, 20, 7), (320, 568, 22, 8), (844, 390, 5, 3),
    (844, 390, 6, 2), (844, 390, 10, 3), (844, 390, 17, 4), (200, 160, 5, 3), (200, 160, 10, 5),
    (200, 160, 13, 5), (200, 160, 21, 7), (390, 844, 7, 7), (390, 844, 8, 4), (390, 844, 21, 11),
    (390, 844, 22, 11),
  ])
  func aSheetOfOneRowIsBrokenToTheBestShape(
    _ width: CGFloat, _ height: CGFloat, _ count: Int, _ columns: Int
  ) {
    let tracks = tracks((0..<count).map { panel("l\($0)", width: width, height: height) })
    #expect(tracks.columnsPerBand == columns)
  }

  @Test func aTableOfTwelveLocalesAndThreeDevicesIsNotTorn() {
    let sizes: [(String, CGFloat, CGFloat)] = [
      ("small", 320, 568), ("large", 393, 852), ("tablet", 820, 1180),
    ]
    let tracks = tracks(
      sizes.flatMap { device, width, height in
        locales.map { panel($0, device: device, width: width, height: height) }
      })
    #expect(tracks.bands == [0..<12])
    #expect(tracks.grid.columns.count == 12 && tracks.grid.rows.count == 3)
    #expect(tracks.widths == Array(repeating: 820, count: 12))
    #expect(tracks.heights == [[568, 852, 1180]])
  }

  @Test func wideScreensOfManyLocalesStandBelowEachOther() {
    let devices = ["one", "two", "three", "four"]
    let tracks = tracks(
      devices.flatMap { device in
        locales.prefix(6).map { panel($0, device: device, width: 900, height: 300) }
      })
    #expect(tracks.grid.columns.map(\.title) == devices.map { "Device \($0)" })
    #expect(tracks.grid.rows.count == 6)
  }
}

@Suite struct SheetPlaces {
  @Test(arguments: [1, 2, 5, 12, 36, 100])
  func panelsDoNotOverlapAndStayOnTheSheet(_ count: Int) throws {
    let panels = (0..<count).map { index in
      panel(
        locales[index % 12], device: "\(index / 12)", width: index / 12 % 2 == 0 ? 320 : 500,
        caption: "4 views differ")
    }
    let layout = try layout(Sheet(title: "Many", panels: panels))
    #expect(layout.frames.count == count)
    let sheet = CGRect(origin: .zero, size: layout.size)
    for (index, frame) in layout.frames.enumerated() {
      #expect(sheet.contains(frame))
      #expect(!layout.frames[..<index].contains { $0.intersects(frame) })
      #expect(
        [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { $0 == $0.rounded() })
    }
  }

  @Test func panelsOfARowStartAtTheSameHeightAndThoseOfAColumnAtTheSameLeft() throws {
    let panels = [("phone", 320.0, 568.0), ("tablet", 500, 700)].flatMap { device, width, height in
      ["en", "de", "ja"].map { panel($0, device: device, width: width, height: height) }
    }
    let frames = try layout(Sheet(title: "Table", panels: panels)).frames
    for index in 0..<3 {
      #expect(frames[index].minX == frames[index + 3].minX)
      #expect(frames[index].minY == frames[0].minY)
      #expect(frames[index + 3].minY == frames[3].minY)
    }
    #expect(frames[3].minY > frames[0].maxY)
  }

  @Test func textsNeverOverlapEachOtherOrAPanel() throws {
    let long = String(repeating: "A long message about a view that does not fit. ", count: 6)
    let panels = ["en", "de", "ar", "ja", "vi", "fr"].flatMap { locale in
      [Appearance.light, .dark].map {
        var panel = panel(
          locale, appearance: $0, direction: locale == "ar" ? .rightToLeft : .leftToRight)
        panel.labels.locale = locale == "vi" ? "A name that is longer than its column is wide" : "x"
        return panel
      }
    }
    let notes = (0..<40).map { index in
      Sheet.Note(
        severity: index < 10 ? .error : .warning, rule: "text/truncated",
        statements: [.init(index % 3 == 0 ? long : "Short.", hint: index % 4 == 0 ? long : nil)],
        view: "title", panels: [index % 12], cells: "de, vi")
    }
    let layout = try layout(
      Sheet(title: long, subtitle: long, panels: panels, notes: notes))
    let texts = layout.texts.map { CGRect(origin: $0.origin, size: $0.block.size) }
    let sheet = CGRect(origin: .zero, size: layout.size)
    for (index, text) in texts.enumerated() {
      #expect(sheet.contains(text))
      #expect(!layout.frames.contains { $0.intersects(text) })
      // A line's box reaches into its neighbour's where scripts are higher; letters do not.
      let ink = text.insetBy(dx: 0.5, dy: 2.5)
      #expect(!texts[..<index].contains { $0.insetBy(dx: 0.5, dy: 2.5).intersects(ink) })
    }
    #expect(layout.noteBadges.map(\.number) == Array(1...40))
  }

  @Test(arguments: [
    ([10, 10, 10, 10], 2, [0..<2, 2..<4]), ([30, 10, 10, 10], 2, [0..<1, 1..<4]),
    ([10], 3, [0..<1]), ([10, 10, 40], 3, [0..<2, 2..<3]), ([], 2, []),
  ])
  func notesFillColumnsToTheLeastHeight(
    _ heights: [CGFloat], _ columns: Int, _ ranges: [Range<Int>]
  ) {
    #expect(SheetLayout.flow(heights, columns: columns) == ranges)
  }

  /// Five phones of 393 × 852 and five tablets of 820 × 1180 points have 480,000 points² each.
  @Test func tabletsDoNotMakePhonesSmall() throws {
    let panels = [("phone", 393.0, 852.0), ("tablet", 820, 1180)].flatMap { device, width, height in
      locales.prefix(5).map { panel($0, device: device, width: width, height: height) }
    }
    let layout = try layout(Sheet(title: "Table", panels: panels))
    #expect(layout.zooms == Array(repeating: 1, count: 5) + Array(repeating: 0.6, count: 5))
    let table = try #require(layout.tables.first)
    #expect(table.grid.rows.map(\.details) == [["at 100 %"], ["at 60 %"]])
  }

  /// 844 points are more than 1.75 times 390.
  @Test func rowsOfVeryDifferentWidthsAreTablesOfTheirOwn() throws {
    let panels = [("upright", 390.0, 844.0), ("turned", 844, 390)].flatMap {
      device, width, height in
      locales.prefix(5).map { panel($0, device: device, width: width, height: height) }
    }
    let layout = try layout(Sheet(title: "Table", panels: panels))
    #expect(
      layout.tables.map { $0.grid.rows.map(\.title) } == [["Device upright"], ["Device turned"]])
    #expect(layout.tables.map(\.hasRowLabels) == [true, true])
    #expect(layout.tables.map { $0.widths.max() } == [390, 844])
    let (first, second) = (layout.frames.prefix(5), layout.frames.suffix(5))
    #expect((first.map(\.maxY).max() ?? 0) < (second.map(\.minY).min() ?? 0))
  }

  @Test(arguments: [(5, 1.0), (24, 1), (60, 0.6), (100, 0.5), (1000, 0.25)])
  func manyScreensAreDrawnSmaller(_ count: Int, _ zoom: CGFloat) {
    let size = CGSize(width: 320, height: 568)
    #expect(
      SheetZooms.zooms(for: Array(repeating: size, count: count))
        == Array(repeating: zoom, count: count))
  }
}

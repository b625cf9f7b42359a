import BrowserSupport
import Foundation
import LayoutScene
import Reports
import Testing

@testable import Comparison

/// What a page stands: hostile texts, many cells, small windows, other preferences, and links.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct PageRobustnessTests {
  static let hostile = "</script><img src=x onerror=\"document.title='broken'\"><!--"

  @Test func hostileTextsAreOnlyTexts() throws {
    let text = Self.hostile
    let label = SceneView(
      id: text, parent: 0, frame: CGRect(x: 10, y: 10, width: 50, height: 20),
      texts: [.sample(text)])
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"200\">"
      + "<script>parent.document.title='broken'</script><rect width=\"100\" height=\"200\"/></svg>"
    var cell = PageCell.sample(
      document: text, locale: text, language: text, views: [label],
      findings: [Finding(rule: .overlap, view: text, message: "\(text)", hint: text)],
      picture: .svg(Array(svg.utf8)))
    cell.name = text
    let page = try PageInBrowser.opened([cell])
    try page.click(".finding .main")
    try page.wait("document.querySelectorAll('.box.chosen').length === 1")
    try page.keys("Enter")
    try page.settle()
    #expect(try page.text(of: "h1") == text)
    #expect(try page.text(of: ".finding .message") == text)
    #expect(try page.text(of: "#view-rows .string") == text)
    #expect(try page.count("img[onerror]") == 0)
    #expect(try page.text("document.title").hasPrefix("</script>"))
  }

  @Test func theSecurityPolicyRefusesWhatIsNotThePages() throws {
    let page = try PageInBrowser.opened([.sample()])
    let script = """
      new Promise((done) => {
        const script = document.createElement("script");
        script.textContent = "document.title = 'broken'";
        document.body.append(script);
        const image = new Image();
        image.onerror = () => done(document.title);
        image.src = "http://127.0.0.1:9/x.png";
      })
      """
    #expect(try page.text(script) != "broken")
    #expect(try page.problems().contains { $0.contains("Content Security Policy") })
  }

  @Test func aHundredCellsOpenAtOnceAndLoadAsTheyComeIntoView() throws {
    let page = try PageInBrowser.opened(PageSample.hundred())
    let opened = try page.number("performance.getEntriesByType('navigation')[0].domComplete")
    // A second on an idle machine; tests share theirs.
    #expect(opened < 10_000, "\(opened) ms")
    #expect(try page.number("document.querySelectorAll('.cell').length") == 100)
    try page.wait("document.querySelectorAll('.cell img[src]').length > 4")
    #expect(try page.count(".cell img[src]") < 60)
    let titles = "[...document.querySelectorAll('h3')].map((title) => title.textContent)"
    #expect(
      (try page.value(titles) as? [String])?.prefix(3)
        == ["Extra small · Light", "Extra small · Dark", "Small · Light"])
    _ = try page.value("document.querySelector('#grid').scrollTo(0, 1e6)")
    try page.wait("Boolean(document.querySelector('.cell[data-cell=\"99\"] img[src]'))")
    try page.wait("!document.querySelector('.cell[data-cell=\"0\"] img[src]')")
    #expect(try page.count(".finding .chip") < 30, "many cells are folded into one chip")
    #expect(try page.text(of: ".chip.more") == "20 cells")
    try page.click(".chip.more")
    #expect(try page.number("document.querySelectorAll('.finding:first-child .chip').length") == 21)
    try page.click(".chip.more")
    #expect(try page.number("document.querySelectorAll('.finding:first-child .chip').length") == 1)
    _ = try page.value("document.querySelector('#grid').scrollTo(0, 0)")
    try page.screenshot("hundred")
  }

  @Test func nothingIsWiderThanTheWindow() throws {
    let page = try PageInBrowser.opened(
      PageSample.profile(), width: 360, height: 740, fragment: "view=name")
    for (width, height) in [(360, 740), (600, 800), (900, 700), (1100, 700)] {
      try page.resize(width: width, height: height)
      try page.settle()
      #expect(try page.isTrue("document.documentElement.scrollWidth <= innerWidth"), "\(width)")
      #expect(try page.isTrue("document.documentElement.scrollHeight <= innerHeight"), "\(width)")
      for element in ["#grid", "#panel", "#help-open", "#compare-flicker", ".cell .frame"] {
        #expect(try page.length("right", of: element) <= Double(width), "\(element) at \(width)")
        #expect(try page.length("width", of: element) > 20, "\(element) at \(width)")
      }
      try page.screenshot("narrow-\(width)")
    }
    try page.keys("o")
    #expect(try page.length("right", of: "#stage-close") <= 1100)
  }

  @Test func theSystemsAppearanceIsFollowedUntilAnotherIsChosen() throws {
    let page = try BrowserPage()
    let ground = { try page.text("getComputedStyle(document.body).backgroundColor") }
    try page.prefer(["prefers-color-scheme": "light"])
    try page.open(ComparisonPage.html(PageSample.profile()))
    let light = try ground()
    try page.prefer(["prefers-color-scheme": "dark"])
    try page.wait("document.documentElement.dataset.theme === 'dark'")
    let dark = try ground()
    #expect(light != dark)
    try page.screenshot("dark")
    try page.click("#theme")
    #expect(try ground() == light)
    try page.prefer(["prefers-color-scheme": "light"])
    try page.keys("d")
    #expect(try ground() == dark)
  }

  @Test func aLinkKeepsFilterComparisonAndView() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    try page.click("#changed")
    try page.choose("ltr", in: "select[aria-label=Direction]")
    try page.choose("0/about", in: "#view-choice")
    try page.keys("s")
    try page.click("#divider")
    try page.keys("Home")
    try page.wait("location.hash.includes('mix=0&') || location.hash.endsWith('mix=0')")
    let fragment = String(try page.text("location.hash").dropFirst())
    let shown = try page.shownLocales()
    let again = try BrowserPage()
    try again.open(#require(page.file), fragment: fragment)
    #expect(try again.shownLocales() == shown)
    #expect(try again.text("document.querySelector('#view-choice').value") == "0/about")
    #expect(try again.text("document.querySelector('#divider').ariaValueNow") == "0")
    let chosen = "['#stage-a', '#stage-b'].map((id) => document.querySelector(id).value).join()"
    #expect(try again.text(chosen) == page.text(chosen))
  }

  @Test(arguments: [
    "cell=99&a=-3&b=x&mode=swipe", "zoom=1e9&mix=7&interval=-1", "mode=<b>&theme=purple&screen=9",
    "view=nobody&screen=0", "%%%&&==&", "locale=xx&rule=none", "only=7&turned=x&text=nowhere",
  ])
  func aLinkThatIsWrongBreaksNothing(fragment: String) throws {
    let page = try PageInBrowser.opened(PageSample.profile(), fragment: fragment)
    try page.keys("ArrowRight", "n", "o", "Escape")
    if try page.isTrue("!document.querySelector('#reset').hidden") { try page.click("#reset") }
    #expect(try page.count(".cell") == 5)
  }

  @Test func hiddenAndClippedViewsAreMarkedAsSuch() throws {
    let views = [
      SceneView(
        id: "scroll", parent: 0, frame: CGRect(x: 0, y: 100, width: 100, height: 50),
        clipsToBounds: true),
      SceneView(id: "below", parent: 1, frame: CGRect(x: 0, y: 80, width: 100, height: 20)),
      SceneView(id: "half", parent: 1, frame: CGRect(x: 0, y: 40, width: 100, height: 20)),
      SceneView(
        id: "hidden", parent: 0, frame: CGRect(x: 0, y: 0, width: 100, height: 50), isHidden: true),
    ]
    let page = try PageInBrowser.opened([.sample(views: views)])
    try page.keys("0")
    for (view, isUnseen, badge) in [("below", true, "cut off"), ("hidden", true, "hidden")] {
      try page.choose("0/\(view)", in: "#view-choice")
      try page.settle()
      #expect(try page.isTrue("document.querySelector('.box').matches('.unseen')") == isUnseen)
      #expect(try page.text(of: "#view-rows .badge") == badge)
    }
    try page.choose("0/half", in: "#view-choice")
    try page.settle()
    #expect(try page.isTrue("!document.querySelector('.box').matches('.unseen')"))
    #expect(try page.length("height", of: ".box") == 10, "its lower half is cut off")
    // Nothing is found where the hidden view is, nor below the edge that clips.
    let (x, y) = try page.middle(ofView: "hidden", cell: 0)
    try page.clickAt(x, y)
    try page.wait("document.querySelectorAll('.box').length === 0")
    let below = try page.middle(ofView: "below", cell: 0)
    try page.point(below.x, below.y)
    try page.settle()
    #expect(try page.count(".box") == 0)
  }

  @Test func paperGetsEveryPictureAndTheFindings() throws {
    let page = try PageInBrowser.opened(
      PageSample.hundred(), fragment: "locale=de&zoom=1")
    #expect(try page.count(".cell:not([hidden]) img[src]") < 20)
    let complete = """
      [...document.querySelectorAll(".cell:not([hidden]) img")]
        .filter((image) => image.complete && image.naturalWidth > 0).length
      """
    _ = try page.value("window.print = () => { window.printed = \(complete); }")
    try page.click("#print")
    try page.wait("window.printed === 20")
    #expect(try page.pdf().starts(with: Data("%PDF".utf8)))
    try page.prefer([:], media: "print")
    #expect(try page.isTrue("document.querySelector('.filters').offsetParent === null"))
    #expect(try page.isTrue("document.querySelector('.findings').offsetParent !== null"))
  }
}

/// A comparison of many languages and devices is a table, and one of many screens has a menu.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct PageMatrixTests {
  /// A cell for each combination, the first locale being the source language.
  static func matrix(
    screens: Int = 1, locales: [String] = ["en", "de", "ar"],
    devices: [String] = ["phone", "tablet"], variants: [String?] = [nil]
  ) -> [PageCell] {
    let count = screens * locales.count * devices.count * variants.count
    var cells: [PageCell] = []
    for screen in 0..<screens {
      for variant in variants {
        for device in devices {
          for locale in locales {
            let text = SceneView(
              id: "title", parent: 0, frame: CGRect(x: 10, y: 10, width: 60, height: 20),
              texts: [.sample("Text \(screen) of \(locale)")])
            var cell = PageCell.sample(
              index: cells.count, count: count, document: "\(screen).yaml", locale: locale,
              language: "Language \(locale)", views: [text], isReference: locale == locales.first)
            cell.name = "Screen \(screen)"
            cell.cell.scene.device = device
            cell.cell.scene.variant = variant
            cell.deviceName = "Device \(device)"
            cells.append(cell)
          }
        }
      }
    }
    return cells
  }

  private func texts(_ selector: String, _ page: BrowserPage) throws -> [String] {
    let script = """
      [...document.querySelectorAll("\(selector)")].filter((e) => e.offsetParent)
        .map((e) => e.textContent.trim())
      """
    return try page.value(script) as? [String] ?? []
  }

  @Test func devicesAreRowsAndLanguagesColumnsOrTheOtherWayRound() throws {
    let page = try PageInBrowser.opened(Self.matrix())
    let locales = ["Language en en", "Language de de", "Language ar ar"]
    let devices = ["Device phone", "Device tablet"]
    #expect(try texts(".matrix thead th", page) == locales)
    #expect(try texts(".matrix tbody th", page) == devices)
    #expect(try page.shownLocales() == ["en", "de", "ar", "en", "de", "ar"])
    try page.screenshot("matrix")
    try page.keys("t")
    #expect(try texts(".matrix thead th", page) == devices)
    #expect(try texts(".matrix tbody th", page) == locales)
    #expect(try page.shownLocales() == ["en", "en", "de", "de", "ar", "ar"])
    #expect(try page.isTrue("document.querySelector('#turn').ariaPressed === 'true'"))
    // The arrow keys go along what is seen, and a filter leaves no empty rows and columns.
    try page.keys("ArrowRight")
    #expect(try page.focusedCell() == "3", "the English tablet")
    try page.keys("ArrowRight")
    #expect(try page.focusedCell() == "1", "the German phone")
    try page.choose("de", in: "select[aria-label=Locale]")
    #expect(try texts(".matrix tbody th", page) == ["Language de de"])
    #expect(try texts(".matrix thead th", page) == devices)
    try page.choose("tablet", in: "select[aria-label=Device]")
    #expect(try texts(".matrix thead th", page) == ["Device tablet"])
  }

  @Test func theHeadsOfAMatrixStayInSight() throws {
    let locales = (0..<20).map { "l\($0)" }
    let devices = (0..<10).map { "d\($0)" }
    let page = try PageInBrowser.opened(
      Self.matrix(locales: locales, devices: devices), fragment: "zoom=1")
    _ = try page.value("document.querySelector('#grid').scrollTo(1200, 1500)")
    try page.settle()
    let grid = (
      top: try page.length("top", of: "#grid"), left: try page.length("left", of: "#grid")
    )
    #expect(abs(try page.length("top", of: ".matrix thead th:nth-child(12)") - grid.top) < 6)
    #expect(abs(try page.length("left", of: ".matrix tbody tr:nth-child(8) th") - grid.left) < 26)
    #expect(try page.length("top", of: ".matrix tbody tr:nth-child(2) th") < grid.top)
    try page.screenshot("matrix-scrolled")
    #expect(try page.isTrue("document.documentElement.scrollWidth <= innerWidth"))
  }

  @Test func variantsAreNamedAndFiltered() throws {
    let page = try PageInBrowser.opened(Self.matrix(variants: [nil, "empty"]))
    #expect(
      try texts(".matrix tbody th", page) == [
        "default · Device phone", "default · Device tablet", "empty · Device phone",
        "empty · Device tablet",
      ])
    try page.choose("empty", in: "select[aria-label=Variant]")
    #expect(try page.text(of: "#summary") == "6 of 12 cells · 0 findings")
    #expect(try texts(".matrix tbody th", page).allSatisfy { $0.hasPrefix("empty") })
    try page.keys("ArrowRight", "Enter")
    #expect(try page.text(of: "#stage-traits").contains("empty"))
  }

  @Test func screensAreChosenInAMenuAndTextsAreSearched() throws {
    let page = try PageInBrowser.opened(
      Self.matrix(screens: 3, locales: ["en", "ja", "ar"]))
    #expect(try texts(".screen h2 bdi", page) == ["Screen 0", "Screen 1", "Screen 2"])
    try page.choose("1", in: "#screen-menu")
    #expect(try texts(".screen h2 bdi", page) == ["Screen 1"])
    #expect(try page.text(of: "#summary").hasPrefix("6 of 18 cells"))
    try page.choose("-1", in: "#screen-menu")
    try page.keys("/")
    for letter in "text 2 JA" { try page.keys(letter == " " ? " " : String(letter)) }
    #expect(try page.shownLocales() == ["ja", "ja"])
    #expect(try texts(".screen h2 bdi", page) == ["Screen 2"])
    let options = "[...document.querySelector('#screen-menu').options].map((o) => o.textContent)"
    #expect(
      try page.value(options) as? [String] == [
        "All 3 screens", "Screen 0 (0 of 6)", "Screen 1 (0 of 6)", "Screen 2 (2 of 6)",
      ])
    try page.keys("Escape")
    try page.click("#reset")
    #expect(try page.shownLocales().count == 18)
  }

  /// A screen of twelve views: letters of an alphabet that all share, and texts that the devices share.
  private static func drawn(_ cell: PageCell, screen: Int, locale: Int, device: Int) -> PageCell {
    var cell = cell
    let ids = (0..<40).map { ($0 * 7 + locale * 13) % 600 }
    let outlines = ids.enumerated().map { index, id in
      "<path id=\"g\(index)\" d=\"m\(id) \(String(repeating: "l\(id) 12c7 1 2 3 4 5", count: 15))z\"/>\n"
    }
    var lines: [String] = []
    for line in 0..<12 {
      let glyphs = (0..<20).map {
        "<use href=\"#g\(($0 + line) % 40)\" x=\"\(screen)\($0 * 512)\"/>"
      }
      lines.append(
        "<rect x=\"\(device)\" y=\"\(line * 40 + device)\" width=\"300\" height=\"34\" fill=\"#eee\"/>\n"
          + "<g fill=\"#000\" transform=\"translate(\(16 + device).5 \(line * 40 + 20))scale(.0083 -.0083)\">"
          + glyphs.joined() + "</g>\n")
      cell.cell.scene.views.append(
        SceneView(
          id: "view \(line)", parent: 0,
          frame: CGRect(x: CGFloat(device) + 0.5, y: CGFloat(line) * 40, width: 300, height: 34),
          texts: [.sample("Some words of line \(line) in language \(locale), screen \(screen)")]))
    }
    cell.cell.scene.findings = [
      Finding(rule: .truncated, view: "view 3", message: "It lacks \(device) pt.")
    ]
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"200\">\n<defs>\n"
      + outlines.joined() + "</defs>\n" + lines.joined() + "</svg>\n"
    cell.picture = .svg(Array(svg.utf8))
    return cell
  }

  @Test func aThousandCellsStayUsable() throws {
    let (locales, devices) = ((0..<20).map { "l\($0)" }, (0..<10).map { "d\($0)" })
    let cells = Self.matrix(screens: 6, locales: locales, devices: devices).enumerated().map {
      Self.drawn($1, screen: $0 / 200, locale: $0 % 20, device: $0 / 20 % 10)
    }
    let page = try PageInBrowser.opened(cells)
    let file = try #require(page.file).path
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
    #expect(size ?? .max < 6_000_000)
    try page.settle()
    #expect(try page.text(of: "#summary").hasPrefix("200 of 1200 cells"))
    #expect(try page.count(".cell") == 200, "one screen is shown, and the others are in the menu")
    let loaded = "[...document.querySelectorAll('.cell img[src]')].length"
    #expect(try page.number(loaded) < 150)
    #expect(try page.number(loaded) > 4)
    try page.choose("5", in: "#screen-menu")
    #expect(try page.count(".cell") == 400)
    try page.click(".chip.more")
    try page.choose("5/view 3", in: "#view-choice")
    let stops = """
      [...document.querySelectorAll("button, input, select, summary, [tabindex]")]
        .filter((e) => e.tabIndex >= 0 && e.offsetParent && !e.disabled).length
      """
    #expect(try page.number(stops) <= 60)
    // The findings are one stop, and the arrow keys go through them.
    _ = try page.value("document.querySelector('#findings-list [tabindex=\"0\"]').focus()")
    try page.keys("Home")
    #expect(try page.isTrue("document.activeElement.matches('.finding:first-child .main')"))
    try page.keys("ArrowRight")
    #expect(try page.isTrue("document.activeElement.matches('.chip.more')"))
    try page.keys("ArrowRight")
    #expect(try page.isTrue("document.activeElement.matches('.chip:not(.more)')"))
    try page.screenshot("matrix-1200")
    try page.resize(width: 390, height: 844)
    try page.screenshot("matrix-390")
    #expect(try page.isTrue("document.documentElement.scrollWidth <= innerWidth"))
  }
}

import BrowserSupport
import Foundation
import LayoutScene
import Testing

@testable import Comparison

/// Whatever a person can do with a page, done in a browser.
enum PageInBrowser {
  /// A page of these cells in a window of this size.
  static func opened(
    _ cells: [PageCell], width: Int = 1440, height: Int = 900, fragment: String = ""
  ) throws -> BrowserPage {
    let page = try BrowserPage(width: width, height: height)
    try page.open(ComparisonPage.html(cells), fragment: fragment)
    return page
  }
}

extension BrowserPage {
  /// A JavaScript expression for a view's rectangle in a cell, in points.
  static func frame(ofView view: String, cell: Int) -> String {
    """
    (() => {
      const { views, frames } = JSON.parse(
        document.querySelector('.cell-data[data-cell="\(cell)"]').textContent);
      const shared = [...document.querySelectorAll(".run-shared")]
        .find((block) => block.dataset.key === views.use);
      const index = JSON.parse(shared.textContent).findIndex(({ id }) => id === "\(view)");
      return frames.slice(index * 4, index * 4 + 4);
    })()
    """
  }

  /// The middle of a view in a cell's picture in the grid, in the window's coordinates.
  func middle(ofView view: String, cell: Int) throws -> (x: Double, y: Double) {
    let script = """
      (() => {
        const data = JSON.parse(
          document.querySelector('.cell-data[data-cell="\(cell)"]').textContent);
        const [x, y, width, height] = \(Self.frame(ofView: view, cell: cell));
        const box = document.querySelector('.cell[data-cell="\(cell)"] .frame')
          .getBoundingClientRect();
        const zoom = box.width / data.size[0];
        return [box.left + (x + width / 2) * zoom, box.top + (y + height / 2) * zoom];
      })()
      """
    let point = (try value(script) as? [NSNumber] ?? []).map(\.doubleValue)
    guard point.count == 2 else { throw Chromium.Failure(description: "no \(view)") }
    return (point[0], point[1])
  }

  /// The tags of the cells that are shown, in their order.
  func shownLocales() throws -> [String] {
    let script = """
      [...document.querySelectorAll(".cell")].filter((cell) => cell.offsetParent)
        .map((cell) => cell.querySelector(".tag").textContent)
      """
    return try value(script) as? [String] ?? []
  }

  /// Which cell the keyboard is at.
  func focusedCell() throws -> String { try text("document.activeElement?.dataset.cell ?? ''") }
}

@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct PageBrowserTests {
  @Test func allCellsAreShownWithTheSourceLanguageFirst() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    try page.settle()
    #expect(try page.shownLocales() == ["en", "de", "ar", "ja", "vi"])
    #expect(try page.text(of: "h1") == "Profile")
    #expect(try page.text(of: "#summary") == "5 cells · 2 findings")
    #expect(try page.text(of: ".cell .badge.source") == "source")
    let labels = try page.text("document.querySelectorAll('.cell header')[2].innerText")
    for word in ["العربية", "ar", "views differ"] {
      #expect(labels.contains(word), "\(word): \(labels)")
    }
    // What all cells have in common is said once.
    let heading = try page.text("document.querySelector('#grid h2').innerText")
    #expect(heading.contains("iPhone SE 1 · Large · Light"), "\(heading)")
    let drawn = "[...document.querySelectorAll('.cell img')].filter((i) => i.naturalWidth).length"
    #expect(try page.number(drawn) == 5)
    try page.screenshot("five-light")
  }

  @Test func aPageOfNoCellsSaysSo() throws {
    let page = try PageInBrowser.opened([])
    try page.keys("n", "j", "o", "s", "f", "+", "0", "ArrowRight", "Enter", "Escape")
    #expect(try page.text(of: "#summary") == "0 cells · 0 findings")
    #expect(try page.isTrue("document.querySelector('#nothing').offsetParent !== null"))
  }

  @Test func pointingAtAViewHighlightsItInEveryCell() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    let (x, y) = try page.middle(ofView: "name", cell: 1)
    try page.point(x, y)
    try page.wait("document.querySelectorAll('.box.hovered').length === 5")
    // In Arabic the view is at the other side: absolute frames decide, not the locale.
    for cell in 0..<5 {
      let expected = try page.middle(ofView: "name", cell: cell)
      let box = ".cell[data-cell=\"\(cell)\"] .box.hovered"
      let left = try page.length("left", of: box)
      let width = try page.length("width", of: box)
      #expect(abs(left + width / 2 - expected.x) < 1, "cell \(cell)")
    }
    #expect(try page.count("#view-rows tr") == 5)
    let german = try page.text("document.querySelectorAll('#view-rows tr')[1].innerText")
    for word in ["Deutsch", "Amelia Hartmann-Lindenberg", "2 lines", "height +", "× "] {
      #expect(german.contains(word), "\(word): \(german)")
    }
    #expect(try page.text(of: "#view-rows .change.source") == "source")
    #expect(try page.isTrue("document.querySelectorAll('#view-rows tr')[1].matches('.pointed')"))
    try page.screenshot("hover")
    try page.point(2, 300)
    try page.wait("document.querySelectorAll('.box.hovered').length === 0")
    #expect(try page.isTrue("document.querySelector('#view-table').hidden"))
  }

  @Test func aChosenViewStaysUntilItIsLetGo() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    let (x, y) = try page.middle(ofView: "about", cell: 3)
    try page.clickAt(x, y)
    try page.point(2, 300)
    try page.wait("document.querySelectorAll('.box.chosen').length === 5")
    #expect(try page.text("document.querySelector('#view-choice').value") == "0/about")
    try page.keys("j")
    try page.wait("document.querySelector('#view-choice').value === '0/notify'")
    try page.keys("k", "k")
    try page.wait("document.querySelector('#view-choice').value === '0/since'")
    try page.keys("Escape")
    try page.wait("document.querySelectorAll('.box').length === 0")
    try page.choose("0/follow", in: "#view-choice")
    try page.wait("document.querySelectorAll('.box.chosen').length === 5")
    try page.click("#view-close")
    try page.wait("document.querySelectorAll('.box').length === 0")
  }

  @Test func aFindingLeadsToItsView() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    #expect(try page.count(".finding") == 2)
    let first = try page.text("document.querySelector('.finding').innerText")
    for word in [
      "1", "name", "warning · layout/outside", "points high", "Shorten", "yaml:14:3", "de",
    ] {
      #expect(first.contains(word), "\(word): \(first)")
    }
    #expect(try page.text(of: ".cell[data-cell=\"1\"] .mark.warning") == "1")
    try page.click(".finding:nth-child(2) .main")
    try page.wait("document.querySelector('#view-choice').value === '0/notify'")
    try page.wait("document.querySelector('.cell[data-cell=\"1\"]').matches('.flash')")
    #expect(try page.isTrue("document.querySelectorAll('.finding')[1].matches('.current')"))
    try page.keys("p")
    try page.wait("document.querySelector('#view-choice').value === '0/name'")
    try page.keys("n")
    try page.wait("document.querySelector('#view-choice').value === '0/notify'")
    try page.click(".finding .chip")
    try page.wait("document.querySelector('#view-choice').value === '0/name'")
    #expect(try page.isTrue("document.querySelector('.cell[tabindex=\"0\"]').dataset.cell === '1'"))
    try page.screenshot("finding")
  }

  @Test func theWorstFindingsAreListedFirst() throws {
    var cells = try PageSample.profile()
    cells[1].cell.scene.findings = [Finding.Severity.note, .error, .warning, .note].map {
      Finding(rule: .overlap, severity: $0, view: "follow", message: "They overlap.")
    }
    let page = try PageInBrowser.opened(cells)
    let listed = try page.text(
      "[...document.querySelectorAll('#findings-list .number')].map((e) => e.className.slice(7, 8) + e.textContent).join()"
    )
    let numbers = listed.split(separator: ",")
    #expect(numbers.first == "e1")
    #expect(numbers.map { "ewn".firstIndex(of: $0.first ?? " ") ?? "".endIndex }.isSorted)
    #expect(numbers.map { Int($0.dropFirst()) } == (1...numbers.count).map(Optional.some))
  }

  @Test func filtersLeaveTheCellsAskedFor() throws {
    var cells = try PageSample.profile()
    cells[2].cell.scene.findings = [
      Finding(rule: .overlap, severity: .error, view: "follow", message: "They overlap.")
    ]
    let page = try PageInBrowser.opened(cells)
    try page.choose("de", in: "select[aria-label=Locale]")
    #expect(try page.shownLocales() == ["de"])
    #expect(try page.text(of: "#summary") == "1 of 5 cells · 2 findings")
    try page.choose("", in: "select[aria-label=Locale]")
    try page.choose("rtl", in: "select[aria-label=Direction]")
    #expect(try page.shownLocales() == ["ar"])
    try page.click("#reset")
    try page.choose("layout/overlap", in: "select[aria-label=Rule]")
    #expect(try page.shownLocales() == ["ar"])
    #expect(try page.count(".finding") == 1)
    try page.choose("warning", in: "select[aria-label=Severity]")
    #expect(try page.shownLocales() == [])
    #expect(try page.isTrue("document.querySelector('#nothing').offsetParent !== null"))
    try page.choose("", in: "select[aria-label=Rule]")
    #expect(try page.shownLocales() == ["de"])
    try page.click("#reset")
    try page.click("#found")
    #expect(try page.shownLocales() == ["de", "ar"])
    try page.click("#found")
    try page.click("#changed")
    #expect(try page.shownLocales().contains("de"))
    #expect(try !page.shownLocales().contains("en"))
    try page.click("#reset")
    #expect(try page.shownLocales().count == 5)
    #expect(try page.isTrue("document.querySelector('#reset').hidden"))
  }

  /// A finding that reads otherwise in each cell reads as in the cell that is at work.
  @Test func aFindingReadsAsInTheChosenCell() throws {
    var cells = try PageSample.profile()
    for (index, points) in [(1, 12), (2, 34)] {
      cells[index].cell.scene.findings = [
        Finding(
          rule: .truncated, view: "message", message: "It lacks \(points) pt.",
          hint: "Give it \(points) pt more.")
      ]
    }
    let page = try PageInBrowser.opened(cells)
    #expect(try page.text(of: ".finding .message") == "It lacks 12 pt.")
    try page.click(".finding .chip:nth-child(2)")
    try page.wait("document.querySelector('.finding .message').textContent === 'It lacks 34 pt.'")
    #expect(try page.text(of: ".finding .hint") == "Give it 34 pt more.")
    #expect(try page.text(of: ".finding .cell-name") == "ar")
    try page.click(".cell[data-cell=\"1\"] .frame")
    try page.wait("document.querySelector('.finding .message').textContent === 'It lacks 12 pt.'")
  }

  /// Nothing of a subtitle is cut, and rows that fit have the same length or one less.
  @Test func aFittedPageHasEvenRowsAndWholeSubtitles() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    let tops =
      "[...document.querySelectorAll('.cell')].map((cell) => Math.round(cell.getBoundingClientRect().top))"
    #expect(
      try page.isTrue(
        "(() => { const rows = Object.values(Object.groupBy(\(tops), (top) => top)).map((row) => row.length);"
          + " return Math.max(...rows) - Math.min(...rows) <= 1; })()"))
    #expect(
      try page.isTrue(
        "[...document.querySelectorAll('.cell .subtitle')].every((span) => "
          + "span.scrollWidth <= span.clientWidth)"))
  }

  @Test func picturesZoom() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    let width = { try page.length("width", of: ".cell .frame") }
    let fitted = try width()
    #expect(fitted < 320, "five cells do not fit side by side at their own size")
    #expect(
      try page.isTrue(
        "document.querySelector('#grid').scrollHeight <= "
          + "document.querySelector('#grid').clientHeight"))
    try page.keys("0")
    #expect(try width() == 320)
    try page.keys("+")
    #expect(try width() == 400)
    try page.keys("-", "-")
    #expect(try width() == 256)
    try page.click("#zoom-in")
    try page.click("#zoom-actual")
    #expect(try width() == 320)
    let (x, y) = try page.middle(".cell[data-cell=\"1\"] .frame")
    try page.zoomByWheel(x, y, by: -100)
    try page.wait("document.querySelector('.cell .frame').getBoundingClientRect().width === 400")
    try page.click("#zoom-out")
    try page.click("#zoom-fit")
    #expect(try width() == fitted)
  }

  @Test func theKeyboardReachesEverything() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    try page.keys("0", "ArrowRight")
    #expect(try page.focusedCell() == "1")
    #expect(try page.text("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    try page.keys("ArrowLeft")
    #expect(try page.focusedCell() == "0")
    try page.keys("ArrowDown")
    #expect(try page.focusedCell() == "2", "two cells a row fit")
    try page.keys("ArrowUp", "ArrowRight", "Enter")
    #expect(try page.isTrue("!document.querySelector('#stage').hidden"))
    #expect(try page.text("document.querySelector('#stage-cell').value") == "1")
    try page.keys("ArrowRight")
    #expect(try page.text("document.querySelector('#stage-cell').value") == "2")
    #expect(try page.text(of: "#stage-traits").contains("320 × 568 points"))
    try page.screenshot("single")
    try page.keys("Escape")
    #expect(try page.isTrue("document.querySelector('#stage').hidden"))
    #expect(try page.focusedCell() == "1", "the focus is back where it was")
    try page.keys("?")
    #expect(try page.isTrue("document.querySelector('#help').open"))
    #expect(try page.count("#shortcuts kbd") > 20)
    try page.screenshot("help")
    try page.keys("Escape")
    #expect(try page.isTrue("!document.querySelector('#help').open"))
    try page.keys("h")
    #expect(try page.isTrue("document.querySelector('#panel').offsetParent === null"))
  }

  /// A view that is scrolled out of sight has no mark: it would seem to be about what is there instead.
  @Test func onlyWhatIsSeenIsMarked() throws {
    var cells = try PageSample.profile()
    var scene = cells[1].cell.scene
    let index = try #require(scene.views.firstIndex { $0.id == "name" })
    let title = Finding(
      rule: .touchTarget, severity: .warning, view: "name", message: "It is long.")
    (scene.findings, cells[1].cell.changes) = (
      [title], [ViewChange(view: "name", before: .zero, after: scene.views[index].frame)]
    )
    let seen = scene
    scene.views[index].frame.origin.y += 2_000
    for (scene, marks) in [(seen, 1), (scene, 0)] {
      cells[1].cell.scene = scene
      let page = try PageInBrowser.opened(cells)
      try page.settle()
      #expect(try page.count(".cell[data-cell=\"1\"] .mark") == marks)
      #expect(try page.count(".cell[data-cell=\"1\"] .outline") == marks)
      #expect(try page.count(".finding") == 1, "the list has it all the same")
    }
  }

  @Test func ofThousandsOfFindingsTheWorstAreListedAndTheOthersCounted() throws {
    var cells = Array(try PageSample.profile().prefix(1))
    cells[0].cell.scene.findings = (0..<1_200).map { index in
      Finding(
        rule: .touchTarget, severity: index == 1_199 ? .error : .note, view: "name",
        message: "Number \(index).",
        origin: SourceLocation(file: "a.yaml", line: index + 1, column: 1))
    }
    let page = try PageInBrowser.opened(cells)
    #expect(try page.count(".finding") == 500)
    #expect(try page.text(of: ".finding .message") == "Number 1199.")
    #expect(
      try page.text(of: "#findings-more")
        == "700 more findings of these cells are not listed here; plumb check lists all.")
  }

  @Test func everyControlHasAName() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    let nameless = """
      [...document.querySelectorAll("button, select, input, [role=slider], [tabindex='0']")]
        .filter((element) => !(element.getAttribute("aria-label")
          || element.labels?.length || element.textContent.trim()))
        .map((element) => element.outerHTML)
      """
    #expect(try page.value(nameless) as? [String] == [])
    #expect(try page.count("img:not([alt])") == 0)
    let stops = "[...document.querySelectorAll('.cell')].filter((c) => c.tabIndex === 0).length"
    #expect(try page.number(stops) == 1, "one stop of the Tab key for the whole grid")
  }
}

extension [String.Index] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}

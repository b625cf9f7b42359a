import BrowserSupport
import Foundation
import LayoutScene
import Reports
import Testing

@testable import Snapshots

/// Whatever a person can do with the page of `plumb test`, done in a browser.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct SnapshotPageBrowserTests {
  /// A page of these entries.
  static func opened(
    _ entries: [SnapshotEntry], problems: [RunProblem] = [], facts: RunFacts? = nil,
    width: Int = 1440, height: Int = 900,
    fragment: String = ""
  ) throws -> BrowserPage {
    let page = try BrowserPage(width: width, height: height)
    try page.open(
      SnapshotPage.html(entries, problems: problems, facts: facts), fragment: fragment)
    return page
  }

  private static func shown(_ page: BrowserPage) throws -> [String] {
    let script = """
      [...document.querySelectorAll("#entries li")].filter((row) => !row.hidden)
        .map((row) => row.querySelector(".id").textContent)
      """
    return try page.value(script) as? [String] ?? []
  }

  @Test func onlyWhatHasChangedIsListedUntilAllIsAskedFor() throws {
    let page = try Self.opened(SnapshotSample.run())
    #expect(try Self.shown(page).count == 5)
    #expect(try page.text(of: "#summary") == "5 of 30 snapshots shown")
    #expect(try page.text(of: "#name") == "card-0.de.iphone-14", "the first that has changed")
    try page.screenshot("snapshots-light")
    try page.click("#all")
    #expect(try Self.shown(page).count == 30)
    try page.keys("u")
    #expect(try Self.shown(page).count == 5)
  }

  @Test func picturesStandSideBySideWithBoxesRoundTheChanges() throws {
    let page = try Self.opened(SnapshotSample.run())
    try page.settle()
    #expect(
      try page.value("[...document.querySelectorAll('figcaption')].map((e) => e.textContent)")
        as? [String] == ["Expected", "Actual", "Difference"])
    // Three views have changed, and in the picture of the difference one part of the pixels.
    for (kind, count) in [("expected", 3), ("actual", 3), ("difference", 1)] {
      #expect(try page.count("#side [data-kind=\(kind)] .box") == count)
    }
    let frame = try page.length("width", of: "#side .frame")
    for (kind, x, width) in [("expected", 16.0, 288.0), ("actual", 40, 264)] {
      let box = "#side [data-kind=\(kind)] .box[data-view=card]"
      #expect(abs(try page.length("width", of: box) - frame * width / 320) < 5, "\(kind)")
      let offset =
        try page.length("left", of: box) - page.length("left", of: "#side [data-kind=\(kind)]")
      #expect(abs(offset - frame * x / 320) < 5, "\(kind)")
    }
    let natural = try page.number("document.querySelector('#side img').naturalWidth")
    #expect(natural == 640)
    try page.keys("b")
    #expect(try page.count("#side .box") == 0)
  }

  @Test func inANarrowWindowAChosenSnapshotComesIntoSight() throws {
    let page = try Self.opened(SnapshotSample.run(), width: 390, height: 844)
    #expect(try page.length("top", of: "#detail") > 400)
    _ = try page.value(
      "document.querySelectorAll('#entries li:not([hidden]) .row')[1].click()")
    try page.settle()
    #expect(try page.length("top", of: "#detail") < 400)
    #expect(try page.text(of: "#name") != "card-0.de.iphone-14")
  }

  /// Who sees two equal pictures has to be told why the snapshot has failed.
  @Test func whatNoPixelShowsIsToldBesideThePictures() throws {
    var entries = try SnapshotSample.run()
    let index = try #require(entries.firstIndex { $0.result.status == .failed })
    entries[index].actual = entries[index].expected
    (entries[index].difference, entries[index].boxes) = (nil, [])
    for (frames, words) in [
      (
        entries[index].result.frames,
        "No pixel differs. The frames of 3 views have changed and are marked."
      ),
      (
        Array(entries[index].result.frames.prefix(1)),
        "No pixel differs. The frame of 1 view has changed and is marked."
      ),
      ([], "No pixel differs. What has changed is told below."),
    ] {
      entries[index].result.frames = frames
      let page = try Self.opened(entries)
      try page.settle()
      #expect(try page.text(of: "#unseen") == words)
      #expect(try page.count("#side .frame") == 2)
      #expect(try page.count("#side [data-kind=actual] .box") == 3)
    }
    let page = try Self.opened(SnapshotSample.run())
    #expect(try page.isTrue("document.querySelector('#unseen').hidden"))
  }

  @Test func theDividerIsDragged() throws {
    let page = try Self.opened(SnapshotSample.run())
    try page.click("[data-mode=swipe]")
    try page.screenshot("snapshots-swipe")
    #expect(try page.text(of: "#swipe-value") == "50 %")
    let start = try page.middle("#divider")
    let width = try page.length("width", of: "#stage-pictures")
    try page.drag(from: start, to: (start.x + width / 4, start.y))
    #expect(try page.text(of: "#swipe-value") == "75 %")
    let cut = try page.text("document.querySelector('[data-kind=actual]').style.clipPath")
    #expect(cut.hasSuffix("75%)"), "\(cut)")
  }

  @Test func flickerShowsOneAfterTheOther() throws {
    let page = try Self.opened(SnapshotSample.run())
    try page.keys("3", " ")
    let first = try page.text(of: "#flicker-shown")
    #expect(try page.text(of: "#flicker-run") == "Play", "it stays at what a key has shown")
    try page.keys(" ")
    #expect(try page.text(of: "#flicker-shown") != first)
    try page.click("#flicker-turn")
    #expect(try page.text(of: "#flicker-shown") == first)
    let away = first == "Expected" ? "actual" : "expected"
    #expect(try page.count(".frame.away") == 1)
    #expect(try page.count(".frame.away[data-kind=\(away)]") == 1)
    try page.keys("5")
    #expect(try page.text(of: "#opacity-value") == "50 %")
    let opacity = "document.querySelector('[data-kind=actual]').style.opacity"
    #expect(try page.text(opacity) == "0.5")
    _ = try page.value("document.querySelector('#opacity').focus()")
    try page.keys("End")
    try page.wait("\(opacity) === '1'")
    try page.screenshot("snapshots-onion")
    try page.keys("4")
    #expect(try page.count("#side .frame[data-kind=difference]") == 1)
    #expect(try page.count(".frame") == 1)
  }

  @Test func framesAndCausesAreTold() throws {
    let page = try Self.opened(SnapshotSample.run())
    #expect(try page.text(of: "#causes .cause-what") == "card.leading = root.leading + 40")
    #expect(try page.text(of: "#causes .values") == "was 16, is 40")
    #expect(try page.text(of: "#causes .place") == "Samples/card.yaml:8")
    #expect(try page.text(of: "#causes .effect").hasPrefix("card x +24, width \u{2212}24"))
    #expect(try page.text(of: "#causes summary") == "2 views follow")
    #expect(try page.isTrue("!document.querySelector('#causes details').open"))
    try page.click("#causes summary")
    #expect(try page.isTrue("document.querySelector('#causes details').open"))
    let rows = "[...document.querySelectorAll('#frames-rows tr')].map((row) => row.textContent)"
    let texts = try page.value(rows) as? [String] ?? []
    #expect(texts.count == 3)
    #expect(texts.first?.contains("16, 24 288 × 96") == true, "\(texts)")
    #expect(texts.first?.contains("x +24, width \u{2212}24") == true)
    #expect(try page.text(of: "#notes-list").contains("0.042"))
    try page.screenshot("snapshots-facts")
  }

  @Test func filtersLeaveWhatIsAskedFor() throws {
    let page = try Self.opened(SnapshotSample.run())
    try page.click("#statuses [data-status=missing]")
    #expect(try Self.shown(page) == ["card-0.ar.iphone-se"])
    // A screen without a snapshot is new, and has the command that records it.
    #expect(try page.text(of: "#status") == "new")
    #expect(try page.text(of: "#statuses [data-status=missing]") == "new 1")
    #expect(try page.text(of: "#accept-command") == "plumb test --record missing Samples")
    #expect(try page.count("#side .frame") == 1)
    #expect(try page.isTrue("document.querySelector('[data-mode=swipe]').disabled"))
    try page.click("#statuses [data-status=passed]")
    #expect(try Self.shown(page).count == 25, "chosen by name, those that passed are listed, too")
    try page.click("#reset")
    try page.keys("/")
    for letter in "card-1 ipad" { try page.keys(String(letter)) }
    #expect(try Self.shown(page) == [])
    #expect(try page.text(of: "#nothing") == "No snapshot passes the filters.")
    try page.keys("Escape", "Escape")
    try page.click("#run-causes-list button")
    #expect(try Self.shown(page).count == 3)
    #expect(try page.text(of: "#run-causes-list .word") == "3 snapshots")
  }

  @Test func theKeyboardGoesThroughTheList() throws {
    let page = try Self.opened(SnapshotSample.run())
    let list = try Self.shown(page)
    for id in list.dropFirst() {
      try page.keys("j")
      #expect(try page.text(of: "#name") == id)
    }
    try page.keys("j", "k")
    #expect(try page.text(of: "#name") == list[list.count - 2])
    try page.keys("?")
    #expect(try page.isTrue("document.getElementById('help').open"))
    try page.keys("Escape")
    let before = try page.text(of: "#zoom-actual")
    try page.keys("+")
    #expect(try page.text(of: "#zoom-actual") != before)
    try page.keys("0")
    #expect(try page.text(of: "#zoom-actual") == "100 %")
    #expect(try page.length("width", of: ".frame") == 320)
  }

  @Test func threeHundredSnapshotsOpenAtOnce() throws {
    let page = try Self.opened(SnapshotSample.run(300))
    let opened = try page.number("performance.getEntriesByType('navigation')[0].domComplete")
    // A second on an idle machine; tests share theirs.
    #expect(opened < 10_000)
    #expect(try Self.shown(page).count == 42)
    #expect(try page.count("img") == 3, "only the pictures that are seen are unpacked")
    try page.screenshot("snapshots-300")
    try page.prefer(["prefers-color-scheme": "dark"])
    try page.screenshot("snapshots-dark")
    try page.wait("document.documentElement.dataset.theme === 'dark'")
    try page.keys("d")
    #expect(try page.text("document.documentElement.dataset.theme") == "light")
    try page.resize(width: 420, height: 800)
    try page.screenshot("snapshots-narrow")
    #expect(
      try page.number("document.documentElement.scrollWidth") <= 420, "nothing is wider")
  }

  @Test func runsWithNothingToShowSaySo() throws {
    for (entries, text) in [
      ([], "The run had no snapshots."),
      (try SnapshotSample.run(1), "No snapshot has changed."),
    ] {
      let page = try Self.opened(entries)
      #expect(try page.text(of: "#nothing") == text)
    }
  }

  @Test func aViewIsLinkedWithItsRowInBothDirections() throws {
    let page = try Self.opened(SnapshotSample.run())
    let chosen = { try page.count(".chosen[data-view=title]") }
    try page.click("#side [data-kind=actual] .box[data-view=title]")
    #expect(try chosen() == 3, "its boxes in both pictures, and its row")
    #expect(
      try page.isTrue("document.querySelector('tr[data-view=title] button').ariaPressed === 'true'")
    )
    let row = try page.length("top", of: "tr[data-view=title]")
    try page.wait(
      "document.querySelector('tr[data-view=title]').getBoundingClientRect().bottom <= innerHeight")
    #expect(row > 0)
    try page.screenshot("snapshots-view")
    try page.keys("Escape")
    #expect(try chosen() == 0)
    try page.click("tr[data-view=card] button")
    #expect(try page.count(".box.chosen[data-view=card]") == 2)
    try page.wait("location.hash.includes('view=card')")
    // By keyboard, too.
    _ = try page.value("document.querySelector('tr[data-view=text] button').focus()")
    try page.keys("Enter")
    #expect(try page.count(".box.chosen[data-view=text]") == 2)
    let (x, y) = try page.middle("#side [data-kind=expected] .box[data-view=title]")
    try page.point(x, y)
    #expect(try page.count("tr.pointed[data-view=title]") == 1)
  }

  @Test(
    arguments: [
      (
        CGRect(x: 8, y: 60, width: 50, height: 20), CGRect(x: 8, y: 15.33, width: 50, height: 20),
        "moved up 44.67"
      ),
      (
        CGRect(x: 8, y: 60, width: 50, height: 20), CGRect(x: 12, y: 61, width: 50, height: 20),
        "moved right 4, down 1"
      ),
      (
        CGRect(x: 8, y: 60, width: 50, height: 20), CGRect(x: 8, y: 60, width: 40, height: 22),
        "narrower by 10, taller by 2"
      ),
      (CGRect(x: 8, y: 60, width: 50, height: 20), nil, "removed"),
      (nil, CGRect(x: 8, y: 60, width: 50, height: 20), "new"),
      (
        CGRect(x: 8, y: 60, width: 50, height: 20), CGRect(x: 8, y: 60, width: 50, height: 20),
        "changed"
      ),
    ] as [(CGRect?, CGRect?, String)])
  func aBoxTellsWhatBecameOfItsView(before: CGRect?, after: CGRect?, label: String) throws {
    var entry = try SnapshotSample.run()[1]
    entry.places = [ViewPlace(view: "card", before: before, after: after)]
    let page = try Self.opened([entry])
    #expect(try page.text(of: ".box .label") == label)
    #expect(try page.count(".box .label") == 1)
    #expect(try page.count("[data-kind=expected] .box") == (before == nil ? 0 : 1))
    #expect(try page.count("[data-kind=actual] .box") == (after == nil ? 0 : 1))
  }

  @Test func whereNoViewHasChangedBoxesAreAroundPixels() throws {
    var entry = try SnapshotSample.run()[1]
    (entry.places, entry.result.frames) = ([], [])
    let page = try Self.opened([entry])
    #expect(try page.count("#side .box") == 3)
    let frame = try page.length("width", of: "#side .frame")
    #expect(abs(try page.length("width", of: "#side .box") - frame * 48 / 640) < 5)
  }

  @Test func theHeadSaysWhatTheRunIsOf() throws {
    let facts = RunFacts(
      commit: "5851c44aa0b1", date: "2026-11-23T15:26:39+01:00",
      versions: ["plumb 0.1.0", "Pango 1.50.12"])
    let page = try Self.opened(SnapshotSample.run(), facts: facts)
    #expect(
      try page.text(of: "#run")
        == "commit 5851c44aa · 2026-11-23 15:26 +0100 · plumb 0.1.0 · Pango 1.50.12")
    #expect(try page.isTrue("document.documentElement.scrollWidth <= innerWidth"))
    try page.open(SnapshotPage.html([]))
    #expect(try page.isTrue("document.querySelector('#run').hidden"))
  }

  /// A run that could not test everything is never green, whatever became of the rest.
  @Test func whatCouldNotBeTestedStandsFirst() throws {
    let hostile = "<img src=x onerror=\"document.title='broken'\">"
    func problem(_ file: String, _ line: Int?, _ message: String) -> RunProblem {
      RunProblem(
        file: file, origin: line.map { SourceLocation(file: file, line: $0, column: 5) },
        message: message)
    }
    let problems = [
      problem("b.yaml", 10, "there is no class “lable”; did you mean label?"),
      problem("b.yaml", 9, hostile), problem("Snapshots/a.png", nil, "the file is empty"),
    ]
    for (entries, nothing) in [
      ([], "No snapshot could be tested."),
      (try SnapshotSample.run(1), "No snapshot that could be tested has changed."),
    ] {
      let page = try Self.opened(entries, problems: problems)
      #expect(try page.text(of: "#nothing") == nothing)
      #expect(try page.text(of: "#problems h2") == "2 files not tested")
      let lines = "[...document.querySelectorAll('#problems li')].map((e) => e.textContent)"
      #expect(
        try page.value(lines) as? [String] == [
          "Snapshots/a.png the file is empty", "b.yaml:9:5 \(hostile)",
          "b.yaml:10:5 there is no class “lable”; did you mean label?",
        ])
      #expect(try page.text("document.title").hasPrefix("2 files not tested, 0 changes – "))
      #expect(try page.text(of: "#summary").hasPrefix("2 files not tested · "))
      let top = try page.length("bottom", of: "#problems")
      #expect(try page.length("top", of: ".filters") >= top && top > 60)
      let red = "getComputedStyle(document.querySelector('#problems h2')).color"
      #expect(try page.text(red) == "rgb(184, 36, 47)")
      #expect(try page.isTrue("document.documentElement.scrollHeight <= innerHeight"))
      try page.screenshot("snapshots-problems")
    }
    let page = try Self.opened(try SnapshotSample.run(1))
    #expect(try page.isTrue("document.getElementById('problems').hidden"))
  }

  @Test func hostileTextsAreOnlyTexts() throws {
    let text = "</script><img src=x onerror=\"document.title='broken'\"><!--"
    let frame = FrameChange(view: text, before: .zero, after: nil)
    let result = SnapshotResult(
      id: text + "'", document: text, cell: Cell(locale: text), status: .failed, frames: [frame],
      notes: [text], causes: [Cause(.text, text, before: text, after: text, views: [text, text])])
    let entry = SnapshotEntry(
      at: PagePlace(index: 0, count: 1), result, accept: "plumb accept")
    let page = try Self.opened([entry, entry])
    #expect(try page.text(of: "#name") == text + "'")
    #expect(try page.text(of: "#notes-list") == text)
    #expect(try page.text(of: "#frames-rows bdi") == text)
    let quoted = (text + "'").replacing("'", with: "'\\''")
    #expect(try page.text(of: "#accept-command") == "plumb accept '\(quoted)'")
    #expect(try page.count("img[onerror]") == 0)
    #expect(try page.text("document.title") != "broken")
  }

  @Test func aLinkKeepsWhatIsSeen() throws {
    let entries = try SnapshotSample.run()
    let page = try Self.opened(
      entries, fragment: "status=failed&entry=21&mode=swipe&mix=0.25&theme=dark")
    #expect(try page.text(of: "#name") == entries[21].result.id)
    #expect(try page.text(of: "#swipe-value") == "25 %")
    #expect(try page.text("document.documentElement.dataset.theme") == "dark")
    try page.open(#require(page.file), fragment: "entry=99&mode=none&cause=7&status=x&zoom=a")
    #expect(try page.text(of: "#name") == entries[1].result.id)
  }

  @Test func everyControlHasAName() throws {
    let page = try Self.opened(SnapshotSample.run())
    let script = """
      [...document.querySelectorAll("button, input, select, [role=slider]")].filter((element) =>
        element.offsetParent && !(element.textContent.trim() || element.getAttribute("aria-label")
          || element.closest("label")?.textContent.trim())).map((element) => element.outerHTML)
      """
    #expect(try page.value(script) as? [String] == [])
  }
}

import BrowserSupport
import Foundation
import LayoutScene
import Reports
import Testing

@testable import Snapshots

/// Whatever a person can do with the page of `plumb test`, done in a browser.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct SnapshotPageBrowserTests {
  /// A page of these entries. Keep the file for as long as the page.
  static func opened(
    _ entries: [SnapshotEntry], width: Int = 1440, height: Int = 900, fragment: String = ""
  ) throws -> (BrowserPage, TemporaryPage) {
    let file = try TemporaryPage(entries)
    let page = try BrowserPage(width: width, height: height)
    try page.open(file.url, fragment: fragment)
    return (page, file)
  }

  private static func shown(_ page: BrowserPage) throws -> [String] {
    let script = """
      [...document.querySelectorAll("#entries li")].filter((row) => !row.hidden)
        .map((row) => row.querySelector(".id").textContent)
      """
    return try page.value(script) as? [String] ?? []
  }

  @Test func onlyWhatHasChangedIsListedUntilAllIsAskedFor() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
    #expect(try Self.shown(page).count == 5)
    #expect(try page.text(of: "#summary") == "5 of 30 snapshots")
    #expect(try page.text(of: "#name") == "card-0.de.iphone-14", "the first that has changed")
    try page.screenshot("snapshots-light")
    try page.click("#all")
    #expect(try Self.shown(page).count == 30)
    try page.keys("u")
    #expect(try Self.shown(page).count == 5)
    #expect(try page.problems() == [])
  }

  @Test func picturesStandSideBySideWithBoxesRoundTheChanges() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
    try page.settle()
    #expect(
      try page.value("[...document.querySelectorAll('figcaption')].map((e) => e.textContent)")
        as? [String] == ["Expected", "Actual", "Difference"])
    #expect(try page.count("#side .box") == 3)
    let frame = try page.length("width", of: "#side .frame")
    #expect(abs(try page.length("width", of: "#side .box") - frame * 48 / 640) < 5)
    let natural = try page.number("document.querySelector('#side img').naturalWidth")
    #expect(natural == 640)
    try page.keys("b")
    #expect(try page.count("#side .box") == 0)
    #expect(try page.problems() == [])
  }

  @Test func theDividerIsDragged() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
    try page.click("[data-mode=swipe]")
    try page.screenshot("snapshots-swipe")
    #expect(try page.text(of: "#swipe-value") == "50 %")
    let start = try page.middle("#divider")
    let width = try page.length("width", of: "#stage-pictures")
    try page.drag(from: start, to: (start.x + width / 4, start.y))
    #expect(try page.text(of: "#swipe-value") == "75 %")
    let cut = try page.text("document.querySelector('[data-kind=actual]').style.clipPath")
    #expect(cut.hasSuffix("75%)"), "\(cut)")
    #expect(try page.problems() == [])
  }

  @Test func flickerShowsOneAfterTheOther() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
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
    try page.keys("4")
    #expect(try page.count("#side .frame[data-kind=difference]") == 1)
    #expect(try page.count(".frame") == 1)
    #expect(try page.problems() == [])
  }

  @Test func framesAndCausesAreTold() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
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
    #expect(try page.problems() == [])
  }

  @Test func filtersLeaveWhatIsAskedFor() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
    try page.click("#statuses [data-status=missing]")
    #expect(try Self.shown(page) == ["card-0.ar.iphone-se"])
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
    #expect(try page.problems() == [])
  }

  @Test func theKeyboardGoesThroughTheList() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
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
    #expect(try page.problems() == [])
  }

  @Test func commandsThatAcceptAreCopied() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
    #expect(try page.text(of: "#accept-command") == "plumb accept 'card-0.de.iphone-14'")
    _ = try page.value(
      """
      (window.copied = [], navigator.clipboard.writeText = async (text) => copied.push(text), 0)
      """)
    try page.click("#accept-copy")
    try page.wait("document.getElementById('accept-copy').textContent === 'Copied'")
    try page.click("#accept-shown")
    try page.wait("window.copied.length === 2")
    let copied = try page.value("window.copied") as? [String] ?? []
    #expect(copied.first == "plumb accept 'card-0.de.iphone-14'")
    #expect(copied.last?.split(separator: " ").count == 2 + 4, "one that is incomparable is not")
    try page.click("#statuses [data-status=passed]")
    #expect(try page.isTrue("document.getElementById('accept').hidden"))
    #expect(try page.isTrue("document.getElementById('accept-shown').hidden"))
    #expect(try page.problems() == [])
  }

  @Test func threeHundredSnapshotsOpenAtOnce() throws {
    let (page, file) = try Self.opened(SnapshotSample.run(300))
    defer { withExtendedLifetime(file) {} }
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
    #expect(try page.problems() == [])
  }

  @Test func runsWithNothingToShowSaySo() throws {
    for (entries, text) in [
      ([], "The run had no snapshots."),
      (try SnapshotSample.run(1), "No snapshot has changed."),
    ] {
      let (page, file) = try Self.opened(entries)
      defer { withExtendedLifetime(file) {} }
      #expect(try page.text(of: "#nothing") == text)
      #expect(try page.problems() == [])
    }
  }

  @Test func hostileTextsAreOnlyTexts() throws {
    let text = "</script><img src=x onerror=\"document.title='broken'\"><!--"
    let frame = FrameChange(view: text, before: .zero, after: nil)
    let result = SnapshotResult(
      id: text + "'", document: text, cell: Cell(locale: text), status: .failed, frames: [frame],
      notes: [text], causes: [Cause(.text, text, before: text, after: text, views: [text, text])])
    let entry = SnapshotEntry(
      at: PagePlace(index: 0, count: 1), result, accept: "plumb accept")
    let (page, file) = try Self.opened([entry, entry])
    defer { withExtendedLifetime(file) {} }
    #expect(try page.text(of: "#name") == text + "'")
    #expect(try page.text(of: "#notes-list") == text)
    #expect(try page.text(of: "#frames-rows bdi") == text)
    let quoted = (text + "'").replacing("'", with: "'\\''")
    #expect(try page.text(of: "#accept-command") == "plumb accept '\(quoted)'")
    #expect(try page.count("img[onerror]") == 0)
    #expect(try page.text("document.title") != "broken")
    #expect(try page.problems() == [])
  }

  @Test func aLinkKeepsWhatIsSeen() throws {
    let entries = try SnapshotSample.run()
    let (page, file) = try Self.opened(
      entries, fragment: "status=failed&entry=21&mode=swipe&mix=0.25&theme=dark")
    defer { withExtendedLifetime(file) {} }
    #expect(try page.text(of: "#name") == entries[21].result.id)
    #expect(try page.text(of: "#swipe-value") == "25 %")
    #expect(try page.text("document.documentElement.dataset.theme") == "dark")
    try page.open(file.url, fragment: "entry=99&mode=none&cause=7&status=x&zoom=a")
    #expect(try page.text(of: "#name") == entries[1].result.id)
    #expect(try page.problems() == [])
  }

  @Test func everyControlHasAName() throws {
    let (page, file) = try Self.opened(SnapshotSample.run())
    defer { withExtendedLifetime(file) {} }
    let script = """
      [...document.querySelectorAll("button, input, select, [role=slider]")].filter((element) =>
        element.offsetParent && !(element.textContent.trim() || element.getAttribute("aria-label")
          || element.closest("label")?.textContent.trim())).map((element) => element.outerHTML)
      """
    #expect(try page.value(script) as? [String] == [])
  }
}

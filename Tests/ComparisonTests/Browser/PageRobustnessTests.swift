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
      findings: [Finding(rule: text, view: text, message: text, hint: text)],
      picture: .svg(Array(svg.utf8)))
    cell.name = text
    let (page, file) = try PageInBrowser.opened([cell])
    defer { withExtendedLifetime(file) {} }
    try page.click(".finding .main")
    try page.wait("document.querySelectorAll('.box.chosen').length === 1")
    try page.keys("Enter")
    try page.settle()
    #expect(try page.text(of: "h1") == text)
    #expect(try page.text(of: ".finding .message") == text)
    #expect(try page.text(of: "#view-rows .string") == text)
    #expect(try page.count("img[onerror]") == 0)
    #expect(try page.text("document.title").hasPrefix("</script>"))
    #expect(try page.problems() == [])
  }

  @Test func theSecurityPolicyRefusesWhatIsNotThePages() throws {
    let (page, file) = try PageInBrowser.opened([.sample()])
    defer { withExtendedLifetime(file) {} }
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
    let (page, file) = try PageInBrowser.opened(PageSample.hundred())
    defer { withExtendedLifetime(file) {} }
    let opened = try page.number("performance.getEntriesByType('navigation')[0].domComplete")
    // A second on an idle machine; tests share theirs.
    #expect(opened < 4000, "\(opened) ms")
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
    #expect(try page.problems() == [])
  }

  @Test func nothingIsWiderThanTheWindow() throws {
    let file = try TemporaryPage(PageSample.profile())
    let page = try BrowserPage(width: 360, height: 740)
    try page.open(file.url, fragment: "view=name")
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
    withExtendedLifetime(file) {}
  }

  @Test func theSystemsAppearanceIsFollowedUntilAnotherIsChosen() throws {
    let file = try TemporaryPage(PageSample.profile())
    let page = try BrowserPage()
    let ground = { try page.text("getComputedStyle(document.body).backgroundColor") }
    try page.prefer(["prefers-color-scheme": "light"])
    try page.open(file.url)
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
    withExtendedLifetime(file) {}
  }

  @Test func aLinkKeepsFilterComparisonAndView() throws {
    let (page, file) = try PageInBrowser.opened(PageSample.profile())
    defer { withExtendedLifetime(file) {} }
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
    try again.open(file.url, fragment: fragment)
    #expect(try again.shownLocales() == shown)
    #expect(try again.text("document.querySelector('#view-choice').value") == "0/about")
    #expect(try again.text("document.querySelector('#divider').ariaValueNow") == "0")
    let chosen = "['#stage-a', '#stage-b'].map((id) => document.querySelector(id).value).join()"
    #expect(try again.text(chosen) == page.text(chosen))
    #expect(try again.problems() == [])
  }

  @Test(arguments: [
    "cell=99&a=-3&b=x&mode=swipe", "zoom=1e9&mix=7&interval=-1", "mode=<b>&theme=purple&screen=9",
    "view=nobody&screen=0", "%%%&&==&", "locale=xx&rule=none", "only=7&turned=x&text=nowhere",
  ])
  func aLinkThatIsWrongBreaksNothing(fragment: String) throws {
    let (page, file) = try PageInBrowser.opened(PageSample.profile(), fragment: fragment)
    defer { withExtendedLifetime(file) {} }
    try page.keys("ArrowRight", "n", "o", "Escape")
    if try page.isTrue("!document.querySelector('#reset').hidden") { try page.click("#reset") }
    #expect(try page.count(".cell") == 5)
    #expect(try page.problems() == [])
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
    let (page, file) = try PageInBrowser.opened([.sample(views: views)])
    defer { withExtendedLifetime(file) {} }
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
    #expect(try page.problems() == [])
  }

  @Test func paperGetsEveryPictureAndTheFindings() throws {
    let (page, file) = try PageInBrowser.opened(
      PageSample.hundred(), fragment: "locale=de&zoom=1")
    defer { withExtendedLifetime(file) {} }
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
    #expect(try page.problems() == [])
  }
}

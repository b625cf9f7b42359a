import BrowserSupport
import Foundation
import LayoutScene
import Testing

@testable import Comparison

/// Two cells compared, in a browser.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct PageStageTests {
  private func comparing(
    _ a: Int, _ b: Int, _ mode: String
  ) throws -> BrowserPage {
    let page = try PageInBrowser.opened(PageSample.profile())
    for (cell, button) in [(a, "choose-A"), (b, "choose-B")] {
      let (x, y) = try page.middle(".cell[data-cell=\"\(cell)\"] header")
      try page.point(x, y)
      try page.click(".cell[data-cell=\"\(cell)\"] .\(button)")
    }
    try page.click("#compare-\(mode)")
    return page
  }

  @Test func anOverlayIsAsOpaqueAsTheSliderSays() throws {
    let page = try comparing(0, 1, "overlay")
    #expect(try page.text("document.querySelector('#stage-a').value") == "0")
    #expect(try page.text("document.querySelector('#stage-b').value") == "1")
    let opacity = { try page.text("getComputedStyle(document.querySelector('.second')).opacity") }
    #expect(try opacity() == "0.5")
    try page.screenshot("overlay")
    try page.click("#opacity")
    try page.keys("End")
    #expect(try opacity() == "1")
    try page.keys("ArrowLeft")
    #expect(try opacity() == "0.99")
    #expect(try page.text(of: "#opacity-value") == "99 %")
    try page.click("#stage-exchange")
    #expect(try page.text("document.querySelector('#stage-a').value") == "1")
    try page.choose("4", in: "#stage-b")
    #expect(try page.count("#stage .frame") == 2)
    try page.click("#stage-close")
    #expect(try page.isTrue("document.querySelector('#stage').hidden"))
  }

  @Test func theDividerIsDraggedAndMovedByKeys() throws {
    let page = try comparing(0, 2, "swipe")
    let position = { try page.text("document.querySelector('#divider').ariaValueNow") }
    let clip = { (name: String) in
      try page.text("getComputedStyle(document.querySelector('.\(name)')).clipPath")
    }
    #expect(try position() == "50")
    #expect(try clip("first") == "inset(0px 50% 0px 0%)")
    #expect(try clip("second") == "inset(0px 0% 0px 50%)")
    try page.screenshot("swipe")
    let start = try page.middle("#divider")
    let width = try page.length("width", of: "#stage-pictures")
    try page.drag(from: start, to: (start.x + width / 4, start.y))
    #expect(try position() == "75")
    try page.keys("ArrowLeft", "ArrowLeft")
    #expect(try position() == "73")
    try page.keys("End")
    #expect(try position() == "100")
    try page.keys("Home")
    #expect(try clip("first") == "inset(0px 100% 0px 0%)")
    try page.keys("m")
    #expect(
      try page.text("getComputedStyle(document.querySelector('.second')).transform")
        == "matrix(-1, 0, 0, 1, 0, 0)")
  }

  @Test func pointingOnTheStageKnowsWhichPictureIsSeen() throws {
    let page = try comparing(0, 1, "swipe")
    // German's switch stands lower than English's, and the divider is left of both.
    let zoom = try page.length("width", of: "#stage-pictures") / 320
    let left = try page.length("left", of: "#stage-pictures")
    let top = try page.length("top", of: "#stage-pictures")
    let frame = try page.value(BrowserPage.frame(ofView: "notifySwitch", cell: 1))
    let numbers = (frame as? [NSNumber] ?? []).map(\.doubleValue)
    try #require(numbers.count == 4)
    try page.point(
      left + (numbers[0] + numbers[2] / 2) * zoom, top + (numbers[1] + numbers[3] - 1) * zoom)
    try page.wait("document.querySelector('#view-choice').value === '0/notifySwitch'")
    #expect(try page.count("#stage .box.hovered") == 2, "in both pictures")
  }

  @Test(arguments: ["overlay", "swipe", "flicker", "single"])
  func zoomIsThatOfThePicturesThatAreSeen(mode: String) throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    let widthInGrid = { try page.length("width", of: ".cell .frame") }
    let before = try widthInGrid()
    try page.keys(mode == "single" ? "Enter" : String(mode.prefix(1)))
    let widths = {
      let script = """
        [...document.querySelectorAll("#stage .frame")]
          .map((frame) => frame.getBoundingClientRect().width).join()
        """
      return try page.text(script).split(separator: ",").compactMap { Double($0) }
    }
    let count = mode == "single" ? 1 : 2
    let fitted = try widths()
    #expect(fitted.count == count && fitted[0] != before)
    try page.keys("0")
    #expect(try widths() == Array(repeating: 320, count: count))
    #expect(try page.text(of: "#zoom-actual") == "100 %")
    try page.keys("+", "+", "+", "+")
    #expect(try widths() == Array(repeating: 960, count: count))
    // Every edge of what is larger than its place can be scrolled to.
    #expect(
      try page.isTrue(
        "(({ scrollWidth, clientWidth }) => scrollWidth >= Math.max(clientWidth, 960))("
          + "document.querySelector('#stage-place'))"))
    try page.keys("-")
    let (x, y) = try page.middle("#stage-place")
    try page.zoomByWheel(x, y, by: 100)
    try page.wait(
      "document.querySelector('#stage .frame').getBoundingClientRect().width === 480")
    try page.keys("9")
    #expect(try widths() == fitted)
    try page.keys("Escape")
    #expect(try widthInGrid() == before)
  }

  @Test func flickerTurnsAtAnIntervalAndByKey() throws {
    let page = try comparing(0, 1, "flicker")
    let shown = "document.querySelector('#flicker-shown').textContent"
    // One look for both: between two looks the page can turn again.
    let hidden = "getComputedStyle(document.querySelector('.first')).visibility === 'hidden'"
    try page.wait("\(shown) === 'B' && \(hidden)")
    try page.wait("\(shown) === 'A'")
    try page.click("#flicker-run")
    #expect(try page.text(of: "#flicker-run") == "Play")
    let before = try page.text(shown)
    try page.click("#stage-place")
    try page.keys(" ")
    let after = try page.text(shown)
    #expect(before != after)
    try page.click("#flicker-turn")
    #expect(try page.text(shown) == before)
  }

  @Test func whoWantsLessMotionGetsNone() throws {
    let page = try BrowserPage()
    try page.prefer(["prefers-reduced-motion": "reduce"])
    try page.open(
      ComparisonPage.html(PageSample.profile()), fragment: "mode=flicker&a=0&b=1&interval=100")
    usleep(500_000)
    #expect(try page.text(of: "#flicker-shown") == "A")
    #expect(try page.text(of: "#flicker-run") == "Play")
    try page.keys(" ")
    #expect(try page.text(of: "#flicker-shown") == "B")
  }

  @Test func keysCompareTheCellInFocusWithTheSourceLanguage() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    try page.keys("ArrowRight", "ArrowRight", "ArrowRight", "o")
    #expect(try page.text("document.querySelector('#stage-a').value") == "0")
    #expect(try page.text("document.querySelector('#stage-b').value") == "3")
    try page.keys("s")
    #expect(try page.isTrue("!document.querySelector('#divider').hidden"))
    try page.keys("f")
    #expect(try page.isTrue("document.querySelector('#divider').hidden"))
    try page.keys("x")
    #expect(try page.text("document.querySelector('#stage-a').value") == "3")
    try page.keys("Escape", "a", "ArrowRight", "b", "o")
    #expect(try page.text("document.querySelector('#stage-a').value") == "3")
    #expect(try page.text("document.querySelector('#stage-b').value") == "4")
  }
}

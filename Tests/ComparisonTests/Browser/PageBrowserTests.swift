import Foundation
import LayoutScene
import Testing

@testable import Comparison

@Suite(
  .serialized,
  .enabled(
    if: Chromium.isInstalled || Chromium.mustRun,
    "Chromium is not installed; Scripts/test installs it"), .timeLimit(.minutes(5)))
struct PageBrowserTests {
  /// Opens a page of these cells in a window of this size.
  private func opened(
    _ cells: [PageCell], width: Int = 1440, height: Int = 900, fragment: String = ""
  ) throws -> (BrowserPage, TemporaryPage) {
    let file = try TemporaryPage(cells)
    let page = try BrowserPage(width: width, height: height)
    try page.open(file.url, fragment: fragment)
    return (page, file)
  }

  @Test func screenshots() throws {
    let (page, file) = try opened(PageSample.profile())
    try page.screenshot("five-light")
    try page.keys("ArrowRight", "n")
    try page.screenshot("five-finding")
    for key in ["o", "s", "f"] {
      try page.keys(key)
      try page.screenshot("compare-\(key)")
    }
    try page.keys("Escape", "Enter")
    try page.screenshot("single")
    try page.keys("Escape", "d")
    try page.screenshot("five-dark")
    try page.keys("?")
    try page.screenshot("help")
    try page.resize(width: 420, height: 800)
    try page.open(file.url)
    try page.screenshot("narrow")
    let (many, _) = try opened(PageSample.hundred())
    try many.screenshot("hundred")
    #expect(try page.problems() == [])
  }
}

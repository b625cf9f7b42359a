import BrowserSupport
import Foundation
import Testing

@testable import Preview

/// What the panel, the menus and the words beside the picture show.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct PanelBrowserTests {
  /// Whether an element is in the window, and nothing covers its middle.
  private static func isSeen(_ selector: String) -> String {
    """
    (() => {
      const element = document.querySelector('\(selector)');
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return width > 0 && left >= 0 && right <= innerWidth && element.contains(hit);
    })()
    """
  }

  @Test(arguments: [1400, 390]) func theWordsOfTheDraggedEdgeAreSeen(_ width: Int) async throws {
    try await apart {
      let preview = try PreviewInBrowser(
        ["a.yaml": SiteTests.wideScreen], width: width, height: 844)
      try preview.waitForChange(1)
      _ = try preview.page.value("document.querySelector('#canvas-edge').focus()")
      try preview.page.keys("ArrowLeft")
      try preview.page.wait("document.querySelector('#canvas-first').textContent !== ''")
      try preview.page.wait("!document.querySelector('#canvas-reset').hidden")
      for words in ["#canvas-size", "#canvas-first", "#canvas-reset"] {
        #expect(try preview.page.isTrue(Self.isSeen(words)), "\(words)")
      }
      #expect(try preview.page.isTrue("document.documentElement.scrollWidth <= innerWidth"))
      try preview.page.screenshot("preview-edge-\(width)")
    }
  }

  @Test(arguments: [1400, 390]) func longConstraintsAreSeenAsAWhole(_ width: Int) async throws {
    try await apart {
      let long = "  - box.top = root.safeArea.top + 40 + 2 * 20 + 1.5 * 12 + 3 - 0.25 * 8 @ 750"
      let preview = try PreviewInBrowser(
        ["a.yaml": SiteTests.screen + long + "\n"], width: width, height: 844, fragment: "view=box")
      try preview.waitForChange(1)
      try preview.page.wait("document.querySelectorAll('#details-written textarea').length > 0")
      #expect(
        try preview.page.isTrue(
          """
          [...document.querySelectorAll('#details-written :is(input, textarea)')].every((field) =>
            field.scrollWidth <= field.clientWidth && field.scrollHeight <= field.clientHeight)
          """))
      let words = try preview.page.text("document.querySelector('#details-written').innerText")
      #expect(words.contains("does not hold: off by "), "\(words)")
    }
  }

  /// What the page shows is ticked before anything is chosen, and a further value is shown beside it.
  @Test func menusTickWhatIsShown() async throws {
    try await apart {
      let preview = try PreviewInBrowser([
        "a.yaml": "strings: S\nlocale: en\n" + SiteTests.screen,
        "S/en.lproj/Localizable.strings": "", "S/de.lproj/Localizable.strings": "",
      ])
      try preview.waitForChange(1)
      let ticked =
        "[...document.querySelectorAll('.menu input:checked')].map((box) => box.value).join()"
      #expect(
        try preview.page.text(ticked)
          == "en,iphone-se,large,light,ltr,plain,wireframe,insets,findings")
      _ = try preview.page.value("document.querySelector('.menu input[value=de]').click()")
      try preview.page.wait("document.querySelectorAll('.cell').length === 2")
      #expect(try preview.page.text(ticked).hasPrefix("en,de,"))
    }
  }

  @Test func aPageThatIsOpenedWithAMistakeHasAPicture() async throws {
    try await apart {
      let preview = try PreviewInBrowser([
        "a.yaml": SiteTests.screen.replacing("label.top", with: "labl.top")
      ])
      try preview.waitForChange(1)
      #expect(
        try preview.page.text("document.querySelector('#mistakes-title').textContent")
          == "1 mistake; the picture leaves out what has them")
      #expect(
        try preview.page.isTrue("document.querySelector('.drawing').shadowRoot.firstChild !== null")
      )
      try preview.page.screenshot("preview-partial")
      #expect(try preview.problems() == [])
    }
  }

  /// Of Interface Builder's documents the constraints are listed with their lines, and the other values are folded.
  @Test func valuesThatAreNotEditedAreFolded() async throws {
    try await apart {
      let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Samples/InterfaceBuilder/SignIn.storyboard")
      let preview = try PreviewInBrowser(
        ["SignIn.storyboard": String(contentsOf: sample, encoding: .utf8)],
        fragment: "view=but-to-001",
        endings: [".storyboard"])
      try preview.waitForChange(1)
      try preview.page.wait("document.querySelector('#details-written details')?.open === true")
      #expect(try preview.page.isTrue("!document.querySelector('#details-values details').open"))
      #expect(
        try preview.page.isTrue("document.querySelector('#details :is(input, textarea)') === null"))
      let words = try preview.page.text("document.querySelector('#details-written').innerText")
      #expect(words.contains(/line \d+/) && words.contains("`but-to-001`.height = 50"), "\(words)")
    }
  }
}

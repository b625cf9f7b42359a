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
    try await PreviewInBrowser.use(
      ["a.yaml": SiteTests.wideScreen], width: width, height: 844
    ) { preview in
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

  /// Words at the lines of a small view lie neither over each other nor beside its picture.
  @Test(arguments: ["live=", "live=device%3Diphone-se%252Cipad"])
  func wordsOfLinesHaveTheirOwnPlaces(_ query: String) async throws {
    try await PreviewInBrowser.use(
      ["a.yaml": Self.smallViews], fragment: "view=box&\(query)"
    ) { preview in
      try preview.page.wait("document.querySelectorAll('.frame .grip.knob').length > 3")
      #expect(try preview.page.count(".constraint-amount") >= (query == "live=" ? 4 : 1))
      // Distances of another view are beside those of the chosen one.
      let (x, y) = try preview.page.middle(".frame.plain .box.chosen")
      try preview.page.point(x - 30, y)
      try preview.page.settle()
      #expect(try preview.page.isTrue(Self.wordsAreApart))
      try preview.page.screenshot("preview-words-\(query.count)")
    }
  }

  private static let smallViews = """
    canvas: {device: iphone-se}
    metrics: {side: 4}
    views:
      box: {background: red, views: {inner: {background: blue, views: {dot: {}}}}}
      next: {background: green}
    constraints:
      - box.trailing = root.trailing - side
      - box.top = root.top + side
      - box.size = 36x36
      - inner.edges = box + 10
      - dot.center = inner.center
      - dot.size = 4x4
      - next.trailing = box.leading - 8
      - next.centerY = box.centerY
      - next.size = 20x20
      - next.height >= 10
    """

  private static let wordsAreApart = """
    [...document.querySelectorAll('.frame')].every((frame) => {
      const whole = frame.getBoundingClientRect();
      const boxes = [...frame.querySelectorAll('.marks text')].map((text) => text.getBoundingClientRect());
      const isInside = ({ left, right }) => left >= whole.left && right <= whole.right;
      const isOver = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && Math.abs(a.bottom - b.bottom) < 9;
      return boxes.every((box, index) =>
        isInside(box) && boxes.slice(index + 1).every((other) => !isOver(box, other)));
    })
    """

  /// On a phone the picture has half of the window, and nothing covers the fields of the panel.
  @Test func aNarrowWindowIsForThePicture() async throws {
    try await apart {
      let preview = try PreviewInBrowser(
        ["a.yaml": SiteTests.screen, "b.yaml": SiteTests.screen], width: 390, height: 844)
      try preview.page.wait("document.querySelector('#library-list button') !== null")
      try preview.page.click("#library-list button")
      try preview.waitForChange(1)
      let height = "document.querySelector('#grid').getBoundingClientRect().height"
      #expect(try preview.page.number(height) > 844 / 2)
      for tool in ["#to-library", "#undo", "#panel-toggle", "#text", "#title"] {
        #expect(try preview.page.isTrue(Self.isSeen(tool)), "\(tool)")
      }
      #expect(
        try preview.page.isTrue(
          "['#edits', '#panel'].every((name) => getComputedStyle(document.querySelector(name)).position !== 'fixed')"
        ))
      try preview.page.screenshot("preview-narrow")
    }
  }

  @Test(arguments: [1400, 390]) func longConstraintsAreSeenAsAWhole(_ width: Int) async throws {
    let long = "  - box.top = root.safeArea.top + 40 + 2 * 20 + 1.5 * 12 + 3 - 0.25 * 8 @ 750"
    try await PreviewInBrowser.use(
      ["a.yaml": SiteTests.screen + long + "\n"], width: width, height: 844, fragment: "view=box"
    ) { preview in
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
    try await PreviewInBrowser.use([
      "a.yaml": "strings: S\nlocale: en\n" + SiteTests.screen,
      "S/en.lproj/Localizable.strings": "", "S/de.lproj/Localizable.strings": "",
    ]) { preview in
      let ticked =
        "[...document.querySelectorAll('.menu input:checked')].map((box) => box.value).join()"
      #expect(
        try preview.page.text(ticked)
          == "en,iphone-se,portrait,large,light,ltr,plain,wireframe,insets,findings")
      _ = try preview.page.value("document.querySelector('.menu input[value=de]').click()")
      try preview.page.wait("document.querySelectorAll('.cell').length === 2")
      #expect(try preview.page.text(ticked).hasPrefix("en,de,"))
    }
  }

  /// A device has several names, of which the menu has that of the document or of the address.
  @Test(arguments: [
    ("canvas: {device: iphone-14}\n", ""), ("", ""), ("canvas: {device: iphone-13}\n", ""),
    ("canvas: {device: iphone-se}\n", "live=device%3Diphone-14"),
  ])
  func aDeviceIsTickedUnderAnyOfItsNames(_ canvas: String, _ query: String) async throws {
    let screen = SiteTests.screen.replacing("canvas: {device: iphone-se}\n", with: canvas)
    try await PreviewInBrowser.use(["a.yaml": screen], fragment: query) { preview in
      let ticked =
        "[...document.querySelectorAll('.menu input:checked')].map((box) => box.value).join()"
      let name = canvas.contains("13") ? "iphone-13" : "iphone-14"
      #expect(try preview.page.text(ticked).contains("\(name),portrait"))
      _ = try preview.page.value("document.querySelector('.menu input[value=iphone-se]').click()")
      try preview.page.wait("document.querySelectorAll('.cell').length === 2")
      #expect(try preview.page.text(ticked).contains("iphone-se,\(name),portrait"))
    }
  }

  /// The picture stays where it is while the edge is dragged, and says the same width wherever that is.
  @Test func theDraggedEdgeMovesNothingElse() async throws {
    try await PreviewInBrowser.use(
      ["a.yaml": SiteTests.wideScreen]) { preview in
        let top = "document.querySelector('main').getBoundingClientRect().top"
        let before = try preview.page.number(top)
        _ = try preview.page.value("document.querySelector('#canvas-edge').focus()")
        for key in ["ArrowLeft", "Home", "ArrowRight"] {
          try preview.page.keys(key)
          try preview.page.wait(
            "document.querySelector('#canvas-first').textContent.startsWith('first finding at 319')"
          )
          try preview.page.wait("!document.querySelector('#canvas-reset').hidden")
          try preview.page.settle()
          #expect(try preview.page.number(top) == before)
        }
        try preview.page.screenshot("preview-edge-first")
      }
  }

  @Test(arguments: [(1400, "light"), (1400, "dark"), (390, "light"), (390, "dark")])
  func whyAValueIsRefusedStandsBesideItsField(_ width: Int, _ scheme: String) async throws {
    try await PreviewInBrowser.use(
      ["a.yaml": SiteTests.screen], width: width, height: 844, scheme: scheme,
      fragment: "view=box"
    ) { preview in
      let field = "document.querySelector('#details-values .value-field input')"
      try preview.page.wait("\(field)?.value === '#ff0000'")
      _ = try preview.page.value("(() => { \(field).focus(); \(field).value = 'redd'; })()")
      try preview.page.keys("Enter")
      try preview.page.wait("\(field).closest('.value').querySelector('[role=alert]') !== null")
      let words = try preview.page.text("\(field).closest('.value').innerText")
      #expect(words.contains("not written: ") && words.contains("redd"), "\(words)")
      #expect(try preview.page.text("\(field).value") == "redd")
      #expect(try preview.page.isTrue("document.querySelector('#edit-refused').hidden"))
      #expect(try preview.page.faintTexts() == [])
      try preview.page.screenshot("preview-refused-\(width)-\(scheme)")
      try preview.page.keys("Escape")
      #expect(try preview.page.text("\(field).value") == "#ff0000")
      #expect(try preview.page.isTrue("document.querySelector('.value [role=alert]') === null"))
      #expect(try preview.folder.text(of: "a.yaml") == SiteTests.screen)
      // The browser reports each refused request.
      #expect(try preview.page.problems().allSatisfy { $0.contains("422") })
    }
  }

  /// The panel shows the priority that was written elsewhere, though no view moves.
  @Test func aValueThatMovesNothingIsShownAsItIs() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      let texts =
        "[...document.querySelectorAll('#details-written :is(input, textarea)')].map((one) => one.value).join('|')"
      try preview.page.wait("\(texts).includes('root.top + 40')")
      try preview.folder.write(
        SiteTests.screen.replacing("root.top + 40", with: "root.top + 40 @ 900"), to: "a.yaml")
      try preview.page.wait("\(texts).includes('root.top + 40 @ 900')")
    }
  }

  /// Until all documents are read the page does not say how many uses a value has.
  @Test func usesAreNotToldBeforeTheyAreCounted() async throws {
    try await apart {
      let screen =
        "metrics: {gap: 8}\n"
        + SiteTests.screen.replacing("root.top + 40", with: "root.top + gap")
        .replacing("root.leading + 20", with: "root.leading + gap")
      let preview = try PreviewInBrowser(["a.yaml": screen, "b.yaml": screen])
      _ = try preview.page.value(
        """
        (() => {
          const ask = fetch;
          const gate = new Promise((done) => { window.count = done; });
          window.fetch = async (address) => {
            if (`${address}`.startsWith('uses')) await gate;
            return ask(address);
          };
        })()
        """)
      try preview.page.wait("document.querySelector('#library-list button') !== null")
      _ = try preview.page.value("document.querySelector('#library-list button').click()")
      try preview.waitForChange(1)
      _ = try preview.page.value(
        "(() => { const menu = document.querySelector('#view-choice'); menu.value = '0/box'; menu.dispatchEvent(new Event('change')); })()"
      )
      let words = "document.querySelector('#details-written').innerText"
      try preview.page.wait("\(words).includes('from metrics.gap, counting its uses')")
      _ = try preview.page.value("window.count()")
      try preview.page.wait("\(words).includes('from metrics.gap, changes 2 uses')")
    }
  }

  @Test(arguments: [1400, 390]) func aMisspeltWordIsMendedWhereItIsSaid(_ width: Int) async throws {
    let wrong = SiteTests.screen.replacing("label.top", with: "labl.top")
    try await PreviewInBrowser.use(["a.yaml": wrong], width: width, height: 844) { preview in
      #expect(try preview.page.text(of: "#mistakes .mend") == "Write “label”")
      try preview.page.screenshot("preview-mend-\(width)")
      try preview.page.click("#mistakes .mend")
      try preview.page.wait("document.querySelector('#mistakes').hidden")
      #expect(try preview.folder.text(of: "a.yaml") == SiteTests.screen)
      try preview.page.click("#undo")
      try preview.page.wait("!document.querySelector('#mistakes').hidden")
      #expect(try preview.folder.text(of: "a.yaml") == wrong)
    }
  }

  @Test func aPageThatIsOpenedWithAMistakeHasAPicture() async throws {
    try await PreviewInBrowser.use([
      "a.yaml": SiteTests.screen.replacing("label.top", with: "labl.top")
    ]) { preview in
      #expect(
        try preview.page.text("document.querySelector('#mistakes-title').textContent")
          == "1 mistake; the picture leaves out what has them")
      #expect(
        try preview.page.isTrue("document.querySelector('.drawing').shadowRoot.firstChild !== null")
      )
      try preview.page.screenshot("preview-partial")
    }
  }

  /// Of Interface Builder's documents the constraints are listed with their lines, and the other values are folded.
  @Test func valuesThatAreNotEditedAreFolded() async throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Samples/InterfaceBuilder/SignIn.storyboard")
    try await PreviewInBrowser.use(
      ["SignIn.storyboard": String(contentsOf: sample, encoding: .utf8)],
      fragment: "view=but-to-001",
      endings: [".storyboard"]
    ) { preview in
      try preview.page.wait("document.querySelector('#details-written details')?.open === true")
      #expect(try preview.page.isTrue("!document.querySelector('#details-values details').open"))
      #expect(
        try preview.page.isTrue("document.querySelector('#details :is(input, textarea)') === null"))
      let words = try preview.page.text("document.querySelector('#details-written').innerText")
      let names = try preview.page.text("document.querySelector('#view-choice').innerText")
      #expect(names.contains("but-to-001 · button · "), "\(names)")
      #expect(words.contains(/line \d+/) && words.contains("`but-to-001`.height = 50"), "\(words)")
    }
  }
}

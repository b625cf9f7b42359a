import BrowserSupport
import Foundation
import Testing

@testable import Preview

/// Whatever a person can do with the live page, done in a browser.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct PreviewBrowserTests {
  @Test func theScreenStandsBesideItsWireframeAndFollowsTheFile() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      let drawings =
        "[...document.querySelectorAll('.cell .drawing')].filter((d) => d.shadowRoot.firstChild)"
      #expect(try preview.page.number("\(drawings).length") == 2)
      #expect(try preview.frame().hasPrefix("20, 40"))
      try preview.folder.write(SiteTests.screen.replacing("+ 40", with: "+ 90"), to: "a.yaml")
      try preview.waitForChange(2)
      #expect(try preview.frame().hasPrefix("20, 90"))
      try preview.page.screenshot("preview-wide-light")
    }
  }

  /// Whether the page's drawings are those that the server makes of the file now.
  private static let isDrawn = """
    (async () => {
      const query = new URLSearchParams(location.hash.slice(1)).get('live');
      const { cells: [cell] } = await (await fetch(`cells?${query}`)).json();
      return ['plain', 'wireframe'].every((look) => {
        const text = cell.pictures[look].parts.join('');
        const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        const shown = document.querySelector(`.frame.${look} .drawing`).shadowRoot.firstChild.cloneNode(true);
        for (const side of ['width', 'height', 'style']) {
          for (const one of [drawing, shown]) one.removeAttribute(side);
        }
        return drawing.isEqualNode(shown);
      });
    })()
    """

  @Test func aDrawingThatIsChangedInItsPlaceIsThatOfTheFile() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      let changes = [
        ("+ 40", "+ 41"), ("#ff0000", "#00ff0080"), ("Hello", "\"A & <b> 'c' \\\"d\\\" ü\""),
        ("Hello", "Hallo"),
        ("box: {", "box: {hidden: true, "), ("100x50", "100.5x50"),
        ("text: Hello", "text: Hello, font: title1"),
      ]
      for (number, change) in changes.enumerated() {
        try preview.folder.write(
          SiteTests.screen.replacing(change.0, with: change.1), to: "a.yaml")
        try preview.waitForChange(number + 2)
        #expect(try preview.page.isTrue("document.querySelector('#mistakes').hidden"), "\(change)")
        #expect(try preview.page.isTrue(Self.isDrawn), "\(change)")
      }
    }
  }

  @Test func aMistakeIsShownOverTheLastGoodPicture() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      try preview.folder.write(
        SiteTests.screen.replacing("box.bottom", with: "bax.bottom"), to: "a.yaml")
      try preview.waitForChange(2)
      let words = try preview.page.text("document.querySelector('#mistakes').innerText")
      for word in ["a.yaml:9:", "bax", "label.top = bax.bottom + 8", "box"] {
        #expect(words.contains(word), "\(word): \(words)")
      }
      #expect(
        try preview.page.isTrue("document.querySelector('.drawing').shadowRoot.firstChild !== null")
      )
      try preview.page.screenshot("preview-mistake")
      try preview.folder.write(SiteTests.screen, to: "a.yaml")
      try preview.waitForChange(3)
      #expect(try preview.page.isTrue("document.querySelector('#mistakes').hidden"))
    }
  }

  @Test(arguments: [(1400, "light"), (1400, "dark"), (390, "light"), (390, "dark")])
  func allIsReadableAtEveryWidth(_ width: Int, _ scheme: String) async throws {
    try await PreviewInBrowser.use(
      ["a.yaml": SiteTests.screen], width: width, height: width == 390 ? 844 : 900,
      scheme: scheme,
      fragment: "view=box"
    ) { preview in
      try preview.page.wait("!document.querySelector('#details').hidden")
      #expect(try preview.page.faintTexts() == [])
      #expect(try preview.page.isTrue("document.documentElement.scrollWidth <= innerWidth"))
      try preview.page.screenshot("preview-\(width)-\(scheme)")
      try preview.folder.write("views: {", to: "a.yaml")
      try preview.page.wait("!document.querySelector('#mistakes').hidden")
      #expect(try preview.page.faintTexts() == [])
      try preview.page.screenshot("preview-mistake-\(width)-\(scheme)")
    }
  }

  @Test func aNarrowWindowHasTheLooksBelowEachOtherAndWholeMenus() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], width: 390, height: 844) {
      preview in
      let frames =
        "const [plain, wireframe] = [...document.querySelectorAll('.frame')].map((f) => f.getBoundingClientRect());"
      #expect(
        try preview.page.isTrue(
          "(() => { \(frames) return plain.width > 300 && plain.bottom <= wireframe.top; })()"))
      try preview.page.click("#chooser-menus .menu:nth-child(2) summary")
      // Nothing covers the list, and it is not cut off.
      let list = """
        (() => {
          const list = document.querySelector('.menu[open] .menu-list');
          const { left, top, right, width, height } = list.getBoundingClientRect();
          const isSeen = (part) => list.contains(document.elementFromPoint(left + width / 2, top + part * height));
          return right <= innerWidth && height > 40 && [0.1, 0.5, 0.9].every(isSeen);
        })()
        """
      #expect(try preview.page.isTrue(list))
    }
  }

  @Test func aClickShowsWhatHoldsAViewAndPointingItsDistances() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen]) { preview in
      let box = try preview.page.value(
        """
        (() => {
          const box = document.querySelector('.frame.wireframe').getBoundingClientRect();
          return [box.left + 70 / 375 * box.width, box.top + 65 / 667 * box.height];
        })()
        """)
      let point = (box as? [NSNumber] ?? []).map(\.doubleValue)
      try #require(point.count == 2)
      try preview.page.point(point[0], point[1])
      try preview.page.wait(
        "document.querySelectorAll('.frame.wireframe .distance-text').length === 4")
      let distances = try preview.page.text(
        "[...document.querySelectorAll('.frame.wireframe .distance-text')].map((t) => t.textContent).join(' ')"
      )
      #expect(distances == "20 255 40 8")
      try preview.page.clickAt(point[0], point[1])
      try preview.page.wait("!document.querySelector('#details').hidden")
      let details = try preview.page.text("document.querySelector('#details').innerText")
      for word in ["a.yaml:3:3", "Frame in superview", "top = 40", "left = 20"] {
        #expect(details.contains(word), "\(word): \(details)")
      }
      let fields = try preview.page.value(
        "[...document.querySelectorAll('#details-written input')].map((input) => input.value)")
      #expect((fields as? [String])?.contains("box.top = root.top + 40") == true)
      try preview.page.screenshot("preview-details")
    }
  }

  @Test(arguments: [(1400, "light"), (390, "dark")])
  func aConstraintIsDraggedInThePicture(_ width: Int, _ scheme: String) async throws {
    try await PreviewInBrowser.use(
      ["a.yaml": SiteTests.screen], width: width, height: width == 390 ? 844 : 900,
      scheme: scheme, fragment: "view=box"
    ) { preview in
      let (x, y) = try preview.knob(at: "40")
      let scale = try preview.page.length("width", of: ".frame.plain") / 375
      let end = (x: x + 3, y: y + 30 * scale)
      try preview.page.drag(from: (x, y), to: end, letsGo: false)
      try preview.page.wait("document.querySelector('.constraint-amount')?.textContent === '70'")
      try preview.page.screenshot("preview-constraint-\(width)-\(scheme)")
      try preview.page.wait("\(PreviewInBrowser.place) === '20, 70'")
      #expect(try preview.folder.text(of: "a.yaml") == SiteTests.screen)
      // Esc leaves the file as it is, and the page shows it.
      try preview.page.keys("Escape")
      try preview.page.wait("\(PreviewInBrowser.place) === '20, 40'")
      try preview.page.release(end.x, end.y)
      #expect(try preview.folder.text(of: "a.yaml") == SiteTests.screen)
      try preview.page.drag(from: try preview.knob(at: "40"), to: end)
      try preview.waitForChange(2)
      #expect(
        try preview.folder.text(of: "a.yaml")
          == SiteTests.screen.replacing("root.top + 40", with: "root.top + 70"))
      #expect(try preview.page.text("document.querySelector('#view-choice').value") == "0/box")
      try preview.page.click("#undo")
      try preview.waitForChange(3)
      #expect(try preview.folder.text(of: "a.yaml") == SiteTests.screen)
    }
  }

  @Test func draggingTheEdgeChangesTheCanvas() async throws {
    let screen = SiteTests.wideScreen.replacing("300x50", with: "200x50")
    try await PreviewInBrowser.use(["a.yaml": screen], fragment: "view=box") { preview in
      let (x, y) = try preview.page.middle("#canvas-edge")
      let scale = try preview.page.length("width", of: ".frame.plain") / 375
      try preview.page.drag(from: (x, y), to: (x - 150 * scale, y))
      try preview.page.wait(
        "document.querySelector('#canvas-size').textContent.startsWith('225 ×')")
      try preview.page.wait("document.querySelector('#canvas-first').textContent.includes('219')")
      try preview.page.wait("location.hash.includes('225x667')")
      try preview.page.screenshot("preview-dragged")
      try preview.page.click("#canvas-reset")
      try preview.page.wait(
        "document.querySelector('#canvas-size').textContent.startsWith('375 ×')")
    }
  }

  @Test func theArrowKeysChangeTheCanvasAsLongAsTheEdgeHasTheFocus() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      _ = try preview.page.value("document.querySelector('#canvas-edge').focus()")
      // Some faster than the pictures come, some slower.
      for width in [373, 370, 369, 368] {
        let count = width == 370 ? 3 : width == 373 ? 2 : 1
        try preview.page.keys(contentsOf: Array(repeating: "ArrowLeft", count: count))
        try preview.page.wait(
          "document.querySelector('#canvas-size').textContent.startsWith('\(width) ×')")
      }
      try preview.page.keys("Home")
      try preview.page.wait("location.hash.includes('100x667')")
      try preview.page.keys("End")
      try preview.page.wait(
        "document.querySelector('#canvas-size').textContent.startsWith('375 ×')")
      for _ in 0..<7 { try preview.page.keys("ArrowLeft") }
      try preview.page.wait("location.hash.includes('368x667')")
      // The address has another picture drawn, and the file, too.
      try preview.folder.write(SiteTests.screen.replacing("+ 40", with: "+ 90"), to: "a.yaml")
      try preview.page.wait("\(PreviewInBrowser.place) === '20, 90'")
      #expect(try preview.page.text("document.activeElement.id") == "canvas-edge")
    }
  }

  /// What has the focus when a file is saved has it afterwards, with what was typed.
  @Test func theFocusStaysWhereItIsWhenAFileIsSaved() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.wideScreen], fragment: "view=box") {
      preview in
      try preview.page.wait("document.querySelectorAll('#details-written input').length > 0")
      var number = 1
      for selector in [
        "#canvas-edge", "#view-choice", ".cell", ".cell .open", "#view-rows button",
        "#details-holding summary", "#details-values input",
        "#details-written li:nth-child(2) textarea", "#chooser-menus summary",
      ] {
        let element = "document.querySelector('\(selector)')"
        let name = """
          ((e) => [e.localName, e.id, e.className, e.value ?? e.ariaLabel].join())(document.activeElement)
          """
        let isText = "if (['text', 'textarea'].includes(e.type))"
        _ = try preview.page.value(
          "(() => { const e = \(element); e.focus(); \(isText) e.value += '1'; })()")
        let before = try preview.page.text(name)
        number += 1
        let width = 290 + number
        try preview.folder.write(
          "# \(number)\n" + SiteTests.wideScreen.replacing("300x50", with: "\(width)x50"),
          to: "a.yaml")
        try preview.page.wait(
          "document.querySelector('#view-rows .rect + .rect').textContent.startsWith('\(width) ')")
        try preview.page.settle()
        #expect(try preview.page.text(name) == before, "\(selector)")
        // A text that was typed and left is written.
        if try preview.page.isTrue("document.activeElement.isTyped?.() === true") {
          try preview.page.keys("Escape")
        }
      }
    }
  }

  @Test(arguments: [1400, 390])
  func aPageOfADocumentThatCannotBeReadSaysSoWithoutToolsForPictures(_ width: Int) async throws {
    try await PreviewInBrowser.use(["a.yaml": "views: {\n"], width: width) { preview in
      #expect(
        try preview.page.text("document.querySelector('#mistakes-title').textContent")
          == "The document cannot be shown: 1 mistake. The picture comes as soon as it can be read."
      )
      for tool in ["#summary", "#panel", "#panel-toggle", "[role=search]"] {
        #expect(
          try preview.page.isTrue("document.querySelector('\(tool)').offsetParent === null"),
          "\(tool)")
      }
      try preview.page.screenshot("preview-unreadable-\(width)")
      try preview.folder.write(SiteTests.screen, to: "a.yaml")
      try preview.waitForChange(2)
      #expect(try preview.page.isTrue("document.querySelector('#panel').offsetParent !== null"))
    }
  }

  @Test func theMenusMakeAMatrix() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen]) { preview in
      try preview.page.click(".menu:nth-child(1) summary")
      try preview.page.click(".menu[open] input[value='iphone-se']")
      try preview.page.click(".menu[open] input[value='ipad']")
      try preview.page.wait("document.querySelectorAll('.cell').length === 2")
      try preview.page.keys("Escape")
      #expect(try preview.page.count(".menu[open]") == 0)
      try preview.page.click("#chooser-menus .menu:nth-child(4) summary")
      try preview.page.click(".menu[open] input[value='light']")
      try preview.page.click(".menu[open] input[value='dark']")
      try preview.page.wait("document.querySelectorAll('.cell').length === 4")
      try preview.page.settle()
      try preview.page.screenshot("preview-matrix")
    }
  }

  @Test func aFolderIsAListWithASearch() async throws {
    try await apart {
      var files: [String: String] = [:]
      for number in 100..<300 { files["Screens/s\(number).yaml"] = SiteTests.screen }
      let preview = try PreviewInBrowser(files)
      try preview.page.wait("document.querySelectorAll('#library-list li').length === 200")
      try preview.page.wait("document.querySelector('#library-list img').naturalWidth > 0")
      try preview.page.settle()
      try preview.page.screenshot("preview-library")
      // Pictures are drawn when they come into sight.
      let loaded =
        "[...document.querySelectorAll('#library-list img')].filter((i) => i.naturalWidth).length"
      #expect(try preview.page.number(loaded) < 150)
      try preview.page.keys("?")
      try preview.page.wait("document.querySelector('#help').open")
      try preview.page.click("#help-close")
      // With the letter, as the name of the folder may have these digits.
      try preview.page.keys("/", "s", "2", "3", "4")
      try preview.page.wait(
        "document.querySelector('#library-count').textContent === '1 of 200 screens'")
      try preview.page.keys("Enter")
      try preview.waitForChange(1)
      #expect(try preview.page.isTrue("document.querySelector('#library').hidden"))
      try preview.page.click("#to-library")
      try preview.page.wait("!document.querySelector('#library').hidden")
    }
  }

  @Test func theKeyboardWalksTheTree() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      let chosen = "document.querySelector('#view-choice').value"
      for (key, view) in [
        ("ArrowDown", "label"), ("ArrowUp", "box"), ("ArrowLeft", "root"), ("ArrowRight", "box"),
      ] {
        try preview.page.send(
          "Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "modifiers": 1])
        try preview.page.wait("\(chosen) === '0/\(view)'")
      }
      try preview.page.click("#help-open")
      let help = try preview.page.text("document.querySelector('#shortcuts').textContent")
      #expect(help.contains("Alt →") && help.contains("with Shift"))
    }
  }
}

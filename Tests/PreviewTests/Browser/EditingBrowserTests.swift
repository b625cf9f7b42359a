import BrowserSupport
import Foundation
import Testing

@testable import Preview

/// Values that a person changes on the live page, done in a browser.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct EditingBrowserTests {
  @Test func aValueIsChangedInTheFileByTheKeyboardAndTakenBack() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      try preview.page.wait("document.querySelectorAll('#details-written input').length > 0")
      let field = "#details-written input[value='box.top = root.top + 40']"
      _ = try preview.page.value(
        "(() => { const f = document.querySelector(\"\(field)\"); f.focus(); f.setSelectionRange(23, 23); })()"
      )
      try preview.page.keys("ArrowUp", "ArrowUp", "Enter")
      try preview.waitForChange(2)
      #expect(
        try preview.folder.text(of: "a.yaml")
          == SiteTests.screen.replacing("root.top + 40", with: "root.top + 42"))
      #expect(try preview.frame().hasPrefix("20, 42"))
      try preview.page.click("#undo")
      try preview.waitForChange(3)
      #expect(try preview.folder.text(of: "a.yaml") == SiteTests.screen)
      try preview.page.click("#redo")
      try preview.waitForChange(4)
      #expect(try preview.frame().hasPrefix("20, 42"))
    }
  }

  /// A field of one line would join the lines, and leaving it would write them so.
  @Test func aTextOfSeveralLinesKeepsThem() async throws {
    let screen = """
      canvas: {size: 375x667}
      views:
        note: {class: label, text: "One\\nTwo", lines: 0}
      constraints: [note.left = root.left + 20, note.top = root.top + 40]
      """
    try await PreviewInBrowser.use(["a.yaml": screen], fragment: "view=note") { preview in
      try preview.page.wait("document.querySelector('.value-field textarea') !== null")
      let field = "document.querySelector('.value-field textarea')"
      _ = try preview.page.value("(() => { \(field).focus(); })()")
      try preview.page.keys("Tab")
      #expect(try preview.folder.text(of: "a.yaml") == screen)
      _ = try preview.page.value("(() => { \(field).focus(); \(field).value += '!'; })()")
      try preview.page.send(
        "Input.dispatchKeyEvent",
        ["type": "keyDown", "key": "Enter", "text": "\r", "modifiers": 2])
      try preview.waitForChange(2)
      #expect(try preview.page.isTrue("document.activeElement === \(field)"))
      #expect(
        try preview.folder.text(of: "a.yaml") == screen.replacing("Two\"", with: "Two!\""))
    }
  }

  @Test func whatWasTypedStaysInItsFieldWhenItIsRefused() async throws {
    try await PreviewInBrowser.use(["a.yaml": SiteTests.screen], fragment: "view=box") { preview in
      try preview.page.wait("document.querySelectorAll('#details-written input').length > 0")
      try preview.folder.write("views: {\n", to: "a.yaml")
      try preview.page.wait("!document.querySelector('#mistakes').hidden")
      for leave in ["f.blur()", "f.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))"] {
        let field = "#details-written input[value='box.top = root.top + 40']"
        _ = try preview.page.value(
          "(() => { const f = document.querySelector(\"\(field)\"); f.focus(); f.value += '1'; \(leave); })()"
        )
        try preview.page.wait("!document.querySelector('#edit-refused').hidden")
        try preview.page.settle()
        #expect(
          try preview.page.text("document.activeElement.value").hasPrefix(
            "box.top = root.top + 401"))
        try preview.page.click("#edit-refused")
      }
      _ = try preview.page.value("document.querySelector('#edit-refused').hidden = false")
      try preview.folder.write(SiteTests.screen, to: "a.yaml")
      try preview.page.wait("document.querySelector('#edit-refused').hidden")
      // The browser reports each refused request.
      #expect(try preview.page.problems().allSatisfy { $0.contains("409") })
    }
  }

  @Test func arrowKeysGoThroughZeroAndCtrlZTakesBackWhatEnterWrote() async throws {
    let screen = SiteTests.screen
    try await PreviewInBrowser.use(["a.yaml": screen], fragment: "view=box") { preview in
      try preview.page.wait("document.querySelectorAll('#details-written input').length > 0")
      let field = "#details-written input[value='box.top = root.top + 40']"
      _ = try preview.page.value("document.querySelector(\"\(field)\").focus()")
      for (text, key, next) in [
        ("-8", "ArrowUp", "-7"), ("-1", "ArrowUp", "0"), ("0", "ArrowDown", "-1"),
        ("-0.5", "ArrowUp", "0.5"), ("a.top = b.top - 8", "ArrowUp", "a.top = b.top - 7"),
        ("a.top = b.top - 1", "ArrowUp", "a.top = b.top + 0"),
        ("a.top = b.top + 0", "ArrowDown", "a.top = b.top - 1"),
        ("H:|-8-[a]", "ArrowUp", "H:|-9-[a]"),
        ("H:|-0-[a]", "ArrowDown", "H:|-0-[a]"), ("H:|-(-8)-[a]", "ArrowUp", "H:|-(-7)-[a]"),
        ("view-8", "ArrowUp", "view-9"),
      ] {
        _ = try preview.page.value(
          "(() => { const f = document.activeElement; f.value = '\(text)'; f.setSelectionRange(99, 99); })()"
        )
        try preview.page.keys(key)
        #expect(try preview.page.text("document.activeElement.value") == next, "\(text)")
      }
      try preview.page.keys("Escape")
      #expect(
        try preview.page.text("document.activeElement.value") == "box.top = root.top + 40")
      _ = try preview.page.value("document.activeElement.setSelectionRange(23, 23)")
      try preview.page.keys("ArrowUp", "Enter")
      try preview.waitForChange(2)
      #expect(
        try preview.page.text("document.activeElement.value") == "box.top = root.top + 41")
      try preview.page.keys("ArrowUp", "Enter")
      try preview.waitForChange(3)
      #expect(
        try preview.folder.text(of: "a.yaml") == screen.replacing("top + 40", with: "top + 42"))
      try preview.page.send(
        "Input.dispatchKeyEvent", ["type": "keyDown", "key": "z", "modifiers": 2])
      try preview.waitForChange(4)
      #expect(
        try preview.folder.text(of: "a.yaml") == screen.replacing("top + 40", with: "top + 41"))
    }
  }
}

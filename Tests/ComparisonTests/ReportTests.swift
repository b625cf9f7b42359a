import Foundation
import LayoutScene
import Reports
import Testing

@testable import Comparison

private func title(_ width: CGFloat, _ height: CGFloat = 20) -> TestView {
  TestView("title", 20, 20, width, height)
}

private let comparison = ScreenComparison(
  document: "Samples/profile.yaml", name: "Profile", source: "en",
  scenes: [
    screen("en", title(100)),
    screen("de", title(112, 40.5)),
    screen(
      "vi",
      findings: [
        Finding(
          rule: .truncated, view: "title", message: "“a|b” is <cut> by `3` @750",
          hint: "Let it *wrap*.", origin: SourceLocation(file: "a.yaml", line: 3, column: 4))
      ], title(112, 40.5)),
  ])

@Test func theJSONOfAComparisonIsVersionedAndKeepsItsOrder() {
  #expect(
    ScreenComparison.jsonText([comparison]) == """
      {
        "version": 1,
        "document": "Samples/profile.yaml",
        "name": "Profile",
        "reference": {"locale": "en", "device": "phone", "textSize": "large", "appearance": "light", "direction": "ltr"},
        "cells": [
          {
            "locale": "en",
            "device": "phone",
            "textSize": "large",
            "appearance": "light",
            "direction": "ltr",
            "isReference": true,
            "changes": [],
            "findings": []
          },
          {
            "locale": "de",
            "device": "phone",
            "textSize": "large",
            "appearance": "light",
            "direction": "ltr",
            "isReference": false,
            "changes": [
              {
                "view": "title",
                "kinds": ["resized"],
                "before": [20, 20, 100, 20],
                "after": [20, 20, 112, 40.5],
                "difference": {"width": 12, "height": 20.5}
              }
            ],
            "findings": []
          },
          {
            "locale": "vi",
            "device": "phone",
            "textSize": "large",
            "appearance": "light",
            "direction": "ltr",
            "isReference": false,
            "changes": [
              {
                "view": "title",
                "kinds": ["resized"],
                "before": [20, 20, 100, 20],
                "after": [20, 20, 112, 40.5],
                "difference": {"width": 12, "height": 20.5}
              }
            ],
            "findings": [
              {
                "rule": "text/truncated",
                "severity": "warning",
                "view": "title",
                "message": "“a|b” is <cut> by `3` @750",
                "hint": "Let it *wrap*.",
                "file": "a.yaml",
                "line": 3,
                "column": 4
              }
            ]
          }
        ]
      }

      """)
}

@Test func severalComparisonsAreAnArray() throws {
  let text = ScreenComparison.jsonText([comparison, comparison])
  let array = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
  #expect(array?.count == 2)
  #expect(array?.allSatisfy { $0["version"] as? Int == 1 } == true)
}

@Test func theSameDifferenceInSeveralCellsIsOneRowAndMarkupIsEscaped() {
  let words = CellWords(nativeName: { $0 == "en" ? "English" : nil })
  #expect(
    Markdown.text([comparison], words: words) == """
      ## Profile

      `Samples/profile.yaml`: 3 cells, compared with English (en).

      | View | What differs | Where |
      |---|---|---|
      | `title` | 12 pt wider, 20.5 pt taller | de, vi |

      ### Findings

      1. **warning** `text/truncated`: “a\\|b” is &lt;cut&gt; by \\`3\\` @\u{2060}750 (vi)
         - *Hint:* Let it \\*wrap\\*.

      """)
}

/// A hint stands with the cells that have it, or below all where all have it.
@Test(arguments: [
  (
    ["Grow.", "Grow.", "Shrink."],
    """
       - en: It has 1 way. *Hint:* Grow.
       - de: It has 2 ways. *Hint:* Grow.
       - vi: It has 3 ways. *Hint:* Shrink.
    """
  ),
  (
    ["Grow.", "Grow.", "Grow."],
    """
       - en: It has 1 way.
       - de: It has 2 ways.
       - vi: It has 3 ways.
       - *Hint:* Grow.
    """
  ),
])
func aHintStandsWithTheCellsThatHaveIt(hints: [String], lines: String) {
  let scenes = zip(["en", "de", "vi"], hints).enumerated().map { index, cell in
    let finding = Finding(
      rule: .ambiguous, view: "title",
      message: "It has \(index + 1) way\(index == 0 ? "" : "s").", hint: cell.1)
    return screen(cell.0, findings: [finding], title(100))
  }
  let compared = ScreenComparison(document: "a.yaml", source: "en", scenes: scenes)
  let text = Markdown.text([compared], words: CellWords())
  #expect(text.hasSuffix("in all 3 cells:\n\(lines)\n"), "\(text)")
}

@Test func aComparisonWithoutDifferencesSaysSo() {
  let same = ScreenComparison(
    document: "a.yaml", source: "en", scenes: [screen("en", title(100)), screen("de", title(100))])
  let text = Markdown.text([same, same], words: CellWords())
  #expect(text.contains("No differences.\n\nNo findings.\n"))
  #expect(text.components(separatedBy: "## a.yaml\n").count == 3)
}

@Test func rowsFollowTheDocumentAndManyAreFolded() {
  func views(_ offset: CGFloat) -> [TestView] {
    (0..<30).map { TestView("view\($0)", offset * CGFloat($0 + 1), 0, 10, 10) }
  }
  func scene(_ locale: String, _ offset: CGFloat) -> Scene {
    var scene = screen(locale)
    scene.views += views(offset).map { SceneView(id: $0.name, parent: 0, frame: $0.frame) }
    return scene
  }
  let many = ScreenComparison(
    document: "a.yaml", source: "en", scenes: [scene("en", 0), scene("de", 1), scene("vi", 2)])
  let text = Markdown.text([many], words: CellWords())
  #expect(text.contains("<details><summary>60 differences</summary>\n\n| View |"))
  let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `view") }
  #expect(rows.count == 60)
  #expect(rows.prefix(3).map { $0.prefix(10) } == ["| `view0` ", "| `view0` ", "| `view1` "])
}

@Test(arguments: [
  ("a|b", "a\\|b"), ("<b>", "&lt;b&gt;"), ("`x`", "\\`x\\`"), ("a\nb", "a\\\\nb"),
  ("_a_ *b*", "\\_a\\_ \\*b\\*"), ("&amp;", "&amp;amp;"), ("[a](b)", "\\[a\\](b)"),
  ("\\", "\\\\"), ("ß 日本", "ß 日本"), ("@you #1", "@\u{2060}you #\u{2060}1"),
])
func textIsShownAsItIs(_ text: String, _ escaped: String) {
  #expect(text.markdown == escaped)
}

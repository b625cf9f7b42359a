import Foundation
import LayoutScene
import Testing

@Suite struct SceneOutputTests {
  let scene = Scene(
    size: CGSize(width: 320, height: 568), scale: 3,
    views: [
      SceneView(id: "root", parent: nil, frame: CGRect(x: 0, y: 0, width: 320, height: 568)),
      SceneView(
        id: "title", className: "label", parent: 0,
        frame: CGRect(x: 16, y: 61.0 / 3, width: 248, height: 34),
        exactFrame: CGRect(x: 16, y: 20.3, width: 248, height: 34), firstBaseline: 26.5,
        lastBaseline: 26.5,
        texts: [
          SceneText(
            string: "Hi", attributes: TextAttributes(font: .system(ofSize: 17)), rect: .zero,
            measurement: TextMeasurement(
              size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: true))
        ]),
    ],
    findings: [
      Finding(
        rule: .truncated, view: "title", message: "“Hi” does not fit.",
        origin: SourceLocation(file: "a.yaml", line: 3, column: 5))
    ])

  @Test func framesHaveTheFormOfTheContract() {
    let text = Scene.frames(document: "a.yaml", scenes: [scene]).text(width: 300)
    #expect(
      text == """
        {
          "version": 1,
          "document": "a.yaml",
          "scenes": [
            {
              "id": "root",
              "locale": "en",
              "direction": "ltr",
              "textSize": "large",
              "appearance": "light",
              "device": "320x568",
              "size": [320, 568],
              "scale": 3,
              "views": [
                {"id": "root", "class": "view", "parent": null, "frame": [0, 0, 320, 568], \
        "alignmentRect": [0, 0, 320, 568], "firstBaseline": null, "lastBaseline": null, \
        "hidden": false},
                {"id": "title", "class": "label", "parent": "root", "frame": [16, 20.3333, 248, 34], \
        "alignmentRect": [16, 20.3333, 248, 34], "firstBaseline": 26.5, "lastBaseline": 26.5, \
        "hidden": false, "text": {"lines": 1, "truncated": true, "missingGlyphs": 0}}
              ],
              "findings": [{"rule": "text/truncated", "severity": "warning", "view": "title", \
        "message": "“Hi” does not fit.", "file": "a.yaml", "line": 3, "column": 5}]
            }
          ]
        }

        """)
  }

  @Test func aFindingAboutSeveralViewsNamesThemAllAndOneAboutATextWhatItLacks() {
    let tie = Finding(rule: .ambiguous, views: ["a", "b"], message: "m", hint: "h")
    #expect(tie.view == "a")
    #expect(
      tie.json.text(width: 300) == """
        {"rule": "layout/ambiguous", "severity": "warning", "view": "a", "views": ["a", "b"], \
        "message": "m", "hint": "h"}

        """)
    let cut = Finding(
      rule: .truncated, view: "a", message: "m",
      missing: TextShortfall(width: 14.5, height: 20.00001, linesNeeded: 3, lineLimit: 2))
    #expect(
      cut.json.text(width: 300) == """
        {"rule": "text/truncated", "severity": "warning", "view": "a", "message": "m", \
        "missing": {"width": 14.5, "height": 20, "lines": 1}}

        """)
  }

  @Test func exactFramesAreNotRounded() {
    let text = Scene.frames(document: "a.yaml", scenes: [scene], exact: true).text(width: 300)
    #expect(text.contains("\"frame\": [16, 20.3, 248, 34]"))
  }

  @Test func theTreeShowsAViewALineInAlignedColumns() {
    #expect(
      scene.tree() == """
        root     view    0       0  320  568
          title  label  16  20.333  248   34  baseline 26.5, truncated

        """)
  }

  @Test func coordinatesInTheRootAddUpAndAHiddenSuperviewHides() {
    var nested = scene
    nested.views.append(
      SceneView(id: "mark", parent: 1, frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    nested.views[1].isHidden = true
    #expect(nested.absoluteOrigins()[2] == CGPoint(x: 17, y: 61.0 / 3 + 2))
    #expect(nested.visibility() == [true, false, false])
  }
}

@Suite struct ScrolledSceneTests {
  @Test func whatIsInAScrolledViewIsThatMuchFurtherBack() {
    var scroll = SceneView(
      id: "scroll", parent: nil, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset = CGPoint(x: 3, y: -20.5)
    let row = SceneView(
      id: "row", parent: 0, frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    let scene = Scene(size: CGSize(width: 100, height: 100), views: [scroll, row])
    #expect(scene.absoluteOrigins() == [.zero, CGPoint(x: 7, y: 30.5)])
    #expect(scene.tree().contains("100  100  scrolled by 3 -20.5\n"))
    let text = Scene.frames(document: "a.yaml", scenes: [scene]).text(width: 300)
    #expect(text.contains("\"contentOffset\": [3, -20.5]"))
    #expect(text.components(separatedBy: "contentOffset").count == 2, "zero is not mentioned")
  }
}

@Suite struct JSONTests {
  @Test(
    arguments: [
      (JSON.number(1), "1"), (.number(-0.0), "0"), (.number(0.1), "0.1"), (.number(.nan), "null"),
      (.number(1e300), "1e+300"), ("a\"b\\\n\u{1}\u{2028}é", #""a\"b\\\n\u0001\u2028é""#),
      ([1, "b", true, .null], #"[1, "b", true, null]"#),
      (["b": 1, "a": []], #"{"b": 1, "a": []}"#),
    ] as [(JSON, String)])
  func valuesPrintInOneWayOnly(value: JSON, text: String) {
    #expect(value.text() == text + "\n")
  }

  @Test func whatDoesNotFitALineIsBrokenAndIndented() {
    let value: JSON = ["key": [[1, 2, 3], "a longer string"], "z": 1]
    #expect(
      value.text(width: 24) == """
        {
          "key": [
            [1, 2, 3],
            "a longer string"
          ],
          "z": 1
        }

        """)
  }
}

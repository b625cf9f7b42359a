import Foundation
import Testing

/// What `check` and `explain` say beyond the place of a mistake.
@Suite struct DiagnosisTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let conflict = """
    canvas: {size: 100x100}
    views:
      a: {}
    constraints:
      - a.top = root.top
      - a.left = root.left
      - a.height = 10
      - a.width = 20
      - {is: a.width >= 50, id: wide}

    """

  @Test(arguments: [
    ("text", ":9:10: error: Unable", "\n  document.yaml:8:5: note: <LayoutConstraint:"),
    ("junit", ":9:10: error: Unable", "\n  document.yaml:8:5: note: &lt;LayoutConstraint:"),
    (
      "github", "line=9,col=10,title=layout/unsat",
      "%0A  document.yaml:8:5: note: <LayoutConstraint"
    ),
    ("sarif", "\"startLine\": 9", "\"relatedLocations\": ["),
    ("json", "\"line\": 9", "document.yaml:8:5 View:a.width == 20"),
  ])
  func everyFormOfACheckNamesTheWholeConflict(format: String, broken: String, other: String) throws
  {
    _ = try folder.write(Self.conflict)
    let process = try PlumbProcess.run(
      ["check", "document.yaml", "--format", format], folder: folder.url)
    #expect(process.status == 1)
    #expect(process.text.contains(broken) && process.text.contains(other), "\(process.text)")
  }

  @Test func theRelatedLocationsOfAConflictAreItsConstraints() throws {
    _ = try folder.write(Self.conflict)
    let process = try PlumbProcess.run(
      ["check", "document.yaml", "--format", "sarif"], folder: folder.url)
    let log = try JSONSerialization.jsonObject(with: Data(process.output)) as? [String: Any]
    let runs = log?["runs"] as? [[String: Any]]
    let results = try #require(runs?.first?["results"] as? [[String: Any]])
    let related = results.first?["relatedLocations"] as? [[String: Any]] ?? []
    let lines = related.map { location -> Int? in
      let place = location["physicalLocation"] as? [String: Any]
      return (place?["region"] as? [String: Any])?["startLine"] as? Int
    }
    #expect(results.count == 1 && lines == [8, 9])
  }

  /// Every document that includes the file has its mistake.
  @Test(arguments: ["text", "github", "sarif", "junit"])
  func aMistakeInASharedFileIsSaidOnce(format: String) throws {
    _ = try folder.write("metrics: {gap: 8pt}\n", as: "kit.yaml")
    for name in ["a.yaml", "b.yaml"] {
      _ = try folder.write(
        """
        include: kit.yaml
        canvas: {size: 100x100}
        views: {a: {class: label, text: Hi}}
        constraints: [a.top = root.top, a.left = root.left]

        """, as: name)
    }
    let process = try PlumbProcess.run(["check", ".", "--format", format], folder: folder.url)
    #expect(process.status == 65)
    // The fingerprint of a result in SARIF has its words, too.
    let told = process.text.split(separator: "\n").filter {
      $0.contains("found “8pt”") && !$0.contains("plumbFinding")
    }
    #expect(told.count == 1, "\(process.text)")
  }

  @Test func aMisspeltFindingHasItsHelpSuggested() throws {
    let process = try PlumbProcess.run(["help", "layout/ambigous"])
    let message = "error: there is no finding layout/ambigous; did you mean layout/ambiguous?"
    #expect(process.status == 64 && process.errors.contains(message), "\(process.errors)")
  }

  @Test func checkKeepsQuietAboutAmbiguityThatFollowsFromMistakes() throws {
    _ = try folder.write(
      """
      canvas: {size: 100x100}
      views: {a: {}, b: {}, c: {}}
      constraints:
        - a.left = root.width + 10
        - H:[b(10)]-8-[a]
        - c.left = root.left

      """)
    let process = try PlumbProcess.run(["check", "document.yaml"], folder: folder.url)
    let lines = process.text.split(separator: "\n").filter { !$0.hasPrefix("  hint: ") }
    let open = lines.filter { $0.contains(" of c is ambiguous") }
    #expect(lines.count == 4 && open.count == 3, "\(process.text)")
  }

  @Test func aFontFamilyThatNobodyHasIsAFindingWhereItIsNamed() throws {
    _ = try folder.write(
      """
      canvas: {size: 200x100}
      views:
        a:
          class: button
          title: Go
          font: {size: 20, family: Nope Sans}
        b: {class: label, text: A, font: {family: noto sans, size: 9}}
        c: {class: label, text: A, font: {family: Nix}, hidden: true}
      constraints: ["H:|[a][b][c]", "V:|[a]", "V:|[b]", "V:|[c]"]

      """)
    let line =
      "document.yaml:6:30: warning: There is no font family “Nope Sans”; the text of a is set in "
      + "Inter. [text/font]\n  hint: Name an installed family, or none for the system's font.\n"
    let check = try PlumbProcess.run(["check", "document.yaml"], folder: folder.url)
    #expect(check.status == 1 && check.text.hasPrefix(line), "\(check.text)\(check.errors)")
    let render = ["render", "document.yaml", "-o", "a.png"]
    let drawn = try PlumbProcess.run(render, folder: folder.url)
    #expect(drawn.status == 0 && drawn.errors == line, "\(drawn.errors)")
    let strict = try PlumbProcess.run(render + ["--strict"], folder: folder.url)
    #expect(strict.status == 1, "\(strict.errors)")
  }

  @Test(arguments: [
    ("a", "error: a lacks a dot and an attribute; there are left, right, top, bottom, leading, "),
    ("b", "error: there is no view or guide b; there are root, a\n"),
    ("q.top", "error: there is no view or guide q; there are root, a\n"),
    ("rot.top", "error: there is no view or guide rot; did you mean root?\n"),
    ("a.foo", "error: there is no attribute foo; there are left, right, top, bottom, leading, "),
    ("a.widht", "error: there is no attribute widht; did you mean width?\n"),
    ("a.foo.top", "error: a has no guide foo; there are margins, safeArea, readable, keyboard, "),
  ])
  func explainSaysWhatThereIsToExplain(subject: String, error: String) throws {
    _ = try folder.write(Self.conflict)
    let process = try PlumbProcess.run(["explain", "document.yaml", subject], folder: folder.url)
    #expect(process.status == 64 && process.errors.contains(error), "\(process.errors)")
  }

  @Test func explainListsTheSlackOfTheAttributesOwnAxisOnly() throws {
    _ = try folder.write(
      """
      canvas: {size: 100x100}
      views: {a: {}, b: {}}
      constraints:
        - a.left = root.left
        - a.top = root.top
        - a.width = 20
        - a.height = 10
        - a.height <= 50
        - a.width <= 70
        - H:[b(5)]
        - b.height <= a.width
        - b.height <= a.height

      """)
    let process = try PlumbProcess.run(["explain", "document.yaml", "a.width"], folder: folder.url)
    let slack = process.text.split(separator: "\n").drop { $0 != "not by" }.dropFirst()
    let lines = slack.map { $0.split(separator: " ").first ?? "" }
    #expect(lines == ["document.yaml:9:5", "document.yaml:11:5"], "\(process.text)")
  }

  /// The window's size is written where the canvas is, unless it comes from outside.
  @Test(arguments: [
    (["document.yaml"], "canvas: {device: iphone-se}\n", "document.yaml:1:1"),
    (["document.yaml", "--size", "300x200"], "canvas: {device: iphone-se}\n", "canvas"),
    (["document.yaml"], "", "canvas"),
  ])
  func explainSaysWhereTheCanvasIsWritten(
    arguments: [String], canvas: String, place: String
  ) throws {
    _ = try folder.write(canvas + "views: {a: {}}\nconstraints:\n  - H:|[a]|\n  - V:|[a]|\n")
    let process = try PlumbProcess.run(
      ["explain"] + arguments + ["a.width"], folder: folder.url)
    #expect(
      process.text.contains(
        "\n  \(place)  <LayoutConstraint 'UIView-Encapsulated-Layout-Width' View:root.width == "),
      "\(process.text)\(process.errors)")
  }

  @Test(arguments: [
    ("box.margins.top", "box.margins.top = 8\n", "inset by top 8, left 8, bottom 8, right 8"),
    ("root.safeArea.bottom", "root.safeArea.bottom = 100\n", "document.yaml"),
    ("box.margins.width", "box.margins.width = 34\n", "document.yaml:9:5"),
    ("gap.width", "gap.width = 7\n", "document.yaml:10:5"),
    ("x.left", "x.left = 0\n", "document.yaml:6:3"),
    (
      "box.leadingMargin", "box.leadingMargin = 8\n",
      "document.yaml:4:3  <SystemLayoutConstraint the margins of View:box inset by top 8, left 8, "
    ),
    (
      "y.top", "y.top = 12\n",
      "document.yaml:4:3  <SystemLayoutConstraint the alignment rect of View:box inset by top 2, "
    ),
  ])
  func explainKnowsGuidesAndStacks(subject: String, start: String, content: String) throws {
    _ = try folder.write(
      """
      canvas: {size: 100x100}
      root: {guides: {gap: {}}}
      views:
        box:
          {alignmentInsets: {top: 2}, views: {y: {}}}
        s: {class: stack, views: {x: {class: label, text: A}}}
      constraints:
        - box.left = root.left
        - box.width = 50
        - gap.width = 7
        - box.top = root.top
        - box.height = 20
        - s.left = root.left
        - s.top = root.top
        - gap.left = root.left
        - y.top = box.top + 10

      """)
    let process = try PlumbProcess.run(["explain", "document.yaml", subject], folder: folder.url)
    #expect(process.text.hasPrefix(start), "\(process.text)\(process.errors)")
    #expect(process.text.contains(content), "\(process.text)")
  }
}

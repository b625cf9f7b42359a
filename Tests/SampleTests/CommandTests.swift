import Foundation
import Testing

@Suite struct CommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    arguments: [
      ("a.png", [0x89, 0x50, 0x4E, 0x47]), ("a.svg", Array("<svg".utf8)),
      ("a.pdf", Array("%PDF".utf8)), ("A.PNG", [0x89, 0x50]),
    ] as [(String, [UInt8])])
  func theOutputsEndingSaysWhatIsDrawn(name: String, start: [UInt8]) throws {
    let process = try PlumbProcess.run(
      ["render", "Samples/red-label.yaml", "-o", folder.file(name).path])
    #expect(process.status == 0, "\(process.errors)")
    #expect(try Data(contentsOf: folder.file(name)).starts(with: start))
    #expect(folder.contents == [name])
  }

  @Test(arguments: [
    (["check", "-locale", "de", "Samples/red-label.yaml"], "-locale", "--locale"),
    (
      ["render", "Samples/red-label.yaml", "-o", "-", "-text-size=large"], "-text-size",
      "--text-size"
    ),
    (["frames", "Samples/red-label.yaml", "-fromat", "json"], "-fromat", "--format"),
    (["uikit", "audit", "-outptu", "a", "."], "-outptu", "--output"),
    (["-version"], "-version", "--version"),
  ])
  func aLongOptionWithOneDashIsNamedWithTwo(arguments: [String], written: String, meant: String)
    throws
  {
    let process = try PlumbProcess.run(arguments)
    #expect(process.status == 64 && process.output.isEmpty)
    #expect(
      process.errors
        == "error: there is no option \(written); did you mean \(meant), with two dashes?\n")
  }

  @Test(arguments: [["check", "-z"], ["check", "-zzzzzz", "a.yaml"], ["check", "--", "-locale"]])
  func otherMistakesInOptionsAreToldAsTheyAre(arguments: [String]) throws {
    let process = try PlumbProcess.run(arguments)
    #expect(process.status != 0 && !process.errors.contains("two dashes"))
  }

  @Test(arguments: ["render", "compare"])
  func theResultsOfAFolderLieInAFolderHoweverManyThereAre(command: String) throws {
    _ = try folder.write("canvas: {size: 20x20}\nviews: {a: {}}\n", as: "Screens/one.yaml")
    let process = try PlumbProcess.run([command, "Screens", "-o", "Pictures"], folder: folder.url)
    #expect(process.status == 0, "\(process.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.file("Pictures/one.png").path))
  }

  @Test func aDashWritesThePictureToStandardOutput() throws {
    let process = try PlumbProcess.run(
      ["render", "Samples/red-label.yaml", "-o", "-", "--format", "svg"])
    #expect(process.status == 0 && process.text.hasPrefix("<svg"))
  }

  @Test func aFolderGetsAPictureAnInput() throws {
    let process = try PlumbProcess.run(
      ["render", "Samples/red-label.yaml", "Samples/red-view-sized.yaml", "-o", folder.path + "/"])
    #expect(process.status == 0 && folder.contents == ["red-label.png", "red-view-sized.png"])
  }

  @Test(arguments: [
    ["render", "Samples/red-label.yaml"],
    ["render", "Samples/red-label.yaml", "-o", "picture.gif"],
    ["render", "Samples/red-label.yaml", "-o", "picture.png", "--format", "svg"],
    ["render", "Samples/red-label.yaml", "Samples/red-view.yaml", "-o", "one.png"],
    ["render", "Samples/red-label.yaml", "-o", "-", "--scale", "9"],
    ["render", "Samples/red-label.yaml", "-o", "-", "--show", "everything"],
    ["render", "Samples/red-label.yaml", "-o", "-", "--text-size", "huge"],
    ["render", "Samples/red-label.yaml", "-o", "-", "--jobs", "0"],
    ["frames", "Samples/red-label.yaml", "--format", "xml"],
    ["render", "Samples/red-label.yaml", "-o", "-", "--show", "none,frames"],
    ["render", "Samples/red-label.yaml", "-o", "picture.png", "--text", "live"],
    ["preview", "Samples/red-label.yaml", "--port", "99999"],
    ["frames"], ["paint"],
  ])
  func wrongUsageExitsWith64AndWritesNothing(arguments: [String]) throws {
    let samples = arguments.map {
      $0.hasPrefix("Samples/") ? PlumbProcess.root.appendingPathComponent($0).path : $0
    }
    let process = try PlumbProcess.run(samples, folder: folder.url)
    #expect(process.status == 64, "\(process.errors)")
    #expect(!process.errors.isEmpty && process.output.isEmpty && folder.contents.isEmpty)
  }

  /// The keys of a class, by any of its names, and those under a key, with what they mean.
  @Test(arguments: [
    ("label", ["text", "font", "hidden, isHidden", "Default: "], ["spacing\n"]),
    ("UIStackView", ["spacing", "axis"], ["textAlignment"]),
    ("label.font", ["size", "weight", "One of: largeTitle, "], ["hidden"]),
  ]) func helpListsTheKeysOfAClass(name: String, words: [String], others: [String]) throws {
    let help = try PlumbProcess.run(["help", name])
    #expect(help.status == 0 && help.errors.isEmpty)
    for word in words { #expect(help.text.contains("\n\(word)") || help.text.contains(word)) }
    for word in others { #expect(!help.text.contains("\n\(word)")) }
  }

  @Test func helpExplainsRulesByTheirNames() throws {
    let all = try PlumbProcess.run(["help", "findings"])
    #expect(
      all.status == 0 && all.text.hasPrefix("text/truncated (warning)\n    a text that is cut"))
    let one = try PlumbProcess.run(["help", "text/format-mismatch"])
    #expect(
      one.text == """
        text/format-mismatch (warning)
            a translation that shows other values than its source, or in another order
            Example: plumb check --locale de Samples/Findings/format-mismatch.yaml

        """)
    #expect(all.text.contains("\n" + one.text))
  }

  @Test(arguments: ["labell", "layout/nothing", "label.nothing", "label.", ".", ""])
  func helpKnowsNoOtherNames(name: String) throws {
    #expect(try PlumbProcess.run(["help", name]).status == 64)
  }

  /// An overlay that help does not name cannot be found.
  @Test func helpNamesEveryOverlayAndTheDefault() throws {
    let help = try PlumbProcess.run(["help", "render"]).text
    let refusal = try PlumbProcess.run(
      ["render", "Samples/red-label.yaml", "-o", "-", "--show", "everything"]
    ).errors
    let list = try #require(refusal.firstMatch(of: /there are ([a-z, ]+), or none/)).1
    let names = list.split(separator: ", ")
    #expect(names.count == 9)
    for name in names { #expect(help.contains(name), "\(name)") }
    let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("(default: insets,findings; none with --style plain)"))
  }

  @Test func withoutShowPicturesHaveTheDefaultOverlays() throws {
    func picture(_ show: String...) throws -> [UInt8] {
      try PlumbProcess.run(["render", "Samples/alignment-insets.yaml", "-o", "-"] + show).output
    }
    let standard = try picture()
    #expect(try picture("--show", "insets,findings") == standard)
    #expect(try picture("--show", "none") != standard)
    #expect(try picture("--show", "alignment") != standard)
  }

  @Test func twoInputsThatWouldBeOneFileAreRefused() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let twin = try other.write("views: {a: {}}", as: "red-label.yaml")
    let process = try PlumbProcess.run(
      ["render", "Samples/red-label.yaml", twin, "-o", folder.path])
    #expect(process.status == 64 && folder.contents.isEmpty)
    #expect(process.errors.contains("red-label.png"))
  }

  @Test func framesAreATreeOfTextUnlessJSONIsAskedFor() throws {
    let text = try PlumbProcess.run(["frames", "Samples/red-view-sized.yaml"])
    #expect(text.text.hasPrefix("root "))
    #expect(text.text.contains("RedView  view  10  10   30   30"))
    let json = try PlumbProcess.run(
      ["frames", "Samples/red-view-sized.yaml", "--format", "json", "--exact"])
    let document = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect(document?["version"] as? Int == 1)
  }

  @Test func aDocumentMayComeFromAPipe() throws {
    let document = "canvas: {size: 50x50}\\nviews:\\n  a: {class: labl}\\n"
    for path in ["-", "/dev/stdin"] {
      let process = try PlumbProcess.run(
        script: "printf '\(document)' | \"$PLUMB\" frames \(path)")
      #expect(process.status == 65 && process.errors.hasPrefix("\(path):3:14: error"))
    }
    let good = try PlumbProcess.run(
      script: "printf 'canvas: {size: 50x50}' | \"$PLUMB\" frames -")
    #expect(good.status == 0 && good.text.hasPrefix("root"), "\(good.errors)")
  }

  @Test func strictTurnsAnAmbiguousLayoutIntoStatusTwo() throws {
    #expect(try PlumbProcess.run(["frames", "Samples/red-view.yaml"]).status == 0)
    let strict = try PlumbProcess.run(["frames", "Samples/red-view.yaml", "--strict"])
    #expect(strict.status == 2 && strict.errors.contains("layout/ambiguous"))
    #expect(try PlumbProcess.run(["frames", "Samples/red-label.yaml", "--strict"]).status == 0)
  }

  @Test func theSchemaIsJSON() throws {
    let process = try PlumbProcess.run(["schema"])
    let schema = try JSONSerialization.jsonObject(with: Data(process.output)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test(arguments: ["render", "frames", "check", "explain", "fonts", "devices", "schema"])
  func everyCommandHasHelpWithAnExample(command: String) throws {
    let process = try PlumbProcess.run([command, "--help"])
    #expect(process.status == 0 && process.text.contains("plumb \(command)"))
    #expect(process.text.contains("xample"))
  }

  @Test func checkListsMistakesAndTheFindingsOfWhatIsLeft() throws {
    let document = try folder.write(
      "views:\n  a: {}\n  b: {colour: red}\nconstraints: [a.top = root.top]\n")
    let process = try PlumbProcess.run(["check", document, "Samples/red-label.yaml"])
    #expect(process.status == 65)
    #expect(process.text.contains("document.yaml:3:7: error: "))
    #expect(process.text.contains("document.yaml:2:3: warning: "))
  }

  @Test func checkExitsByWhatItFinds() throws {
    let clean = ["check", "Samples/red-label.yaml"]
    let found = ["check", "Samples/red-view.yaml"]
    #expect(try PlumbProcess.run(clean).status == 0)
    #expect(try PlumbProcess.run(clean).output.isEmpty)
    #expect(try PlumbProcess.run(found).status == 1)
    #expect(try PlumbProcess.run(found + ["--strict"]).status == 2)
    #expect(try PlumbProcess.run(["check", "Samples/gone.yaml"]).status == 74)
  }

  @Test(arguments: [
    ("json", "\"rule\": \"layout/ambiguous\""), ("sarif", "\"startLine\": 9"),
    ("github", "::warning file=Samples/red-view.yaml,line=9,col=3,title=layout/ambiguous::"),
    ("junit", "tests=\"1\" failures=\"1\""),
  ])
  func checkReportsInTheFormsOfTools(format: String, content: String) throws {
    let process = try PlumbProcess.run(["check", "Samples/red-view.yaml", "--format", format])
    #expect(process.text.contains(content), "\(process.text)")
    if ["json", "sarif"].contains(format) {
      _ = try JSONSerialization.jsonObject(with: Data(process.output))
    }
  }

  /// Lines and columns count from 1, columns in characters of Unicode, as the log says of itself.
  @Test func resultsInSARIFHaveTheirPlaces() throws {
    _ = try folder.write(
      """
      canvas: {size: 90x90}
      views:
        a: {class: label, text: "😀😀é"}
        b: {class: label, text: "😀😀é", colour: red}
      constraints: [a.top = root.top, a.height = 20, a.height = 30, {is: a.left = root.left}]

      """)
    let text = try PlumbProcess.run(
      ["check", "document.yaml", "--format", "sarif"], folder: folder.url
    ).output
    let log = try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    func places(_ key: String, of result: [String: Any]) -> [[Int?]] {
      (result[key] as? [[String: Any]] ?? []).map { location in
        let place = location["physicalLocation"] as? [String: Any]
        let region = place?["region"] as? [String: Any]
        return [region?["startLine"] as? Int, region?["startColumn"] as? Int]
      }
    }
    let rules = results.map { $0["ruleId"] as? String }
    try #require(rules == ["document/invalid", "layout/unsatisfiable"])
    #expect(places("locations", of: results[0]) == [[4, 34]])
    #expect(places("relatedLocations", of: results[1]).contains([5, 33]))
    #expect(places("relatedLocations", of: results[1]).contains([5, 48]))
  }

  /// Several inputs that fail in different ways, in any order: the worst of them counts, and a file
  /// that cannot be read is worse than what is wrong in one.
  @Test(
    arguments: [
      (["clean", "clean"], 0, 0), (["clean", "found"], 1, 1), (["found", "ambiguous"], 1, 2),
      (["ambiguous", "mistaken"], 65, 65), (["found", "mistaken"], 65, 65),
      (["mistaken", "missing"], 74, 74), (["missing", "clean"], 74, 74),
      (["ambiguous", "missing", "found", "mistaken", "clean"], 74, 74),
    ] as [([String], Int32, Int32)])
  func theWorstInputDecidesTheStatus(inputs: [String], status: Int32, strict: Int32) throws {
    let placed = "constraints: [a.top = root.top, a.left = root.left]\n"
    _ = try folder.write("views: {a: {intrinsic: 9x9}}\n" + placed, as: "clean.yaml")
    _ = try folder.write(
      "views: {a: {class: label, text: \"\u{10FFFD}\"}}\n" + placed, as: "found.yaml")
    _ = try folder.write("views: {a: {}}\n", as: "ambiguous.yaml")
    _ = try folder.write("views: {a: {colour: red}}\n", as: "mistaken.yaml")
    for files in [inputs, inputs.reversed()] {
      let command = ["check"] + files.map { "\($0).yaml" }
      #expect(try PlumbProcess.run(command, folder: folder.url).status == status)
      #expect(try PlumbProcess.run(command + ["--strict"], folder: folder.url).status == strict)
    }
  }

  /// What the list says of files and libraries is what sha256sum and pkg-config say of them.
  @Test func fontsListsFilesWithTheirHashesAndLibrariesWithTheirVersions() throws {
    func output(_ script: String) throws -> String {
      try PlumbProcess.run(script: script).text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let json = try PlumbProcess.run(["fonts", "--format", "json"]).output
    let list = try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let libraries = try #require(list["libraries"] as? [String: String])
    let packages = [
      "Pango": "pango", "HarfBuzz": "harfbuzz", "fontconfig": "fontconfig", "Cairo": "cairo",
    ]
    for (name, package) in packages.sorted(by: <) {
      let version = libraries.first { $0.key.lowercased() == name.lowercased() }?.value
      #expect(try version == output("pkg-config --modversion \(package)"), "\(name)")
    }
    let fonts = try #require(list["fonts"] as? [[String: Any]])
    #expect(fonts.count > 30)
    for font in fonts {
      let path = try #require(font["path"] as? String)
      let hash = try output("sha256sum '\(path)' | cut -d ' ' -f 1")
      #expect(font["sha256"] as? String == hash, "\(path)")
    }
    let owner = try output("dpkg -S '\(fonts[0]["path"] as? String ?? "")' | cut -d : -f 1")
    #expect(fonts[0]["package"] as? String == owner)
    // People read the same in lines: each script with its families, each library, each file.
    let text = try PlumbProcess.run(["fonts"]).text
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    for script in try #require(list["scripts"] as? [[String: Any]]) {
      let families = (script["families"] as? [String] ?? []).joined(separator: ", ")
      #expect(!families.isEmpty && script["missingGlyphs"] as? Int == 0)
      #expect(lines.contains("\(script["name"] as? String ?? "") \(families)"))
    }
    for (name, version) in libraries { #expect(lines.contains("\(name) \(version)")) }
    for font in fonts {
      let hash = (font["sha256"] as? String ?? "").prefix(16)
      #expect(lines.contains("\(hash)… \(font["path"] as? String ?? "")"))
    }
  }

  @Test func explainNamesTheConstraintAndItsLine() throws {
    let process = try PlumbProcess.run(["explain", "Samples/sign-in.yaml", "card.top"])
    #expect(process.status == 0)
    #expect(process.text.hasPrefix("card.top = 120\ngiven by\n  Samples/sign-in.yaml:26:10  "))
    #expect(process.text.contains("priority:850   (active)>  (off by 50)"))
    // UIKit's `.baseline` is its `.lastBaseline`.
    let baselines = try ["baseline", "lastBaseline"].map {
      try PlumbProcess.run(["explain", "Samples/baseline-row.yaml", "note.\($0)"])
    }
    #expect(baselines[0].status == 0 && baselines[0].text == baselines[1].text)
    let wrong = try PlumbProcess.run(["explain", "Samples/sign-in.yaml", "card.tpo"])
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean top?"))
  }

  @Test func explainFindsTheViewsOfAllScenes() throws {
    let shop = "Samples/InterfaceBuilder/Shop.storyboard"
    let found = try PlumbProcess.run(["explain", shop, "Ffh-x3-Zrm.width"])
    #expect(found.status == 0 && found.text.hasPrefix("Ffh-x3-Zrm.width = 358\n"))
    let elsewhere = try PlumbProcess.run(
      ["explain", shop, "Ffh-x3-Zrm.width", "--scene", "Ht8-rS-pqf"])
    #expect(elsewhere.status == 64 && elsewhere.errors.contains("no view or guide Ffh-x3-Zrm"))
  }

  @Test func theExampleInSwiftDrawsItsScreen() throws {
    let process = Process()
    process.executableURL = PlumbProcess.executable.deletingLastPathComponent()
      .appendingPathComponent("FromCode")
    process.arguments = [folder.file("from-code.png").path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Data(contentsOf: folder.file("from-code.png")).starts(with: [0x89, 0x50]))
  }

  /// The bounds of a canvas hold for `--size`, too.
  @Test(arguments: [("1x1", 0), ("10000x10000", 0), ("0x1", 64), ("1x0", 64), ("10001x1", 64)])
  func aSizeHasTheBoundsOfACanvas(size: String, status: Int32) throws {
    _ = try folder.write("canvas: 100x100\nviews: {}\n")
    let frames = try PlumbProcess.run(
      ["frames", "document.yaml", "--size", size], folder: folder.url)
    #expect(frames.status == status, "\(frames.errors)")
  }

  private static func page(_ path: String) throws -> String {
    try String(contentsOf: PlumbProcess.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The screen of README is a sample, and its frames are shown as `plumb frames` lists them.
  @Test func theReadmesScreenIsTheFirstSample() throws {
    let readme = try Self.page("README.md")
    let screen = try #require(readme.components(separatedBy: "```yaml\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    #expect(try Self.page("Samples/first-screen.yaml").hasSuffix("\n" + screen))
    let frames = try PlumbProcess.run(["frames", "Samples/first-screen.yaml", "--strict"])
    #expect(frames.status == 0, "\(frames.errors)")
    #expect(readme.contains(frames.text.split(separator: "\n").map { "    \($0)\n" }.joined()))
  }

  @Test func theManualShowsAMistakeAsItIsReported() throws {
    let start = "name: Sign in\ncanvas: {size: 320x220}\nviews:\n"
    let title = "  title:  {class: lable, text: Welcome back, font: title1, lines: 0}\n"
    _ = try folder.write(start + title, as: "sign-in.yaml")
    let bad = try PlumbProcess.run(["frames", "sign-in.yaml"], folder: folder.url)
    let lines = bad.errors.split(separator: "\n").map { "    \($0)\n" }
    #expect(lines.count == 3, "\(bad.errors)")
    #expect(try Self.page("docs/documents.md").contains(lines.joined()))
  }

  @Test func theReadmeShowsTheExampleInSwiftAsItIs() throws {
    #expect(try Self.page("README.md").contains(Self.page("Samples/FromCode/main.swift")))
  }
}

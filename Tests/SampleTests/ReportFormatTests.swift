import Foundation
import Testing

/// In which form a report is written, and what programs find in it.
@Suite struct ReportFormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The same that `--format` makes; another ending says nothing.
  @Test(arguments: [
    ("check", "a.json", "json"), ("check", "a.sarif", "sarif"), ("check", "a.XML", "junit"),
    ("check", "a.junit", "junit"), ("check", "a.txt", "text"), ("check", "a.log", "text"),
    ("frames", "a.json", "json"), ("frames", "a.txt", "text"), ("frames", "a", "text"),
    ("headroom", "a.json", "json"), ("headroom", "a.log", "text"),
  ])
  func theFormOfAReportFollowsFromItsName(command: String, name: String, format: String) throws {
    let arguments = [command, PlumbProcess.root.path + "/Samples/red-view.yaml"]
    let written = try PlumbProcess.run(arguments + ["-o", name], folder: folder.url)
    let asked = try PlumbProcess.run(arguments + ["--format", format], folder: folder.url)
    #expect(written.status == asked.status && written.text.isEmpty, "\(written.errors)")
    #expect(try Array(Data(contentsOf: folder.file(name))) == asked.output)
  }

  @Test(arguments: [("a.png", "text"), ("a.json", "png"), ("a.svg", "pdf")])
  func picturesAndTextsAreNotWrittenIntoEachOthersFiles(name: String, format: String) throws {
    let document = PlumbProcess.root.path + "/Samples/red-view.yaml"
    let run = try PlumbProcess.run(
      ["headroom", document, "-o", name, "--format", format], folder: folder.url)
    #expect(run.status == 64 && run.errors.contains("which --format asks for"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.file(name).path))
  }

  @Test func aMistakeOfASharedFileIsOneResultInSARIF() throws {
    _ = try folder.write("components: {c: {class: lable}}\n", as: "shared.yaml")
    for name in ["a.yaml", "b.yaml"] {
      _ = try folder.write("include: shared.yaml\nviews: {x: {component: c}}\n", as: name)
    }
    let run = try PlumbProcess.run(
      ["check", "a.yaml", "b.yaml", "--format", "sarif"], folder: folder.url)
    let log = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    let fingerprints = results?.map { $0["partialFingerprints"] as? [String: String] }
    #expect(
      fingerprints == [
        [
          "plumbFinding/v1":
            #"["document/invalid", "shared.yaml", [], [], "there is no class “lable”"] 0"#
        ]
      ], "\(run.text)")
  }

  /// In JSON a document has all of its findings, also those that another document of the run has.
  @Test func aFindingOfASharedFileIsInTheJSONOfEachDocument() throws {
    _ = try folder.write(
      "components: {tag: {views: {t: {class: label, text: pale, color: \"#cccccc\"}}, constraints: [t.edges = self]}}\n",
      as: "tag.yaml")
    let names = ["a.yaml", "b.yaml"]
    for name in names {
      _ = try folder.write(
        "include: tag.yaml\nviews: {x: {component: tag}}\nconstraints: [x.center = root.center]\n",
        as: name)
    }
    func report(_ options: [String]) throws -> String {
      try PlumbProcess.run(
        ["check", "--format", "json"] + names + options, folder: folder.url
      ).text
    }
    let whole = try report([])
    #expect(whole.ranges(of: "text/contrast").count == 2, "\(whole)")
    for shard in ["1/2", "2/2"] {
      _ = try folder.write(
        report(["--locale", "en,de", "--shard", shard]), as: "\(shard.prefix(1)).json")
    }
    let merged = try PlumbProcess.run(["merge", "1.json", "2.json"], folder: folder.url).text
    #expect(try merged == report(["--locale", "en,de"]))
  }

  /// In a report of JUnit the test cases of the others fail, too, and name the one that tells it.
  @Test func aMistakeOfAnIncludedFileIsToldAtTheFirstTestCase() throws {
    _ = try folder.write(
      "components: {row: {views: {t: {class: label, txet: A, fnot: body}}}}\n", as: "rows.yaml")
    for name in ["a.yaml", "b.yaml", "c.yaml"] {
      _ = try folder.write(
        "include: rows.yaml\nviews: {r: {component: row, frame: [0, 0, 9, 9]\(name == "b.yaml" ? ", alhpa: 1" : "")}}\n",
        as: name)
    }
    let text = try PlumbProcess.run(
      ["check", "a.yaml", "b.yaml", "c.yaml", "--format", "junit"], folder: folder.url
    ).text
    #expect(text.ranges(of: "has no key “txet”").count == 1, "\(text)")
    #expect(text.contains("“txet” (used at a.yaml:2:9, and 2 more documents)"), "\(text)")
    #expect(text.contains("failures=\"3\"") && text.contains("“alhpa”"), "\(text)")
    #expect(text.ranges(of: "2 mistakes are told at a.yaml").count == 2, "\(text)")
  }

  /// What a locale makes of a value is no part of a mistake, which is one in all languages and in the reports of later runs.
  @Test func aMistakeOfATextIsOneInAllLanguages() throws {
    for locale in ["en", "de"] {
      _ = try folder.write("n = \"%d\";", as: "S/\(locale).lproj/Localizable.strings")
    }
    _ = try folder.write(
      "canvas: {size: 100x100}\nstrings: S\nviews: {a: {class: label, text: {key: n, values: [{date: 2026-11-20}]}, frame: [0, 0, 90, 30]}}\n"
    )
    func run(_ command: [String], _ locale: String) throws -> String {
      let run = try PlumbProcess.run(
        command.prefix(1) + ["document.yaml", "--locale", locale] + command.dropFirst(),
        folder: folder.url)
      return run.text + run.errors
    }
    for command in [["frames"], ["render", "-o", "out/"], ["check"]] {
      let text = try run(command, "en,de")
      #expect(text.ranges(of: "needs a number for %d, found “2026-11-20”").count == 1, "\(text)")
    }
    func fingerprint(_ locale: String) throws -> String? {
      let lines = try run(["check", "--format", "sarif"], locale).split(separator: "\n")
      return lines.first { $0.contains("plumbFinding/v1") }.map(String.init)
    }
    #expect(try fingerprint("en") == fingerprint("de") && fingerprint("en") != nil)
  }

  /// A finding of several screens has the constraints of the first of them, and says so.
  @Test func constraintsWithOtherNumbersNameTheirCell() throws {
    _ = try folder.write(
      "canvas: iphone-se\nviews: {b: {}}\nconstraints: [\"H:|[b(500)]|\", \"V:|[b]|\"]\n")
    func run(_ command: String, _ options: [String] = []) throws -> String {
      let devices = ["--device", "iphone-se,iphone-14"]
      return try PlumbProcess.run(
        [command, "document.yaml"] + devices + options, folder: folder.url
      ).text
    }
    let text = try run("check")
    #expect(text.contains("View:root.width == 375   "), "\(text)")
    #expect(text.contains("  in all 2 cells; constraints as in iphone-se\n"), "\(text)")
    _ = try run("compare", ["-o", "a.md"])
    let page = try String(contentsOf: folder.file("a.md"), encoding: .utf8)
    #expect(page.contains("(all 2 cells; constraints as in en (iPhone SE))"), "\(page)")
    let json = try run("check", ["--format", "json"])
    #expect(json.ranges(of: "View:root.width == 375   ").count == 1, "\(json)")
    #expect(json.ranges(of: "View:root.width == 390   ").count == 1, "\(json)")
  }
}

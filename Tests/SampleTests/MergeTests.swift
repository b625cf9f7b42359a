import Foundation
import Testing

/// The parts of several machines, joined to what one would have written.
@Suite struct MergeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let screens = [
    "Samples/profile.yaml", "Samples/red-view.yaml", "Samples/unsatisfiable.yaml",
    "--locale", "en,de,sv", "--device", "iphone-se,ipad",
  ]

  /// The parts of `command`, in the order of their names.
  private func parts(
    _ command: [String], count: Int, in folder: TemporaryFolder, ending: String = "json"
  ) throws -> [String] {
    try (1...count).map { index in
      let path = folder.file("part-\(index).\(ending)").path
      _ = try PlumbProcess.run(command + ["--shard", "\(index)/\(count)", "-o", path])
      return path
    }
  }

  @Test(arguments: ["check", "frames", "compare", "headroom"], [2, 5])
  func thePartsOfSeveralMachinesMakeTheReportOfOne(command: String, count: Int) throws {
    let arguments = [command] + Self.screens + ["--format", "json"]
    let whole = try PlumbProcess.run(arguments).output
    let parts = try parts(arguments, count: count, in: folder)
    let merged = try PlumbProcess.run(["merge"] + parts.reversed())
    #expect(merged.status == 0 && !whole.isEmpty, "\(merged.errors)")
    #expect(merged.output == whole)
  }

  /// A part knows only the allowances of its own cells, and another part may use them.
  @Test func whatNoPartAllowsInVainIsNotedOnce() throws {
    let document = try folder.write(
      """
      canvas: {size: 200x200}
      screens:
        one:
          views: {a: {class: label, text: one, frame: [9, 9, 60, 30], allow: {layout/outside: shown}}}
        two:
          views:
            b: {class: label, text: two, frame: [9, 9, 60, 30], allow: {text/truncated: small}}
            c: {class: label, text: A long text, frame: [9, 90, 30, 30], allow: {text/truncated: small}}

      """)
    for count in [2, 4] {
      let arguments = [
        "check", document, "--text-size", "large,accessibility1", "--format", "json",
      ]
      let whole = try PlumbProcess.run(arguments)
      let merged = try PlumbProcess.run(["merge"] + parts(arguments, count: count, in: folder))
      #expect(merged.output == whole.output)
      let notes = merged.text.components(separatedBy: "document/unused-allow").count - 1
      #expect(notes == 2, "\(merged.text)")
    }
  }

  @Test func thePagesOfSeveralMachinesMakeThePageOfOne() throws {
    let arguments = ["compare"] + Self.screens + ["--format", "html", "--quiet"]
    let whole = try PlumbProcess.run(arguments + ["-o", "-"]).output
    let parts = try parts(arguments, count: 3, in: folder, ending: "html")
    let merged = try PlumbProcess.run(["merge"] + parts.reversed())
    #expect(merged.status == 0 && !whole.isEmpty, "\(merged.errors)")
    #expect(merged.output == whole)
    let twoOfThree = try PlumbProcess.run(["merge"] + parts.prefix(2))
    #expect(twoOfThree.status == 65 && twoOfThree.errors.contains("are missing from the pages"))
  }

  /// Nothing is recorded, so that all are missing; in the pages they have pictures.
  @Test(arguments: ["json", "html"], [2, 5])
  func theTestsOfSeveralMachinesMakeTheReportOfOne(format: String, count: Int) throws {
    let screens = Self.screens.filter { $0 != "Samples/unsatisfiable.yaml" }
    let arguments =
      ["test"] + screens
      + ["--snapshots", folder.file("Snapshots").path, "--record", "never", "--format", format]
    let whole = folder.file("whole.\(format)")
    #expect(try PlumbProcess.run(arguments + ["-o", whole.path]).status == 3)
    let parts = try parts(arguments, count: count, in: folder, ending: format)
    let merged = try PlumbProcess.run(["merge"] + parts.reversed())
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(Data(merged.output) == (try Data(contentsOf: whole)))
    let oneLess = try PlumbProcess.run(["merge"] + parts.dropLast())
    #expect(oneLess.status == 65, "a shard is missing")
    let mixed = try PlumbProcess.run(["merge", parts[0], whole.path])
    #expect(mixed.status == (format == "json" ? 65 : 0), "one of them is the whole")
  }

  /// One document of three has a mistake, so that none of its cells can be laid out.
  @Test(arguments: ["html", "json"], [2, 3, 9])
  func documentsThatCannotBeLaidOutLeaveAMergeWhole(format: String, count: Int) throws {
    let broken = try folder.write("views: {a: {class: lable}}\n", as: "broken.yaml")
    let arguments =
      ["compare", "Samples/profile.yaml", broken, "Samples/red-view.yaml", "--locale", "en,de,sv"]
      + ["--format", format, "--quiet"]
    let whole = try PlumbProcess.run(arguments + ["-o", "-"])
    #expect(whole.status == 65 && !whole.output.isEmpty)
    let parts = try parts(arguments, count: count, in: folder, ending: format)
    let merged = try PlumbProcess.run(["merge"] + parts.reversed())
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.output == whole.output)
  }

  /// Each document shows the mistakes of a file that all of them include.
  @Test(arguments: [("check", "json"), ("compare", "html"), ("test", "json"), ("test", "html")])
  func aMistakeOfSeveralDocumentsIsToldOnceInAMerge(command: String, format: String) throws {
    _ = try folder.write(
      """
      components:
        row: {views: {l: {class: lable}}, constraints: [l.top = self.nowhere]}
        bar: {views: {b: {colour: red}}}

      """, as: "Parts/bad.yaml")
    let names = ["z.yaml", "x.yaml", "y.yaml"]
    let paths = try names.enumerated().map { index, name in
      let views = (0...index).map { "r\($0): {component: row}" }.joined(separator: ", ")
      return try folder.write(
        "include: Parts/bad.yaml\nviews: {b: {component: bar}, own: {nope: 1}}\n"
          + "screens: {one: {views: {\(views)}}, two: {views: {r: {component: row}}}}\n", as: name)
    }
    let snapshots = ["--snapshots", folder.file("Snapshots").path, "--record", "never"]
    let arguments =
      [command] + paths + ["--format", format] + (command == "test" ? snapshots : [])
    let whole = folder.file("whole.\(format)")
    #expect(try PlumbProcess.run(arguments + ["-o", whole.path]).status == 65)
    for count in [1, 2, 3] {
      let parts = try parts(arguments, count: count, in: folder, ending: format)
      let merged = try PlumbProcess.run(["merge"] + parts.reversed())
      #expect(merged.status == 0, "\(merged.errors)")
      #expect(Data(merged.output) == (try Data(contentsOf: whole)), "\(count)")
    }
  }

  /// What could not be compared is all that there is to say.
  @Test func pagesOfProblemsAloneAreMerged() throws {
    let broken = try folder.write("views: {a: {class: lable}}\n", as: "broken.yaml")
    let arguments = ["compare", broken, "--locale", "en,de", "--format", "html", "--quiet"]
    let parts = try parts(arguments, count: 2, in: folder, ending: "html")
    let merged = try PlumbProcess.run(["merge"] + parts)
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.text.contains("lable"))
    #expect(try PlumbProcess.run(["merge"] + parts.reversed()).output == merged.output)
  }

  @Test func aMachineWithoutACellIsNoneThatIsMissing() throws {
    let arguments = ["frames", "Samples/red-label.yaml", "--locale", "en,de", "--format", "json"]
    let parts = try parts(arguments, count: 4, in: folder)
    let merged = try PlumbProcess.run(["merge"] + parts)
    #expect(try merged.output == PlumbProcess.run(arguments).output, "\(merged.errors)")
  }

  @Test func partsOfDifferentCommandsAreNotMerged() throws {
    let arguments = ["Samples/red-label.yaml", "--locale", "en,de", "--format", "json", "-o"]
    let (first, second) = (folder.file("1.json").path, folder.file("2.json").path)
    _ = try PlumbProcess.run(["compare", "--shard", "1/2"] + arguments + [first])
    _ = try PlumbProcess.run(["headroom", "--shard", "2/2"] + arguments + [second])
    let merged = try PlumbProcess.run(["merge", first, second])
    #expect(merged.status == 65)
    #expect(
      merged.errors
        == "\(second): error: this is JSON of plumb headroom, and \(first) is JSON of plumb compare; all parts "
        + "have to be of one command, and all JSON or all HTML\n")
  }

  /// Parts in two forms, and pages of two commands.
  @Test(arguments: [
    ("check", "json", "test", "html", "this is HTML of plumb test, and # is JSON of plumb check;"),
    ("test", "html", "check", "json", "this is JSON of plumb check, and # is HTML of plumb test;"),
    ("check", "json", "test", "json", "this is JSON of plumb test, and # is JSON of plumb check;"),
    (
      "frames", "json", "check", "json",
      "this is JSON of plumb check, and # is JSON of plumb frames;"
    ),
    (
      "compare", "html", "test", "html",
      "this is HTML of plumb test, and # is HTML of plumb compare;"
    ),
  ])
  func partsOfTwoKindsAreNamed(
    command: String, form: String, other: String, otherForm: String, words: String
  ) throws {
    let files = try [(command, form), (other, otherForm)].enumerated().map { index, part in
      let file = folder.file("\(index).\(part.1)").path
      let snapshots =
        part.0 == "test" ? ["--snapshots", folder.file("S").path, "--record", "never"] : []
      _ = try PlumbProcess.run(
        [
          part.0, "Samples/red-label.yaml", "--locale", "en,de", "--format", part.1, "-o", file,
          "--shard", "\(index + 1)/2",
        ] + snapshots)
      return file
    }
    let merged = try PlumbProcess.run(["merge"] + files)
    #expect(merged.status == 65)
    #expect(
      merged.errors.hasPrefix("\(files[1]): error: " + words.replacing("#", with: files[0])),
      "\(merged.errors)")
  }

  @Test func partsThatAreMissingAreNamed() throws {
    let parts = try parts(["check"] + Self.screens + ["--format", "json"], count: 3, in: folder)
    let process = try PlumbProcess.run(["merge", parts[0], parts[2]])
    #expect(process.status == 65 && process.errors.contains("parts are missing: 2/3"))
    let twice = try PlumbProcess.run(["merge"] + parts + [parts[1]])
    #expect(twice.status == 65 && twice.errors.contains("is the same part, 2/3"))
  }

  @Test func aPartIsNotWrittenOver() throws {
    let parts = try parts(["check"] + Self.screens + ["--format", "json"], count: 2, in: folder)
    let before = try Data(contentsOf: folder.file("part-1.json"))
    let process = try PlumbProcess.run(["merge"] + parts + ["-o", parts[0]])
    #expect(process.status == 64, "\(process.errors)")
    #expect(try Data(contentsOf: folder.file("part-1.json")) == before)
  }

  @Test(
    arguments: [
      ("", "part.json:1:1: error: the file is empty"), ("{\"a\": ]", "part.json:1:7: error: "),
      ("{\"a\": 1}", "no part of a report"),
      ("[1, 2]", "no part of a report"), ("{\"shard\": [1, 1, 1]}", "no report of plumb"),
      ("{\"shard\": [1, 1, 1], \"files\": 3}", "no report of plumb"),
      ("{\"shard\": [0, 1, 1], \"files\": []}", "no part of a report"),
      ("{\"shard\": [3, 2, 1], \"files\": []}", "no part of a report"),
      ("{\"shard\": [1, -1, 1], \"files\": []}", "no part of a report"),
      ("{\"shard\": [1, 21, 1], \"files\": []}", "20/21, 21/21\n"),
      // Naming every missing part would never end.
      (
        "{\"shard\": [1, 9007199254740991, 1], \"files\": []}",
        "20/9007199254740991, 21/9007199254740991 and more"
      ),
    ])
  func whatIsNoPartIsRefused(text: String, message: String) throws {
    let path = try folder.write(text, as: "part.json")
    let process = try PlumbProcess.run(["merge", path, "-o", folder.file("all.json").path])
    #expect(process.status == 65, "\(process.errors)")
    #expect(process.errors.contains(message), "\(process.errors)")
    #expect(folder.contents == ["part.json"])
  }
}

import Foundation
import Testing

@Suite struct CompareTests {
  static let profile = ["compare", "Samples/profile.yaml", "--locale", "en,de,ar,ja,vi", "--quiet"]

  @Test(arguments: ["png", "svg", "pdf", "json", "md"])
  func aComparisonIsTheSameBytesWhateverTheJobsAndTheEnvironment(_ ending: String) throws {
    let place = try TemporaryFolder()
    var files: [Data] = []
    for (jobs, language) in [("1", "C"), ("4", "de_DE.UTF-8")] {
      let path = place.file("\(jobs).\(ending)").path
      let run = try PlumbProcess.run(
        Self.profile + ["--jobs", jobs, "-o", path],
        environment: ["LANG": language, "LC_ALL": language, "TZ": "Asia/Tokyo"])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      files.append(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    #expect(files[0] == files[1])
    #expect(files[0].count > 400)
  }

  /// Time, battery and home indicator are drawn in white or black, and cells keep their size.
  @Test(arguments: ["svg", "html"])
  func aDeviceShowsWhatIsOnItsScreen(ending: String) throws {
    let place = try TemporaryFolder()
    func drawn(_ options: [String]) throws -> String {
      let path = place.file("\(options.count).\(ending)").path
      let run = try PlumbProcess.run(
        ["compare", "Samples/bars.yaml", "--device", "iphone-14", "--quiet", "-o", path] + options)
      #expect(run.status == 0, "\(run.errors)")
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    let (alone, framed) = (try drawn([]), try drawn(["--frame", "device"]))
    #expect(framed.count > alone.count + 1_000)
    let size = /viewBox=\\?"([^"\\]+)/
    #expect(try size.firstMatch(in: framed)?.output.1 == size.firstMatch(in: alone)?.output.1)
    let refused = try PlumbProcess.run(
      ["compare", "Samples/red-label.yaml", "--frame", "device", "-o", place.file("x.png").path])
    #expect(refused.status == 65 && refused.errors.contains("is that of no device"))
  }

  /// Otherwise a page of an earlier run would stay, and look like the result.
  @Test func aPageOfNothingButBrokenDocumentsTellsWhatIsWrong() throws {
    let place = try TemporaryFolder()
    for (name, text) in [("a", "views: {a: {class: lable}}\n"), ("b", "views: [\n")] {
      _ = try place.write(text, as: name + ".yaml")
    }
    for names in [["a"], ["b"], ["a", "b"]] {
      let files = names.map { place.file($0 + ".yaml").path }
      let printed = try PlumbProcess.run(["compare"] + files + ["--format", "html"])
      #expect(printed.status == 65)
      #expect(printed.text.hasPrefix("<!doctype html>"), "\(names)")
      for file in files { #expect(printed.text.contains(file)) }
      let page = place.file("page.html").path
      let written = try PlumbProcess.run(["compare"] + files + ["-o", page])
      #expect(written.status == 65)
      #expect(try String(contentsOfFile: page, encoding: .utf8) == printed.text)
    }
  }

  @Test func withoutAnOutputTheDifferencesArePrintedAsMarkdown() throws {
    let run = try PlumbProcess.run(Self.profile)
    #expect(run.status == 0)
    #expect(
      run.text.hasPrefix("## Profile\n\n`Samples/profile.yaml`: 5 cells, compared with English"))
    #expect(run.text.contains("| `notify` | 6 pt wider, 20.5 pt taller, 15 pt down | de |"))
  }

  @Test func withoutLocalesAllOfTheStringsAreCompared() throws {
    let run = try PlumbProcess.run(
      ["compare", "Samples/profile.yaml", "--format", "json", "--quiet"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let cells = object?["cells"] as? [[String: Any]]
    #expect(cells?.compactMap { $0["locale"] as? String } == ["en", "ar", "de", "ja", "vi"])
    #expect(cells?.compactMap { $0["isReference"] as? Bool } == [true, false, false, false, false])
  }

  @Test func theSourceLanguageIsLaidOutEvenWhereItIsNoCell() throws {
    let run = try PlumbProcess.run(
      ["compare", "Samples/profile.yaml", "--locale", "de", "--format", "json", "--quiet"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect((object?["reference"] as? [String: Any])?["locale"] as? String == "en")
    let cells = object?["cells"] as? [[String: Any]]
    #expect(cells?.count == 1)
    #expect((cells?.first?["changes"] as? [Any])?.isEmpty == false)
  }

  /// The sheets of two runs in one folder do not replace each other.
  @Test func aSheetInAFolderIsCalledByWhatOptionsChose() throws {
    let place = try TemporaryFolder()
    let folder = place.file("sheets").path + "/"
    for options in [
      ["--locale", "de"], ["--locale", "en,de", "--device", "ipad", "--orientation", "landscape"],
      ["--locale", "en", "--text-size", "all", "--size", "320x480"],
    ] {
      let run = try PlumbProcess.run(
        ["compare", "Samples/profile.yaml", "--format", "markdown", "--quiet", "-o", folder]
          + options)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "profile.de.md", "profile.en+de.ipad.landscape.md", "profile.en.320x480.12-text-sizes.md",
      ])
  }

  @Test func severalDocumentsAreAnArrayOrAFileEach() throws {
    let documents = ["Samples/profile.yaml", "Samples/sign-in.yaml"]
    let run = try PlumbProcess.run(["compare"] + documents + ["--format", "json", "--quiet"])
    let array = try JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]]
    #expect(array?.compactMap { $0["document"] as? String } == documents)
    let place = try TemporaryFolder()
    let folder = place.file("sheets").path + "/"
    let drawn = try PlumbProcess.run(
      ["compare"] + documents + ["--format", "svg", "--quiet", "-o", folder])
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["profile.svg", "sign-in.svg"])
  }

  @Test(arguments: [
    (["Samples/profile.yaml", "Samples/sign-in.yaml", "-o", "/tmp/sheet.png"], 64, "one document"),
    (["Samples/profile.yaml", "-o", "/tmp/sheet.doc"], 64, "ends in none of .png"),
    (["Samples/profile.yaml", "-o", "/tmp/sheet.png", "--format", "pdf"], 64, "end in .pdf"),
    (["Samples/profile.yaml", "--shard", "1/2"], 64, "--filter"),
    (["Samples/profile.yaml", "--sheet-scale", "9"], 64, "from 1 to 8"),
    (
      ["Samples/profile.yaml", "--device", "all", "--sheet-scale", "8", "-o", "/tmp/sheet.png"],
      65, "fewer cells"
    ),
    (["Samples/nowhere.yaml", "-o", "/tmp/sheet.png"], 74, "nowhere.yaml"),
  ])
  func whatCannotBeWrittenIsRefused(
    _ arguments: [String], _ status: Int32, _ words: String
  ) throws {
    let run = try PlumbProcess.run(["compare", "--quiet"] + arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func findingsFailUnderStrictOnly() throws {
    let arguments = ["compare", "Samples/unsatisfiable.yaml", "--quiet"]
    #expect(try PlumbProcess.run(arguments).status == 0)
    #expect(try PlumbProcess.run(arguments + ["--strict"]).status == 2)
  }
}

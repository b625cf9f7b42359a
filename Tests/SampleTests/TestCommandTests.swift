import Foundation
import Testing

/// `plumb test`, `accept` and `prune` as a person uses them.
@Suite struct TestCommandTests {
  static let card = """
    canvas: {size: 120x80}
    views:
      card:
        background: "#ddddff"
        views:
          dot: {background: "#333333"}
    constraints:
      - H:|-8-[card]-8-|
      - V:|-8-[card]-8-|
      - dot.left = card.left + 10
      - dot.top = card.top + 10
      - dot.width = 20
      - dot.height = 20

    """
  static let moved = card.replacingOccurrences(of: "card.left + 10", with: "card.left + 14")
  static let recorded = ["card.en.120x80.frames.json", "card.en.120x80.png"]
  static let pending = ["card.en.120x80.new.frames.json", "card.en.120x80.new.png"]

  let place: TemporaryFolder
  /// The folder of snapshots.
  let snapshots: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    snapshots = try TemporaryFolder()
    _ = try place.write(Self.card, as: "card.yaml")
  }

  @discardableResult
  func plumb(_ arguments: [String], _ environment: [String: String] = [:]) throws -> PlumbProcess {
    let unattended: [String: String?] = [
      "CI": nil, "PLUMB_RECORD": nil, "NO_COLOR": nil, "CLICOLOR": nil, "CLICOLOR_FORCE": nil,
    ]
    return try PlumbProcess.run(
      arguments, environment: unattended.merging(environment) { $1 }, folder: place.url)
  }

  @discardableResult
  func test(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws
    -> PlumbProcess
  {
    try plumb(["test", "card.yaml", "--snapshots", snapshots.path] + arguments, environment)
  }

  // MARK: Recording

  @Test func theFirstRunRecordsAndTheSecondPasses() throws {
    let first = try test()
    #expect(first.status == 3)
    #expect(first.text.hasPrefix("written  card.en.120x80  (card.yaml)\nLook at what was written"))
    #expect(first.text.hasSuffix("\n1 snapshot: 1 written\n"))
    #expect(snapshots.contents == Self.recorded)
    let second = try test()
    #expect(second.status == 0)
    #expect(second.text == "1 snapshot: 1 passed\n")
  }

  @Test func aChangeThatNoPixelShowsIsToldInWords() throws {
    let plain = Self.card.replacingOccurrences(
      of: "dot: {background: \"#333333\"}", with: "dot: {}")
    _ = try place.write(plain, as: "card.yaml")
    try test(["--style", "plain"])
    _ = try place.write(
      plain.replacingOccurrences(of: "dot.width = 20", with: "dot.width = 24"), as: "card.yaml")
    let failed = try test(["--style", "plain", "-o", "Results/"])
    #expect(failed.status == 1)
    #expect(
      failed.text.contains(
        "\n  no pixel differs: what has changed cannot be seen in the picture\n"),
      "\(failed.text)")
    let files = try FileManager.default.contentsOfDirectory(atPath: place.file("Results").path)
    #expect(files.contains("card.en.120x80.expected.png"))
  }

  @Test func aChangeFailsWithItsFramesAndItsCauseUntilItIsAccepted() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    let failed = try test()
    #expect(failed.status == 1)
    #expect(
      failed.text == """
        constant: “dot.left = card.left + 14” 10 → 14, card.yaml:10: 1 snapshot
          changes dot (x +4)
        failed  card.en.120x80  (card.yaml)
          it would pass with --tolerance 4
          640 of 38400 pixels differ (1.67%), by up to ΔE 65.46
        If the change is meant: plumb accept 'card.en.120x80'
        1 snapshot: 1 failed

        """)
    let verbose = try test(["--verbose"]).text.split(separator: "\n")
    for line in [
      "  constant: dot.left = card.left + 14 (card.yaml:10) was 10, is 14",
      "  dot   10, 10, 20 × 20  14, 10, 20 × 20  x +4",
    ] {
      #expect(verbose.contains(line[...]), "\(line)\n\(verbose)")
    }
    #expect(snapshots.contents == (Self.recorded + Self.pending).sorted())
    #expect(try plumb(["accept", "card.*", "--snapshots", snapshots.path]).status == 0)
    #expect(snapshots.contents == Self.recorded)
    #expect(try test().status == 0)
  }

  @Test func whatIsPendingGoesWhenTheScreenIsAsItWas() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    try test()
    _ = try place.write(Self.card, as: "card.yaml")
    #expect(try test().status == 0)
    #expect(snapshots.contents == Self.recorded)
  }

  /// No change of the document explains another overlay.
  @Test func aFailureWithoutACauseSaysSo() throws {
    try test()
    let run = try test([
      "--show", "names", "--pixels", "always", "--record", "never", "--format", "json",
    ])
    #expect(run.status == 1)
    #expect(run.text.contains("\"kind\": \"unknown\""), "\(run.text)")
    #expect(run.text.contains("no change was found that explains the difference"))
  }

  @Test func acceptedIsWhatRecordingWouldHaveWritten() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    try test()
    try plumb(["accept", "*", "--snapshots", snapshots.path])
    let accepted = try Self.recorded.map { try Data(contentsOf: snapshots.file($0)) }
    try plumb(["prune", "card.yaml", "--snapshots", snapshots.path])
    for file in Self.recorded { try FileManager.default.removeItem(at: snapshots.file(file)) }
    try test()
    #expect(try Self.recorded.map { try Data(contentsOf: snapshots.file($0)) } == accepted)
  }

  /// The mode, whether a snapshot is there that differs, the status, and whether files were written.
  static let modes: [(mode: String, differs: Bool, status: Int32, word: String)] = [
    ("never", false, 3, "missing"), ("never", true, 1, "failed"),
    ("missing", false, 3, "written"), ("missing", true, 1, "failed"),
    ("failed", false, 3, "written"), ("failed", true, 3, "written"),
    ("all", false, 3, "written"), ("all", true, 3, "written"),
  ]

  @Test(arguments: modes.indices, [true, false])
  func aModeWritesWhatItSays(index: Int, byOption: Bool) throws {
    let (mode, differs, status, word) = Self.modes[index]
    if differs {
      try test()
      _ = try place.write(Self.moved, as: "card.yaml")
    }
    let before = try contents()
    let run = try byOption ? test(["--record", mode]) : test([], ["PLUMB_RECORD": mode])
    #expect(run.status == status)
    let first = run.text.split(separator: "\n").first { $0.contains("card.en.120x80") }
    #expect(first?.hasPrefix(word) == true, "\(run.text)")
    let after = try contents()
    #expect((after[Self.recorded[1]] != before[Self.recorded[1]]) == (word == "written"))
    #expect((after[Self.pending[1]] != nil) == (mode == "missing" && differs))
    if mode == "never" { #expect(after == before) }
  }

  func contents() throws -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: try snapshots.contents.map {
        ($0, try Data(contentsOf: snapshots.file($0)))
      })
  }

  @Test func whereCIIsSetNothingIsWritten() throws {
    #expect(try test([], ["CI": "true"]).status == 3)
    #expect(snapshots.contents.isEmpty)
    #expect(try test([], ["CI": "true", "PLUMB_RECORD": "missing"]).status == 3)
    #expect(snapshots.contents == Self.recorded)
    #expect(try test([], ["CI": "false"]).status == 0)
  }

  @Test func recordingAllTouchesNoFileThatStaysTheSame() throws {
    try test()
    let before =
      try FileManager.default.attributesOfItem(
        atPath: snapshots.file(Self.recorded[1]).path)[.systemFileNumber] as? Int
    let run = try test(["--record", "all"])
    #expect(run.status == 0 && run.text == "1 snapshot: 1 passed\n")
    let after =
      try FileManager.default.attributesOfItem(
        atPath: snapshots.file(Self.recorded[1]).path)[.systemFileNumber] as? Int
    #expect(before == after)
  }

  @Test func anUnknownModeIsRefused() throws {
    #expect(try test(["--record", "always"]).status == 64)
    let run = try test([], ["PLUMB_RECORD": "always"])
    #expect(run.status == 64 && run.errors.contains("never, missing, failed, all"))
  }

  // MARK: Cells

  @Test func everyCellHasItsSnapshotAndShardsHaveTheirOwn() throws {
    let cells = ["--locale", "en,de", "--text-size", "large,small", "--appearance", "light,dark"]
    #expect(try test(cells).status == 3)
    let names = Set(snapshots.contents.filter { $0.hasSuffix(".png") })
    #expect(names.count == 8)
    #expect(names.isSuperset(of: ["card.de.120x80.small.dark.png", "card.en.120x80.png"]))
    let shards = try (1...3).map { try test(cells + ["--shard", "\($0)/3"]).text }
    #expect(shards.map { $0.prefix(11) } == ["3 snapshots", "3 snapshots", "2 snapshots"])
    #expect(try test(cells + ["--filter", "de"]).text == "4 snapshots: 4 passed\n")
  }

  @Test func jobsDoNotChangeAByteOfTheReport() throws {
    let cells = ["--locale", "en,de,ar,ja", "--text-size", "all", "--format", "json"]
    try test(cells)
    _ = try place.write(Self.moved, as: "card.yaml")
    let run = cells + ["--record", "never", "--jobs"]
    #expect(try test(run + ["1"]).output == test(run + ["5"]).output)
  }

  @Test func namesThatOneFileCouldHaveAreRefusedBeforeAnythingIsWritten() throws {
    _ = try place.write(Self.card, as: "Screens/card.yaml")
    _ = try place.write(Self.card, as: "Screens/Card.yaml")
    let run = try plumb(["test", "Screens", "--snapshots", snapshots.path])
    #expect(run.status == 65)
    #expect(run.errors.contains("Screens/Card.yaml and Screens/card.yaml would both be"))
    #expect(snapshots.contents.isEmpty)
  }

  @Test func aNameOf255BytesIsCut() throws {
    let name = String(repeating: "x", count: 250) + ".yaml"
    _ = try place.write(Self.card, as: name)
    #expect(try plumb(["test", name, "--snapshots", snapshots.path]).status == 3)
    #expect(snapshots.contents.allSatisfy { $0.utf8.count <= 255 })
    #expect(try plumb(["test", name, "--snapshots", snapshots.path]).status == 0)
  }

  // MARK: Reports

  @Test func theReportIsInTheAgreedForm() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    let run = try test(["--format", "json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let result = try #require((json["results"] as? [[String: Any]])?.first)
    #expect(result["id"] as? String == "card.en.120x80")
    #expect(result["document"] as? String == "card.yaml")
    #expect(result["status"] as? String == "failed")
    let frames = try #require(result["frames"] as? [[String: Any]])
    #expect(frames.count == 1 && frames[0]["view"] as? String == "dot")
    #expect(frames[0]["before"] as? [Double] == [10, 10, 20, 20])
    #expect(frames[0]["after"] as? [Double] == [14, 10, 20, 20])
    let causes = try #require(result["causes"] as? [[String: Any]])
    #expect(causes.count == 1 && causes[0]["kind"] as? String == "constant")
    #expect(causes[0]["line"] as? Int == 10)
    #expect(causes[0]["before"] as? String == "10" && causes[0]["after"] as? String == "14")
  }

  @Test func aFolderOfResultsHasEveryReportAndThePictures() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    #expect(try test(["-o", "Results"]).status == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: place.file("Results").path)
    #expect(
      files.sorted() == [
        "card.en.120x80.actual.png", "card.en.120x80.diff.png", "card.en.120x80.expected.png",
        "index.html", "junit.xml", "report.json",
      ])
    let junit = try String(contentsOf: place.file("Results/junit.xml"), encoding: .utf8)
    #expect(junit.contains("<testsuite name=\"plumb test\" tests=\"1\" failures=\"1\">"))
  }

  @Test func aFileIsWhatItsNameSays() throws {
    try test()
    for (name, start) in [
      ("r.json", "{"), ("r.xml", "<?xml"), ("r.html", "<!doctype"), ("r.txt", "1 snap"),
    ] {
      #expect(try test(["-o", name]).text.isEmpty)
      let text = try String(contentsOf: place.file(name), encoding: .utf8)
      #expect(text.hasPrefix(start), "\(name)")
    }
  }

  @Test func aStepOfGitHubActionsGetsItsSummary() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    let summary = place.file("summary.md")
    let run = try test(["--format", "github"], ["GITHUB_STEP_SUMMARY": summary.path])
    #expect(run.text.hasPrefix("::error file=card.yaml,line=10,"))
    #expect(try String(contentsOf: summary, encoding: .utf8).contains("card.en.120x80"))
  }

  @Test func theReportsOfShardsMakeThatOfTheWhole() throws {
    let cells = ["--locale", "en,de,ar", "--text-size", "large,small"]
    try test(cells)
    _ = try place.write(Self.moved, as: "card.yaml")
    for (ending, part) in [("json", "report.json"), ("html", "index.html")] {
      let parts = try (1...2).map { shard in
        try test(cells + ["--record", "never", "--shard", "\(shard)/2", "-o", "Part\(shard)"])
        return "Part\(shard)/\(part)"
      }
      try test(cells + ["--record", "never", "-o", "Whole"])
      #expect(try plumb(["merge"] + parts + ["-o", "merged.\(ending)"]).status == 0)
      #expect(
        try Data(contentsOf: place.file("merged.\(ending)"))
          == Data(contentsOf: place.file("Whole/\(part)")), "\(ending)")
    }
  }

  // MARK: Tolerance

  @Test func theToleranceThatIsNamedPasses() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    #expect(try test().text.contains("it would pass with --tolerance 4"))
    #expect(try test(["--tolerance", "4"]).status == 0)
    #expect(try test(["--tolerance", "3.9"]).status == 1)
  }

  @Test func aColourIsAMatterOfPixels() throws {
    try test()
    _ = try place.write(
      Self.card.replacingOccurrences(of: "#333333", with: "#343434"), as: "card.yaml")
    let run = try test()
    #expect(run.status == 1 && run.text.contains("appearance: dot.background"))
    let line = try #require(run.text.split(separator: "\n").first { $0.contains("it would pass") })
    let words = line.split(separator: " ")
    #expect(try test(["--pixel-tolerance", String(words[5])]).status == 0, "\(line)")
    #expect(try test(["--color-tolerance", String(words[9])]).status == 0, "\(line)")
    #expect(try test(["--pixels", "never"]).status == 0)
  }

  @Test(
    arguments: [
      ("100%", true), ("99.5%", true), ("0%", true), ("100.1%", false), ("1", true), ("0", true),
      ("1.01", false), ("-1%", false), ("%", false), ("many", false),
    ])
  func aShareOfPixelsIsAtMostAll(share: String, isShare: Bool) throws {
    try test()
    let run = try test(["--pixel-tolerance=\(share)"])
    #expect(run.status == (isShare ? 0 : 64), "\(run.errors)")
    if !isShare { #expect(run.errors.contains("a tolerance of pixels is from 0% to 100%")) }
  }

  // MARK: Accepting and pruning

  @Test func acceptingSaysWhatIsPendingAndTakesWhatIsNamed() throws {
    _ = try place.write(Self.card, as: "other.yaml")
    try plumb(["test", "card.yaml", "other.yaml"])
    for name in ["card.yaml", "other.yaml"] { _ = try place.write(Self.moved, as: name) }
    try plumb(["test", "card.yaml", "other.yaml"])
    let list = try plumb(["accept"])
    #expect(list.status == 64 && list.errors.contains("pending  card.en.120x80\npending  other.en"))
    #expect(try plumb(["accept", "nothing*"]).status == 64)
    #expect(try plumb(["accept", "card.*"]).text == "accepted  card.en.120x80\n")
    let run = try plumb(["test", "card.yaml", "other.yaml"])
    #expect(run.text.contains("2 snapshots: 1 passed, 1 failed"))
    #expect(try plumb(["accept", "*"]).text == "accepted  other.en.120x80\n")
    #expect(try plumb(["accept", "*"]).status == 0)
  }

  /// `script` gives the program a terminal.
  @Test func onATerminalEachIsAskedAbout() throws {
    let names = ["a", "b", "c", "d"]
    let files = names.map { "\($0).yaml" }
    for file in files { _ = try place.write(Self.card, as: file) }
    try plumb(["test"] + files)
    for file in files { _ = try place.write(Self.moved, as: file) }
    try plumb(["test"] + files)
    let script =
      "cd '\(place.path)'; printf 'x\\ny\\nn\\na\\n' | script -qec \"$PLUMB accept\" /dev/null"
    let run = try PlumbProcess.run(script: script)
    #expect(run.text.contains("changed  a.en.120x80"))
    // Whoever accepts all that follow sees what it is.
    for name in ["c", "d"] { #expect(run.text.contains("changed  \(name).en.120x80")) }
    let causes = run.text.components(separatedBy: "constant: dot.left = card.left + 14")
    #expect(causes.count == 5)
    let left = try FileManager.default.contentsOfDirectory(atPath: place.file("Snapshots").path)
      .filter { $0.contains(".new.") }
    #expect(left.sorted() == ["b.en.120x80.new.frames.json", "b.en.120x80.new.png"])
  }
}

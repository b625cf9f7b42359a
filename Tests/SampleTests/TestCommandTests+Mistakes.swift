import Foundation
import Synchronization
import Testing

/// What somebody does by mistake is said, and what is advised then works.
extension TestCommandTests {
  @Test func aBrokenDocumentIsAnErrorOfEveryReport() throws {
    try test()
    _ = try place.write("views: [", as: "bad.yaml")
    let both = [
      "test", "bad.yaml", "card.yaml", "--snapshots", snapshots.path, "--record", "never",
    ]
    let summary = place.file("summary.md")
    let github = try plumb(
      both + ["--format", "github"], ["GITHUB_STEP_SUMMARY": summary.path])
    #expect(github.status == 65)
    #expect(github.text.hasPrefix("::error file=bad.yaml,line="), "\(github.text)")
    let words = try String(contentsOf: summary, encoding: .utf8)
    #expect(words.contains("1 passed, 1 file not tested") && words.contains("`bad.yaml:1`"))
    #expect(try plumb(both + ["--format", "junit"]).text.contains("<error message="))
    let json = try plumb(both + ["--format", "json"])
    let report =
      try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any] ?? [:]
    #expect((report["results"] as? [Any])?.count == 1)
    let problem = (report["problems"] as? [[String: Any]])?.first
    #expect(problem?["file"] as? String == "bad.yaml" && problem?["line"] as? Int == 1)
    // The parts of a run each have it, and it is told once.
    for part in 1...2 { try plumb(both + ["--shard", "\(part)/2", "-o", "\(part).json"]) }
    #expect(try plumb(["merge", "1.json", "2.json"]).output == json.output)
  }

  /// The page and the text say so, too, also where the parts of a run are merged.
  @Test func aRunThatTestsOnlySomeDocumentsIsNotGreen() throws {
    try test()
    _ = try place.write("views: {a: {class: lable}}", as: "bad.yaml")
    let both = [
      "test", "bad.yaml", "card.yaml", "--snapshots", snapshots.path, "--record", "never",
    ]
    let run = try plumb(both + ["-o", "r/"])
    #expect(run.status == 65)
    #expect(run.text.hasPrefix("bad.yaml:1:20: error: "), "\(run.text)")
    #expect(run.text.hasSuffix("1 snapshot: 1 passed; 1 file not tested\n"), "\(run.text)")
    #expect(run.errors.contains("bad.yaml:1:20: error: "))
    let page = try Data(contentsOf: place.file("r/index.html"))
    let problem = "class=\"run-problem\">{\"file\": \"bad.yaml\", \"line\": 1, \"column\": 20,"
    #expect(String(decoding: page, as: UTF8.self).contains(problem))
    for part in 1...2 { try plumb(both + ["--shard", "\(part)/2", "-o", "\(part).html"]) }
    #expect(try plumb(["merge", "1.html", "2.html"]).output == Array(page))
    // Nothing could be tested.
    let none = try plumb(["test", "bad.yaml", "--snapshots", snapshots.path, "-o", "n/"])
    #expect(none.status == 65 && none.text.hasSuffix("0 snapshots; 1 file not tested\n"))
    let empty = try String(contentsOf: place.file("n/index.html"), encoding: .utf8)
    #expect(empty.contains(problem))
    #expect(try plumb(["merge", "n/index.html"]).text == empty)
  }

  /// The mistake is told once, and every document that includes it counts.
  @Test func aMistakeInASharedFileCountsForEachDocument() throws {
    _ = try place.write("styles: {a: {background: blurple}}", as: "kit.yaml")
    for name in ["a", "b", "c"] {
      let text = "canvas: {size: 90x60}\ninclude: kit.yaml\nviews: {t: {style: a}}\n"
      _ = try place.write(text, as: "\(name).yaml")
    }
    let run = ["test", "a.yaml", "b.yaml", "c.yaml", "--snapshots", snapshots.path]
    let text = try plumb(run)
    #expect(text.status == 65 && text.text.hasSuffix("0 snapshots; 3 files not tested\n"))
    #expect(text.text.split(separator: "\n").count == 2, "\(text.text)")
    let junit = try plumb(run + ["--format", "junit"]).text
    #expect(junit.contains("errors=\"3\"") && junit.contains("name=\"b.yaml: kit.yaml:1:"))
    let json = try plumb(run + ["--format", "json"])
    #expect(json.text.contains("\"documents\": [\"a.yaml\", \"b.yaml\", \"c.yaml\"]"))
    for part in 1...2 { try plumb(run + ["--shard", "\(part)/2", "-o", "\(part).json"]) }
    #expect(try plumb(["merge", "1.json", "2.json"]).output == json.output)
  }

  @Test func aDamagedSnapshotIsAnErrorOfEveryReport() throws {
    try test()
    try Data().write(to: snapshots.file(Self.recorded[1]))
    let junit = try test(["--format", "junit", "--record", "never"])
    #expect(junit.status == 65)
    #expect(junit.text.contains("errors=\"1\"") && junit.text.contains("the file is empty"))
  }

  @Test func theSummaryOffersCommandsThatWork() throws {
    _ = try place.write(Self.card, as: "new card.yaml")
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    let summary = place.file("summary.md")
    let run = try plumb(
      [
        "test", "card.yaml", "new card.yaml", "--snapshots", snapshots.path, "--record=never",
        "--format", "github", "--jobs", "2",
      ], ["GITHUB_STEP_SUMMARY": summary.path])
    #expect(run.status == 3)
    let text = try String(contentsOf: summary, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```").dropFirst().first)
    let commands = block.split(separator: "\n").dropFirst().map(String.init)
    #expect(
      commands == [
        "plumb test --record missing card.yaml 'new card.yaml' --snapshots \(snapshots.path)",
        "plumb accept 'card.en.120x80'",
      ])
    let script =
      "cd '\(place.path)'; plumb() { \"$PLUMB\" \"$@\"; }; \(commands[0]); "
      + "\(commands[1]) --snapshots '\(snapshots.path)'"
    #expect(try PlumbProcess.run(script: script).status == 0)
    #expect(
      try plumb(["test", "card.yaml", "new card.yaml", "--snapshots", snapshots.path]).status == 0)
  }

  @Test func acceptingWhatIsNotPendingIsAMistakeAndAcceptingAllOfNothingIsNone() throws {
    try test()
    let named = try plumb(["accept", "card.*", "--snapshots", snapshots.path])
    #expect(named.status == 64)
    #expect(named.errors.contains("nothing pending is called “card.*”; nothing is pending in"))
    #expect(named.errors.contains("--record missing"))
    for all in [[], ["*"]] {
      let run = try plumb(["accept"] + all + ["--snapshots", snapshots.path])
      #expect(run.status == 0 && run.errors.contains("nothing is pending in"))
    }
  }

  @Test func aPatternOfAPlanThatNamesNoDocumentIsAMistake() throws {
    _ = try place.write("documents:\n  crad.yaml: {locale: de}\n  o.*: {}\n", as: "plumb.yaml")
    let run = try test()
    #expect(run.status == 65 && snapshots.contents.isEmpty)
    #expect(
      run.errors.contains(
        "plumb.yaml:2:3: error: there is no document “crad.yaml” beside this plan; did you mean “card.yaml”?"
      ))
    #expect(run.errors.contains("plumb.yaml:3:3: error: there is no document “o.*”"))
    // A document that is there, and that this run does not look at, is none.
    _ = try place.write(Self.card, as: "Inner/other.yaml")
    _ = try place.write("documents:\n  Inner/*: {locale: de}\n", as: "plumb.yaml")
    #expect(try test().status == 3)
  }

  @Test func aRunThatTestsNothingSaysSo() throws {
    _ = try place.write("documents: {'*': {skip: true}}", as: "plumb.yaml")
    for files in [["card.yaml"], ["."]] {
      let run = try plumb(["test"] + files + ["--snapshots", snapshots.path])
      #expect(run.status == 65 && run.errors.contains("nothing is tested"), "\(run.errors)")
    }
  }

  /// Git is told to ignore what is pending.
  @Test func noSnapshotIsCalledAsWhatIsPending() throws {
    for name in ["card.new.yaml", "a.NEW.b.yaml", "new.yaml"] {
      _ = try place.write(Self.card, as: name)
      #expect(try plumb(["test", name, "--snapshots", snapshots.path]).status == 3)
      #expect(try plumb(["test", name, "--snapshots", snapshots.path]).status == 0)
    }
    #expect(snapshots.contents.count == 6)
    #expect(snapshots.contents.allSatisfy { !$0.lowercased().contains(".new.") })
    #expect(snapshots.contents.contains("new.en.120x80.png"), "\(snapshots.contents)")
  }

  @Test(arguments: [
    ["Screens", "Screens/card.yaml"], ["Screens/Inner/card.yaml", "Screens", "./Screens/Inner"],
  ])
  func aDocumentGivenTwiceIsTakenOnce(files: [String]) throws {
    _ = try place.write(Self.card, as: "Screens/Inner/card.yaml")
    _ = try place.write(Self.card, as: "Screens/card.yaml")
    let run = try plumb(["test"] + files + ["--snapshots", snapshots.path])
    #expect(
      run.status == 3 && run.text.contains("2 snapshots: 2 written"), "\(run.text)\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: snapshots.file("Inner/card.en.120x80.png").path))
  }

  @Test func partsOfJUnitAreNotMerged() throws {
    try test()
    for part in 1...2 { try test(["--shard", "\(part)/2", "-o", "\(part).xml"]) }
    let run = try plumb(["merge", "1.xml", "2.xml"])
    #expect(run.status == 65)
    #expect(run.errors.contains("1.xml: error: this is XML, such as a JUnit report"))
  }

  @Test(arguments: ["", "0", "false", "False"])
  func aCIThatIsNoneRecords(value: String) throws {
    #expect(try test([], ["CI": value]).status == 3)
    #expect(snapshots.contents == Self.recorded)
  }

  /// Four runs that record the same at once all say that they recorded, or that all is as it was.
  @Test func runsThatRecordAtOnceAgree() throws {
    let cells = ["--locale", "en,de,fr,it,es,pt", "--text-size", "large,small"]
    for document in [Self.card, Self.moved, Self.card] {
      _ = try place.write(document, as: "card.yaml")
      let record = ["test", "card.yaml", "--snapshots", snapshots.path, "--record", "all"] + cells
      let runs = Mutex<[PlumbProcess?]>([])
      let folder = place.url
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        let run = try? PlumbProcess.run(record, environment: ["CI": nil], folder: folder)
        runs.withLock { $0.append(run) }
      }
      for run in runs.withLock({ $0 }) {
        let run = try #require(run)
        #expect(!run.text.contains("missing") && !run.text.contains("failed"), "\(run.text)")
        #expect(run.errors.isEmpty, "\(run.errors)")
      }
      #expect(try test(cells).status == 0)
    }
  }
}

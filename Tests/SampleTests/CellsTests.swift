import Foundation
import Testing

/// Lists of locales, devices and so on, and the cells that they make.
@Suite struct CellsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let profile = "Samples/profile.yaml"

  @Test func picturesAreNamedByWhatDiffers() throws {
    let process = try PlumbProcess.run(
      ["render", Self.profile, "-o", folder.path + "/new/deep/", "--locale", "de,ar"]
        + ["--device", "iphone-se,ipad", "--format", "svg"])
    #expect(process.status == 0, "\(process.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/deep")
    #expect(
      names.sorted() == [
        "profile.ar.ipad.svg", "profile.ar.iphone-se.svg", "profile.de.ipad.svg",
        "profile.de.iphone-se.svg",
      ])
  }

  @Test func framesOfSeveralCellsAreTheScenesOfOneDocument() throws {
    let process = try PlumbProcess.run(
      ["frames", Self.profile, "--locale", "all", "--text-size", "small,large", "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(process.output)) as? [String: Any]
    let scenes = try #require(json?["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["locale"] as? String }.first == "en")
    #expect(Set(scenes.compactMap { $0["locale"] as? String }).count * 2 == scenes.count)
    #expect(scenes.map { $0["textSize"] as? String }.prefix(2) == ["small", "large"])
  }

  @Test func whatIsPrintedDoesNotDependOnTheNumberOfJobs() throws {
    func frames(_ jobs: String) throws -> [UInt8] {
      try PlumbProcess.run(
        ["frames", Self.profile, "Samples/red-label.yaml", "--locale", "all", "--device"]
          + ["iphone-se,ipad", "--format", "json", "--jobs", jobs]
      ).output
    }
    let one = try frames("1")
    #expect(try !one.isEmpty && frames("2") == one && frames("7") == one)
  }

  @Test(
    arguments: [
      ("de*", ["de/iphone-se", "de/ipad"]), ("*/ipad", ["en/ipad", "de/ipad", "ar/ipad"]),
      ("AR/iphone-??/large", ["ar/iphone-se"]), ("en/ipad/*/*/ltr", ["en/ipad"]),
    ] as [(String, [String])])
  func aFilterChoosesCells(filter: String, expected: [String]) throws {
    let process = try PlumbProcess.run(
      ["frames", Self.profile, "--locale", "en,de,ar", "--device", "iphone-se,ipad"]
        + ["--filter", filter, "--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(process.output)) as? [String: Any]
    let scenes = try #require(json?["scenes"] as? [[String: Any]])
    #expect(scenes.map { "\($0["locale"] ?? "")/\($0["device"] ?? "")" } == expected)
  }

  @Test func everyWrongValueOfAListIsNamed() throws {
    let process = try PlumbProcess.run(
      ["frames", Self.profile, "--locale", "en,xx-YYY,de,qq-QQQQQ,xx-YYY", "--device", "iphone-se"])
    #expect(process.status == 64 && process.output.isEmpty)
    #expect(process.errors.components(separatedBy: "“xx-YYY”").count == 2)
    #expect(process.errors.contains("\nthere is no locale “qq-QQQQQ”"))
  }

  @Test func aSizeIsRefusedWhereSeveralDevicesHaveTheirOwn() throws {
    let options = ["frames", Self.profile, "--size", "300x500", "--device"]
    #expect(try PlumbProcess.run(options + ["iphone-se"]).status == 0)
    let process = try PlumbProcess.run(options + ["iphone-se,iphone-14"])
    #expect(process.status == 64 && process.output.isEmpty)
    #expect(process.errors.contains("--size takes the place of the devices' own sizes"))
  }

  @Test func theShardsTogetherHaveEveryCellOnce() throws {
    func cells(_ arguments: [String]) throws -> [String] {
      let process = try PlumbProcess.run(
        ["frames", Self.profile, "--locale", "en,de,ar", "--device", "iphone-se,ipad"] + arguments)
      return process.text.split(separator: "\n").filter { $0.hasPrefix("Samples/") }.map(
        String.init)
    }
    let all = try cells([])
    let shards = try (1...4).map { try cells(["--shard", "\($0)/4"]) }
    #expect(all.count == 6 && shards.flatMap { $0 }.sorted() == all.sorted())
  }

  @Test func aBadInputDoesNotStopTheOthers() throws {
    let bad = try folder.write("views: {a: {class: labl}}", as: "bad.yaml")
    let process = try PlumbProcess.run(
      ["render", bad, "Samples/gone.yaml", "Samples/red-label.yaml", "-o", folder.path + "/out/"])
    #expect(process.status == 74 && process.errors.contains("no class “labl”"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == [
        "red-label.png"
      ])
  }

  @Test(
    arguments: [
      (["--locale", "en,,de"], "a list of locales has a value between any two commas"),
      (["--device", "iphone-se,ipone-x"], "did you mean iphone-x?"),
      (
        ["--device", "ipad-pro"],
        "there are ipad-pro-11, ipad-pro-12.9-2, ipad-pro-12.9, ipad-pro-11-m4"
      ),
      (["--text-size", "large,hugo"], "there is no text size “hugo”"),
      (["--filter", "a/b/c/d/e/f/g/h"], "a filter is up to seven patterns"),
      (["--filter", "xx/*"], "no cell matches the filter; a cell is en/iphone-se/large/light/ltr"),
      (["--shard", "5/4"], "a shard is a number and how many there are"),
    ])
  func wrongListsAreRefused(arguments: [String], message: String) throws {
    let process = try PlumbProcess.run(["frames", Self.profile] + arguments)
    #expect(process.status == 64 && process.errors.contains(message), "\(process.errors)")
  }

  @Test func allMayStandBesideOthers() throws {
    let lists = ["--locale", "all,en-XA,de", "--text-size", "all,large"]
    let process = try PlumbProcess.run(
      ["frames", Self.profile, "--format", "json", "--filter", "*/*/large"] + lists)
    let json = try JSONSerialization.jsonObject(with: Data(process.output)) as? [String: Any]
    let scenes = json?["scenes"] as? [[String: Any]]
    #expect(process.status == 0, "\(process.errors)")
    #expect(
      scenes?.compactMap { $0["locale"] as? String } == ["en", "ar", "de", "ja", "vi", "en-XA"])
  }

  @Test func tooManyCellsAreRefusedWithTheirNumber() throws {
    let lists = ["--device", "all", "--text-size", "all", "--appearance", "all"]
    let files = try (0..<100).map { try folder.write("views: {a: {}}", as: "\($0).yaml") }
    let process = try PlumbProcess.run(["check"] + files + lists + ["--direction", "all"])
    #expect(process.status == 64 && process.errors.contains("--filter"))
    #expect(process.errors.contains("--shard") && process.errors.contains(/make \d{6,} cells/))
  }

  @Test func theSameFindingInManyCellsIsListedOnce() throws {
    let arguments = ["check", "Samples/red-view.yaml", "--device", "iphone-se,ipad"]
    let text = try PlumbProcess.run(arguments)
    #expect(text.status == 1 && text.text.contains("  in all 2 cells"), "\(text.text)")
    let process = try PlumbProcess.run(arguments + ["--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(process.output)) as? [String: Any]
    let files = json?["files"] as? [[String: Any]]
    let findings = try #require(files?.first?["findings"] as? [[String: Any]])
    #expect(findings.allSatisfy { $0["device"] as? String == "iphone-se" })
    let cells = findings.first?["cells"] as? [[String: Any]]
    #expect(cells?.map { $0["device"] as? String } == ["iphone-se", "ipad"])
  }

  @Test func anInterruptedRunLeavesWholeFilesOnly() throws {
    let process = try PlumbProcess.run(
      script: """
        "$PLUMB" render Samples/profile.yaml --locale all --device all --text-size all \
        -q -o '\(folder.path)/out/' & plumb=$!
        while [ -z "$(ls '\(folder.path)/out' 2>/dev/null)" ]; do sleep 0.05; done
        kill -TERM $plumb; wait $plumb; echo "status $?"
        """)
    #expect(process.text.contains("status 143"), "\(process.text) \(process.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(".png") })
    let words = process.errors.split(separator: "\n").last?.split(separator: " ") ?? []
    #expect(words.first == "interrupted:" && words.dropFirst().first == "\(names.count)")
    for name in names {
      let picture = try Data(contentsOf: folder.file("out/" + name))
      #expect(picture.suffix(8).prefix(4) == Data("IEND".utf8), "\(name)")
    }
  }

  /// The second picture goes to a pipe that nobody reads, so that its cell never ends by itself.
  @Test(arguments: [("TERM", 143), ("INT", 130)])
  func aCellThatTakesLongIsGivenUp(signal: String, status: Int) throws {
    let process = try PlumbProcess.run(
      script: """
        mkdir '\(folder.path)/out'; mkfifo '\(folder.path)/out/profile.en.png'
        "$PLUMB" render Samples/profile.yaml --locale de,en --jobs 1 -q -o '\(folder.path)/out/' & plumb=$!
        while [ ! -f '\(folder.path)/out/profile.de.png' ]; do sleep 0.05; done
        kill -\(signal) $plumb; wait $plumb; echo "status $?"
        """)
    #expect(process.text.contains("status \(status)"), "\(process.text) \(process.errors)")
    #expect(process.errors.contains("interrupted: "), "\(process.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(names.sorted() == ["profile.de.png", "profile.en.png"])
  }

  /// Nothing is written besides the result, even where the program ends in the middle of it.
  @Test func aResultThatIsNotCompleteHasNoFile() throws {
    _ = try PlumbProcess.run(
      script: """
        "$PLUMB" frames Samples/profile.yaml --locale all --device all --text-size all -q \
          -o '\(folder.path)/frames.txt' & plumb=$!
        sleep 0.3; kill -KILL $plumb; wait $plumb
        """)
    #expect(folder.contents.allSatisfy { $0 == "frames.txt" })
  }

  /// The limits are in KiB. With the largest the program ends as usual; with less an allocation fails
  /// somewhere.
  @Test(arguments: Array(stride(from: 200_000, through: 400_000, by: 25_000)))
  func aLackOfMemoryEndsInAMessage(limit: Int) throws {
    let process = try PlumbProcess.run(
      script: """
        ulimit -v \(limit)
        "$PLUMB" render Samples/profile.yaml --locale all -q -o '\(folder.path)/out/'; echo "status $?"
        """)
    let isWhole = process.text.contains("status 0")
    let isReported = process.text.contains("status 74") && process.errors.contains("memory")
    #expect(isWhole || isReported, "\(process.text) \(process.errors.prefix(400))")
  }

  /// A page also says which commit is tested, which another program is asked.
  @Test func aPageWithLittleMemoryIsMadeOrEndsInAMessage() throws {
    _ = try folder.write("views: {a: {class: label, text: A}}")
    let run = try PlumbProcess.run(
      script: """
        cd '\(folder.path)'; ulimit -v 300000
        env -u CI "$PLUMB" test document.yaml -o r/; echo "status $?"
        """)
    #expect(run.text.contains("status"), "\(run.errors)")
    #expect(run.text.contains("status 3") || run.errors.contains("memory"), "\(run.errors)")
  }

  /// Only the screen `list` has the variant `editing`.
  @Test(
    arguments: [
      (["detail"], "editing", "error: the screen detail has no variant “editing”; list has it"),
      (
        ["detail,more"], "default,editing",
        "error: none of the screens detail, more has the variant “editing”; list has it"
      ),
      (["detail,list"], "editing", nil), (["detail"], "default", nil), ([], "editing", nil),
    ] as [([String], String, String?)])
  func aVariantOfOtherScreensThanTheChosenOnesIsRefused(
    screens: [String], variant: String, message: String?
  ) throws {
    let path = try folder.write(
      """
      screens:
        list: {views: {a: {class: label}}, variants: {editing: {views: {a: {hidden: true}}}}}
        detail: {views: {b: {class: label}}}
        more: {views: {c: {class: label}}}
      """)
    for command in ["check", "frames"] {
      let process = try PlumbProcess.run(
        [command, path, "--variant", variant] + screens.flatMap { ["--screen", $0] })
      #expect((process.status == 64) == (message != nil), "\(process.errors)")
      #expect(message.map { process.errors.contains($0) } ?? true, "\(process.errors)")
    }
  }

  @Test func explainTakesOneCell() throws {
    let process = try PlumbProcess.run(
      ["explain", Self.profile, "name.width", "--locale", "en,de"])
    #expect(process.status == 64 && process.errors.contains("one value for --locale"))
  }

  /// What is not there is not called unknown, and a guide is called as in constraints.
  @Test func explainKnowsViewsThatAreLeftOutAndContentViews() throws {
    _ = try folder.write(
      """
      canvas: {device: iphone-14}
      views:
        side: {class: label, text: Side, when: {width: regular}}
        l: {class: list, sections: [{cells: {a: {views: {t: {class: label, text: One}}}}}]}
      constraints: [l.edges = root]
      """, as: "a.yaml")
    let absent = try PlumbProcess.run(["explain", "a.yaml", "side.width"], folder: folder.url)
    #expect(absent.status == 64)
    #expect(absent.errors.contains("side is left out here, as it has: when: width: regular"))
    let content = try PlumbProcess.run(
      ["explain", "a.yaml", "a.contentView.width"], folder: folder.url)
    #expect(content.status == 0 && content.text.hasPrefix("a/contentView.width = 390"))
  }

  /// What is said of one view because of other constraints in each cell is no use of a component.
  @Test func findingsWithOtherConstraintsAreNoUses() throws {
    _ = try folder.write(
      """
      canvas: {size: 320x200}
      views:
        s:
          class: scrollView
          views: {a: {class: label, text: One, when: {width: compact}}, b: {class: label, text: Two, when: {width: regular}}}
      constraints:
      - s.edges = root
      - H:|[a]|
      - H:|[b]|
      - a.width = s.frame.width
      - b.width = s.frame.width
      - a.bottom <= s.content.bottom - 10
      - b.bottom <= s.content.bottom - 20
      - a.top = s.content.top
      - b.top = s.content.top
      """, as: "a.yaml")
    let check = try PlumbProcess.run(
      ["check", "a.yaml", "--device", "iphone-14,ipad"], folder: folder.url)
    #expect(!check.text.contains("uses:"), "\(check.text)")
    for line in [12, 13] { #expect(check.text.contains("a.yaml:\(line):"), "\(check.text)") }
  }
}

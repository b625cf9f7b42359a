import Foundation
import Testing

/// A result never takes the place of what it is made of, under whatever name that is given.
@Suite struct OwnInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let document = """
    canvas: {size: 120x80}
    views: {a: {class: label, text: A}}
    constraints: [a.left = root.left, a.top = root.top]

    """

  /// Each with the document as its input and as its output, which `#` stands for.
  static let commands = [
    "render card.yaml --format png -o #", "compare card.yaml --format html -o #",
    "frames card.yaml -o #", "check card.yaml -o #", "headroom card.yaml -o #",
    "test card.yaml -o #", "render card.yaml -o card.png --depfile #",
  ]

  @Test(arguments: commands, ["card.yaml", "./card.yaml", "other.yaml"])
  func noCommandWritesOverItsInput(command: String, output: String) throws {
    _ = try folder.write(Self.document, as: "card.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("other.yaml").path, withDestinationPath: "card.yaml")
    let arguments = command.replacing("#", with: output).split(separator: " ").map(String.init)
    let run = try PlumbProcess.run(arguments, environment: ["CI": nil], folder: folder.url)
    #expect(
      run.status == 64 && run.errors.contains("is the input card.yaml itself"), "\(run.errors)")
    #expect(try String(contentsOf: folder.file("card.yaml"), encoding: .utf8) == Self.document)
  }

  /// What a document includes, or looks its texts up in, is an input of every command that reads it.
  @Test(
    arguments: [
      "render card.yaml --format png -o #", "compare card.yaml --format html -o #",
      "frames card.yaml -o #",
      "check card.yaml -o #", "headroom card.yaml -o #", "ninja card.yaml -o #",
      "test card.yaml -o #",
      "convert card.yaml --to swift -o #",
    ], ["shared.yaml", "S/en.lproj/Localizable.strings"])
  func noCommandWritesOverWhatItsInputNames(command: String, output: String) throws {
    _ = try folder.write("include: shared.yaml\nstrings: S\n" + Self.document, as: "card.yaml")
    _ = try folder.write("metrics: {a: 1}\n", as: "shared.yaml")
    _ = try folder.write("\"a\" = \"b\";\n", as: "S/en.lproj/Localizable.strings")
    let before = try Data(contentsOf: folder.file(output))
    let run = try plumb(command.replacing("#", with: output), in: folder)
    #expect(run.status == 64, "\(run.status) \(run.errors)")
    #expect(try Data(contentsOf: folder.file(output)) == before)
  }

  /// Documents may have any name, and so that of the picture that they would be drawn to.
  @Test(arguments: ["render", "compare"])
  func aFolderOfResultsHasNoRoomForAnInputEither(command: String) throws {
    _ = try folder.write(Self.document, as: "out/card.png")
    let run = try PlumbProcess.run([command, "out/card.png", "-o", "out/"], folder: folder.url)
    #expect(
      run.status == 64 && run.errors.contains("is the input out/card.png itself"), "\(run.errors)")
    #expect(try String(contentsOf: folder.file("out/card.png"), encoding: .utf8) == Self.document)
  }

  /// Also a document that cannot be read, whose page would tell only its mistakes.
  @Test(arguments: [document, "views: ["], ["index.html", "junit.xml"])
  func aLinkInAReportsFolderToADocumentIsNotFollowed(document: String, name: String) throws {
    _ = try folder.write(document, as: "card.yaml")
    _ = try folder.write("", as: "out/other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("out/\(name)").path, withDestinationPath: "../card.yaml")
    let run = try PlumbProcess.run(
      ["test", "card.yaml", "-o", "out/"], environment: ["CI": nil], folder: folder.url)
    #expect(
      run.status == 64 && run.errors.contains("is the input card.yaml itself"), "\(run.errors)")
    #expect(try String(contentsOf: folder.file("card.yaml"), encoding: .utf8) == document)
  }

  /// Also to what no input of the run is: a link in a folder of results is not followed.
  @Test(arguments: [
    ("render card.yaml -o out/", "card.png"),
    ("render main.storyboard --sheet -o out/", "main.png"),
    ("compare card.yaml -o out/", "card.png"), ("frames card.yaml -o out/", "card.frames.txt"),
    ("convert main.storyboard --force -o out/", "green-tea.yaml"),
    ("test card.yaml -o out/", "report.json"),
    ("test card.yaml -o out/", "card.en.120x80.actual.png"),
  ])
  func aLinkInAFolderOfResultsIsNotFollowed(command: String, name: String) throws {
    _ = try folder.write(Self.document, as: "card.yaml")
    _ = try folder.write("include: shared.yaml\n", as: "broken.yaml")
    _ = try folder.write("views: {x: {class: lable}}\n", as: "shared.yaml")
    let xib = try Data(contentsOf: PlumbProcess.root.appending(path: Self.xib))
    _ = try folder.write([UInt8](xib), as: "main.storyboard")
    if name.contains("actual") { _ = try plumb("test card.yaml", in: folder) }
    _ = try folder.write(Self.document.replacing("text: A", with: "text: B"), as: "card.yaml")
    _ = try folder.write("", as: "out/other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("out/\(name)").path, withDestinationPath: "../shared.yaml")
    let run = try plumb(command, in: folder)
    #expect(run.errors.contains("error: out/\(name) is a link; "), "\(run.status) \(run.errors)")
    #expect(
      try String(contentsOf: folder.file("shared.yaml"), encoding: .utf8)
        == "views: {x: {class: lable}}\n")
  }

  static let xib = "Samples/InterfaceBuilder/Shop.storyboard"

  private func plumb(_ command: String, in folder: TemporaryFolder) throws -> PlumbProcess {
    try PlumbProcess.run(
      command.split(separator: " ").map(String.init), environment: ["CI": nil], folder: folder.url)
  }

  /// What a document with a mistake names is not known, and may be what a link leads to.
  @Test(arguments: [
    ("include: shared.yaml", "check broken.yaml -o r.txt"),
    ("views: [", "test broken.yaml -o r.txt"),
    ("include: [shared.yaml, gone.yaml]", "compare broken.yaml -o r.txt --format html"),
  ])
  func aBrokenDocumentsResultIsNotWrittenThroughALink(document: String, command: String) throws {
    _ = try folder.write(document, as: "broken.yaml")
    _ = try folder.write("views: {x: {class: lable}}\n", as: "shared.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("r.txt").path, withDestinationPath: "shared.yaml")
    let run = try plumb(command, in: folder)
    let isLink = run.errors.contains("error: r.txt is a link, and as ")
    let isInput = run.errors.contains("error: r.txt is the input shared.yaml itself")
    #expect(run.status == 64 && (isLink || isInput), "\(run.errors)")
    #expect(
      try String(contentsOf: folder.file("shared.yaml"), encoding: .utf8)
        == "views: {x: {class: lable}}\n")
  }

  @Test func reportsAreNotJoinedIntoOneOfThem() throws {
    _ = try folder.write(Self.document, as: "card.yaml")
    for part in ["1", "2"] {
      let check = [
        "check", "card.yaml", "--shard", "\(part)/2", "--format", "json", "-o", "\(part).json",
      ]
      _ = try PlumbProcess.run(check, folder: folder.url)
    }
    let before = try String(contentsOf: folder.file("2.json"), encoding: .utf8)
    let run = try PlumbProcess.run(
      ["merge", "1.json", "2.json", "-o", "2.json"], folder: folder.url)
    #expect(run.status == 64 && run.errors.contains("is the input 2.json itself"), "\(run.errors)")
    #expect(try String(contentsOf: folder.file("2.json"), encoding: .utf8) == before)
  }
}

/// What `plumb accept` takes from the review of a page.
@Suite(.timeLimit(.minutes(20))) struct ReviewTests {
  let place: TemporaryFolder

  static let document = """
    canvas: {size: 120x80}
    views:
      box: {class: view, background: "#3366cc"}
    constraints:
      - box.leading = root.leading + 8
      - box.top = root.top + 8
      - box.width = 20
      - box.height = 20
    """

  /// Two documents whose changes are pending.
  init() throws {
    place = try TemporaryFolder()
    for name in ["card", "other"] { _ = try place.write(Self.document, as: "\(name).yaml") }
    try plumb("test", "card.yaml", "other.yaml")
    for name in ["card", "other"] {
      _ = try place.write(
        Self.document.replacing("leading + 8", with: "leading + 12"), as: "\(name).yaml")
    }
    let run = try plumb("test", "card.yaml", "other.yaml")
    #expect(run.status == 1)
  }

  @discardableResult
  private func plumb(_ arguments: String...) throws -> PlumbProcess {
    try PlumbProcess.run(
      arguments, environment: ["CI": nil, "PLUMB_RECORD": nil], folder: place.url)
  }

  private func review(_ causes: String) throws -> PlumbProcess {
    _ = try place.write("{\"version\": 1,\n\"causes\": [\n\(causes)\n]}", as: "review.json")
    return try plumb("accept", "--review", "review.json")
  }

  private static func cause(
    _ what: String, _ verdict: String, _ comment: String = "", _ snapshots: String...
  ) -> String {
    let names = snapshots.map { "\"\($0)\"" }.joined(separator: ", ")
    return
      "{\"what\": \"\(what)\", \"verdict\": \(verdict), \"comment\": \"\(comment)\", \"snapshots\": [\(names)]}"
  }

  private var pending: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: place.file("Snapshots").path))?
      .filter { $0.hasSuffix(".new.png") }.sorted() ?? []
  }

  @Test func whatAReviewAcceptsIsAcceptedAndTheRestIsLeft() throws {
    let run = try review(
      [
        Self.cause("box.leading", "\"accepted\"", "as the design has it", "card.en.120x80"),
        Self.cause("card.leading", "\"rejected\"", "too far\\u001b[31m", "other.en.120x80"),
      ].joined(separator: ",\n"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text == """
        accepted  card.en.120x80
        accepted  box.leading: as the design has it
        rejected  card.leading: too far\\u{1B}[31m

        """)
    #expect(pending == ["other.en.120x80.new.png"])
    #expect(try plumb("test", "card.yaml").status == 0)
  }

  /// One cause that nobody has accepted is enough.
  @Test(arguments: ["\"rejected\"", "null"])
  func aSnapshotIsLeftUnlessAllOfItsCausesAreAccepted(other: String) throws {
    let run = try review(
      [
        Self.cause("a", "\"accepted\"", "", "card.en.120x80", "other.en.120x80"),
        Self.cause("b", other, "", "other.en.120x80"),
      ].joined(separator: ",\n"))
    #expect(run.status == 0 && run.text.hasPrefix("accepted  card.en.120x80\n"), "\(run.errors)")
    #expect(pending == ["other.en.120x80.new.png"])
    let none = try review(Self.cause("b", other, "", "other.en.120x80"))
    #expect(none.status == 1 && none.errors.contains("accepts no snapshot"))
  }

  /// Nothing is accepted where the file has a mistake.
  @Test(arguments: [
    (cause("a", "\"yes\"", "", "card.en.120x80"), "3:26: error: a verdict is “accepted”"),
    (
      cause("a", "\"accepted\"", "", "card.en.120x80", "gone"),
      "3:85: error: nothing pending is called “gone”"
    ),
    ("{\"what\": 3, \"snapshots\": []}", "3:10: error: “what” should be a string"),
    ("{\"what\": \"a\", \"snapshots\": \"card\"}", "3:28: error: “snapshots” should be a list"),
    ("{\"what\": \"a\", \"snapshots\": [1]}", "3:29: error: “snapshots” should be a string"),
    ("{\"what\": \"a\"", "error: "),
  ])
  func aMistakeInAReviewIsToldWithItsPlace(causes: String, message: String) throws {
    let run = try review(causes)
    #expect(run.status == 65 && run.errors.contains(message), "\(run.errors)")
    #expect(run.text.isEmpty && pending.count == 2)
  }

  @Test func aReviewOfAnotherFormOrNoFileIsRefused() throws {
    _ = try place.write("{\"version\": 2, \"causes\": []}", as: "review.json")
    let newer = try plumb("accept", "--review", "review.json")
    #expect(
      newer.status == 65 && newer.errors.contains("review.json:1:13: error: this is no review"))
    #expect(try plumb("accept", "--review", "none.json").status == 74)
    #expect(try plumb("accept", "--review", "review.json", "*").status == 64)
    #expect(pending.count == 2)
  }
}

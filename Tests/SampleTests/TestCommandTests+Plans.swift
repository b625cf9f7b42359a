import Foundation
import Testing

/// What `plumb.yaml` says, and snapshots that depend on no font.
extension TestCommandTests {
  // MARK: Without fonts

  /// A shell's `*.yaml` names the plan, too.
  @Test func aPlanAmongDocumentsIsNoDocument() throws {
    _ = try place.write("tolerance: {points: 4}", as: "plumb.yaml")
    let run = try plumb(["test", "card.yaml", "plumb.yaml"])
    #expect(run.status == 3 && run.text.contains("1 snapshot: 1 written"), "\(run.errors)")
    #expect(try plumb(["test", "plumb.yaml"]).status == 65)
  }

  @Test func blocksAndFixedMeasuresDependOnNoFont() throws {
    _ = try place.write(
      "canvas: {size: 120x80}\nviews: {title: {class: label, text: Hello}}\n"
        + "constraints: [title.left = root.left, title.top = root.top]", as: "card.yaml")
    let free = ["--text", "blocks", "--measure", "fixed"]
    #expect(try test(free).status == 3)
    let frames = try String(contentsOf: snapshots.file(Self.recorded[0]), encoding: .utf8)
    #expect(frames.contains("\"surroundings\": {\"libraries\": {}, \"fonts\": []}"))
    // Five letters of 17 / 2 points.
    #expect(frames.contains("[0, 0, 42.5, 20.5]"))
    #expect(try test(free + ["--pixels", "always"]).status == 0)
    #expect(try test().status == 1, "letters are no blocks")
  }

  // MARK: Plans

  static let plan = """
    snapshots: Shots
    locale: [en, de]
    documents:
      other.yaml: {textSize: [large, small], locale: en}
      skipped.*: {skip: true}

    """

  @Test func aPlanSaysTheCellsAndTheFolder() throws {
    for name in ["Screens/card.yaml", "Screens/other.yaml", "Screens/skipped.yaml"] {
      _ = try place.write(Self.card, as: name)
    }
    _ = try place.write(Self.plan, as: "Screens/plumb.yaml")
    #expect(try plumb(["test", "Screens"]).status == 3)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: place.file("Screens/Shots").path)
    #expect(
      files.filter { $0.hasSuffix(".png") }.sorted() == [
        "card.de.120x80.png", "card.en.120x80.png", "other.en.120x80.png",
        "other.en.120x80.small.png",
      ])
    #expect(try plumb(["test", "Screens/card.yaml"]).text == "2 snapshots: 2 passed\n")
    let options = ["--locale", "de", "--snapshots", "Screens/Shots"]
    #expect(try plumb(["test", "Screens/card.yaml"] + options).text == "1 snapshot: 1 passed\n")
    #expect(try plumb(["prune", "Screens"]).text.isEmpty)
  }

  /// A folder of documents has one plan, however much of it is given.
  @Test func aPlanHoldsForTheFoldersBelow() throws {
    _ = try place.write("locale: [en, de]", as: "Screens/plumb.yaml")
    _ = try place.write(Self.card, as: "Screens/Cards/Small/card.yaml")
    #expect(try plumb(["test", "Screens"]).text.contains("2 snapshots: 2 written"))
    for given in ["Screens", "Screens/Cards", "Screens/Cards/Small/card.yaml"] {
      #expect(try plumb(["test", given]).text == "2 snapshots: 2 passed\n")
    }
    let run = try PlumbProcess.run(
      ["test", "card.yaml"], environment: ["CI": nil, "PLUMB_RECORD": nil],
      folder: place.file("Screens/Cards/Small"))
    #expect(run.text == "2 snapshots: 2 passed\n", "\(run.errors)")
  }

  @Test func whatAPlanToleratesPasses() throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    _ = try place.write("tolerance: {points: 4}", as: "plumb.yaml")
    #expect(try test().status == 0)
    #expect(try test(["--tolerance", "1"]).status == 1)
  }

  /// What is wrong in a plan, its place, and what the message says.
  @Test(arguments: [
    ("local: en", ":1:1:", "did you mean “locale”?"),
    ("tolerance: {pixels: 101%}", ":1:21:", "a part such as 0.1%"),
    ("textSize: [large, huge]", ":1:19:", "there is no text size “huge”"),
    ("device: []", ":1:9:", "at least one value"),
    ("documents: {a: {skip: 3}}", ":1:23:", "true or false"),
    ("documents: [a]", ":1:12:", "a mapping of patterns"),
    ("show: [nothing]", "", "there is no overlay nothing"),
    ("[", ":", "error"),
  ])
  func whatIsWrongInAPlanIsSaid(text: String, place location: String, message: String) throws {
    _ = try place.write(text, as: "plumb.yaml")
    let run = try test()
    #expect(run.status == 65)
    #expect(run.errors.contains("plumb.yaml\(location)"), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(snapshots.contents.isEmpty)
  }

  @Test func snapshotsWithoutAScreenAreListed() throws {
    try test(["--locale", "en,de"])
    let line = "1 snapshot without a screen: card.de.120x80; see plumb prune"
    #expect(try test().text.contains(line))
    #expect(try !test(["--locale", "en"]).text.contains(line))
    #expect(try !test(["--filter", "en"]).text.contains(line))
  }
}

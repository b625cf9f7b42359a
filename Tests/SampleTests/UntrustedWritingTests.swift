import Foundation
import Testing

/// Nothing outside of a project is written, and nothing that Plumb did not write is replaced or deleted.
@Suite struct UntrustedWritingTests {
  /// Commands, and what is a link to the outside.
  static let escapes: [(command: String, link: String)] = [
    ("render card.yaml -o Pics/", "Pics"), ("render card.yaml -o Pics/", "Pics/card.png"),
    ("render card.yaml -o card.png", "card.png"), ("frames card.yaml -o Out/", "Out"),
    ("frames card.yaml -o Out/", "Out/card.frames.txt"),
    ("compare card.yaml -o Out/", "Out/card.png"), ("compare card.yaml -o c.html", "c.html"),
    ("check card.yaml -o found.txt", "found.txt"), ("headroom card.yaml -o room.txt", "room.txt"),
    ("test card.yaml -o Results/", "Results"), ("test card.yaml -o Results/", "Results/index.html"),
    ("test card.yaml -o Results/", "Results/report.json"), ("test card.yaml", "Snapshots"),
    ("test card.yaml -o junit.xml", "junit.xml"), ("schema -o schema.json", "schema.json"),
    ("render card.yaml -o c.png --depfile c.d", "c.d"),
    ("test . --record all", "screens/Snapshots"),
  ]

  @Test(arguments: escapes.indices)
  func aPlantedLinkIsNotFollowed(index: Int) throws {
    let (command, link) = Self.escapes[index]
    let project = try HostileProject([
      "card.yaml": TestCommandTests.card, "screens/card.yaml": TestCommandTests.card,
    ])
    let depth = link.split(separator: "/").count
    for target in [link.contains(".") ? "secret.txt" : "", "new"] {
      try? FileManager.default.removeItem(at: project.folder.appendingPathComponent(link))
      try project.link(link, to: String(repeating: "../", count: depth) + "outside/\(target)")
      let before = project.outside
      let run = try PlumbProcess.run(
        command.split(separator: " ").map(String.init),
        environment: ["CI": nil, "PLUMB_RECORD": nil], folder: project.folder)
      #expect(
        run.status == 74 && run.errors.contains("a link leads out of the project"), "\(run.told)")
      #expect(project.outside == before, "\(command)")
    }
  }

  /// Without a plan and a repository the working directory is the project, as documents in it are.
  @Test func aLinkedFolderIsNotFollowedWithoutAProject() throws {
    let project = try HostileProject(
      ["card.yaml": TestCommandTests.card], links: ["Out": "../outside"])
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent(".git"))
    let before = project.outside
    for command in ["render card.yaml -o Out/card.png", "frames card.yaml -o Out/new/card.txt"] {
      let run = try PlumbProcess.run(
        command.split(separator: " ").map(String.init), folder: project.folder)
      #expect(
        run.status == 74 && run.errors.contains("a link leads out of the project"), "\(run.told)")
    }
    #expect(project.outside == before)
  }

  /// What waits to be accepted is deleted only where its record proves that it is Plumb's.
  @Test func aForeignPictureOfWhatIsPendingStays() throws {
    let project = try HostileProject(["card.yaml": TestCommandTests.card])
    func contents() throws -> [String: Data] {
      let folder = project.folder.appendingPathComponent("Snapshots").path
      return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
        $0[$1] = FileManager.default.contents(atPath: "\(folder)/\($1)")
      }
    }
    #expect(try project.run("test", "card.yaml").status == 3)
    let pending = project.folder.appendingPathComponent("Snapshots/card.en.120x80.new.png")
    try Data("a photograph".utf8).write(to: pending)
    var before = try contents()
    for record in ["missing", "failed", "all"] {
      let run = try project.run("test", "card.yaml", "--record", record)
      #expect(
        run.status == 65 && run.errors.contains("no record says that plumb wrote this file"),
        "\(record): \(run.told)")
      #expect(try contents() == before, "all is checked before the first is written")
    }
    try FileManager.default.removeItem(at: pending)
    _ = try project.place.write(TestCommandTests.moved, as: "project/card.yaml")
    #expect(try project.run("test", "card.yaml").status == 1)
    // With a record beside it that is another picture's.
    try Data("a photograph".utf8).write(to: pending)
    _ = try project.place.write(TestCommandTests.card, as: "project/card.yaml")
    before = try contents()
    #expect(try project.run("test", "card.yaml").status == 65)
    #expect(try contents() == before)
  }

  @Test(arguments: [
    "../outside", "/tmp/../tmp/outside", "linked", "linked/new", ".git/x",
    "Snapshots/../../outside",
  ])
  func aPlanKeepsItsSnapshotsInTheProject(folder: String) throws {
    let project = try HostileProject(
      ["card.yaml": TestCommandTests.card, "plumb.yaml": "snapshots: \(folder)\n"],
      links: ["linked": "../outside"])
    let before = project.outside
    let run = try project.run("test", "card.yaml")
    #expect(run.status == 74 || run.status == 65, "\(run.told)")
    #expect(project.outside == before)
    #expect(
      !FileManager.default.fileExists(atPath: project.folder.appendingPathComponent(".git/x").path))
  }

  @Test func noResultTakesThePlaceOfAnImage() throws {
    let project = try HostileProject([
      "card.yaml": "canvas: {size: 40x40}\nviews: {a: {class: imageView, image: art/card.png}}\n",
      "other.yaml": "canvas: {size: 40x40}\nviews: {a: {frame: [0, 0, 9, 9]}}\n",
    ])
    _ = try project.run("render", "other.yaml", "-o", "art/card.png")
    _ = try project.run("render", "other.yaml", "-o", "x.png")
    try FileManager.default.createDirectory(
      at: project.folder.appendingPathComponent("art"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: project.folder.appendingPathComponent("x.png"),
      to: project.folder.appendingPathComponent("art/card.png"))
    let image = project.folder.appendingPathComponent("art/card.png")
    let before = try Data(contentsOf: image)
    for arguments in [
      ["render", "card.yaml", "-o", "art/card.png"], ["render", "card.yaml", "-o", "art/"],
      ["render", "other.yaml", "card.yaml", "-o", "art/"],
      ["frames", "card.yaml", "-o", "art/card.png"], ["check", "card.yaml", "-o", "art/card.png"],
      ["compare", "card.yaml", "-o", "art/card.png"],
    ] {
      let run = try PlumbProcess.run(arguments, environment: ["CI": nil], folder: project.folder)
      #expect(run.status == 64 && run.errors.contains("is the input"), "\(arguments): \(run.told)")
      #expect(try Data(contentsOf: image) == before, "\(arguments)")
    }
  }

  /// A picture that no record is about is not Plumb's, and neither is one that differs from its record.
  @Test(arguments: ["accept *", "prune card.yaml --delete", "test card.yaml --record all"])
  func foreignPicturesStay(command: String) throws {
    let project = try HostileProject([
      "card.yaml": TestCommandTests.card, "other.yaml": TestCommandTests.card,
      "zebra.yaml": TestCommandTests.card, "plumb.yaml": "snapshots: Shots\n",
    ])
    func shot(_ name: String) -> URL {
      project.folder.appendingPathComponent("Shots/\(name).en.120x80.png")
    }
    #expect(try project.run("test", "card.yaml", "other.yaml", "zebra.yaml").status == 3)
    for name in ["card", "other", "zebra"] {
      _ = try project.place.write(TestCommandTests.moved, as: "project/\(name).yaml")
    }
    #expect(try project.run("test", "card.yaml", "other.yaml", "zebra.yaml").status == 1)
    if command.hasPrefix("prune") {
      for name in ["other", "zebra"] {
        try FileManager.default.removeItem(
          at: project.folder.appendingPathComponent("\(name).yaml"))
      }
    }
    // The first is Plumb's; a stranger's has taken the place of the last.
    let foreign = Data("a photograph".utf8)
    let last = command.hasPrefix("test") ? shot("card") : shot("zebra")
    try foreign.write(to: last)
    if !command.hasPrefix("prune") {
      let frames = last.path.replacing(".png", with: ".frames.json")
      try FileManager.default.removeItem(atPath: frames)
    }
    let folder = project.folder.appendingPathComponent("Shots").path
    func contents() throws -> [String: Data] {
      try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
        $0[$1] = FileManager.default.contents(atPath: "\(folder)/\($1)")
      }
    }
    let before = try contents()
    let run = try PlumbProcess.run(
      command.split(separator: " ").map(String.init),
      environment: ["CI": nil, "PLUMB_RECORD": nil], folder: project.folder)
    #expect(run.status == 65, "\(run.told)")
    #expect(run.errors.contains("no record says that plumb wrote this file"), "\(run.told)")
    #expect(try contents() == before, "all is checked before the first is written")
  }

  @Test func twoRunsIntoOneFolderKeepBothPictures() throws {
    let project = try HostileProject(["card.yaml": TestCommandTests.card])
    for options in [["--locale", "en"], ["--locale", "de"], ["--appearance", "dark"], []] {
      let run = try PlumbProcess.run(
        ["render", "card.yaml", "-o", "out/"] + options, folder: project.folder)
      #expect(run.status == 0, "\(run.told)")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: project.folder.appendingPathComponent("out").path)
    #expect(names.sorted() == ["card.dark.png", "card.de.png", "card.en.png", "card.png"])
  }
}

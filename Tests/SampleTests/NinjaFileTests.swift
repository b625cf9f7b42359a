import Foundation
import Testing

/// `plumb ninja`. What Ninja makes of its rule is tested with the sample, which includes such a file.
@Suite struct NinjaFileTests {
  private static let sample = PlumbProcess.root.appendingPathComponent("Samples/Ninja")

  @Test func theSamplesNinjaFileIsWrittenByTheCommand() throws {
    let result = try PlumbProcess.run(
      ["ninja", "Screens/welcome.yaml", "Screens/settings.yaml", "--locale", "all", "-o", "-"],
      folder: Self.sample)
    let recorded = Self.sample.appendingPathComponent("pictures.ninja")
    #expect(result.text == (try String(contentsOf: recorded, encoding: .utf8)), "\(result.errors)")
  }

  @Test func pathsAndOptionsAreQuotedForNinjaAndForTheShell() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("views: {a: {class: view}}\n", as: "it's $5.yaml")
    let result = try PlumbProcess.run(
      [
        "ninja", "it's $5.yaml", "--size", "100x50", "--pictures", "C: out", "-o", "-",
        "--render", "--texts", "$x",
      ], folder: folder.url)
    for expected in [
      "build C$:$ out/it's$ $$5.100x50.png: picture it's$ $$5.yaml\n  cell = --size 100x50\n",
      "--quiet --texts '$$x' # plumb 0.1.0\n",
    ] {
      #expect(result.text.contains(expected), "\(result.text) \(result.errors)")
    }
  }

  @Test(arguments: [
    ["--bogus"], ["--format", "pdf"], ["--style", "none"], ["--text", "live"], ["b.yaml"],
    ["-o", "x.png"],
  ])
  func optionsThatRenderRefusesAreRefusedBeforeTheFileIsWritten(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    let document = try folder.write("views: {a: {class: view}}\n")
    let result = try PlumbProcess.run(
      ["ninja", document, "-o", folder.file("x.ninja").path, "--render"] + options)
    #expect(result.status == 64, "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.file("x.ninja").path))
  }

  @Test func aFileThatWouldBeTheSameKeepsItsDate() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write("views: {a: {class: view}}\n")
    let command = ["ninja", document, "-o", folder.file("x.ninja").path]
    func inode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.file("x.ninja").path)[
        .systemFileNumber] as? Int
    }
    #expect(try PlumbProcess.run(command).status == 0)
    let first = try inode()
    #expect(try PlumbProcess.run(command).status == 0)
    // A file that is written is a new one in the place of the old.
    #expect(try inode() == first)
  }

  @Test(arguments: [
    (["-"], 64, "Ninja cannot read standard input again"), (["missing.yaml"], 74, "missing.yaml"),
  ])
  func whatCannotBeDrawnIsSaidAtOnce(files: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let output = folder.file("x.ninja").path
    let result = try PlumbProcess.run(["ninja"] + files + ["-o", output])
    #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
    #expect(folder.contents.isEmpty)
  }
}

import Foundation
import Testing

/// A result never takes the place of what it is made of, under whatever name that is given.
@Suite struct OwnInputTests {
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
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.document, as: "card.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("other.yaml").path, withDestinationPath: "card.yaml")
    let arguments = command.replacing("#", with: output).split(separator: " ").map(String.init)
    let run = try PlumbProcess.run(arguments, environment: ["CI": nil], folder: folder.url)
    #expect(
      run.status == 64 && run.errors.contains("is the input card.yaml itself"), "\(run.errors)")
    #expect(try String(contentsOf: folder.file("card.yaml"), encoding: .utf8) == Self.document)
  }

  /// Documents may have any name, and so that of the picture that they would be drawn to.
  @Test(arguments: ["render", "compare"])
  func aFolderOfResultsHasNoRoomForAnInputEither(command: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.document, as: "out/card.png")
    let run = try PlumbProcess.run([command, "out/card.png", "-o", "out/"], folder: folder.url)
    #expect(
      run.status == 64 && run.errors.contains("is the input out/card.png itself"), "\(run.errors)")
    #expect(try String(contentsOf: folder.file("out/card.png"), encoding: .utf8) == Self.document)
  }

  @Test func reportsAreNotJoinedIntoOneOfThem() throws {
    let folder = try TemporaryFolder()
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

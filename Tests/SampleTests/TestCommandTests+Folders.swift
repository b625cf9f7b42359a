import Foundation
import Testing

/// Which snapshots belong to which document, and to none.
extension TestCommandTests {
  /// A test's snapshots lie in a folder of their own and name their document from there; older ones do not
  /// say that they are a test's.
  @Test(arguments: [true, false])
  func snapshotsOfTestsAreNotOrphaned(saysSo: Bool) throws {
    try FileManager.default.removeItem(at: place.file("card.yaml"))
    _ = try place.write(Self.card, as: "Screens/card.yaml")
    try plumb(["test", "Screens", "--snapshots", "Screens/Snapshots/Tests"])
    for name in ["card.en.120x80", "note.en.120x80"] {
      let path = "Screens/Snapshots/Tests/card.en.120x80.frames.json"
      var lines = try String(contentsOf: place.file(path), encoding: .utf8)
        .components(separatedBy: "\n").filter { !$0.hasPrefix("  \"checksum\"") }
      if saysSo, let index = lines.firstIndex(where: { $0.hasPrefix("  \"document\"") }) {
        lines.insert("  \"test\": \"AppTests/Tests.swift\",", at: index + 1)
      }
      _ = try place.write(
        lines.joined(separator: "\n"), as: "Screens/Snapshots/Tests/\(name).frames.json")
    }
    for folder in ["Screens/Snapshots", "Screens/Snapshots/Tests"]
    where saysSo || folder.hasSuffix("ots") {
      let prune = try plumb(["prune", "Screens", "--snapshots", folder, "--delete"])
      #expect(prune.status == 0 && prune.text.isEmpty, "\(prune.text)\(prune.errors)")
    }
  }

  @Test func documentsOfTheSameNameInSeveralFoldersAreApart() throws {
    for folder in ["a", "b"] { _ = try place.write(Self.card, as: "\(folder)/card.yaml") }
    for documents in [["a", "b"], ["a/card.yaml", "b/card.yaml"]] {
      try plumb(["test"] + documents)
      let run = try plumb(["test"] + documents)
      #expect(run.status == 0, "\(run.errors)")
    }
    _ = try place.write(Self.moved, as: "b/card.yaml")
    let run = try plumb(["test", "a", "b"])
    #expect(run.text.contains("\nfailed  b/card.en.120x80"), "\(run.text)")
    #expect(try plumb(["accept", "b/card.en.120x80"]).status == 0)
    #expect(try plumb(["test", "a", "b"]).status == 0)
    #expect(try plumb(["test", "a", "b", "--snapshots", "All"]).status == 65)
  }

  @Test func filesOfPartsAreNoScreensOfTheirOwn() throws {
    _ = try place.write(Self.card, as: "parts/card.yaml")
    _ = try place.write(
      "metrics: {gap: 8}\ncomponents: {row: {views: {a: {}}}}\n", as: "parts/Shared/rows.yaml")
    let run = try plumb(["test", "parts"])
    #expect(run.status == 3 && run.text.contains("card.en.120x80"), "\(run.text)")
    #expect(!run.text.contains("rows"), "\(run.text)")
  }

  @Test func orphansAreListedAndDeletedOnlyWhenTold() throws {
    try test(["--locale", "en,de"])
    let list = try plumb(["prune", "card.yaml", "--snapshots", snapshots.path])
    #expect(list.status == 0 && list.text.hasPrefix("orphaned  "))
    #expect(list.text.contains("card.de.120x80") && !list.text.contains("card.en.120x80"))
    #expect(snapshots.contents.count == 4)
    let filtered = ["prune", "card.yaml", "--snapshots", snapshots.path, "--delete"]
    #expect(try plumb(filtered + ["--filter", "en"]).status == 64)
    #expect(try plumb(filtered + ["--shard", "1/2"]).status == 64)
    let other = try plumb(filtered + ["--locale", "fr"])
    #expect(other.status == 64)
    #expect(other.errors.contains("these options leave out card.en.120x80"), "\(other.errors)")
    #expect(snapshots.contents.count == 4)
    #expect(try plumb(filtered).status == 0)
    #expect(snapshots.contents == Self.recorded)
  }

  @Test func snapshotsOfOtherDocumentsAreNoOrphansUntilTheirDocumentIsGone() throws {
    try test()
    _ = try place.write(Self.card, as: "other.yaml")
    let prune = ["prune", "other.yaml", "--snapshots", snapshots.path, "--delete"]
    try plumb(prune)
    #expect(snapshots.contents == Self.recorded)
    try FileManager.default.removeItem(at: place.file("card.yaml"))
    #expect(try plumb(prune).text.contains("card.yaml is not there any longer"))
    #expect(snapshots.contents.isEmpty)
  }

  @Test func aBrokenDocumentMakesNoOrphans() throws {
    try test()
    _ = try place.write("views: [", as: "card.yaml")
    #expect(
      try plumb(["prune", "card.yaml", "--snapshots", snapshots.path, "--delete"]).status == 65)
    #expect(snapshots.contents == Self.recorded)
  }

  @Test func aFolderIsTestedWithoutConfiguration() throws {
    _ = try place.write(Self.card, as: "Screens/Inner/card.yaml")
    _ = try place.write(Self.card, as: "Screens/other.yml")
    let run = try plumb(["test", "Screens"])
    #expect(run.status == 3)
    #expect(
      run.text.contains("written  other.en.120x80  (Screens/other.yml)\nwritten  Inner/card.en"))
    let exists = { FileManager.default.fileExists(atPath: place.file($0).path) }
    #expect(exists("Screens/Snapshots/other.en.120x80.png"))
    #expect(exists("Screens/Inner/Snapshots/card.en.120x80.png"))
    #expect(try plumb(["test", "Screens"]).text == "2 snapshots: 2 passed\n")
    #expect(try plumb(["test", "Screens", "--snapshots", "All"]).status == 3)
    #expect(exists("All/Inner/card.en.120x80.png"))
  }
}

import Foundation
import Testing

/// What pictures and tests are made of, as Make and Ninja read it.
@Suite struct DepfileCommandTests {
  private static let sample = PlumbProcess.root.appendingPathComponent("Samples/Ninja")

  /// A copy of the sample, to change, as a checkout of its own.
  private func copy(in folder: TemporaryFolder) throws -> URL {
    let copy = folder.file("My Ninja")
    try FileManager.default.copyItem(at: Self.sample, to: copy)
    try? FileManager.default.removeItem(at: copy.appendingPathComponent("Pictures"))
    try FileManager.default.createDirectory(
      at: copy.appendingPathComponent(".git"), withIntermediateDirectories: false)
    return copy
  }

  @Test func aPictureIsMadeOfItsLanguagesStrings() throws {
    let folder = try TemporaryFolder()
    let sample = try copy(in: folder).path
    let result = try PlumbProcess.run([
      "render", "\(sample)/Screens/welcome.yaml", "--locale", "en,de", "-o",
      folder.file("out").path, "--depfile", folder.file("out.d").path,
    ])
    #expect(result.status == 0, "\(result.errors)")
    let text = try String(contentsOf: folder.file("out.d"), encoding: .utf8)
    let rules = text.replacing("\\\n", with: "").split(separator: "\n")
    #expect(rules.count == 2)
    let english = try #require(rules.first { $0.contains("welcome.en.png:") })
    let german = try #require(rules.first { $0.contains("welcome.de.png:") })
    #expect(english.contains("My\\ Ninja/Screens/welcome.yaml"))
    #expect(english.contains("en.lproj/Localizable.strings"))
    #expect(!english.contains("de.lproj"))
    #expect(german.contains("de.lproj/Localizable.strings"))
    #expect(german.contains("/Inter-"))
    #expect(!text.contains("settings"))
  }

  @Test func aTestIsMadeOfItsSnapshotsToo() throws {
    let folder = try TemporaryFolder()
    let sample = try copy(in: folder).path
    _ = try folder.write(
      "documents: {'Screens/*': {appearance: light}}",
      as: URL(fileURLWithPath: sample).lastPathComponent + "/plumb.yaml")
    let arguments = [
      "test", sample, "--locale", "de", "-o", folder.file("r.json").path,
      "--depfile", folder.file("r.d").path,
    ]
    #expect(try PlumbProcess.run(arguments + ["--record", "missing"]).status == 3)
    #expect(try PlumbProcess.run(arguments).status == 0)
    let text = try String(contentsOf: folder.file("r.d"), encoding: .utf8)
    #expect(text.hasPrefix(folder.file("r.json").path + ":"))
    for name in [
      "settings.yaml", "welcome.yaml", "de.lproj/Localizable.strings",
      "Snapshots/welcome.de.iphone-se.png", "Snapshots/welcome.de.iphone-se.frames.json",
      "My\\ Ninja/plumb.yaml",
    ] {
      #expect(text.contains(name), "\(name)")
    }
  }

  @Test func aResultWithoutANameIsRefused() throws {
    let result = try PlumbProcess.run([
      "render", "Samples/red-view.yaml", "-o", "-", "--depfile", "/tmp/x.d",
    ])
    #expect(result.status == 64 && result.errors.contains("--depfile needs a result with a name"))
  }

  @Test(arguments: ["test", "render"])
  func aDependencyFileIsNotWrittenOverItsResult(command: String) throws {
    let folder = try TemporaryFolder()
    let sample = try copy(in: folder).path
    let out = folder.file(command == "test" ? "r.json" : "r.png").path
    let run = try PlumbProcess.run([
      command, "\(sample)/Screens/welcome.yaml", "-o", out, "--depfile",
      folder.path + "/./" + URL(fileURLWithPath: out).lastPathComponent,
    ])
    #expect(run.status == 64 && run.errors.contains("is the result itself"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  // MARK: Ninja

  private static let ninja = "/usr/bin/ninja"
  static let hasNinja =
    FileManager.default.isExecutableFile(atPath: ninja)
    || ProcessInfo.processInfo.environment["CI"] != nil

  private func build(in folder: URL) throws -> (status: Int32, output: String) {
    let result = try PlumbProcess.run(
      [], environment: ["PLUMB": PlumbProcess.executable.path], folder: folder,
      program: URL(fileURLWithPath: Self.ninja))
    return (result.status, String(decoding: result.output, as: UTF8.self) + result.errors)
  }

  private func dates(in folder: URL) throws -> [String: Date] {
    let pictures = folder.appendingPathComponent("Pictures")
    let files = try FileManager.default.contentsOfDirectory(
      at: pictures, includingPropertiesForKeys: [.contentModificationDateKey])
    return Dictionary(
      uniqueKeysWithValues: try files.filter { $0.pathExtension != "d" }.map {
        (
          $0.lastPathComponent,
          try #require(
            try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        )
      })
  }

  @Test(.enabled(if: hasNinja, "ninja-build is not installed; Scripts/test installs it"))
  func aChangedStringMakesOnlyThePicturesThatShowItAgain() throws {
    let folder = try TemporaryFolder()
    let sample = try copy(in: folder)
    let first = try build(in: sample)
    #expect(first.status == 0, "\(first.output)")
    let before = try dates(in: sample)
    #expect(before.count == 8)
    #expect(try build(in: sample).output.contains("no work to do"))

    let strings = sample.appendingPathComponent("Strings/de.lproj/Localizable.strings")
    let text = try String(contentsOf: strings, encoding: .utf8)
    // File systems and Ninja tell times apart by nanoseconds; a clock may be coarser.
    usleep(50_000)
    try Data(text.replacing("Beginnen", with: "Los").utf8).write(to: strings)
    let second = try build(in: sample)
    #expect(second.status == 0, "\(second.output)")
    #expect(!second.output.contains(".en."), "English pictures do not even run")
    #expect(!second.output.contains("hash Pictures/settings"), "\(second.output)")
    let after = try dates(in: sample)
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(changed == ["welcome.de.png", "welcome.de.sha256"])
    #expect(try build(in: sample).output.contains("no work to do"))
  }
}

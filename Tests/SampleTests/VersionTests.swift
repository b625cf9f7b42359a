import Foundation
import Testing

/// What `plumb --version` says, and what versions promise each other (`docs/versions.md`).
@Suite struct VersionTests {
  @Test func theVersionNamesItsCommitAndItsLibraries() throws {
    let result = try PlumbProcess.run(["--version"])
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(result.status == 0)
    #expect(lines.first == "plumb 0.1.0, a development build")
    #expect(
      lines.dropFirst().map { $0.prefix { $0 != " " } } == [
        "Pango", "HarfBuzz", "FreeType", "Cairo", "fontconfig", "ICU", "cmark-gfm", "libxml2",
        "libyaml",
      ])
    for line in lines.dropFirst() {
      #expect(line.contains(#/ [0-9]+\.[0-9]+/#), "\(line)")
    }
  }

  // MARK: Files of earlier versions

  /// What each version has written: documents, a plan, snapshots, and reports of shards. They are recorded by the
  /// version in the folder's name and stay as they are; a folder is added with each release.
  private static let recorded = PlumbProcess.root.appendingPathComponent("Tests/Versions")
  static let versions = (try? FileManager.default.contentsOfDirectory(atPath: recorded.path)) ?? []

  private func copy(of version: String, in folder: TemporaryFolder) throws -> URL {
    let copy = folder.file(version)
    try FileManager.default.copyItem(at: Self.recorded.appendingPathComponent(version), to: copy)
    return copy
  }

  @Test(arguments: versions)
  func aVersionReadsThePlansAndSnapshotsOfEarlierOnes(version: String) throws {
    let folder = try TemporaryFolder()
    let place = try copy(of: version, in: folder)
    let result = try PlumbProcess.run(["test", ".", "--record", "never"], folder: place)
    #expect(result.status == 0, "\(result.text) \(result.errors)")
    #expect(result.text.contains("2 passed"), "\(result.text)")
  }

  @Test(arguments: versions, ["check", "report", "compare"])
  func aVersionJoinsTheReportsOfEarlierOnes(version: String, kind: String) throws {
    let folder = try TemporaryFolder()
    let place = try copy(of: version, in: folder)
    let result = try PlumbProcess.run(
      ["merge", "\(kind)-1.json", "\(kind)-2.json", "-o", "-"], folder: place)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains("row") && result.text.contains("dark"), "\(result.text)")
  }

  @Test(arguments: versions)
  func theFramesOfEarlierVersionsAreStillFound(version: String) throws {
    let folder = try TemporaryFolder()
    let place = try copy(of: version, in: folder)
    let result = try PlumbProcess.run(
      ["frames", "Screens/row.yaml", "--format", "json"], folder: place)
    let recorded = place.appendingPathComponent("frames.json")
    #expect(result.text == (try String(contentsOf: recorded, encoding: .utf8)))
  }
}

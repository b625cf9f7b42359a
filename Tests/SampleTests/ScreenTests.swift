import Foundation
import Testing

/// The screens of the gallery.
@Suite struct ScreenTests {
  static let folder = "Samples/Screens"

  /// The plan of their snapshots lies beside them and is no screen.
  static let documents =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: PlumbProcess.root.appendingPathComponent(folder).path)) ?? [])
    .filter { $0.hasSuffix(".yaml") && $0 != "plumb.yaml" }.sorted()

  @Test func thereAreTwentyAndEachSaysWhatItTeaches() throws {
    #expect(Self.documents.count == 20)
    for name in Self.documents {
      let path = PlumbProcess.root.appendingPathComponent("\(Self.folder)/\(name)")
      let text = try String(contentsOf: path, encoding: .utf8)
      #expect(text.hasPrefix("# "), "\(name)")
    }
  }

  @Test func theyAreAsRecorded() throws {
    let run = try PlumbProcess.run(
      ["test", Self.folder, "--record", "never", "--pixels", "always"])
    // What other fonts have made incomparable is no difference.
    #expect([0, 4].contains(run.status), "\(run.text)\(run.errors)")
  }

  /// The plan is named as well, as `Screens/*.yaml` does, and left out.
  ///
  /// The narrowest and the widest device, the text size of most and a large one; `plumb check` has no more to say
  /// about the others, which take minutes.
  @Test(arguments: [
    ["--locale", "all", "--device", "iphone-se-1,ipad", "--text-size", "large,accessibility1"],
    ["--locale", "en,ar", "--direction", "ltr,rtl", "--device", "iphone-se-1"],
    ["--locale", "de", "--device", "iphone-14", "--appearance", "dark", "--text-size", "small"],
  ])
  func nothingIsFoundThatIsNotAllowed(cells: [String]) throws {
    let run = try PlumbProcess.run(
      ["check"] + (Self.documents + ["plumb.yaml"]).map { "\(Self.folder)/\($0)" } + cells + [
        "--format", "json",
      ])
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    // What is allowed for the sake of another cell is not needed in these.
    let rules = findings.compactMap { $0["rule"] as? String }
      .filter { $0 != "document/unused-allow" }
    #expect(rules == [])
  }

  @Test func theGalleryShowsEachOfThem() throws {
    let gallery = try String(
      contentsOf: PlumbProcess.root.appendingPathComponent("GALLERY.md"), encoding: .utf8)
    for name in Self.documents {
      #expect(gallery.contains("(\(Self.folder)/\(name))"), "\(name)")
    }
  }
}

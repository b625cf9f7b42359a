import Foundation
import Testing

/// `--show findings` marks what `compare` marks, and lists it.
@Test func theFindingsThatAPictureShowsAreThoseOfACheck() throws {
  let folder = try TemporaryFolder()
  let path = try folder.write(
    """
    canvas: {size: 200x120, scale: 2}
    views:
      a: {class: label, text: Settings, frame: [10, 10, 68, 21.5]}
      b: {class: label, text: Settings, frame: [40, 20, 68, 21.5]}
    """)
  func run(_ show: [String]) throws -> (errors: String, picture: Data) {
    let picture = folder.file("picture.png")
    let run = try PlumbProcess.run(["render", path, "-o", picture.path] + show)
    #expect(run.status == 0)
    return (run.errors, try Data(contentsOf: picture))
  }
  let (plain, shown) = (try run([]), try run(["--show", "insets,findings"]))
  #expect(!plain.errors.contains("layout/overlap") && shown.errors.contains("layout/overlap"))
  #expect(plain.picture != shown.picture)
}

/// Every sample has the findings that its own comments announce, on the lines where they stand.
@Suite struct FindingTests {
  @Test(arguments: Sample.all)
  func findingsAreThoseThatTheSampleAnnounces(sample: Sample) throws {
    let frames = try PlumbProcess.run(
      ["frames", sample.document, "--format", "json", "--quiet"] + sample.arguments)
    let document = try JSONSerialization.jsonObject(with: Data(frames.output)) as? [String: Any]
    let scenes = try #require(document?["scenes"] as? [[String: Any]])
    let findings = scenes.flatMap { $0["findings"] as? [[String: Any]] ?? [] }.map {
      "\($0["line"] as? Int ?? 0) \($0["rule"] as? String ?? "")"
    }
    #expect(try findings.sorted() == sample.announcedFindings().sorted())
  }
}

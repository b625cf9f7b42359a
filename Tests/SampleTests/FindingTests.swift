import Foundation
import Testing

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

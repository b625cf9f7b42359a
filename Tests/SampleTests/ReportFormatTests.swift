import Foundation
import Testing

/// In which form a report is written, and what programs find in it.
@Suite struct ReportFormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aMistakeOfASharedFileIsOneResultInSARIF() throws {
    _ = try folder.write("components: {c: {class: lable}}\n", as: "shared.yaml")
    for name in ["a.yaml", "b.yaml"] {
      _ = try folder.write("include: shared.yaml\nviews: {x: {component: c}}\n", as: name)
    }
    let run = try PlumbProcess.run(
      ["check", "a.yaml", "b.yaml", "--format", "sarif"], folder: folder.url)
    let log = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    let fingerprints = results?.map { $0["partialFingerprints"] as? [String: String] }
    #expect(
      fingerprints == [
        [
          "plumbFinding/v1":
            #"["document/invalid", "shared.yaml", [], [], "there is no class “lable”"] 0"#
        ]
      ], "\(run.text)")
  }
}

import Foundation
import Testing

@Suite struct HeadroomCommandTests {
  @Test func headroomListsEveryCellOfTheDocument() throws {
    let process = try PlumbProcess.run(["headroom", "Samples/profile.yaml", "--locale", "en,de"])
    #expect(process.status == 0, "\(process.errors)")
    let headings = process.text.split(separator: "\n").filter { $0.hasPrefix("Samples/") }
    #expect(headings == ["Samples/profile.yaml en", "Samples/profile.yaml de"])
    // A German name of three lines stands above a row that cannot move down.
    #expect(process.text.contains("below, name reaches outside"))
  }

  @Test func theResultDoesNotDependOnTheNumberOfJobs() throws {
    let command = [
      "headroom", "Samples/profile.yaml", "--locale", "en,ar", "--format", "json", "--jobs",
    ]
    let (one, two) = (try PlumbProcess.run(command + ["1"]), try PlumbProcess.run(command + ["2"]))
    #expect(one.status == 0 && one.output == two.output)
    let json = try JSONSerialization.jsonObject(with: Data(one.output)) as? [String: Any]
    #expect(json?["version"] as? Int == 1)
    #expect((json?["cells"] as? [[String: Any]])?.map { $0["locale"] as? String } == ["en", "ar"])
  }

  @Test(
    arguments: [
      ("a.png", [0x89, 0x50]), ("a.svg", Array("<svg".utf8)), ("a.pdf", Array("%PDF".utf8)),
      ("a.json", Array("{".utf8)), ("a.txt", Array("Samples/".utf8)),
    ] as [(String, [UInt8])])
  func theOutputsEndingSaysWhatIsWritten(name: String, start: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let process = try PlumbProcess.run(
      ["headroom", "Samples/red-label.yaml", "-o", folder.file(name).path])
    #expect(process.status == 0, "\(process.errors)")
    #expect(try Data(contentsOf: folder.file(name)).starts(with: start))
  }

  @Test func aBadDocumentFailsAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    try Data("canvas: iphone-sa".utf8).write(to: folder.file("bad.yaml"))
    let process = try PlumbProcess.run(
      ["headroom", folder.file("bad.yaml").path, "-o", folder.file("a.png").path])
    #expect(process.status == 65 && process.errors.contains("did you mean “iphone-se”"))
    #expect(folder.contents == ["bad.yaml"])
  }
}

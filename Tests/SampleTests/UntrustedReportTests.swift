import Foundation
import Testing

/// Names, records and parts of reports are data: none acts on a terminal, a page or a summary.
@Suite struct UntrustedReportTests {
  static let redirect = "<meta http-equiv=refresh content='0;url=https://example.com'>"

  /// What somebody wrote into a part: in the place of `{`, which begins its data.
  static let parts = [
    "null</script>\(redirect)<script>{", "{\"x\": \"</script>\(redirect)\", ",
    "{\"x\": \(redirect), ",
    "{}\(redirect){", "[[", "{\"x\": \"\\u003c\\q\", ",
  ]

  @Test(arguments: parts)
  func aPartIsReadAndWrittenAnew(part: String) throws {
    let project = try HostileProject(["card.yaml": TestCommandTests.card])
    _ = try project.run("test", "card.yaml", "--record", "never", "-o", "part.html")
    let file = project.folder.appendingPathComponent("part.html")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: "data-of=\"1\">{"))
    let forged = page.replacingCharacters(in: start, with: "data-of=\"1\">" + part)
    try Data(forged.utf8).write(to: file)
    let merged = try project.run("merge", "part.html")
    #expect(merged.status == 0 || merged.status == 65, "\(merged.errors)")
    #expect(!merged.text.contains("<meta http-equiv=refresh"))
    if merged.status == 0 { #expect(merged.text.contains("\\u003cmeta http-equiv=refresh")) }
  }

  /// The names of files and folders, with what acts on a terminal or turns the direction of texts.
  static let names = [
    "a\u{1B}[2Jb", "a\u{202E}lmay.b", "a\u{9B}31mb", "a\u{7}b", "a\nb", "a\r::error::b",
    "a\u{2066}b",
  ]

  @Test(
    arguments: names,
    [
      "check @", "check @ --format github", "test @", "test @ --format github",
      "frames @ card.yaml", "render @ -o .",
    ])
  func namesAreShownEscaped(name: String, command: String) throws {
    let project = try HostileProject(["card.yaml": TestCommandTests.card])
    let documents = [TestCommandTests.card, "views: {a: {class: lable}}\n"]
    for (index, document) in documents.enumerated() {
      _ = try project.place.write(document, as: "project/\(name)/\(index).yaml")
      let arguments = command.split(separator: " ").map {
        $0 == "@" ? "\(name)/\(index).yaml" : String($0)
      }
      let run = try PlumbProcess.run(
        arguments, environment: ["CI": "1", "PLUMB_RECORD": nil], folder: project.folder)
      let acting = run.told.unicodeScalars.filter { scalar in
        scalar != "\n" && scalar != "\t"
          && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
      }
      #expect(acting.isEmpty, "\(acting) in \(run.told)")
      #expect(!run.told.split(separator: "\n").contains { $0.hasPrefix("::error::") })
    }
  }

  @Test(arguments: ["text", "github"])
  func recordsAreShownEscaped(format: String) throws {
    let project = try HostileProject(["card.yaml": TestCommandTests.card])
    #expect(try project.run("test", "card.yaml").status == 3)
    let frames = project.folder.appendingPathComponent("Snapshots/card.en.120x80.frames.json")
    let record = try String(contentsOf: frames, encoding: .utf8)
    try Data(record.replacing("\"dot\"", with: "\"d\\u001b[31m\\u202eot\"").utf8).write(to: frames)
    let run = try project.run("test", "card.yaml", "--format", format)
    #expect(run.status == 1 && run.text.contains("d\\u{1B}[31m\\u{202E}ot"), "\(run.told)")
    #expect(!run.told.contains("\u{1B}") && !run.told.contains("\u{202E}"))
    let accept = try project.run("accept", "*")
    #expect(!accept.told.contains("\u{1B}"), "\(accept.told)")
  }

  @Test func noNameLeavesTheFenceOfASummary() throws {
    let name = "a\n```\n# Injected <b>text</b>\n````\n"
    let project = try HostileProject()
    _ = try project.place.write(TestCommandTests.card, as: "project/\(name)/card.yaml")
    let summary = project.place.file("summary.md")
    let run = try project.run(
      "test", "\(name)/card.yaml", "--format", "github", "--record", "never",
      environment: ["CI": "1", "GITHUB_STEP_SUMMARY": summary.path])
    #expect(run.status == 3, "\(run.told)")
    let lines = try String(contentsOf: summary, encoding: .utf8).components(separatedBy: "\n")
    #expect(!lines.contains { $0.hasPrefix("# Injected") }, "\(lines)")
    let fences = lines.filter { $0.hasPrefix("```") }
    #expect(fences.count == 2 && fences[0] == fences[1] + "sh", "\(fences)")
  }

  /// GitHub shows ten of a kind, and drops the others without a word.
  @Test func checkKeepsToTenAnnotations() throws {
    let views = (1...30).map { "  v\($0): {class: lable}\n" }.joined()
    let project = try HostileProject(["a.yaml": "views:\n" + views])
    let run = try project.run("check", "a.yaml", "--format", "github")
    let lines = run.text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10, "\(run.text)")
    #expect(lines.last?.contains("21 more are in the report") == true, "\(run.text)")
  }
}

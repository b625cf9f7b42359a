import Foundation
import Testing

/// What the manual shows, against the program: each example in YAML, and each output.
///
/// The page about reuse has a test in `DocumentsTests` that lays its examples out, and `RecipeTests` try those of CI.
@Suite struct ManualTests {
  private static func page(_ path: String) throws -> String {
    try String(contentsOf: PlumbProcess.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// An example as a document: one that names no part of a document shows views.
  private static func document(_ example: String) -> String {
    let parts = ["views:", "root:", "navigationBar:", "components:"]
    let isWhole = example.split(separator: "\n").contains { line in
      parts.contains { line.hasPrefix($0) }
    }
    guard !isWhole else { return example }
    return "strings: Texts.strings\nviews:\n"
      + example.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  @Test(arguments: ["documents", "bars-and-lists", "text-and-strings", "reuse"])
  func eachExampleOfAPageIsADocument(name: String) throws {
    let examples = try Self.page("docs/\(name).md").components(separatedBy: "```yaml\n")
      .dropFirst().map { $0.components(separatedBy: "\n```")[0] + "\n" }
    #expect(!examples.isEmpty)
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: PlumbProcess.root.appendingPathComponent("Samples/Screens/Images/sea.png"),
      to: folder.file("sea.png"))
    _ = try folder.write("\"hello\" = \"Hello, **%@**\";\n", as: "Texts.strings")
    // Two views of one name show that they are the same.
    for example in examples.flatMap({ $0.components(separatedBy: "# the same as\n") }) {
      _ = try folder.write(Self.document(example), as: "example.yaml")
      let run = try PlumbProcess.run(["frames", "example.yaml"], folder: folder.url)
      #expect(run.status == 0, "\(name): \(run.errors)")
    }
  }

  @Test func theExampleOfATestPlanIsOne() throws {
    let folder = try TemporaryFolder()
    let plan = try #require(
      try Self.page("docs/snapshots.md").components(separatedBy: "```yaml\n").dropFirst().first)
    _ = try folder.write(plan.components(separatedBy: "```")[0], as: "Screens/plumb.yaml")
    _ = try folder.write("views: {}\n", as: "Screens/profile.yaml")
    _ = try folder.write("views: {}\n", as: "Screens/Drafts/new.yaml")
    let run = try Self.test(in: folder)
    // One locale, as there are no strings, on two devices in two text sizes; the draft is skipped.
    #expect(run.status == 3, "\(run.errors)")
    #expect(
      run.text.hasPrefix("written  4 of 4 cells  (Screens/profile.yaml)\n")
        && !run.text.contains("Drafts"), "\(run.text)")
  }

  /// Where the page has `…`, the program's line goes on; it breaks lines where the program does not.
  @Test(arguments: ["README.md", "docs/translations.md"])
  func theFindingOfAPageIsWhatCheckSays(path: String) throws {
    let run = try PlumbProcess.run(
      ["check", "Samples/Findings/truncated.yaml", "--locale", "all"])
    let shown = try Self.block(of: Self.page(path)) {
      $0.hasPrefix("    Samples/Findings/truncated")
    }
    var rest = Self.words(run.text)[...]
    for part in shown.split(separator: "\n").flatMap({
      Self.words(String($0)).components(separatedBy: " … ")
    }) {
      let place = try #require(rest.range(of: part), "\(path): \(part)\n\(rest)")
      rest = rest[place.upperBound...]
    }
  }

  /// As a person runs it: where `CI` is set, nothing is recorded.
  private static func test(in folder: TemporaryFolder) throws -> PlumbProcess {
    try PlumbProcess.run(
      ["test", "Screens/"], environment: ["CI": nil, "PLUMB_RECORD": nil],
      folder: folder.url)
  }

  /// The edit that both pages describe: another `inset` in a copy of the first sample.
  @Test(arguments: ["README.md", "docs/snapshots.md"])
  func theReportOfAPageIsWhatTestSays(path: String) throws {
    let folder = try TemporaryFolder()
    let sample = try Self.page("Samples/sign-in.yaml")
    try FileManager.default.createDirectory(
      at: folder.file("Screens"), withIntermediateDirectories: true)
    for name in ["Strings", "Images"] {
      try FileManager.default.copyItem(
        at: PlumbProcess.root.appendingPathComponent("Samples/\(name)"),
        to: folder.file("Screens/\(name)"))
    }
    _ = try folder.write(sample, as: "Screens/sign-in.yaml")
    _ = try Self.test(in: folder)
    let edited = sample.replacingOccurrences(of: "inset: 16", with: "inset: 24")
    #expect(edited != sample)
    _ = try folder.write(edited, as: "Screens/sign-in.yaml")
    let run = try Self.test(in: folder)
    #expect(run.status == 1, "\(run.errors)")
    for line in try Self.block(of: Self.page(path), where: { $0.hasPrefix("    constant: ") })
      .split(separator: "\n")
    {
      #expect(run.text.contains(line.dropFirst(4) + "\n"), "\(path): \(line)\n\(run.text)")
    }
  }

  /// The lines in code from the first that fits to the next that is none.
  private static func block(of page: String, where fits: (Substring) -> Bool) throws -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.firstIndex(where: fits)
    let first = try #require(found)
    return lines[first...].prefix { $0.hasPrefix("    ") }.joined(separator: "\n")
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

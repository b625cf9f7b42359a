import Foundation
import Testing

@testable import Preview

/// Folders and links that come, go or lead elsewhere while a page is open, as git has it where it goes from one branch
/// to another.
@Suite(.timeLimit(.minutes(20))) struct ComingAndGoingTests {
  private static let screen = """
    strings: ../Strings
    include: ../Shared/rows.yaml
    views: {label: {class: label, text: {key: title}}, row: {component: row}}
    constraints: [label.top = root.top + 20, label.leading = root.leading, row.top = label.bottom, row.leading = root.leading]

    """
  private static let files = [
    "Screens/a.yaml": screen, "Strings/en.lproj/Localizable.strings": "title = \"One\";\n",
    "Other/en.lproj/Localizable.strings": "title = \"Two\";\n",
    "Shared/rows.yaml":
      "components: {row: {views: {box: {size: 9}}, constraints: [box.edges = self.edges]}}\n",
    "plumb.yaml": "",
  ]

  /// What is done one after the other. After each the page shows what a new page would.
  @Test(arguments: [
    ["mv Strings S", "mv S Strings"], ["rm -r Strings", "cp -r Other Strings"],
    [
      "rm -r Strings", "mkdir Strings", "mkdir Strings/en.lproj",
      "cp Other/en.lproj/* Strings/en.lproj",
    ],
    ["rm -r Strings/en.lproj", "cp -r Other/en.lproj Strings"],
    [
      "mv Strings S; ln -s S Strings", "ln -sfn Other Strings",
      "sed -i s/Two/Three/ Other/en.lproj/*",
    ],
    ["rm -r Shared", "mkdir Shared", "echo 'components: {row: {views: {}}}' > Shared/rows.yaml"],
    ["mv Screens S", "ln -s S Screens", "sed -i s/20/30/ S/a.yaml", "rm Screens; mv S Screens"],
    ["mkdir all; mv Screens Strings Shared all", "mv all/* ."],
    [
      "cp Screens/a.yaml b; sed s/20/40/ b > c; ln -sf ../b Screens/a.yaml",
      "ln -sfn ../c Screens/a.yaml", "sed -i s/40/50/ c", "rm c", "mv b c",
    ],
    ["chmod 000 Screens/a.yaml", "chmod 644 Screens/a.yaml"],
  ])
  func aPageShowsWhatANewOneWould(commands: [String]) async throws {
    let visitor = try Visitor(Self.files, documents: ["Screens/a.yaml"])
    let query = ["document": "Screens/a.yaml"]
    let page = await visitor.listen(query)
    _ = try await page.change(1)
    for command in commands {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command]
      process.currentDirectoryURL = URL(fileURLWithPath: visitor.folder.path)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(command)")
      try await waitUntil {
        guard let new = try? await visitor.json("cells", query) else { return false }
        return Shown(page.changes) == Shown([new])
      }
    }
  }

  @Test(arguments: [
    (
      "include: [../Shared/rows.yaml, ../Later/x.yaml]\nviews: {label: {}}\n", "styles: {s: {}}\n",
      "Later/x.yaml"
    ),
    (
      "strings: ../Later\nviews: {label: {}}\n", "a = \"b\";\n",
      "Later/en.lproj/Localizable.strings"
    ),
    (
      "strings: ../Later/a.xcstrings\nviews: {label: {}}\n",
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, "Later/a.xcstrings"
    ),
    (
      "views: {label: {class: image, source: ../Later/deep/a.svg}}\n",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#, "Later/deep/a.svg"
    ),
  ])
  func aFileThatIsMissingIsSeenWhenItComes(document: String, text: String, name: String)
    async throws
  {
    var files = Self.files
    files["Screens/a.yaml"] = document
    let visitor = try Visitor(files, documents: ["Screens/a.yaml"])
    let page = await visitor.listen(["document": "Screens/a.yaml"])
    #expect(try await !page.change(1).problems.isEmpty)
    try visitor.folder.write(text, to: name)
    try await waitUntil { page.changes.last?.problems.isEmpty == true }
  }

  /// What is seen after some changes: mistakes, or else frames.
  private struct Shown: Equatable {
    var problems: [String] = []
    var frames: [Double]?

    init(_ changes: [[String: Any]]) {
      for change in changes {
        problems = change.problems.compactMap { $0["message"] as? String }
        frames = change.frame(of: "label") ?? frames
      }
      if !problems.isEmpty { frames = nil }
    }
  }

  /// Whether the given folder is there or not, it is no document.
  @Test func aGivenFolderThatIsGoneForAWhileHasItsDocumentsAgain() async throws {
    let visitor = try Visitor(
      ["In/a.yaml": SiteTests.screen, "In/b.yaml": SiteTests.screen], given: "In")
    let page = await visitor.listen([:])
    try await waitUntil { page.text.contains("event: ready") }
    let path = visitor.folder.path
    func isTold(_ times: Int) -> Bool {
      page.text.components(separatedBy: "event: documents").count == times + 1
    }
    for number in 1...3 {
      try FileManager.default.moveItem(atPath: path + "/In", toPath: path + "/Out")
      try await waitUntil { isTold(2 * number - 1) }
      try FileManager.default.moveItem(atPath: path + "/Out", toPath: path + "/In")
      try await waitUntil { isTold(2 * number) }
    }
  }
}

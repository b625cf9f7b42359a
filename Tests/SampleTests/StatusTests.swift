import Foundation
import Testing

/// What is said of exit statuses.
@Suite struct StatusTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PlumbProcess.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The numbers in the first column of the table of exit statuses on a page.
  private static func statuses(on page: String) throws -> [String] {
    try text(page).components(separatedBy: "\n| Status | Meaning |\n|---|---|\n").dropFirst()
      .flatMap { table in
        table.components(separatedBy: "\n").prefix { $0.hasPrefix("| ") }.flatMap { row in
          row.components(separatedBy: " | ")[0].dropFirst(2).components(separatedBy: ", ")
        }
      }
  }

  /// The manual has the statuses that the program lists, in their order; the page about snapshots has some of them.
  @Test func theManualListsTheStatusesOfTheProgram() throws {
    let help = try PlumbProcess.run(["--help"]).text
    let words = help.replacing(/\s+/, with: " ")
    let list = try #require(words.firstMatch(of: /Exit status: (.*?)\.\s/)?.1)
    let known = list.components(separatedBy: "; ").compactMap {
      $0.components(separatedBy: " ").first
    }
    #expect(known.count == 11)
    #expect(try Self.statuses(on: "docs/commands.md") == known)
    let some = try Self.statuses(on: "docs/snapshots.md")
    #expect(!some.isEmpty && some.allSatisfy(known.contains))
  }
}

import AutoLayout
import Foundation
import Reuse
import Testing

@testable import Documents

/// The table of UIKit's names in `docs/documents.md`, against the declarations.
@Suite struct NamesPageTests {
  /// The first cells of the rows, with the groups of names in the second: what belongs together has no comma between.
  private static let rows: [(what: String, groups: [[String]])] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/documents.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let table = text.components(separatedBy: "| What | Own names, and UIKit's |\n").dropFirst()
    return table.flatMap { table in
      table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .prefix { $0.hasPrefix("| ") }
        .map { row in
          let cells = row.components(separatedBy: " | ")
          let groups = cells[1].components(separatedBy: ", ").map { group in
            group.matches(of: /`([^`]+)`/).map { String($0.1) }
          }
          return (String(cells[0].dropFirst(2)), groups)
        }
    }
  }()

  @Test func theTableIsFound() {
    #expect(
      Self.rows.map(\.what) == [
        "views", "text", "stacks", "scroll views", "guides", "priorities",
      ])
  }

  /// Each group of names is of one key.
  @Test func theNamesAreThoseOfTheKeys() {
    for row in Self.rows.prefix(4) {
      for names in row.groups {
        // An example of a value, and a key that belongs to another, are none of its names.
        let names = names.filter {
          !$0.contains(":") && !["minimumScaleFactor", "bottom"].contains($0)
        }
        let keys = ViewClass.anyFields.filter { names.first == nil || $0.name == names[0] }
        let known = Set(keys.flatMap(\.names))
        #expect(Set(names).isSubset(of: known), "\(row.what): \(names)")
      }
    }
  }

  @Test func theGuidesAndPrioritiesHaveTheseNames() {
    let guides = Self.rows[4].groups
    #expect(guides.map { $0[0] } == BuiltInGuide.allCases.map(\.rawValue))
    #expect(guides.map { $0[1] } == BuiltInGuide.allCases.map(\.uiKitName))
    let priorities = Self.rows[5].groups
    #expect(priorities.map { $0[0] } == Priorities.named.map(\.name))
    for names in priorities {
      #expect(Set(names.map { Priorities.byName[$0] }).count == 1, "\(names)")
    }
  }
}

import Foundation
import LayoutScene
import Testing
import Typesetting

/// Typesetters at work at the same time, as `plumb render --jobs` has them, share nothing that could
/// change a line.
@Test func linesAreTheSameInTasksAtTheSameTime() async throws {
  let text = "Donaudampf\u{AD}schifffahrts\u{AD}gesellschaft The quick brown fox مرحبا بالعالم"
  @Sendable func lines() throws -> [[String]] {
    let typesetter = try Typesetter()
    let attributes = TextAttributes(
      font: .system(ofSize: 17), lineBreak: .byWordWrapping, lineLimit: 0)
    return stride(from: 20.0, through: 300, by: 3).map { width in
      typesetter.set(text, attributes, width: width).lines.map { "\($0.text) \($0.width)" }
    }
  }
  let expected = try lines()
  try await withThrowingTaskGroup(of: [[String]].self) { group in
    for _ in 0..<24 { group.addTask { try lines() } }
    for try await found in group { #expect(found == expected) }
  }
}

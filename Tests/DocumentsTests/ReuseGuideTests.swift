import Foundation
import TestSupport
import Testing

@testable import Documents

/// The examples of the manual's page about reuse are laid out without a mistake.
@Test func theGuidesExamplesAreRight() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let page = root.appendingPathComponent("docs/reuse.md")
  let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
  let examples = parts.filter { $0.hasPrefix("yaml\n") }.map { String($0.dropFirst(5)) }
  #expect(examples.count == 2)
  for example in examples {
    let document = try OpenDocument.open(bytes: Array(example.utf8), file: "guide.yaml")
    for variant in [nil] + document.variants(ofScreen: nil).map(Optional.init) {
      let screen = try document.screen(
        options: DocumentOptions(variant: variant), measurer: FixedWidthMeasurer())
      #expect(screen.scene().findings.isEmpty, "\(screen.scene().findings)")
    }
  }
}

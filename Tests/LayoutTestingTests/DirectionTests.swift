import Foundation
import Testing

@testable import LayoutTesting

/// Findings in a direction for which a screen may not be made.
@Suite struct DirectionTests {
  /// A text that is read from the right, and aligned to the left in a wide view.
  private func layout(locale: String) throws -> Layout {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      canvas: {size: 320x200}
      locale: \(locale)
      views: {title: {class: label, text: "مرحبا", textAlignment: left}}
      constraints: [title.leading = root.leading, title.width = 300, title.top = root.top + 40]
      """, to: "title.yaml")
    return try Layout(document: path, direction: .rightToLeft)
  }

  /// As for `plumb check`, a document without such a language does not have to be right there.
  @Test func aDocumentIsJudgedForTheDirectionsOfItsLanguages() throws {
    let made = try layout(locale: "ar")
    #expect(failures { made.expectNoFindings(rules: [.notMirrored]) }.count == 1)
    let other = try layout(locale: "en")
    #expect(failures { other.expectNoFindings(rules: [.notMirrored]) } == [])
  }
}

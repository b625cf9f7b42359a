import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

/// Renderers at work at the same time, as `plumb render --jobs` has them, open and close font files of
/// one process. There are more of them here than Cairo keeps open.
@Test func picturesAreTheSameInTasksAtTheSameTime() async throws {
  let words: [(language: String, text: String)] = [
    ("en", "Hamburg"), ("ar", "العربية"), ("he", "עברית"), ("th", "ภาษาไทย"), ("hi", "हिन्दी"),
    ("bn", "বাংলা"), ("gu", "ગુજરાતી"), ("ta", "தமிழ்"), ("te", "తెలుగు"), ("km", "ខ្មែរ"), ("lo", "ລາວ"),
    ("my", "မြန်မာ"), ("hy", "Հայերեն"), ("ka", "ქართული"), ("am", "አማርኛ"), ("ja", "日本語"),
    ("en", "😀★"),
  ]
  /// A picture of all words, from a word on.
  @Sendable func picture(from first: Int) throws -> Bitmap {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 200, height: 24 * 17), measurer: typesetter)
    for row in words.indices {
      let word = words[(first + row) % words.count]
      let label = page.add(.label, 0, CGFloat(row) * 24, 200, 24)
      page.write(word.text, in: label, language: word.language)
    }
    return try Renderer(typesetter: typesetter).bitmap(page.scene)
  }
  let expected = try words.indices.map { try picture(from: $0) }
  try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
    for number in 0..<words.count * 4 {
      let first = number % words.count
      group.addTask { (first, try picture(from: first)) }
    }
    for try await (first, found) in group { #expect(found.pixels == expected[first].pixels) }
  }
}

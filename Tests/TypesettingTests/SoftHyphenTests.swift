import LayoutScene
import TestSupport
import Testing
import Typesetting

private func lines(_ text: String, width: Double, limit: Int = 0) throws -> [String] {
  var attributes = TextAttributes(font: .system(ofSize: 17))
  attributes.lineLimit = limit
  return try Typesetter().set(text, attributes, width: width).lines.map(\.text)
}

@Suite struct SoftHyphens {
  @Test func ofSeveralInARowOneHyphenIsShown() throws {
    let found = try lines("Donau\u{AD}\u{AD}\u{AD}dampf", width: 70)
    #expect(found.count == 2)
    #expect(found.first?.filter { $0 == "\u{2010}" }.count == 1, "\(found)")
  }

  /// Also at widths at which a line has all of them, as when the width is searched that a text needs.
  @Test(arguments: ["a\u{AD}", "Do\u{AD}nau\u{AD}dampf\u{AD}schiff ", "\u{AD}"])
  func manyTakeNoQuadraticTime(part: String) throws {
    let times = try workGrowth(of: 4_000 / part.unicodeScalars.count) { count in
      let text = String(repeating: part, count: count)
      let narrow = try lines(text, width: 300, limit: 2)
      let wide = try lines(text, width: 20_000, limit: 2)
      #expect(!narrow.isEmpty && !wide.isEmpty)
    }
    #expect(times < 24)
  }
}

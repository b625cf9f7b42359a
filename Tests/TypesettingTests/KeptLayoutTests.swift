import Foundation
import LayoutScene
import Testing
import Typesetting

/// Texts whose layouts are kept between measuring and drawing.
@Suite struct KeptLayoutTests {
  private static let texts = [
    ("en", "Save the file"), ("de", "Datei speichern"), ("ar", "احفظ الملف 12 الآن"),
    ("ja", "ファイルを保存する"), ("vi", "Lưu tệp tin này"), ("sr", "Сачувај датотеку"),
  ]

  private static func attributes(_ round: Int, _ language: String) -> TextAttributes {
    TextAttributes(
      font: .system(ofSize: round.isMultiple(of: 3) ? 17 : 13),
      alignment: [.natural, .center, .justified][round % 3],
      lineBreak: [.byTruncatingTail, .byTruncatingMiddle, .byWordWrapping][round % 3],
      lineLimit: round % 2 == 0 ? 1 : 0,
      direction: round % 5 < 3 ? .leftToRight : .rightToLeft, language: language)
  }

  private static func words(_ text: SetText) -> [String] {
    text.lines.map { line in
      let glyphs = line.runs.flatMap(\.glyphs).map { "\($0.id)@\($0.x),\($0.y)" }
      return "\(line.baseline) \(line.width) \(line.text) \(glyphs.joined(separator: " "))"
    }
  }

  /// Languages and directions take turns, so that a kept layout is asked for after both have changed, and
  /// there are more texts than layouts that are kept.
  @Test func areWhatNewOnesWouldBe() throws {
    let shared = try Typesetter()
    let widths: [CGFloat] = [60, 110, 400]
    var requests: [(String, TextAttributes, CGFloat)] = []
    for round in 0..<5 {
      for (language, text) in Self.texts {
        for width in widths { requests.append((text, Self.attributes(round, language), width)) }
      }
    }
    for (text, attributes, width) in requests {
      _ = shared.measure(text, attributes, width: nil)
      _ = shared.measure(text, attributes, width: width)
    }
    for (index, (text, attributes, width)) in requests.enumerated() where index % 4 == 0 {
      _ = shared.set(text, attributes, width: width)
      let fresh = try Typesetter().set(text, attributes, width: width)
      let again = shared.set(text, attributes, width: width)
      #expect(Self.words(again) == Self.words(fresh), "\(text) at \(width)")
    }
  }
}

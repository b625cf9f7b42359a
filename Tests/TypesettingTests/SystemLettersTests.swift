import CPango
import Foundation
import LayoutScene
import Testing

@testable import Typesetting

/// Letters that are set without composing them with marks.
@Suite struct SystemLettersTests {
  private static let letters = (0x20...0x2FFF).compactMap(Unicode.Scalar.init).filter {
    var text = String($0)
    return text.withUTF8 { !SystemLetters.mayCompose($0) }
  }

  private func withFont<R>(
    _ path: String, _ body: (OpaquePointer) throws -> R
  ) throws -> R {
    let blob = try #require(hb_blob_create_from_file_or_fail(path))
    defer { hb_blob_destroy(blob) }
    let face = try #require(hb_face_create(blob, 0))
    defer { hb_face_destroy(face) }
    let font = try #require(hb_font_create(face))
    defer { hb_font_destroy(font) }
    return try body(font)
  }

  private func glyphs(
    of text: [UInt32], in font: OpaquePointer, _ feature: String
  ) throws -> [UInt32] {
    let buffer = try #require(hb_buffer_create())
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf32(buffer, text, Int32(text.count), 0, Int32(text.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    var features = hb_feature_t()
    try #require(hb_feature_from_string(feature, -1, &features) != 0)
    hb_shape(font, buffer, &features, 1)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    return (0..<Int(count)).compactMap { infos?[$0].codepoint }
  }

  private var files: [String] {
    FontCatalog.families.first { $0.name == FontCatalog.system }?.paths ?? []
  }

  @Test func everyFileOfTheSystemFontHasThem() throws {
    #expect(Self.letters.count > 500 && files.count == 18)
    for file in files {
      try withFont(file) { font in
        let missing = Self.letters.filter { letter in
          var glyph: hb_codepoint_t = 0
          return hb_font_get_nominal_glyph(font, letter.value, &glyph) == 0
        }
        #expect(missing == [], "\(file)")
      }
    }
  }

  @Test func noneIsAMark() {
    for letter in Self.letters {
      #expect(letter.properties.canonicalCombiningClass == .notReordered, "\(letter)")
      #expect(!letter.properties.isVariationSelector && !letter.properties.isJoinControl)
    }
  }

  @Test func noPairOfThemIsComposed() throws {
    var pairs: [UInt32] = []
    for (index, first) in Self.letters.enumerated() {
      for second in Self.letters[index...] { pairs += [first.value, second.value] }
    }
    for name in ["Regular", "Italic"] {
      try withFont(try #require(files.first { $0.hasSuffix("Inter-\(name).otf") })) { font in
        let composed = try glyphs(of: pairs, in: font, "ccmp=1")
        let plain = try glyphs(of: pairs, in: font, "ccmp=0")
        #expect(composed == plain)
        let marked = try glyphs(of: [0x42, 0x20DD], in: font, "ccmp=1")
        let alone = try glyphs(of: [0x42, 0x20DD], in: font, "ccmp=0")
        #expect(marked != alone)
      }
    }
  }

  @Test(arguments: [
    ("Übergröße … “10 €”", true), ("Übergröße … “10”", false), ("Привет — мир", false),
    ("Đăng nhập bằng tiếng Việt", false), ("e\u{301}", true), ("\u{149}", true),
    ("soft\u{AD}hyphen", true), ("日本", true), ("1\u{FE0F}\u{20E3}", true), ("", false),
  ])
  func onlyTextsOfThemAlone(text: String, mayCompose: Bool) {
    var text = text
    #expect(text.withUTF8 { SystemLetters.mayCompose($0) } == mayCompose)
  }

  @Test(arguments: [("e\u{301}", "é"), ("A\u{306}\u{301}", "Ắ")])
  func aMarkIsComposedWithTheLetterBeforeIt(text: String, composed: String) throws {
    let typesetter = try Typesetter()
    for text in ["abc", text, "abc"] { _ = typesetter.measure(text, style, width: nil) }
    #expect(
      typesetter.measure(text, style, width: nil).size
        == typesetter.measure(composed, style, width: nil).size)
  }

  private let style = TextAttributes(font: .system(ofSize: 17))
}

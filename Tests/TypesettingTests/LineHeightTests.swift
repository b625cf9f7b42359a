import CPango
import Foundation
import LayoutScene
import Testing
import Typesetting

@Suite struct LineHeightTests {
  /// What UIKit prints for `UIFont.systemFont(ofSize:)`.
  private static let systemFonts: [(size: CGFloat, ascender: CGFloat, lineHeight: CGFloat)] = [
    (12, 11.42578125, 14.3203125), (15, 14.2822265625, 17.900390625),
    (17, 16.1865234375, 20.287109375), (34, 32.373046875, 40.57421875),
  ]

  /// All but the first are found in other fonts than Inter, some of which reach much further up.
  private static let texts = [
    ("Ångström Đặng ỡ", "vi"), ("العربية", "ar"), ("ภาษาไทยที่นี่", "th"), ("日本語", "ja"), ("한국어", "ko"),
    ("हिन्दी", "hi"), ("བོད་ཡིག", "bo"), ("⚙ ☺ ♫", "en"), ("→ ★ ✓ ⌘", "en"), ("a😀", "en"),
    ("\u{10FFFD}", "en"),
  ]

  @Test(arguments: systemFonts, FontWeight.named.map(\.weight))
  func theSystemFontHasSanFranciscosMeasures(
    font: (size: CGFloat, ascender: CGFloat, lineHeight: CGFloat), weight: FontWeight
  ) throws {
    let measures = try Typesetter().metrics(of: .system(ofSize: font.size, weight: weight))
    #expect(measures.ascender == font.ascender)
    #expect(measures.lineHeight == font.lineHeight)
    #expect(measures.descender == font.lineHeight - font.ascender)
  }

  @Test(arguments: texts)
  func noFallbackRaisesALine(text: String, language: String) throws {
    let typesetter = try Typesetter()
    let attributes = TextAttributes(
      font: .system(ofSize: 17), lineLimit: 0, language: language)
    for text in [text, "Agÿ \(text)"] {
      let measured = typesetter.measure(text, attributes, width: nil)
      #expect(measured.size.height == 20.287109375)
      #expect(measured.firstBaseline == 16.1865234375)
      #expect(measured.lastBaseline == 16.1865234375)
    }
  }

  /// UIKit's labels in the 17 point system font.
  @Test func aLabelIsAsHighAsInUIKit() throws {
    let measured = try Typesetter().measure(
      "Hello", TextAttributes(font: .system(ofSize: 17)), width: nil)
    #expect(PixelGrid(scale: 2).roundUp(measured.size.height) == 20.5)
    #expect(abs(PixelGrid(scale: 3).roundUp(measured.size.height) - 61.0 / 3) < 1e-9)
  }

  @Test func linesFollowOneAnotherAtTheLineHeight() throws {
    let attributes = TextAttributes(font: .system(ofSize: 17), lineLimit: 0)
    let set = try Typesetter().set("One ⚙\nสอง ที่นี่\nthree", attributes, width: 300)
    let baselines: [CGFloat] = [16.1865234375, 36.4736328125, 56.7607421875]
    #expect(set.lines.map(\.baseline.y) == baselines)
    #expect(set.measurement.lastBaseline == set.lines[2].baseline.y)
    #expect(set.measurement.size.height == 60.861328125)
  }

  @Test(arguments: [
    ("DejaVu Sans", "truetype/dejavu/DejaVuSans.ttf"),
    ("Inter", "opentype/inter/Inter-Regular.otf"),
    ("Noto Sans Thai UI", "truetype/noto/NotoSansThaiUI-Regular.ttf"),
  ])
  func aNamedFamilyKeepsItsOwnMeasures(family: String, file: String) throws {
    let blob = try #require(hb_blob_create_from_file_or_fail("/usr/share/fonts/" + file))
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let unit = 17 / CGFloat(hb_face_get_upem(face))
    let attributes = TextAttributes(font: Font(family: family, size: 17))
    for text in ["Hello", "日本語", "⚙"] {
      let measured = try Typesetter().measure(text, attributes, width: nil)
      #expect(abs(measured.firstBaseline - CGFloat(extents.ascender) * unit) < 0.002)
      let height = CGFloat(extents.ascender - extents.descender) * unit
      #expect(abs(measured.size.height - height) < 0.002)
    }
  }

  @Test func aFamilyThatIsNotThereHasTheSystemFonts() throws {
    let measures = try Typesetter().metrics(of: Font(family: "No Such Family", size: 17))
    #expect(measures.lineHeight == 20.287109375)
  }
}

import CPango
import Foundation
import LayoutScene
import Testing
import Typesetting

/// The width of `text` as HarfBuzz alone shapes it, without Inter's contextual alternates, points, and with
/// `tracking` after each letter.
private func width(
  of text: String, in face: FontFace, size: CGFloat, tracking: CGFloat, language: String
) throws -> CGFloat {
  let blob = try #require(hb_blob_create_from_file_or_fail(face.file))
  defer { hb_blob_destroy(blob) }
  let hbFace = try #require(hb_face_create(blob, UInt32(face.index)))
  defer { hb_face_destroy(hbFace) }
  let font = try #require(hb_font_create(hbFace))
  defer { hb_font_destroy(font) }
  let buffer = try #require(hb_buffer_create())
  defer { hb_buffer_destroy(buffer) }
  hb_buffer_add_utf8(buffer, text, -1, 0, -1)
  hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
  hb_buffer_guess_segment_properties(buffer)
  var feature = hb_feature_t()
  try #require(hb_feature_from_string("calt=0", -1, &feature) != 0)
  hb_shape(font, buffer, &feature, face.family == "Inter" ? 1 : 0)
  var count: UInt32 = 0
  let positions = hb_buffer_get_glyph_positions(buffer, &count)
  let advances = (0..<Int(count)).map { Int(positions?[$0].x_advance ?? 0) }
  return CGFloat(advances.reduce(0, +)) * size / CGFloat(hb_face_get_upem(hbFace))
    + tracking * CGFloat(advances.count { $0 != 0 })
}

@Suite struct HarfBuzzTests {
  @Test(arguments: [
    ("AVATAR Type. To Wa fi 1/2", "en"), ("a -> b <= 3x4, (12:30) -- A@B", "en"),
    ("Straße, Übergröße", "de"),
    ("Đăng nhập bằng tiếng Việt", "vi"), ("العربية", "ar"), ("日本語", "ja"), ("ภาษาไทย", "th"),
    ("Россия", "ru"), ("हिन्दी", "hi"),
  ])
  func widthsAreThoseOfHarfBuzz(text: String, language: String) throws {
    let typesetter = try Typesetter()
    for size in [9, 13.5, 17, 34, 200] as [CGFloat] {
      for weight in [FontWeight.regular, .semibold, .bold] {
        let attributes = TextAttributes(
          font: .system(ofSize: size, weight: weight), language: language)
        let set = typesetter.set(text, attributes, width: nil)
        let run = try #require(set.lines.first?.runs.first)
        let face = run.face
        #expect(set.lines[0].runs.allSatisfy { $0.face == face })
        #expect((run.tracking != 0) == (face.family == "Inter"))
        let expected = try width(
          of: text, in: face, size: size, tracking: run.tracking, language: language)
        #expect(abs(set.measurement.size.width - expected) < 0.01)
        #expect(set.measurement.missingGlyphs == 0)
      }
    }
  }
}

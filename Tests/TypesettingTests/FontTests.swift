import CPango
import Foundation
import LayoutScene
import Testing

@testable import Typesetting

@Suite struct FontTests {
  private func attributes(_ language: String = "en", weight: FontWeight = .regular)
    -> TextAttributes
  {
    TextAttributes(font: .system(ofSize: 17, weight: weight), language: language)
  }

  @Test(arguments: [
    ("ja", "JP"), ("zh", "SC"), ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"),
    ("zh-HK", "HK"), ("yue", "HK"), ("ko", "KR"), ("en", "JP"),
  ])
  func theLanguageChoosesTheShapesOfHan(language: String, region: String) throws {
    let set = try Typesetter().set("直骨", attributes(language), width: nil)
    #expect(set.lines[0].runs.map(\.face.family) == ["Noto Sans CJK \(region)"])
  }

  @Test func everyWeightIsAFaceOfItsOwn() throws {
    let typesetter = try Typesetter()
    for (_, weight) in FontWeight.named {
      let run = typesetter.set("a", attributes(weight: weight), width: nil).lines[0].runs[0]
      #expect(run.face.family == "Inter")
      #expect(run.face.weight == weight)
    }
  }

  @Test func everyScriptHasAFont() throws {
    let report = FontReport(try Typesetter(), fingerprint: Fingerprint(files: []))
    #expect(report.scripts.count == 40)
    for script in report.scripts {
      #expect(script.missingGlyphs == 0, "\(script.name)")
      #expect(script.families.count == 1, "\(script.name)")
    }
  }

  @Test func theFingerprintHashesFiles() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fingerprint-\(UUID().uuidString)")
    try Data("abc".utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let fingerprint = Fingerprint(files: [path.path, "/nowhere"])
    let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(fingerprint.files.first { $0.path == path.path }?.sha256 == hash)
    #expect(fingerprint.files.contains { $0.path == "/nowhere" && $0.sha256 == nil })
    #expect(fingerprint.libraries.count == 5)
    #expect(fingerprint.libraries.allSatisfy { $0.version.contains(".") })
  }

  @Test func whatNoFontHasIsCounted() throws {
    let set = try Typesetter().set("a\u{10FFFD}b", attributes(), width: nil)
    #expect(set.measurement.missingGlyphs == 1)
    let missing = set.lines.flatMap(\.runs).flatMap(\.glyphs).filter(\.isMissing)
    #expect(missing.map(\.id) == [0x10FFFD])
    #expect(missing.allSatisfy { $0.advance > 0 })
  }

  @Test func anEmojiHasTheSizeOfItsText() throws {
    let run = try Typesetter().set("😀", attributes(), width: nil).lines[0].runs[0]
    #expect(run.isColor)
    #expect(run.size == 17)
  }

  @Test func aFamilyThatIsNotThereIsToldFromOneThatIs() throws {
    let typesetter = try Typesetter()
    for family in ["No Such Family", "", "Inter, Noto Sans", "\u{0}", "Sans", "Helvetica"] {
      #expect(typesetter.substitute(forFamily: family) == "Inter", "\(family)")
    }
    for family in [
      "Inter", "inter", "Noto Sans", "NotoSans", "DejaVu Sans Mono", "Noto Sans CJK KR",
      "Noto Color Emoji", "monospace",
    ] {
      #expect(typesetter.substitute(forFamily: family) == nil, "\(family)")
      let text = family == "Noto Color Emoji" ? "😀" : "a"
      let font = TextAttributes(font: Font(family: family, size: 17))
      let face = typesetter.set(text, font, width: nil).lines[0].runs[0].face.family
      #expect(family.lowercased().hasPrefix("inter") == (face == "Inter"), "\(family): \(face)")
    }
  }

  @Test func theMonospacedFontHasItalics() throws {
    for (weight, file) in [(FontWeight.regular, "Oblique"), (.bold, "BoldOblique")] {
      var attributes = attributes()
      attributes.font = Font(family: "DejaVu Sans Mono", size: 17, weight: weight)
      attributes.font.isItalic = true
      let face = try Typesetter().set("code", attributes, width: nil).lines[0].runs[0].face
      #expect(face.isItalic)
      #expect(face.file.hasSuffix("/DejaVuSansMono-\(file).ttf"))
    }
  }

  @Test func anUnknownFamilyIsTheSystems() throws {
    let typesetter = try Typesetter()
    for family in ["No Such Family", "", "a,b", "\u{0}"] {
      var unknown = attributes()
      unknown.font.family = family
      #expect(
        typesetter.measure("Hello", unknown, width: nil)
          == typesetter.measure("Hello", attributes(), width: nil))
    }
  }

  /// A measurement is the same whatever was measured before, and in any number of threads.
  @Test func measurementsDependOnNothingElse() async throws {
    let texts = [
      "Hello", "مرحبا", "日本語", "ภาษา", "e\u{301}", "é", "😀", String(repeating: "word ", count: 200),
    ]
    let measure = { @Sendable (order: [Int]) throws -> [Int: TextMeasurement] in
      let typesetter = try Typesetter()
      var results: [Int: TextMeasurement] = [:]
      for _ in 0..<3 {
        for index in order {
          var attributes = TextAttributes(font: .system(ofSize: 15), language: "en")
          attributes.lineLimit = 0
          results[index] = typesetter.measure(texts[index], attributes, width: 120)
        }
      }
      return results
    }
    let expected = try measure(Array(texts.indices))
    try await withThrowingTaskGroup(of: [Int: TextMeasurement].self) { group in
      for shift in 0..<8 {
        let order = texts.indices.map { ($0 * 3 + shift) % texts.count }
        group.addTask { try measure(order) }
      }
      for try await result in group { #expect(result == expected) }
    }
  }
}

/// Where no cache can be written, the fonts are read themselves.
@Suite struct FontCacheTests {
  @Test func fontsReadFromTheirFilesAreThoseOfTheCache() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cached = try names(FontConfiguration(cacheFolder: folder.path))
    #expect(cached.count > 20)
    #expect(try names(FontConfiguration(cacheFolder: nil)) == cached)
  }

  private func names(_ configuration: FontConfiguration) throws -> [String] {
    let fonts = try #require(FcConfigGetFonts(configuration.config, FcSetSystem)).pointee
    return try (0..<Int(fonts.nfont)).map { index in
      let name = try #require(FcNameUnparse(fonts.fonts[index]))
      defer { free(name) }
      return String(cString: name)
    }
  }
}

extension FontTests {
  /// What no font has is counted glyph by glyph: once or twice in a text, and not where there are fonts.
  @Test(arguments: [("a", 0), ("a\u{10FFFD}", 1), ("\u{10FFFD}", 1), ("\u{10FFFD}b\u{10FFFD}", 2)])
  func missingGlyphsAreCountedOneByOne(text: String, count: Int) throws {
    #expect(try Typesetter().measure(text, attributes(), width: nil).missingGlyphs == count)
    let once = try Typesetter().measure(text, attributes(), width: 500)
    #expect(once.missingGlyphs == count)
  }
}

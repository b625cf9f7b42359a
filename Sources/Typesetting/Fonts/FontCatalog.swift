/// Every font that text may be set in. Nothing else that is installed is ever looked at, because a
/// picture must not depend on what a machine happens to have.
struct FontCatalog: Sendable {
  /// The files of one family that come from one Debian package.
  struct Family: Sendable {
    var name: String
    var package: String
    /// Without the common `/usr/share/fonts/`.
    var folder: String
    var files: [String]

    var paths: [String] { files.map { FontCatalog.root + folder + "/" + $0 } }
  }

  static let root = "/usr/share/fonts/"

  /// The system font. Of the free families Inter is the closest to San Francisco in proportions,
  /// weights (all nine, each with a real italic) and kerning.
  static let system = "Inter"
  /// What stands before the system font's family where a text asks for the system font. No font has
  /// this name; `FontConfiguration` knows by it when Inter stands in for San Francisco.
  static let systemMark = "system-ui"
  /// OpenType features of Inter that differ from its own where it stands in for San Francisco. Its
  /// contextual alternates make an arrow of `->` and 3×4 of `3x4`; San Francisco leaves characters
  /// what they are.
  static let systemFeatures = [FontFeature(tag: "calt", value: 0)]
  static let emoji = "Noto Color Emoji"
  static let monospaced = "DejaVu Sans Mono"

  /// In the order in which a character looks for a font, Chinese, Japanese and Korean apart.
  static let families: [Family] =
    [inter, noto("Noto Sans", ["Regular", "Italic", "Bold", "BoldItalic"])]
    + lowCuts.map { low in
      noto("Noto Sans \(low) UI", ["Regular", "Bold"], package: "fonts-noto-ui-core")
    }
    + twoWeights.map { noto($0, ["Regular", "Bold"]) }
    // Before Mongolian and Yi, which have full stops and brackets of their own for Han text.
    + [cjkFamily] + oneWeight.map { noto($0, ["Regular"]) }
    + [tibetan, emojiFamily, dejavu, dejavuMono, dejavuMonoItalic]

  /// Nine weights, upright and italic.
  private static let inter = Family(
    name: system, package: "fonts-inter", folder: "opentype/inter",
    files: [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ].flatMap { ["Inter-\($0).otf", "Inter-\($0 == "Regular" ? "" : $0)Italic.otf"] })

  /// The scripts of living languages; historic ones are left out because every family costs time at
  /// each start.
  ///
  /// The user interface cuts fit a line of 1.36 ems, much as iOS has lower cuts of these scripts. A
  /// line is 1.19 ems high; letters of the text cuts, 1.75 ems high, would reach far into the next.
  private static let lowCuts = [
    "Arabic", "Thai", "Devanagari", "Bengali", "Gujarati", "Gurmukhi", "Kannada", "Malayalam",
    "Oriya", "Sinhala", "Tamil", "Telugu", "Khmer", "Lao", "Myanmar",
  ]

  private static let twoWeights = [
    "Noto Sans Hebrew", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Ethiopic",
    "Noto Sans Thaana", "Noto Sans Cherokee", "Noto Sans Canadian Aboriginal",
    "Noto Sans Javanese", "Noto Sans Ol Chiki", "Noto Sans Adlam", "Noto Sans Symbols",
  ]

  private static let oneWeight = [
    "Noto Sans Syriac", "Noto Sans NKo", "Noto Sans Tifinagh", "Noto Sans Mongolian",
    "Noto Sans Yi", "Noto Sans Math",
  ]

  /// There is no sans Tibetan.
  private static let tibetan = noto("Noto Serif Tibetan", ["Regular", "Bold"])

  /// One file a weight holds the five regional families of `cascades`.
  ///
  /// WenQuanYi Micro Hei was rejected although it is a twentieth of the size: it has no bold, and
  /// only the Chinese shapes of letters that Japanese and Korean write differently.
  private static let cjkFamily = Family(
    name: "Noto Sans CJK JP", package: "fonts-noto-cjk", folder: "opentype/noto",
    files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"])

  private static let emojiFamily = Family(
    name: emoji, package: "fonts-noto-color-emoji", folder: "truetype/noto",
    files: ["NotoColorEmoji.ttf"])

  private static let dejavu = Family(
    name: "DejaVu Sans", package: "fonts-dejavu-core", folder: "truetype/dejavu",
    files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])

  private static let dejavuMono = Family(
    name: monospaced, package: "fonts-dejavu-core", folder: "truetype/dejavu",
    files: ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"])

  private static let dejavuMonoItalic = Family(
    name: monospaced, package: "fonts-dejavu-extra", folder: "truetype/dejavu",
    files: ["DejaVuSansMono-Oblique.ttf", "DejaVuSansMono-BoldOblique.ttf"])

  /// The icons that symbols are drawn with. They are no family of texts.
  static let icons = Family(
    name: "Material Icons", package: "fonts-material-design-icons-iconfont",
    folder: "truetype/material-design-icons-iconfont", files: ["MaterialIcons-Regular.ttf"])

  /// The file of the letters that symbols such as `a.circle` have.
  static let symbolLetters = inter.paths.first { $0.hasSuffix("/Inter-Medium.otf") }

  private static func noto(
    _ name: String, _ styles: [String], package: String = "fonts-noto-core"
  ) -> Family {
    let stem = name.split(separator: " ").joined()
    return Family(
      name: name, package: package, folder: "truetype/noto",
      files: styles.map { "\(stem)-\($0).ttf" })
  }
}

extension FontCatalog {
  /// The folders of all families, each once, in the order of the families.
  static var folders: [String] {
    var folders: [String] = []
    for family in families where !folders.contains(root + family.folder) {
      folders.append(root + family.folder)
    }
    return folders
  }

  /// What stands for all families in a font description, in the order in which a character of text in
  /// `language` tries them. Pango compares descriptions with each text, and the families are many.
  static func cascadeMark(for language: String) -> String {
    cascadeMark(ofRegion: region(of: language))
  }

  private static func cascadeMark(ofRegion region: String) -> String { "cascade \(region)" }

  /// Each such mark with the families that it stands for, first to last.
  ///
  /// Han letters look different from region to region; the language says which region's shapes come
  /// first, the others follow for letters that only they have.
  static let cascades: [(mark: String, families: [String])] = regions.map { first in
    let regional = ([first] + regions.filter { $0 != first }).map { "Noto Sans CJK \($0)" }
    return (
      cascadeMark(ofRegion: first),
      families.filter { $0.package != dejavuMonoItalic.package }
        .flatMap { $0.name == cjkFamily.name ? regional : [$0.name] }
    )
  }

  private static let regions = ["JP", "SC", "TC", "HK", "KR"]

  /// Languages that do not write Han get the Japanese shapes, the family's own default.
  private static func region(of language: String) -> String {
    let tags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    let (language, others) = (tags.first ?? "", tags.dropFirst())
    switch language {
    case "ko": return "KR"
    case "yue": return "HK"
    case "zh":
      if others.contains("hk") || others.contains("mo") { return "HK" }
      return others.contains("hant") || others.contains("tw") ? "TC" : "SC"
    default: return "JP"
    }
  }
}

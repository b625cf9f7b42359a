import LayoutScene

/// All fonts in which text may be set. Other installed fonts are ignored, because a picture must
/// not depend on the machine.
struct FontCatalog: Sendable {
  /// The files of one family that come from one Debian package.
  struct Family: Sendable {
    var name: String
    var package: String
    /// The folder, relative to `/usr/share/fonts/`.
    var folder: String
    var files: [String]

    var paths: [String] { files.map { FontCatalog.root + folder + "/" + $0 } }
  }

  static let root = "/usr/share/fonts/"

  /// The system font. Of the free families Inter is the closest to San Francisco in proportions,
  /// weights (all nine, each with a real italic) and kerning.
  static let system = "Inter"
  /// A name that precedes the system font's family in the description of the system font. No font
  /// has this name; by it `FontConfiguration` recognises where Inter replaces San Francisco.
  static let systemMark = "system-ui"
  /// OpenType features that are changed where Inter replaces San Francisco. Inter's contextual
  /// alternates turn `->` into an arrow and `3x4` into 3×4; San Francisco does not replace
  /// characters.
  static let systemFeatures = [FontFeature(tag: "calt", value: 0)]
  static let emoji = "Noto Color Emoji"
  static let monospaced = "DejaVu Sans Mono"

  /// The families in the order in which a character tries them. The order of the Chinese, Japanese
  /// and Korean ones depends on the language, see `cascades`.
  static let families: [Family] =
    [inter, noto("Noto Sans", ["Regular", "Italic", "Bold", "BoldItalic"])]
    + lowCuts.map { low in
      noto("Noto Sans \(low) UI", ["Regular", "Bold"], package: "fonts-noto-ui-core")
    }
    + twoWeights.map { noto($0, ["Regular", "Bold"]) }
    // The CJK fonts come before Mongolian and Yi, which also have full stops and brackets for Han
    // text.
    + [cjkFamily] + oneWeight.map { noto($0, ["Regular"]) }
    + [tibetan, emojiFamily, dejavu, dejavuMono, dejavuMonoItalic, serif]

  /// Inter has nine weights, upright and italic.
  private static let inter = Family(
    name: system, package: "fonts-inter", folder: "opentype/inter",
    files: [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ].flatMap { ["Inter-\($0).otf", "Inter-\($0 == "Regular" ? "" : $0)Italic.otf"] })

  /// The scripts of living languages; historic ones are left out because every family costs time at
  /// each start.
  ///
  /// These are the user interface cuts, whose letters fit a line of 1.36 ems; iOS uses similarly
  /// low cuts for these scripts. A line is 1.19 ems high. The letters of the text cuts are 1.75 ems
  /// high and would overlap the next line.
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

  /// There is no sans-serif Tibetan font.
  private static let tibetan = noto("Noto Serif Tibetan", ["Regular", "Bold"])

  /// Each file has one weight and holds the five regional families of `cascades`.
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

  /// The letters of the system's serif design. No other text falls back on them.
  private static let serif = noto("Noto Serif", ["Regular", "Italic", "Bold", "BoldItalic"])

  /// The family with the letters of a design; nil where they are the system font's.
  static func family(of design: FontDesign) -> String? {
    switch design {
    case .default, .rounded: nil
    case .serif: serif.name
    case .monospaced: monospaced
    }
  }

  /// The icon font with which symbols are drawn. It is not used for texts.
  static let icons = Family(
    name: "Material Icons", package: "fonts-material-design-icons-iconfont",
    folder: "truetype/material-design-icons-iconfont", files: ["MaterialIcons-Regular.ttf"])

  /// The font file for the letters of symbols such as `a.circle`.
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

  /// The short name that replaces the list of all families in a font description; the list is
  /// ordered for text in `language`. Pango compares descriptions for each text, and comparing the
  /// long list would be slow.
  static func cascadeMark(for language: String) -> String {
    cascadeMark(ofRegion: region(of: language))
  }

  private static func cascadeMark(ofRegion region: String) -> String { "cascade \(region)" }

  /// Each mark with the families that it replaces, in the order in which they are tried.
  ///
  /// Han letters look different from region to region; the language says which region's shapes come
  /// first, the others follow for letters that only they have.
  static let cascades: [(mark: String, families: [String])] = regions.map { first in
    let regional = ([first] + regions.filter { $0 != first }).map { "Noto Sans CJK \($0)" }
    return (
      cascadeMark(ofRegion: first),
      families.filter { $0.package != dejavuMonoItalic.package && $0.name != serif.name }
        .flatMap { $0.name == cjkFamily.name ? regional : [$0.name] }
    )
  }

  private static let regions = ["JP", "SC", "TC", "HK", "KR"]

  /// The region whose Han letters a language uses. Languages without Han letters get Japanese,
  /// which is the family's own default.
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

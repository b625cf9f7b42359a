import Foundation

/// The fonts that plumb sets text in: files of named Debian packages and nothing else, whatever
/// else is installed, so that the same text measures the same everywhere.
enum FontConfiguration {
  /// A Debian package, its folder, and the files in it that are used.
  struct Source: Sendable {
    var package: String
    var folder: String
    /// File names; `*` stands for anything.
    var patterns: [String]
    /// One file that is there whenever the package is.
    var probe: String
  }

  static let sources: [Source] = [
    Source(
      package: "fonts-inter", folder: "/usr/share/fonts/opentype/inter", patterns: ["Inter-*.otf"],
      probe: "Inter-Regular.otf"),
    Source(
      package: "fonts-noto-core", folder: "/usr/share/fonts/truetype/noto",
      patterns: ["NotoSans-*.ttf"] + scripts.map { "NotoSans\($0.file)-*.ttf" },
      probe: "NotoSans-Regular.ttf"),
    Source(
      package: "fonts-noto-cjk", folder: "/usr/share/fonts/opentype/noto",
      patterns: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"],
      probe: "NotoSansCJK-Regular.ttc"),
    Source(
      package: "fonts-noto-color-emoji", folder: "/usr/share/fonts/truetype/noto",
      patterns: ["NotoColorEmoji.ttf"], probe: "NotoColorEmoji.ttf"),
    Source(
      package: "fonts-dejavu-core", folder: "/usr/share/fonts/truetype/dejavu",
      patterns: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf"],
      probe: "DejaVuSans.ttf"),
  ]

  /// Noto's families for single scripts: how the file names them, and the family's own name.
  static let scripts: [(file: String, family: String)] = [
    "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Kannada", "Malayalam",
    "Gujarati", "Gurmukhi", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar", "Armenian", "Georgian",
    "Ethiopic", "Cherokee", "Syriac", "Thaana", "Mongolian", "Math", "Symbols", "Symbols2",
  ].map { (file: $0, family: "Noto Sans \($0)") }

  /// The families to look for a letter in, in this order. It is spelt out because fontconfig's own
  /// choice depends on what it knows of the language; Chinese characters have shapes that differ
  /// between languages, so the language decides which of the CJK fonts comes first.
  ///
  /// - Parameters:
  ///   - family: the family that was asked for, nil for the system's.
  ///   - language: a BCP 47 tag.
  static func families(_ family: String?, language: String) -> [String] {
    var families = [family, "Inter", "Noto Sans"].compactMap { $0 }
    families += scripts.map(\.family)
    families += cjkOrder(language: language).map { "Noto Sans CJK \($0)" }
    return families + ["Noto Color Emoji", "DejaVu Sans"]
  }

  private static func cjkOrder(language: String) -> [String] {
    let subtags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    let first =
      switch subtags.first {
      case "ko": "KR"
      case "zh" where subtags.contains("hk") || subtags.contains("mo"): "HK"
      case "zh" where subtags.contains("tw") || subtags.contains("hant"): "TC"
      case "zh": "SC"
      default: "JP"
      }
    return [first] + ["JP", "SC", "TC", "KR"].filter { $0 != first }
  }

  /// The whole configuration, instead of the machine's. A font is accepted by its file's path only,
  /// so that whatever else is put into the same folders stays unseen.
  static func xml(cacheFolder: String) -> String {
    let folders = Set(sources.map(\.folder)).sorted().map { "<dir>\($0)</dir>" }
    let accepted = sources.flatMap { source in
      source.patterns.map { "<glob>\(source.folder)/\($0)</glob>" }
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(folders.joined(separator: "\n"))
      <cachedir>\(escaped(cacheFolder))</cachedir>
      <selectfont>
        <acceptfont>\(accepted.joined())</acceptfont>
        <rejectfont><glob>*</glob></rejectfont>
      </selectfont>
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      \(bitmapScaling)
      </fontconfig>
      """
  }

  /// Colour emoji are bitmaps of one size, which without this rule measure as large as they are.
  private static let bitmapScaling = """
    <match target="font">
      <test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign">
        <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
      </edit>
    </match>
    """

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

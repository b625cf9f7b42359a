import LayoutScene

/// The fonts that are used for each script.
public struct FontReport: Sendable, Hashable {
  /// A script and the fonts that are used for a sample of it.
  public struct Script: Sendable, Hashable {
    /// The script's name in English.
    public var name: String
    /// The language that the sample was set in, a BCP 47 tag.
    public var language: String
    /// The sample text.
    public var sample: String
    /// The families of the sample's letters, in the order of their first letter.
    public var families: [String]
    /// The number of the sample's glyphs that no font has.
    public var missingGlyphs: Int
  }

  /// The scripts, in a fixed order.
  public var scripts: [Script]
  /// The libraries and font files.
  public var fingerprint: Fingerprint

  /// Sets a sample of each script.
  public init(_ typesetter: Typesetter, fingerprint: Fingerprint = Fingerprint()) {
    scripts = ScriptSample.all.map { sample in
      let attributes = TextAttributes(font: .system(ofSize: 17), language: sample.language)
      let set = typesetter.set(sample.text, attributes, width: nil)
      var families: [String] = []
      for run in set.lines.flatMap(\.runs) where !families.contains(run.face.family) {
        families.append(run.face.family)
      }
      return Script(
        name: sample.script, language: sample.language, sample: sample.text, families: families,
        missingGlyphs: set.measurement.missingGlyphs)
    }
    self.fingerprint = fingerprint
  }

  /// The report as text: tables of scripts and libraries, and a list of font files with the start
  /// of their hashes.
  public var text: String {
    var lines = ["Scripts"]
    let width = scripts.map(\.name.count).max() ?? 0
    for script in scripts {
      let remark = script.missingGlyphs > 0 ? "  (\(script.missingGlyphs) glyphs missing)" : ""
      lines.append(
        "  " + Self.padded(script.name, width) + "  "
          + script.families.joined(separator: ", ") + remark)
    }
    lines += ["", "Libraries"]
    for library in fingerprint.libraries {
      lines.append("  " + Self.padded(library.name, width) + "  " + library.version)
    }
    lines += ["", "Font files (SHA-256)"]
    for file in fingerprint.files {
      lines.append(
        "  " + (file.sha256.map { "\($0.prefix(16))…" } ?? "unreadable") + "  \(file.path)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as a JSON object: `version`, `scripts`, `libraries` and `fonts`.
  public var json: JSON {
    [
      "version": 1,
      "scripts": .array(
        scripts.map {
          [
            "name": .string($0.name), "language": .string($0.language),
            "sample": .string($0.sample), "families": .array($0.families.map(JSON.string)),
            "missingGlyphs": .number(Double($0.missingGlyphs)),
          ]
        }),
      "libraries": .object(
        fingerprint.libraries.map { JSON.Member(key: $0.name, value: .string($0.version)) }),
      "fonts": .array(
        fingerprint.files.map {
          [
            "path": .string($0.path), "package": $0.package.map(JSON.string) ?? .null,
            "sha256": $0.sha256.map(JSON.string) ?? .null,
          ]
        }),
    ]
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

import ArgumentParser
import CellLayout
import Documents
import Foundation
import LayoutScene

/// `plumb texts`: what a file of strings with several languages has for each of them.
struct Texts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts",
    abstract: "Write what strings have for each locale, for builds.",
    discussion: """
      Example:
        plumb texts Strings/Localizable.xcstrings --locale en,de -o Texts

      For each locale a file of JSON is written, with every text that a screen in this locale can show. A file that \
      would stay the same keeps its date, so that a build that depends on it sees that only another language has \
      changed. The files that plumb ninja writes use this command.
      """)

  @Argument(
    help: "A file of strings with several languages (.xcstrings, .xliff), or a folder of XLIFF.",
    completion: .file())
  var file: String

  @Option(
    help: "The locales, such as de,pt-BR; all for every language of the file.",
    transform: SceneOptions.reading(CellChoices.locales))
  var locale: Choices<LocaleTag>

  @Option(name: .shortAndLong, help: "The folder to write into.", completion: .directory)
  var output: String

  @OptionGroup var outside: OutsideOptions

  func run() throws {
    try Console.reporting {
      try outside.require(output)
      let strings = try Failure.telling { () throws(DocumentErrors) in
        try MultilingualStrings.table(at: file, allowsOutside: outside.allowOutside)
      }
      for locale in locale.values(of: strings.locales) {
        let path = Self.path(of: file, in: locale.description, output)
        try outside.requirePlace(path, in: output, inputs: [])
        try Files.write(
          Array(strings.shown(in: locale).text().utf8), toMade: path, ifChanged: true)
      }
      return .clean
    }
  }

  /// The file that stands for a file of strings in one locale.
  static func path(of file: String, in locale: String, _ folder: String) -> String {
    let parts = plain(file).split(separator: "/").map { $0 == ".." ? "_" : $0 }
    return (folder as NSString).appendingPathComponent(
      parts.joined(separator: "/") + ".\(locale).json")
  }

  /// A path without detours, as Ninja reads it: `Strings/a` for `Screens/../Strings/a`.
  static func plain(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + PathParts.normalized(path)
  }
}

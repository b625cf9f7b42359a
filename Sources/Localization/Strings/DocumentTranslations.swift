import Files
import Foundation

/// The texts that a document of Interface Builder has in other languages. They lie beside it, in `de.lproj/Main.strings`
/// or `de.lproj/Main.stringsdict` and so on, or in a catalog `Main.xcstrings`, by the ids of objects and their properties: `abc-12-xyz.text`.
package struct DocumentTranslations {
  private var sourceLanguage: String
  private var texts: [String: [String: LocalizedText]] = [:]
  /// Keys whose texts are not to be translated.
  private var untranslatable: Set<String> = []
  private var broken: [String: [Problem]] = [:]
  /// The files that were read.
  package private(set) var files: Set<String> = []

  /// Nil where there are none.
  package init?(beside source: SourceText, _ problems: Problems) {
    // Standard input has no files beside it.
    guard source.file != "-" else { return nil }
    // Foundation ends the program where it is asked for the folder of a name that is one letter.
    let slash = source.file.lastIndex(of: "/")
    let folder = slash.map { String(source.file[..<$0]) } ?? ""
    let stem = ((source.file as NSString).lastPathComponent as NSString).deletingPathExtension
    let own = (folder as NSString).lastPathComponent
    let ownLanguage = LanguageFolder.language(of: own)
    let isInLanguage = ownLanguage != nil
    let language = ownLanguage ?? StringTable.base
    sourceLanguage = language == StringTable.base ? "en" : language
    let files = Neighbours(
      source: source,
      folder: isInLanguage ? (folder as NSString).deletingLastPathComponent : folder,
      way: isInLanguage ? "../" : "")
    let folders = ["", "\(LanguageFolder.name(of: "mul"))/"] + (isInLanguage ? ["\(own)/"] : [])
    for name in folders.map({ "\($0)\(stem).xcstrings" }) {
      guard let text = files.text(name, problems),
        let catalog = StringCatalog.read(text, keysAreTexts: false, problems)
      else { continue }
      self.files.insert(text.file)
      (sourceLanguage, texts) = (catalog.sourceLanguage, catalog.texts)
      untranslatable = catalog.untranslatable
    }
    for name in files.names where name != own {
      guard let language = LanguageFolder.language(of: name) else { continue }
      // Mistakes in one language are only reported in cells that use it.
      let mistakes = Problems()
      let text = files.text("\(name)/\(stem).strings", mistakes)
      // As in every bundle, a text in a `.stringsdict` goes before that in the `.strings` beside it.
      let forms = files.text("\(name)/\(stem).stringsdict", mistakes)
      guard text != nil || forms != nil || !mistakes.isEmpty else { continue }
      let found = text.map { LocalizableStrings.read($0, mistakes) } ?? [:]
      let varied = forms.map { StringsDictionary.read($0, mistakes) } ?? [:]
      texts[language, default: [:]].merge(found.merging(varied) { $1 }) { $1 }
      self.files.formUnion([text, forms].compactMap { $0?.file })
      if !mistakes.isEmpty { broken[language] = mistakes.sorted }
    }
    guard texts.contains(where: { !$0.value.isEmpty }) || !broken.isEmpty else { return nil }
  }

  /// The strings of the document.
  ///
  /// - Parameter own: the texts in the document itself, by their keys. They are in its source language, whose file
  ///   takes precedence where there is one.
  /// - Parameter ids: those of the document's objects. A text of another one is shown nowhere.
  package func table(of own: [String: String], ids: Set<String>) -> StringTable {
    let strays = texts.mapValues { $0.filter { !ids.contains(Self.object(of: $0.key)) } }
    var texts = texts
    texts[sourceLanguage, default: [:]].merge(own.mapValues { LocalizedText($0) }) { file, _ in file
    }
    return StringTable(
      sourceLanguage: sourceLanguage, texts: texts, untranslatable: untranslatable,
      keys: own.keys.sorted(), problems: broken, strays: strays)
  }

  /// The id that a key begins with.
  package static func object(of key: String) -> String { String(key.prefix { $0 != "." }) }
}

/// The files around a document, as far as it may name them.
private struct Neighbours {
  let source: SourceText
  /// The path of the folder; empty for the program's own.
  let folder: String
  /// The way to it from the document.
  let way: String

  var names: [String] {
    guard let place = try? source.project.file(way + "x") else { return [] }
    let path = (place.real as NSString).deletingLastPathComponent
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Nil where there is no such file, or after reporting that it cannot be read.
  func text(_ name: String, _ problems: Problems) -> SourceText? {
    guard let file = try? source.project.file(way + name), RegularFile.exists(file.path) else {
      return nil
    }
    let shown = folder.isEmpty ? name : "\(folder)/\(name)"
    do throws(Fact) {
      return FileText.decode(
        try FileText.bytes(atPath: file.path, limit: FileText.stringsLimit), file: shown,
        limit: FileText.stringsLimit, isOutside: file.isOutside, problems)
    } catch {
      problems.report(error, file: shown)
      return nil
    }
  }
}

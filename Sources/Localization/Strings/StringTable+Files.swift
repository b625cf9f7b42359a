import Files
import Foundation

extension StringTable {
  /// The files from which strings at `path` are read, by language, with the same rules as `load`.
  /// Files with several languages have the empty name.
  package static func files(at path: String, of project: Project) -> [String: [String]] {
    let isThere = { (path: String) in FileManager.default.fileExists(atPath: path) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [:] }
    guard isFolder.boolValue else {
      let stem = (path as NSString).deletingPathExtension
      let isPair = StringsFormat(path)?.hasOneLanguage == true
      return ["": isPair ? [stem + ".strings", stem + ".stringsdict"].filter(isThere) : [path]]
    }
    var files: [String: [String]] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() {
      guard let language = LanguageFolder.language(of: name) else { continue }
      let strings = path + "/" + name + "/Localizable.strings"
      let found = [strings, strings + "dict"].filter(isThere)
      if !found.isEmpty { files[language] = found }
    }
    return files.isEmpty ? ["": exports(in: path, of: project)] : files
  }

  /// The languages that decide all texts of a locale while none falls back on another language: its
  /// own and its parents, the source language, and `Base`.
  package func decidingLanguages(in order: SearchOrder) -> Set<String> {
    let own = order.steps.filter { $0.fallback != .otherLanguage }.map(\.language)
    return Set(own + [Self.base, sourceLanguage]).union(
      texts.keys.filter { LocaleTag($0)?.canonical == source.canonical })
  }
}

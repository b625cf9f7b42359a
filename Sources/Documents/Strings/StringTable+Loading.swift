import Foundation

extension StringTable {
  /// Reads a catalog or a folder of `<locale>.lproj` folders; nil after reporting why.
  ///
  /// - Parameters:
  ///   - sourceLanguage: what a folder's texts fall back on where it has neither `Base` nor `en`.
  ///   - mark: where the document names the strings.
  static func load(
    _ path: String, sourceLanguage: String?, at mark: SourceText.Mark, in source: SourceText,
    _ problems: Problems
  ) -> StringTable? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      problems.report(.stringsNotFound(path: path, .missing), at: mark, in: source)
      return nil
    }
    if isFolder.boolValue {
      return loadFolder(path, sourceLanguage, at: mark, in: source, problems)
    }
    guard let text = text(atPath: path, at: mark, in: source, problems) else { return nil }
    if path.lowercased().hasSuffix(".strings") {
      let language = sourceLanguage ?? "en"
      let texts = LocalizableStrings.read(text, problems)
      return StringTable(
        sourceLanguage: language, texts: [language: texts], keys: texts.keys.sorted())
    }
    return StringCatalog.read(text, problems)
  }

  private static func loadFolder(
    _ folder: String, _ wanted: String?, at mark: SourceText.Mark, in source: SourceText,
    _ problems: Problems
  ) -> StringTable? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    var texts: [String: [String: String]] = [:]
    for name in names where name.hasSuffix(".lproj") {
      let path = folder + "/" + name + "/Localizable.strings"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let language = String(name.dropLast(".lproj".count))
      guard let text = text(atPath: path, at: mark, in: source, problems) else { continue }
      texts[language] = LocalizableStrings.read(text, problems)
    }
    guard let first = texts.keys.min() else {
      problems.report(.noLocales(folder: folder), at: mark, in: source)
      return nil
    }
    let preferred = ["Base", "en", wanted].compactMap { $0 }.first { texts[$0] != nil }
    return StringTable(
      sourceLanguage: preferred ?? first, texts: texts,
      keys: Set(texts.values.flatMap(\.keys)).sorted())
  }

  private static func text(
    atPath path: String, at mark: SourceText.Mark, in source: SourceText, _ problems: Problems
  ) -> SourceText? {
    guard RegularFile.exists(path) else {
      problems.report(.stringsNotFound(path: path, .notAFile), at: mark, in: source)
      return nil
    }
    do {
      let bytes = try FileText.bytes(atPath: path, limit: FileText.stringsLimit)
      return FileText.decode(bytes, file: path, limit: FileText.stringsLimit, problems)
    } catch .unreadable(_, let reason) {
      problems.report(.stringsNotFound(path: path, reason), at: mark, in: source)
    } catch {
      problems.report(error, file: path)
    }
    return nil
  }
}

/// Files that a document names must be regular ones: a pipe could keep a reader waiting for ever.
enum RegularFile {
  /// By the system's own call: Foundation's attributes also look up who owns the file, which takes
  /// longer than reading it.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

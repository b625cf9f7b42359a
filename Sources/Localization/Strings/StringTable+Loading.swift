import Files
import Foundation

extension StringTable {
  /// Reads a catalog, an XLIFF file, or a folder of `<locale>.lproj` folders, of XLIFF files or of
  /// Xcode's `<locale>.xcloc` folders; nil after reporting why there are no strings.
  ///
  /// - Parameters:
  ///   - sourceLanguage: the language of the document itself.
  ///   - mark: where the document names the strings.
  package static func load(
    _ path: String, sourceLanguage: String?, at mark: SourceText.Mark, in source: SourceText,
    _ problems: Problems
  ) -> StringTable? {
    let project = source.project
    return ReadStrings.table(at: path, sourceLanguage, of: project, problems) {
      loaded(path, sourceLanguage: sourceLanguage, at: mark, in: source, problems)
    }
  }

  private static func loaded(
    _ path: String, sourceLanguage: String?, at mark: SourceText.Mark, in source: SourceText,
    _ problems: Problems
  ) -> StringTable? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      problems.report(
        .stringsNotFound(path: path, .missing(near: Suggestion.file(like: path))), at: mark,
        in: source)
      return nil
    }
    if isFolder.boolValue {
      return loadFolder(path, sourceLanguage, at: mark, in: source, problems)
    }
    let format = StringsFormat(path)
    if format?.hasOneLanguage == true {
      let language = sourceLanguage ?? "en"
      let texts = pair(besides: path, at: mark, in: source, problems)
      return texts.map {
        StringTable(sourceLanguage: language, texts: [language: $0], keys: $0.keys.sorted())
      }
    }
    if format?.isXLIFF == true { return loadXLIFF([path], at: mark, in: source, problems) }
    return text(atPath: path, at: mark, in: source, problems).flatMap {
      StringCatalog.read($0, problems)
    }
  }

  private static func loadFolder(
    _ folder: String, _ wanted: String?, at mark: SourceText.Mark, in source: SourceText,
    _ problems: Problems
  ) -> StringTable? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    var texts: [String: [String: LocalizedText]] = [:]
    var broken: [String: [Problem]] = [:]
    for name in names {
      guard let language = LanguageFolder.language(of: name) else { continue }
      let path = folder + "/" + name + "/Localizable.strings"
      guard ["", "dict"].contains(where: { source.project.isThere(at: path + $0) }) else {
        continue
      }
      // Mistakes in one language are only reported in cells that use it.
      let own = Problems()
      requireLocale(language, folder: folder + "/" + name, own)
      texts[language] = pair(besides: path, at: mark, in: source, own) ?? [:]
      if !own.isEmpty { broken[language] = own.sorted }
    }
    let exports = texts.isEmpty ? exports(in: folder, of: source.project) : []
    if !exports.isEmpty { return loadXLIFF(exports, at: mark, in: source, problems) }
    guard let first = texts.keys.filter({ $0 != base }).min() ?? texts.keys.first else {
      problems.report(.noLocales(folder: folder), at: mark, in: source)
      return nil
    }
    // The language of Base is not written anywhere; in most apps it is English.
    let likely = texts["en"] == nil && texts[base] == nil ? first : "en"
    return StringTable(
      sourceLanguage: wanted ?? likely, texts: texts,
      keys: Set(texts.values.flatMap(\.keys)).sorted(), problems: broken)
  }

  private static func requireLocale(_ name: String, folder: String, _ problems: Problems) {
    guard name != base else { return }
    do throws(Fact) {
      _ = try LocaleTag.validated(name)
    } catch {
      problems.report(error, file: folder)
    }
  }

  /// The XLIFF files in a folder or in its `<locale>.xcloc` folders, or those of a folder that is
  /// itself one of the latter.
  static func exports(in folder: String, of project: Project) -> [String] {
    let names = { (path: String) in
      guard (try? project.file(at: path)) != nil else { return [String]() }
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    let inner = "Localized Contents"
    let isXLIFF = { StringsFormat($0)?.isXLIFF == true }
    return names(folder).flatMap { name in
      let path = folder + "/" + name
      if isXLIFF(name) { return [path] }
      guard name.lowercased().hasSuffix(".xcloc") || name == inner else { return [] }
      let contents = name == inner ? path : path + "/" + inner
      return names(contents).filter(isXLIFF).map { contents + "/" + $0 }
    }
  }

  /// The texts of all files; nil after reporting that none can be read.
  private static func loadXLIFF(
    _ paths: [String], at mark: SourceText.Mark, in source: SourceText, _ problems: Problems
  ) -> StringTable? {
    let files = paths.compactMap { path in
      text(atPath: path, at: mark, in: source, problems).flatMap { XLIFF.read($0, problems) }
    }
    return files.isEmpty ? nil : StringTable(files)
  }

  /// The texts of a `.strings` file and of the `.stringsdict` beside it, which wins for keys that
  /// both have. At least one of the files exists. Nil after reporting that neither can be read.
  private static func pair(
    besides path: String, at mark: SourceText.Mark, in source: SourceText, _ problems: Problems
  ) -> [String: LocalizedText]? {
    let stem = (path as NSString).deletingPathExtension
    let isThere = source.project.isThere
    let format = StringsFormat(path)
    var texts: [String: LocalizedText]?
    let strings = format == .strings ? path : stem + ".strings"
    if isThere(strings), let text = text(atPath: strings, at: mark, in: source, problems) {
      texts = LocalizableStrings.read(text, problems)
    }
    let dictionary = format == .stringsdict ? path : stem + ".stringsdict"
    if isThere(dictionary), let text = text(atPath: dictionary, at: mark, in: source, problems) {
      texts = (texts ?? [:]).merging(StringsDictionary.read(text, problems)) { $1 }
    }
    return texts
  }

  private static func text(
    atPath path: String, at mark: SourceText.Mark, in source: SourceText, _ problems: Problems
  ) -> SourceText? {
    let file: Project.File
    do throws(Fact.Escape) {
      file = try source.project.file(at: path)
    } catch {
      problems.report(.stringsNotFound(path: path, .escape(error)), at: mark, in: source)
      return nil
    }
    guard RegularFile.exists(path) else {
      problems.report(.stringsNotFound(path: path, .notAFile), at: mark, in: source)
      return nil
    }
    do {
      let bytes = try FileText.bytes(atPath: path, limit: FileText.stringsLimit)
      return FileText.decode(
        bytes, file: path, limit: FileText.stringsLimit, isOutside: file.isOutside, problems)
    } catch .unreadable(_, let reason) {
      problems.report(.stringsNotFound(path: path, reason), at: mark, in: source)
    } catch {
      problems.report(error, file: path)
    }
    return nil
  }
}

/// Files that a document names must be regular: reading from a pipe might never end.
package enum RegularFile {
  /// Uses `stat` itself, because Foundation's attributes also look up the file's owner, which takes
  /// longer than reading the file.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

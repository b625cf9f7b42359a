import Files
import Foundation
import LayoutScene
import Localization
import Reuse

extension OpenDocument {
  /// The keys that a file may have which only serves to be included.
  package static var includableKeys: [String] { Includes.keys }

  /// Whether a file only serves to be included: it has keys that included files may have, and no
  /// others. False for a file that cannot be read.
  package static func hasDefinitionsOnly(path: String, allowsOutside: Bool = false) -> Bool {
    let problems = Problems()
    guard let bytes = try? FileText.bytes(ofGiven: path, allowsOutside: allowsOutside),
      let source = FileText.decode(bytes, file: path, problems),
      let keys = NodeReader.read(source, problems)?.mapping
    else { return false }
    return !keys.isEmpty && keys.allSatisfy { Includes.keys.contains($0.name) }
  }

  /// The files that the document names in any of its screens and variants, sorted: what it includes, its strings, and
  /// every text that is the path of a file, as those of images are.
  package var namedFiles: [String] {
    let reader = DocumentReader(self, options: DocumentOptions(), problems: Problems())
    let texts = ([self] + forms.made).flatMap(\.filesInTexts)
    return Set(includedFiles + stringFiles(reader).values.joined() + texts).sorted()
  }

  /// The files whose paths are texts of this form. Other forms have the places of their nodes elsewhere.
  private var filesInTexts: [String] {
    let reader = DocumentReader(self, options: DocumentOptions(), problems: Problems())
    var files: [String] = []
    var stack = [root]
    while let node = stack.popLast() {
      switch node.content {
      case .mapping(let entries): stack += entries.map(\.value)
      case .sequence(let nodes): stack += nodes
      case .scalar(let scalar):
        guard scalar.text.contains("."), scalar.text.utf8.count < Int(PATH_MAX),
          let place = try? reader.file(scalar.text, in: node), RegularFile.exists(place.path)
        else { continue }
        files.append(place.path)
      }
    }
    return files
  }

  /// The files from which the texts of a cell come, sorted. These are all files of strings where
  /// `scene` has texts that fell back on another language, because then any of the files can change
  /// them.
  package func stringFiles(for options: DocumentOptions, of scene: Scene) -> [String] {
    guard isChosen else {
      return choosing(options).stringFiles(for: options, of: scene)
    }
    guard let strings else { return [] }
    let reader = DocumentReader(self, options: options, problems: Problems())
    let files = stringFiles(reader)
    let all = scene.findings + scene.silenced
    let hasFallback = all.contains { $0.rule.isAboutStrings }
    guard !hasFallback, let order = reader.searchOrder else {
      return Set(files.values.joined()).sorted()
    }
    let languages = strings.decidingLanguages(in: order).union([""])
    return Set(languages.flatMap { files[$0] ?? [] }).sorted()
  }

  /// The strings of the document in files that may have several languages.
  package var multilingualStrings: [MultilingualStrings] {
    let reader = DocumentReader(self, options: DocumentOptions(), problems: Problems())
    let files = (stringFiles(reader)[""] ?? []).filter(StringTable.mayHaveSeveralLanguages)
    guard let node = header.strings else {
      return files.sorted().map { MultilingualStrings(path: $0, files: [$0]) }
    }
    guard !files.isEmpty, let place = node.scalar.flatMap({ try? reader.file($0.text, in: node) })
    else { return [] }
    return [MultilingualStrings(path: place.path, files: files.sorted())]
  }

  /// A path in the document, relative to the program's working directory; nil for a file that the document may not
  /// name.
  package func path(of written: String) -> String? {
    try? source.project.file(written).path
  }

  /// The file or folder of strings that the document names; nil for none.
  package var stringsPath: String? { header.strings?.scalar.flatMap { path(of: $0.text) } }

  /// The files of strings by language; those that may have several are under the empty name.
  private func stringFiles(_ reader: DocumentReader) -> [String: [String]] {
    if let node = header.strings, let path = node.scalar?.text {
      guard let place = try? reader.file(path, in: node) else { return [:] }
      return StringTable.files(at: place.path, of: source.project)
    }
    return Dictionary(grouping: translations) { path in
      let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      return StringTable.mayHaveSeveralLanguages(path)
        ? "" : LanguageFolder.language(of: folder) ?? ""
    }
  }
}

/// Strings in files that may have several languages: a catalog, or XLIFF of which a folder has a file for each language.
package struct MultilingualStrings: Sendable, Hashable {
  /// The path of the file, or of the folder.
  package var path: String
  package var files: [String]

  /// - Throws: every mistake in the files at a path.
  package static func table(
    at path: String, allowsOutside: Bool
  ) throws(DocumentErrors) -> StringTable {
    let problems = Problems()
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    var source = SourceText(file: isFolder.boolValue ? path + "/" : path, text: "")
    source.allowsOutside = allowsOutside
    let table = StringTable.load(
      path, sourceLanguage: nil, at: .init(line: 1, column: 1), in: source, problems)
    guard let table, problems.isEmpty else { throw DocumentErrors(problems: problems.sorted) }
    return table
  }
}

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
    var files = Set(includedFiles)
    let reader = DocumentReader(self, options: DocumentOptions(), problems: Problems())
    if let node = header.strings, let path = node.scalar?.text,
      let place = try? reader.file(path, in: node)
    {
      files.formUnion(StringTable.files(at: place.path, of: source.project).values.joined())
    }
    var stack = [root] + forms.made.map(\.root)
    while let node = stack.popLast() {
      switch node.content {
      case .mapping(let entries): stack += entries.map(\.value)
      case .sequence(let nodes): stack += nodes
      case .scalar(let scalar):
        guard scalar.text.contains("."), scalar.text.utf8.count < Int(PATH_MAX),
          let place = try? reader.file(scalar.text, in: node), RegularFile.exists(place.path)
        else { continue }
        files.insert(place.path)
      }
    }
    return files.sorted()
  }

  /// The files from which the texts of a cell come, sorted. These are all files of strings where
  /// `scene` has texts that fell back on another language, because then any of the files can change
  /// them.
  package func stringFiles(for options: DocumentOptions, of scene: Scene) -> [String] {
    guard isChosen else {
      return choosing(options).stringFiles(for: options, of: scene)
    }
    guard let strings, let node = header.strings, let path = node.scalar?.text else {
      return []
    }
    let problems = Problems()
    let reader = DocumentReader(self, options: options, problems: problems)
    guard let folder = try? reader.file(path, in: node) else { return [] }
    let files = StringTable.files(at: folder.path, of: source.project)
    let all = scene.findings + scene.silenced
    let hasFallback = all.contains { $0.rule.rawValue.hasPrefix("strings/") }
    guard !hasFallback, let order = reader.searchOrder else {
      return Set(files.values.joined()).sorted()
    }
    let languages = strings.decidingLanguages(in: order).union([""])
    return Set(languages.flatMap { files[$0] ?? [] }).sorted()
  }
}

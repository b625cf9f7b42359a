import LayoutScene

extension OpenDocument {
  /// Whether a file only serves to be included: it has keys that included files may have, and no
  /// others. False for a file that cannot be read.
  package static func hasDefinitionsOnly(path: String) -> Bool {
    let problems = Problems()
    guard let bytes = try? FileText.bytes(atPath: path),
      let source = FileText.decode(bytes, file: path, problems),
      let keys = NodeReader.read(source, problems)?.mapping
    else { return false }
    return !keys.isEmpty && keys.allSatisfy { Includes.keys.contains($0.name) }
  }

  /// The files from which the texts of a cell come, sorted. These are all files of strings where
  /// `scene` has texts that fell back on another language, because then any of the files can change
  /// them.
  package func stringFiles(for options: DocumentOptions, of scene: Scene) -> [String] {
    guard alternatives == nil else {
      return choosing(options).stringFiles(for: options, of: scene)
    }
    guard let strings, let node = header.strings, let path = node.scalar?.text else {
      return []
    }
    let problems = Problems()
    let reader = DocumentReader(self, options: options, problems: problems)
    let files = StringTable.files(at: reader.resolved(path, in: node))
    let all = scene.findings + scene.silenced
    let hasFallback = all.contains { $0.rule.hasPrefix("strings/") }
    guard !hasFallback, let order = reader.searchOrder else {
      return Set(files.values.joined()).sorted()
    }
    let languages = strings.decidingLanguages(in: order).union([""])
    return Set(languages.flatMap { files[$0] ?? [] }).sorted()
  }
}

import LayoutScene

extension OpenDocument {
  /// The files that the texts of a cell are from, sorted. Where `scene` has texts that fell back on another
  /// language, any of the strings may have given them.
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

import ArgumentParser
import Documents
import Foundation
import LayoutScene
import Reports
import Snapshots
import Typesetting

/// `--depfile`: the files from which a result was made, for Make and Ninja.
struct DepfileOptions: ParsableArguments {
  @Option(
    help: """
      A file for what was read, in Make's format: each result and, after it, the document, what it includes, \
      strings, images and fonts that it is made of. Make and Ninja make the result again when one of them changes. \
      (default: none)
      """, completion: .file(extensions: ["d"]))
  var depfile: String?
}

extension DepfileOptions {
  /// - Throws: a failure, if a dependency file is asked for: its rule needs the name of a result
  ///   file.
  func requireFile() throws(Failure) {
    guard depfile != nil else { return }
    throw Failure(
      .usage, "error: --depfile needs a result with a name; write it to a file with -o")
  }

  /// Checks the place of the dependency file before any work is done.
  func requirePlace(inputs: [String], _ outside: OutsideOptions) throws(Failure) {
    guard let depfile else { return }
    try outside.requirePlace(.file(depfile), inputs: inputs, makesFolder: true)
  }

  /// The path of the report, for the rule in the dependency file; nil where none is asked for.
  func target(
    of output: String, inputs: [String], _ outside: OutsideOptions
  ) throws(Failure) -> String? {
    guard depfile != nil else { return nil }
    try requirePlace(inputs: inputs, outside)
    switch Output(output, isForSeveral: true) {
    case .standardOutput:
      try requireFile()
      return nil
    case .file(let path):
      try requireApart(from: [path])
      return path
    case .folder(let folder):
      let results = [TestReport.pageName] + TestReport.files.map(\.1)
      let paths = results.map { (folder as NSString).appendingPathComponent($0) }
      try requireApart(from: paths)
      return (folder as NSString).appendingPathComponent("report.json")
    }
  }

  /// Refuses a dependency file that would replace a result.
  func requireApart(from results: [String]) throws(Failure) {
    guard let depfile else { return }
    func standard(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.path
    }
    let own = standard(depfile)
    guard let result = results.first(where: { standard($0) == own }) else { return }
    throw Failure(
      .usage, "error: \(result) is the result itself; write the dependency file to another")
  }

  func write(_ rules: Depfile) throws(Failure) {
    guard let depfile else { return }
    let text: String
    do throws(Depfile.LineBreak) {
      text = try rules.text()
    } catch {
      throw Failure(.usage, "error: \(error)")
    }
    try Files.write(Array(text.utf8), toMade: depfile)
  }
}

extension Files {
  /// Writes a file, and makes its folder where there is none.
  ///
  /// - Parameter ifChanged: whether a file with the same bytes keeps its date.
  static func write(
    _ bytes: [UInt8], toMade path: String, ifChanged: Bool = false
  ) throws(Failure) {
    if ifChanged, has(bytes, at: path) { return }
    try makeFolder(of: path)
    try write(bytes, to: path)
  }

  /// Whether a file has exactly these bytes.
  static func has(_ bytes: [UInt8], at path: String) -> Bool {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return false }
    return file.count == bytes.count && file.elementsEqual(bytes)
  }
}

extension Depfile {
  /// The files from which the picture of a cell is made: the document, strings, images and fonts,
  /// sorted.
  ///
  /// - Parameter texts: the folder of files that stand for those with several languages; nil for none.
  static func sources(
    of scene: Scene, _ job: CellJob, in batch: Batch, hasNames: Bool, texts: String? = nil,
    _ typesetter: Typesetter
  ) -> [String] {
    let input = batch.inputs[job.input]
    let several = texts == nil ? [] : input.document?.multilingualStrings ?? []
    let strings = (input.document?.stringFiles(for: job.options, of: scene) ?? []).map { file in
      guard let texts, let strings = several.first(where: { $0.files.contains(file) }) else {
        return file
      }
      return Texts.path(of: strings.path, in: job.cell.locale, texts)
    }
    let images = scene.views.flatMap(\.images).compactMap(\.path)
    let fonts = Machine.fontFiles(of: scene, hasNames: hasNames, typesetter: typesetter)
    let included = input.document?.includedFiles ?? []
    return Set([input.path] + included + strings + images + fonts).sorted()
  }
}

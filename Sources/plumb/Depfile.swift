import ArgumentParser
import Documents
import Foundation
import LayoutScene
import Snapshots
import Typesetting

/// `--depfile`: what a result was made of, for Make and Ninja.
struct DepfileOptions: ParsableArguments {
  @Option(
    help: """
      A file for what was read, in Make's format: each result and, after it, the document, strings, images \
      and fonts that it is made of. Make and Ninja make the result again when one of them changes.
      """, completion: .file(extensions: ["d"]))
  var depfile: String?
}

extension DepfileOptions {
  /// - Throws: that a result on standard output has no name to write a rule for.
  func requireFile() throws(Failure) {
    guard depfile != nil else { return }
    throw Failure(
      .usage, "error: --depfile needs a result with a name; write it to a file with -o")
  }

  /// Checks the place of the dependency file before any work is done.
  func requirePlace(inputs: [String]) throws(Failure) {
    guard let depfile else { return }
    try Files.requirePlace(.file(depfile), inputs: inputs, makesFolder: true)
  }

  /// The result of a command that writes one report; nil where no dependency file is asked for.
  func target(of output: String, inputs: [String]) throws(Failure) -> String? {
    guard depfile != nil else { return nil }
    try requirePlace(inputs: inputs)
    switch Output(output, isForSeveral: true) {
    case .standardOutput:
      try requireFile()
      return nil
    case .file(let path): return path
    case .folder(let folder): return (folder as NSString).appendingPathComponent("report.json")
    }
  }

  func write(_ rules: Depfile) throws(Failure) {
    guard let depfile else { return }
    let text = try rules.text()
    try Files.makeFolder(of: depfile)
    try Files.write(Array(text.utf8), to: depfile)
  }
}

extension Files {
  /// Whether a file has just these bytes.
  static func has(_ bytes: [UInt8], at path: String) -> Bool {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return false }
    return file.count == bytes.count && file.elementsEqual(bytes)
  }
}

/// The rules of a dependency file.
struct Depfile: Sendable {
  /// What one result is made of. Paths are as they were given.
  struct Rule: Sendable, Hashable {
    var target: String
    /// Sorted, each once.
    var sources: [String]
  }

  private(set) var rules: [Rule] = []

  mutating func add(_ rule: Rule) { rules.append(rule) }

  /// Adds sources of a result that is made of several cells.
  mutating func add(_ sources: [String], to target: String) {
    if let index = rules.firstIndex(where: { $0.target == target }) {
      rules[index].sources = Set(rules[index].sources + sources).sorted()
    } else {
      rules.append(Rule(target: target, sources: Set(sources).sorted()))
    }
  }

  /// In Make's format, a rule a result, a source a line.
  ///
  /// - Throws: a path with a line break, which the format cannot have.
  func text() throws(Failure) -> String {
    var text = ""
    for rule in rules {
      text += try Self.escaped(rule.target) + ":"
      for source in rule.sources { text += " \\\n  " + (try Self.escaped(source)) }
      text += "\n"
    }
    return text
  }

  /// As GCC and Clang escape paths, and Make and Ninja read them: a backslash before a space, a tab, `#`
  /// and `:`, one more for each backslash that stands before these, and `$` twice.
  static func escaped(_ path: String) throws(Failure) -> String {
    var out = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\n", "\r":
        throw Failure(
          .usage,
          "error: a dependency file cannot have the path “\(path.oneLine)”, which has a line break")
      case " ", "\t", "#", ":":
        out += String(repeating: "\\", count: backslashes + 1)
      case "$": out += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      out.unicodeScalars.append(scalar)
    }
    return out
  }
}

extension Depfile {
  /// What the picture of a cell is made of: the document, strings, images and fonts, sorted.
  static func sources(
    of scene: Scene, _ job: CellJob, in batch: Batch, showsNames: Bool, _ typesetter: Typesetter
  ) -> [String] {
    let input = batch.inputs[job.input]
    let strings = input.document?.stringFiles(for: job.options, of: scene) ?? []
    let images = scene.views.flatMap(\.images).compactMap(\.path)
    let fonts = Machine.fontFiles(of: scene, showsNames: showsNames, typesetter: typesetter)
    return Set([input.path] + strings + images + fonts).sorted()
  }
}

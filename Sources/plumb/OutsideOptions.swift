import ArgumentParser
import Documents

/// `--allow-outside`: whether what a stranger may have written leads out of the project.
struct OutsideOptions: ParsableArguments {
  @Flag(
    help: """
      Read and write outside of the project, too, where documents, plans or links lead there. A project is the \
      nearest folder with a plumb.yaml or a .git.
      """)
  var allowOutside = false

  /// Refuses a path on which a link leads out of the project.
  ///
  /// - Parameters:
  ///   - given: the part of the path that a person gave; the rest was put together, for a result.
  ///   - isResult: whether something is to be written there.
  func require(
    _ path: String, given: String? = nil, isResult: Bool = false
  ) throws(Failure) {
    guard !allowOutside else { return }
    do throws(Fact.Escape) {
      try Project.require(path, given: given, isResult: isResult || given != nil)
    } catch {
      throw Failure(path, error)
    }
  }

  /// Checks the place of a command's result.
  ///
  /// - Parameters:
  ///   - mayBeFolder: whether there may be several results.
  ///   - makesFolder: whether the folder of a file is made where it does not exist.
  func requirePlace(
    _ destination: Output, inputs: [String], mayBeFolder: Bool = false, makesFolder: Bool = false
  ) throws(Failure) {
    if let path = destination.path { try require(path, isResult: true) }
    try Files.requirePlace(
      destination, inputs: inputs, mayBeFolder: mayBeFolder, makesFolder: makesFolder)
  }

  /// Checks the place of one of the results in a folder. A link that stands there is not followed: a stranger may
  /// have made it, under the name that the result would have, and what it leads to is no result.
  func requirePlace(_ path: String, in folder: String, inputs: [String]) throws(Failure) {
    try require(path, given: folder)
    try Files.requirePlace(Output(path), inputs: inputs, makesFolder: true)
    guard !allowOutside, Files.isLink(path) else { return }
    throw Failure(.usage, "error: \(path) is a link; remove it, or write into another folder")
  }
}

extension OutsideOptions {
  /// The paths of several results in a folder, all of which may be written.
  func places(
    of results: [(input: String, name: String)], in folder: String, inputs: [String]
  ) throws(Failure) -> [String] {
    try Files.requireWritable(folder: folder)
    let paths = try ResultNames.paths(in: folder, of: results)
    for path in paths { try requirePlace(path, in: folder, inputs: inputs) }
    return paths
  }
}

extension Failure {
  /// Why the file at `path` is not touched.
  init(_ path: String, _ escape: Fact.Escape, what: String = "") {
    let advice = escape.advice.map { "; \($0)" } ?? ""
    self.init(.inputOutput, "\(path): error: \(what)\(escape.words)\(advice)")
  }
}

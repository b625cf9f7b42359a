import Foundation

extension Compare {
  /// The files and the format of the results.
  struct Targets {
    var format: Format
    /// One path for each input; nil for stdout.
    var paths: [String?]
    /// Whether all inputs go into the same file.
    var isOneFile: Bool
  }

  /// Checks the places of the results before any work is done.
  func targets(of documents: [DocumentPath]) throws(Failure) -> Targets {
    switch Output(output, isForSeveral: files.count > 1 && format?.holdsSeveral != true) {
    case .standardOutput:
      return try oneFile(nil, format ?? .markdown)
    case .file(let path):
      let format = try Format.named(by: path, asked: format)
      try sceneOptions.outside.requirePlace(.file(path), inputs: files)
      return try oneFile(path, format)
    case .folder(let folder): return try targets(of: documents, in: folder)
    }
  }

  private func targets(
    of documents: [DocumentPath], in folder: String
  ) throws(Failure) -> Targets {
    let format = format ?? .png
    let results = documents.map { document in
      let words = [ResultNames.stem(of: document)] + sceneOptions.fileWords + [format.ending]
      return (input: document.path, name: words.joined(separator: "."))
    }
    try sceneOptions.outside.require(folder)
    let paths = try sceneOptions.outside.places(of: results, in: folder, inputs: files)
    return Targets(format: format, paths: paths, isOneFile: false)
  }

  private func oneFile(_ path: String?, _ format: Format) throws(Failure) -> Targets {
    guard files.count == 1 || format.holdsSeveral else {
      throw Failure(
        .usage,
        "error: a sheet shows one document; several need a folder to write into, such as -o Sheets/"
      )
    }
    return Targets(format: format, paths: files.map { _ in path }, isOneFile: true)
  }
}

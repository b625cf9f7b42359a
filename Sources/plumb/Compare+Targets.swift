import Foundation

extension Compare {
  /// Where results go, and as what.
  struct Targets {
    var format: Format
    /// One for each input; nil for stdout.
    var paths: [String?]
    /// Whether all inputs go into the same file.
    var isOneFile: Bool
  }

  /// Whatever is wrong with the places of the results is found before any work is done.
  func targets() throws(Failure) -> Targets {
    switch Output(output) {
    case .standardOutput:
      return try oneFile(nil, format ?? .markdown)
    case .file(let path) where makesFolder(path):
      return try targets(in: path)
    case .file(let path):
      let format = try format(for: path)
      try Files.requirePlace(.file(path), inputs: files)
      return try oneFile(path, format)
    case .folder(let folder): return try targets(in: folder)
    }
  }

  /// Whether a path that is not there is that of a folder to make: there are several documents, and it
  /// does not end as a file's does.
  private func makesFolder(_ path: String) -> Bool {
    files.count > 1 && (path as NSString).pathExtension.isEmpty && format?.holdsSeveral != true
  }

  private func targets(in folder: String) throws(Failure) -> Targets {
    let format = format ?? .png
    try Files.requireWritable(folder: folder)
    let paths = try names(ending: format.ending).map {
      (folder as NSString).appendingPathComponent($0)
    }
    for path in paths {
      try Files.requireUnread(path, inputs: files)
    }
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

  private func format(for path: String) throws(Failure) -> Format {
    let ending = (path as NSString).pathExtension.lowercased()
    let named = Format.allCases.first { $0.ending == ending || $0.rawValue == ending }
    if let format, let named, format != named {
      throw Failure(
        .usage, "error: \(path) does not end in .\(format.ending), which --format asks for")
    }
    guard let format = format ?? named else {
      let endings = Format.allCases.map { ".\($0.ending)" }.joined(separator: ", ")
      let formats = Format.allValueStrings.joined(separator: ", ")
      throw Failure(
        .usage,
        "error: “\(path)” ends in none of \(endings); say which kind with --format \(formats)")
    }
    return format
  }

  /// A file's name for each input, which no other may have.
  private func names(ending: String) throws(Failure) -> [String] {
    var taken: [String: String] = [:]
    var names: [String] = []
    for file in files {
      let stem = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      let name = "\(stem).\(ending)"
      if let other = taken.updateValue(file, forKey: name.lowercased()) {
        throw Failure(
          .usage,
          other == file
            ? "error: \(file) is given twice"
            : "error: \(other) and \(file) would both be written to \(name)")
      }
      names.append(name)
    }
    return names
  }
}

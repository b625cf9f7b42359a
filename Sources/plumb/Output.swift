import Foundation

/// Where a command's result goes.
enum Output: Equatable {
  case standardOutput
  case file(String)
  /// A folder in which each cell gets a file; it is made where it does not exist.
  case folder(String)

  /// Reads the argument of `-o`. A path that ends in a slash, or is that of a folder, means a
  /// folder.
  ///
  /// - Parameter isForSeveral: whether there are several results. Then a path that does not exist
  ///   and has no file ending means a folder, too.
  init(_ argument: String?, isForSeveral: Bool = false) {
    switch argument {
    case nil, "-": self = .standardOutput
    case let path? where path.hasSuffix("/"): self = .folder(path)
    case let path?:
      let exists = FileManager.default.fileExists(atPath: path)
      let isMade = !exists && isForSeveral && (path as NSString).pathExtension.isEmpty
      self = isMade || Files.isFolder(path) ? .folder(path) : .file(path)
    }
  }
}

extension Output {
  /// The argument of `-o` for the results of some inputs. Where one of them is a folder, a path without an ending is
  /// that of a folder, however many documents are in it.
  static func argument(_ output: String, of inputs: [String]) -> String {
    guard output != "-", !output.isEmpty, (output as NSString).pathExtension.isEmpty,
      !FileManager.default.fileExists(atPath: output)
    else { return output }
    let isFolder = inputs.contains {
      if case .folder = Output($0) { true } else { false }
    }
    return isFolder && !output.hasSuffix("/") ? output + "/" : output
  }

  /// The path of the file or folder; nil for standard output.
  var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path), .folder(let path): path
    }
  }

  /// Writes a complete result.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var file = try ResultFile(self)
    try file.append(bytes)
    try file.finish()
  }
}

import Foundation

/// Where a command's result goes.
enum Output: Equatable {
  case standardOutput
  case file(String)
  /// A folder that each cell gets a file in; it is made where it does not exist.
  case folder(String)

  /// Reads what `-o` was given. A path that ends in a slash, or is a folder, is a folder.
  ///
  /// - Parameter isForSeveral: whether there are several results, so that a path that is not there and
  ///   does not end as a file's does is that of a folder to make.
  init(_ argument: String?, isForSeveral: Bool = false) {
    var isFolder: ObjCBool = false
    switch argument {
    case nil, "-": self = .standardOutput
    case let path? where path.hasSuffix("/"): self = .folder(path)
    case let path?:
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let isMade = !exists && isForSeveral && (path as NSString).pathExtension.isEmpty
      self = isMade || exists && isFolder.boolValue ? .folder(path) : .file(path)
    }
  }
}

extension Output {
  /// Writes a result that is whole.
  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .standardOutput: try Files.writeToStandardOutput(bytes)
    case .file(let path), .folder(let path): try Files.write(bytes, to: path)
    }
  }
}

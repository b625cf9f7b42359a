import Foundation
import Glibc
import Snapshots

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

/// A kind of file that the ending of a name stands for.
protocol FileFormat: Choice {
  /// Without the dot.
  var ending: String { get }
}

extension FileFormat {
  var ending: String { rawValue }

  /// What `path` is written as: what it ends in, or what --format asks for where its ending says nothing.
  static func named(by path: String, asked: Self?) throws(Failure) -> Self {
    let ending = (path as NSString).pathExtension.lowercased()
    let named = allCases.first { $0.ending == ending || $0.rawValue == ending }
    if let asked, let named, asked.rawValue != named.rawValue {
      throw Failure(
        .usage, "error: \(path) does not end in .\(asked.ending), which --format asks for")
    }
    guard let format = asked ?? named else {
      let endings = allCases.map { ".\($0.ending)" }.joined(separator: ", ")
      let formats = allValueStrings.joined(separator: ", ")
      throw Failure(
        .usage,
        "error: “\(path)” ends in none of \(endings); say which kind with --format \(formats)")
    }
    return format
  }
}

enum Files {
  /// Checks that a file can be made in `folder`, before any work is done for it. A folder that does not
  /// exist can be made where the nearest one above it is writable.
  static func requireWritable(folder: String, isMade: Bool = true) throws(Failure) {
    var isFolder: ObjCBool = false
    let path = folder.isEmpty ? "." : folder
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      guard isMade else {
        throw Failure(.inputOutput, "\(path): error: there is no such folder to write into")
      }
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let above = Files.folder(of: trimmed)
      guard above != path else {
        throw Failure(.inputOutput, "\(path): error: the folder cannot be made")
      }
      return try requireWritable(folder: above)
    }
    guard isFolder.boolValue else {
      throw Failure(.inputOutput, "\(path): error: this is a file, not a folder to write into")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw Failure(.inputOutput, "\(path): error: the folder is not writable")
    }
  }

  /// Makes the folder that `path` is in, where there is none.
  static func makeFolder(of path: String) throws(Failure) {
    let folder = folder(of: path)
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, "\(folder): error: the folder cannot be made")
    }
  }

  /// Checks that no result takes the place of something that is read.
  static func requireUnread(_ path: String, inputs: [String]) throws(Failure) {
    guard let target = identity(of: path) else { return }
    for input in inputs {
      if let source = identity(of: input), source == target {
        throw Failure(.usage, "error: \(path) is the input \(input) itself; write to another file")
      }
    }
  }

  /// What makes two paths one file; nil where there is none.
  private static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  /// Checks the place of a command's result.
  ///
  /// - Parameters:
  ///   - mayBeFolder: whether there may be several results.
  ///   - makesFolder: whether the folder of a file is made where it does not exist.
  static func requirePlace(
    _ destination: Output, inputs: [String], mayBeFolder: Bool = false, makesFolder: Bool = false
  ) throws(Failure) {
    switch destination {
    case .standardOutput: break
    case .file(let path):
      try requireUnread(path, inputs: inputs)
      try requireWritable(folder: folder(of: linked(path)), isMade: makesFolder)
    case .folder(let path) where mayBeFolder: try requireWritable(folder: path)
    case .folder(let path):
      throw Failure(.inputOutput, "\(path): error: this is a folder, not a file to write")
    }
  }

  /// All before the last component; empty for a name alone. Foundation's own crashes on a path of one
  /// character that does not exist.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What a symbolic link leads to, which need not exist: the link stays, and its target is written.
  static func linked(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = folder(of: path)
      path = next.hasPrefix("/") || folder.isEmpty ? next : folder + "/" + next
    }
    return path
  }

  /// Writes `bytes` whole: into a temporary file beside the target, which then takes its name, so
  /// that whoever reads the target sees the old bytes or the new ones and never half of them.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    // A pipe or a device cannot be replaced by a rename, and should not be.
    if let special = try writeThrough(bytes, to: path) { return special }
    let path = linked(path)
    let temporary = temporary(besides: path)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    let isWritten = WholeFile.write(bytes, to: file)
    let isClosed = close(file) == 0
    guard isWritten, isClosed, rename(temporary, path) == 0 else {
      let failure = failure(path)
      unlink(temporary)
      throw failure
    }
  }

  /// A name that no other file has, beside the one that it is going to be.
  static func temporary(besides path: String) -> String {
    path + ".\(getpid()).\(UInt64.random(in: 0 ... .max)).tmp"
  }

  /// Whether something is at `path` that is no file, such as a pipe or a device.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Adds `bytes` to the end of a file, which is made where it does not exist.
  static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    let isWritten = WholeFile.write(bytes, to: file)
    guard close(file) == 0, isWritten else { throw failure(path) }
  }

  static func writeToStandardOutput(_ bytes: [UInt8]) throws(Failure) {
    guard WholeFile.write(bytes, to: STDOUT_FILENO) else { throw failure("standard output") }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(Failure) -> Void? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFREG { return nil }
    if kind == S_IFDIR {
      throw Failure(.inputOutput, "\(path): error: this is a folder, not a file to write")
    }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    guard WholeFile.write(bytes, to: file) else { throw failure(path) }
    return ()
  }

  static func failure(_ path: String) -> Failure {
    Failure(.inputOutput, "\(path): error: cannot write: \(String(cString: strerror(errno)))")
  }
}

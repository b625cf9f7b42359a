import Files
import Foundation
import Glibc
import LayoutScene

/// Writes edits into files, and takes them back. A file that somebody else has changed meanwhile is never
/// overwritten.
actor Editor {
  private struct Done {
    var file: String
    /// Where the file is when all links are followed.
    var path: String
    var before: [UInt8]
    var after: [UInt8]
  }

  private var done: [Done] = []
  private var undone: [Done] = []

  /// The most edits that can be taken back.
  private static let limit = 200

  /// Replaces a value of a document's files.
  ///
  /// - Parameter source: the file as the document has read it.
  func apply(_ edit: Edit, to source: SourceText) throws(Request.Refusal) -> JSON {
    let bytes = try read(source.file)
    let known = FileText.decode(
      bytes, file: source.file, limit: FileText.stringsLimit, Problems())
    guard known?.text == source.text else { throw Edit.changed(source.file) }
    let after = FileText.encoded(try edit.text(of: source), like: bytes)
    guard after != bytes else { return state }
    let new = Done(file: source.file, path: Self.real(source.file), before: bytes, after: after)
    try write(after, to: new, over: bytes)
    done.append(new)
    if done.count > Self.limit { done.removeFirst() }
    undone = []
    return state
  }

  /// Takes back the last edit.
  func undo() throws(Request.Refusal) -> JSON {
    guard let last = done.last else {
      throw Request.Refusal(.conflict, "there is nothing to take back")
    }
    try write(last.before, to: last, over: last.after)
    done.removeLast()
    undone.append(last)
    return state
  }

  /// Does again what was taken back last.
  func redo() throws(Request.Refusal) -> JSON {
    guard let last = undone.last else {
      throw Request.Refusal(.conflict, "there is nothing to do again")
    }
    try write(last.after, to: last, over: last.before)
    undone.removeLast()
    done.append(last)
    return state
  }

  /// How many edits can be taken back and done again.
  var state: JSON {
    ["undo": .number(Double(done.count)), "redo": .number(Double(undone.count))]
  }

  // MARK: Files

  private func read(_ file: String) throws(Request.Refusal) -> [UInt8] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
      throw Request.Refusal(.conflict, "\(file) cannot be read any more")
    }
    return Array(data)
  }

  /// Writes a file as a whole: who reads it has either the old bytes or the new ones.
  ///
  /// - Parameters:
  ///   - edit: has the file. A link stays one, and what it led to is written: not what it leads to by now, which may
  ///     be outside of the project.
  ///   - expected: the bytes that the file must still have.
  private func write(
    _ bytes: [UInt8], to edit: Done, over expected: [UInt8]
  ) throws(Request.Refusal) {
    let (file, path) = (edit.file, edit.path)
    guard Self.real(file) == path else { throw Edit.changed(file) }
    let temporary = path + ".\(getpid()).\(UInt64.random(in: 0 ... .max)).tmp"
    var status = stat()
    guard stat(path, &status) == 0, WholeFile.write(bytes, as: temporary) else {
      throw Self.unwritable(file)
    }
    chmod(temporary, status.st_mode & 0o7777)
    // As late as possible: what happens between this and the next line cannot be seen.
    guard (try? read(file)) == expected else {
      unlink(temporary)
      throw Edit.changed(file)
    }
    guard rename(temporary, path) == 0 else {
      unlink(temporary)
      throw Self.unwritable(file)
    }
  }

  private static func real(_ file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().path
  }

  private static func unwritable(_ file: String) -> Request.Refusal {
    Request.Refusal(.serverError, "\(file) cannot be written: \(String(cString: strerror(errno)))")
  }
}

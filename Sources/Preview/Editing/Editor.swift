import Files
import Foundation
import Glibc
import LayoutScene

/// Writes edits into files, and takes them back. What somebody else has changed is never overwritten.
actor Editor {
  /// What was written over what.
  fileprivate struct WrittenEdit {
    var file: String
    /// Where the file is when all links are followed.
    var path: String
    var before: [UInt8]
    var after: [UInt8]
    /// The document that was on the page.
    var document: String
  }

  /// The edits that a page takes back: those that were made on its document, or in a file that this has.
  struct Scope: Sendable {
    var document: String
    var hasFile: @Sendable (String) -> Bool

    fileprivate func has(_ edit: WrittenEdit) -> Bool {
      edit.document == document || hasFile(edit.file)
    }
  }

  private var done: [WrittenEdit] = []
  private var undone: [WrittenEdit] = []

  /// The most edits that can be taken back.
  private static let limit = 200

  /// Replaces a value of a document's files.
  ///
  /// - Parameter source: the file as the document has read it.
  func apply(
    _ edit: Edit, to source: SourceText, in scope: Scope
  ) throws(Request.Refusal) -> JSON {
    let bytes = try read(source.file)
    let known = FileText.decode(
      bytes, file: source.file, limit: FileText.stringsLimit, Problems())
    guard known?.text == source.text else { throw Edit.changed(source.file) }
    let after = FileText.encoded(try edit.text(of: source), like: bytes)
    guard after != bytes else { return state(in: scope) }
    let new = WrittenEdit(
      file: source.file, path: Self.real(source.file), before: bytes, after: after,
      document: scope.document)
    try write(after, to: new, over: bytes)
    done.append(new)
    if done.count > Self.limit { done.removeFirst() }
    undone.removeAll(where: scope.has)
    return state(in: scope)
  }

  /// Takes back the last edit.
  func undo(in scope: Scope) throws(Request.Refusal) -> JSON {
    undone.append(try revert(&done, in: scope, "there is nothing to take back"))
    return state(in: scope)
  }

  /// Does again what was taken back last.
  func redo(in scope: Scope) throws(Request.Refusal) -> JSON {
    done.append(try revert(&undone, in: scope, "there is nothing to do again"))
    return state(in: scope)
  }

  /// Whether the last edit can be taken back from its file as it is now.
  func canUndo(in scope: Scope) -> Bool {
    guard let last = done.last(where: scope.has), let now = try? read(last.file) else {
      return false
    }
    return Splice(from: last.after, to: last.before).applied(to: now) != nil
  }

  /// Writes what was there before the last of the edits. One that somebody else has changed is given up, so that those
  /// before it can still be taken back.
  ///
  /// - Returns: what was written over what.
  private func revert(
    _ edits: inout [WrittenEdit], in scope: Scope, _ nothing: String
  ) throws(Request.Refusal) -> WrittenEdit {
    guard let index = edits.lastIndex(where: scope.has) else {
      throw Request.Refusal(.conflict, nothing)
    }
    let last = edits[index]
    let now = try read(last.file)
    guard let text = Splice(from: last.after, to: last.before).applied(to: now) else {
      edits.remove(at: index)
      throw Request.Refusal(
        .conflict,
        "what was edited here was then changed in \(last.file) itself; it stays as it is there now")
    }
    let new = WrittenEdit(
      file: last.file, path: last.path, before: now, after: text, document: last.document)
    try write(text, to: new, over: now)
    edits.remove(at: index)
    return new
  }

  /// How many edits can be taken back and done again.
  func state(in scope: Scope) -> JSON {
    let count = { (edits: [WrittenEdit]) in JSON.number(Double(edits.count(where: scope.has))) }
    return ["undo": count(done), "redo": count(undone)]
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
    _ bytes: [UInt8], to edit: WrittenEdit, over expected: [UInt8]
  ) throws(Request.Refusal) {
    let (file, path) = (edit.file, edit.path)
    guard Self.real(file) == path else { throw Edit.changed(file) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.unwritable(file) }
    // A new file could take the place of one that is protected, and the superuser may write any.
    guard status.st_mode & 0o222 != 0 else {
      throw Request.Refusal(.conflict, "\(file) is read-only; nothing was written")
    }
    let outcome = WholeFile.replace(path, with: bytes) { (try? read(file)) == expected }
    switch outcome {
    case .written: return
    case .refused: throw Edit.changed(file)
    case .failed: throw Self.unwritable(file)
    }
  }

  private static func real(_ file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().path
  }

  private static func unwritable(_ file: String) -> Request.Refusal {
    Request.Refusal(.serverError, "\(file) cannot be written: \(String(cString: strerror(errno)))")
  }
}

import Documents
import Files
import Foundation
import LayoutScene

/// The files that are open, and what is told about them.
extension Session {
  func opened(_ parameters: JSON, now: Int) -> [JSON] {
    guard let item = parameters["textDocument"], let address = item["uri"]?.text,
      let text = item["text"]?.text
    else { return [] }
    let bytes = openFiles.values.reduce(text.utf8.count) { $0 + $1.text.bytes.count }
    guard openFiles[address] != nil || openFiles.count < Self.fileLimit, bytes <= Self.textLimit
    else {
      let message = "\(address) is not checked: too many or too large files are open"
      return [Outgoing.log(message, type: 2)]
    }
    openFiles[address] = OpenFile(
      address: address, version: item["version"]?.integer ?? 0, text: text)
    due[address] = now
    touched(address, now: now)
    return []
  }

  func changed(_ parameters: JSON, now: Int) -> [JSON] {
    guard let item = parameters["textDocument"], let address = item["uri"]?.text,
      var file = openFiles[address]
    else { return [] }
    // The copy in the dictionary would make every change copy the text.
    openFiles[address] = nil
    if let version = item["version"]?.integer { file.version = version }
    checkLater(address, now: now)
    do throws(RPCError) {
      defer { openFiles[address] = file }
      try file.apply(parameters["contentChanges"]?.elements ?? [], encoding)
    } catch {
      return [Outgoing.log(error.message, type: 1)]
    }
    touched(address, path: file.path, now: now)
    return []
  }

  func saved(_ parameters: JSON, now: Int) -> [JSON] {
    guard let address = parameters["textDocument"]?["uri"]?.text, openFiles[address] != nil else {
      return []
    }
    due[address] = now
    touched(address, now: now)
    return []
  }

  func closed(_ parameters: JSON, now: Int) -> [JSON] {
    guard let address = parameters["textDocument"]?["uri"]?.text,
      let file = openFiles.removeValue(forKey: address)
    else { return [] }
    (due[address], outcomes[address], running[address]) = (nil, nil, nil)
    touched(address, path: file.path, now: now)
    return answersWithout(address) + publish([:], of: address)
  }

  /// Checks the documents again that are made of a file.
  private func touched(_ address: String, path: String? = nil, now: Int) {
    guard let path = path ?? openFiles[address]?.path else { return }
    for (other, outcome) in outcomes where other != address {
      guard openFiles[other] != nil, outcome.files.map(UnsavedFiles.key).contains(path) else {
        continue
      }
      checkLater(other, now: now)
    }
  }

  /// An open file with its values.
  func parsedOpenFile(_ address: String) -> ParsedFile? {
    guard var open = openFiles.removeValue(forKey: address) else { return nil }
    defer { openFiles[address] = open }
    return open.file()
  }

  // MARK: Paths

  /// The address of the file at a path, as the editor spells it where it has it open.
  func address(of path: String) -> String {
    let open = openFiles.values.filter { $0.path == path }.map(\.address).min()
    guard open == nil else { return open ?? "" }
    let known = outcomes.keys.first { outcomes[$0]?.task.path == path }
    return known ?? FileAddress.address(of: path)
  }

  /// The file at a path, open or on the disk; nil where it cannot be read.
  func file(_ path: String) -> ParsedFile? {
    let key = UnsavedFiles.key(for: path)
    if let address = openFiles.values.filter({ $0.path == key }).map(\.address).min() {
      return parsedOpenFile(address)
    }
    return readFiles.file(key)
  }
}

/// Files that are not open, as they were when they were last read.
struct ReadFiles {
  private struct Entry {
    var file: ParsedFile
    var bytes: [UInt8]
  }

  private var entries: [String: Entry] = [:]
  private static let limit = 100

  /// The file on the disk; nil where it is none, or too large.
  mutating func file(_ path: String) -> ParsedFile? {
    guard let bytes = try? FileText.bytes(ofGiven: path, allowsOutside: false),
      let source = FileText.decode(bytes, file: path, Problems())
    else {
      entries[path] = nil
      return nil
    }
    if let known = entries[path], known.bytes == bytes { return known.file }
    if entries.count >= Self.limit { entries = [:] }
    let file = ParsedFile(path: path, text: EditedText(source.text))
    entries[path] = Entry(file: file, bytes: bytes)
    return file
  }
}

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
    due[address] = now + Self.pause
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
      due[other] = max(due[other] ?? 0, now + Self.pause)
    }
  }

  /// What is told of a file that is not checked: it only is included, or is no layout document any more. It has no
  /// findings of its own, and whoever waits for them gets the answer without.
  func tellUnchecked(_ file: ParsedFile, _ address: String) -> [JSON] {
    (outcomes[address], running[address]) = (nil, nil)
    return publish(ownMistakes(in: file), of: address) + answersWithout(address)
  }

  /// The answers to what waits for a file that has no outcome.
  private func answersWithout(_ address: String) -> [JSON] {
    takeWaiting { $0.address == address }.map { Outgoing.result(.null, id: $0.id) }
  }

  /// An open file with its values.
  func parsedOpenFile(_ address: String) -> ParsedFile? {
    guard var open = openFiles.removeValue(forKey: address) else { return nil }
    defer { openFiles[address] = open }
    return open.file()
  }

  /// The mistakes of a test plan; of a file of definitions that it cannot be read, as its other mistakes are those of the
  /// documents that include it.
  private func ownMistakes(in file: ParsedFile) -> [String: [JSON]] {
    guard file.isPlan || file.isLayout && !file.isWhole else { return [:] }
    let problems = file.isPlan ? planMistakes(in: file) : syntaxMistakes(in: file)
    let findings = problems.map { problem in
      Finding(
        rule: .invalid, message: "\(problem.message)",
        origin: problem.location)
    }
    let task = CheckTask(
      address: "", path: file.path, version: 0, number: 0, isOnDisk: true, bytes: [], unsaved: [:])
    return diagnostics.diagnostics(
      of: CheckOutcome(task: task, findings: findings.map { ($0, []) }))
  }

  private func syntaxMistakes(in file: ParsedFile) -> [Problem] {
    let problems = Problems()
    _ = NodeReader.read(file.whole, problems)
    return problems.sorted
  }

  private func planMistakes(in file: ParsedFile) -> [Problem] {
    UnsavedFiles.$texts.withValue([file.path: file.text.bytes]) {
      do throws(DocumentErrors) {
        _ = try TestPlan.load(path: file.path)
        return []
      } catch {
        return error.problems
      }
    }
  }

  // MARK: Outcomes

  /// Takes what a check found. An outcome of a text that was edited meanwhile is dropped, unless nothing newer is
  /// known.
  ///
  /// - Returns: the diagnostics, and the answers to what waited for them.
  package func finish(_ outcome: CheckOutcome, now: Int) -> [JSON] {
    let address = outcome.task.address
    guard let file = openFiles[address], running[address] == outcome.task.number else { return [] }
    running[address] = nil
    guard file.version == outcome.task.version, file.text.bytes == outcome.task.bytes else {
      return []
    }
    outcomes[address] = outcome
    let messages = publish(diagnostics.diagnostics(of: outcome), of: address)
    return messages
      + takeWaiting { $0.address == address }.flatMap {
        receive(.request(id: $0.id, method: $0.method, parameters: $0.parameters), now: now)
      }
  }

  var diagnostics: Diagnostics {
    Diagnostics(encoding: encoding, file: file, address: address)
  }

  /// Publishes what the check of a document found, file by file. Files that several documents include have the
  /// findings of all of them.
  private func publish(_ found: [String: [JSON]], of owner: String) -> [JSON] {
    let before = published[owner] ?? [:]
    published[owner] = found.isEmpty ? nil : found
    let paths = Set(before.keys).union(found.keys).union(openFiles[owner].map { [$0.path] } ?? [])
    return paths.sorted().map { path in
      let open = openFiles.values.first { $0.path == path }
      return Outgoing.notification(
        "textDocument/publishDiagnostics",
        JSON(present: [
          "uri": .string(address(of: path)),
          "version": open.map { .number(Double($0.version)) },
          "diagnostics": .array(diagnostics(in: path)),
        ]))
    }
  }

  /// What was published of a file last.
  func diagnostics(in path: String) -> [JSON] {
    published.keys.sorted().flatMap { published[$0]?[path] ?? [] }.distinct
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

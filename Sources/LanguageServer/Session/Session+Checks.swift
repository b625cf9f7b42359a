import Documents
import Files
import LayoutScene

/// Which files are checked, and what is told of what was found.
extension Session {
  /// How long an edit has to be the last one before the document is checked, in milliseconds.
  package static let pause = 150

  /// Lets a document be checked once it has not been edited for a while.
  func checkLater(_ address: String, now: Int) {
    due[address] = max(due[address] ?? 0, now + Self.pause)
  }

  /// When the next check is due, in milliseconds; nil for none.
  package var nextCheck: Int? { due.values.min() }

  /// The checks that are due, and what is told of files that are not checked. The check of a document that is
  /// edited again is due later. No file is read before, so that an edit costs nothing.
  package func dueWork(now: Int) -> (tasks: [CheckTask], messages: [JSON]) {
    let addresses = due.filter { $0.value <= now }.keys.sorted()
    var work: (tasks: [CheckTask], messages: [JSON]) = ([], [])
    for address in addresses {
      due[address] = nil
      guard let file = parsedOpenFile(address), let open = openFiles[address] else { continue }
      guard isChecked(file) else {
        work.messages += tellUnchecked(file, address)
        continue
      }
      lastNumber += 1
      running[address] = lastNumber
      work.tasks.append(
        CheckTask(
          address: address, path: open.path, version: open.version, number: lastNumber,
          isOnDisk: open.isOnDisk, bytes: open.text.bytes, unsaved: unsaved))
    }
    return work
  }

  /// Whether a file is a document with a screen. One without has its mistakes from the documents that include it.
  func isChecked(_ file: ParsedFile) -> Bool { file.isLayout && !file.hasDefinitionsOnly }

  /// The bytes of the open files by their paths.
  var unsaved: [String: [UInt8]] {
    Dictionary(
      openFiles.values.filter(\.isOnDisk).map { ($0.path, $0.text.bytes) }
    ) { first, _ in first }
  }

  /// What is told of a file that is not checked: it only is included, or is no layout document any more. It has no
  /// findings of its own, and whoever waits for them gets the answer without.
  func tellUnchecked(_ file: ParsedFile, _ address: String) -> [JSON] {
    (outcomes[address], running[address]) = (nil, nil)
    return publish(ownMistakes(in: file), of: address) + answersWithout(address)
  }

  /// The answers to what waits for a file that has no outcome.
  func answersWithout(_ address: String) -> [JSON] {
    takeWaiting { $0.address == address }.map { Outgoing.result(.null, id: $0.id) }
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
  func publish(_ found: [String: [JSON]], of owner: String) -> [JSON] {
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
}

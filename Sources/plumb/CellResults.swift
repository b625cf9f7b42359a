import Documents
import LayoutScene

/// What the cells of a run have to tell: findings, and why some of them came to nothing.
///
/// One bad input stops no other: it is reported with the rest, and the worst status is the command's.
struct CellResults {
  private let batch: Batch
  /// By input: what was found in each cell.
  private var findings: [[(cell: Cell, findings: [Finding])]]
  /// What could not be done, each message once.
  private var messages: [String] = []
  private var statuses: [Status] = []

  init(_ batch: Batch) {
    self.batch = batch
    findings = Array(repeating: [], count: batch.inputs.count)
    for input in batch.inputs where input.document == nil {
      add(Failure(DocumentErrors(problems: input.problems)))
    }
  }

  mutating func add(_ found: [Finding], of job: CellJob) {
    findings[job.input].append((job.cell, found))
  }

  /// The same mistake is in every cell of a document; it is said once.
  mutating func add(_ failure: Failure) {
    statuses.append(failure.status)
    for message in failure.messages where !messages.contains(message) { messages.append(message) }
  }

  /// Whether some cell came to nothing.
  var hasFailures: Bool { !statuses.isEmpty }

  /// Prints what failed, and then what was found, to stderr.
  func report(isQuiet: Bool) {
    messages.forEach(Console.say)
    guard !isQuiet else { return }
    for (input, cells) in zip(batch.inputs, findings) {
      for group in FindingGroup.groups(of: cells) {
        Console.say(group.text(document: input.path, cells: cells.map(\.cell)))
      }
    }
  }

  /// - Parameter isStrict: whether findings make the command fail.
  func status(isStrict: Bool) -> Status {
    let found = findings.flatMap { $0.flatMap(\.findings) }
    return Status.worst(statuses + (isStrict ? [found.status(isStrict: true)] : []))
  }
}

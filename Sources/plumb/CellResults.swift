import Checking
import Documents
import LayoutScene
import Reports

/// Collects the results of a run's cells: findings, and the failures of cells that could not be
/// processed.
///
/// A bad input stops no other. All are reported at the end, and the command has the worst status.
struct CellResults {
  private let batch: Batch
  /// For each input the findings of each cell.
  private var findings: [[(cell: Cell, findings: [Finding])]]
  /// The messages of failures, each once for a document.
  private var told: [Failure.Told] = []
  /// The same failures, for reports.
  private(set) var problems: [RunProblem] = []
  private var statuses: [Status] = []

  init(_ batch: Batch) {
    self.batch = batch
    findings = Array(repeating: [], count: batch.inputs.count)
    for input in batch.inputs where input.document == nil {
      add(Failure(DocumentErrors(problems: input.problems)).of(input.path))
    }
  }

  mutating func add(_ found: [Finding], of job: CellJob) {
    findings[job.input].append((job.cell, found))
  }

  /// Adds the failure of a cell. The same mistake is in every cell of a document, but is reported once.
  mutating func add(_ failure: Failure, of job: CellJob) {
    add(failure.of(batch.inputs[job.input].path))
  }

  mutating func add(_ failure: Failure) {
    statuses.append(failure.status)
    problems += failure.problems
    for new in failure.told {
      let isKnown = told.contains {
        $0.message == new.message && $0.problem?.documents == new.problem?.documents
      }
      if !isKnown { told.append(new) }
    }
  }

  /// Whether any cell could not be processed.
  var hasFailures: Bool { !statuses.isEmpty }

  /// Prints the failures, and then the findings, to stderr.
  func report(isQuiet: Bool) {
    Failure.messages(told).forEach(Console.say)
    guard !isQuiet else { return }
    for (input, cells) in zip(batch.inputs, findings) {
      for uses in FindingUses.joined(FindingGroup.groups(of: cells)) {
        Console.say(uses.text(document: input.path, cells: cells.map(\.cell)))
      }
    }
  }

  /// - Parameter isStrict: whether findings make the command fail.
  func status(isStrict: Bool) -> Status {
    let found = findings.flatMap { $0.flatMap(\.findings) }
    return Status.worst(statuses + (isStrict ? [found.status(isStrict: true)] : []))
  }
}

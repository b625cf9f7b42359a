import LayoutScene
import Reports

extension JUnit {
  /// A run: a test case a snapshot, and one for each thing that could not be tested, which is an error. A
  /// snapshot that cannot be compared is skipped, as nothing is known of it.
  package init(_ results: [SnapshotResult], problems: [RunProblem] = []) {
    self.init(
      suite: "plumb test",
      cases: problems.map { problem in
        Case(
          name: problem.origin?.description ?? problem.file,
          outcome: .error(problem.message.oneLine),
          lines: [problem.line])
      }
        + results.map { result in
          Case(name: result.id, outcome: Self.outcome(of: result), lines: result.details)
        })
  }

  private static func outcome(of result: SnapshotResult) -> Case.Outcome {
    let words = "\(result.document) \(result.status.words)"
    switch result.status {
    case .passed: return .passed
    case .failed, .missing, .written: return .failed(words)
    case .incomparable: return .skipped(words)
    }
  }
}

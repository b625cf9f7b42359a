import LayoutScene
import Reports

extension JUnit {
  /// A run with one test case for each snapshot, and one with an error for each screen that could
  /// not be tested. An incomparable snapshot is a skipped case, because it has neither passed nor
  /// failed.
  package init(_ results: [SnapshotResult], problems: [RunProblem] = []) {
    self.init(
      suite: "plumb test",
      cases: problems.flatMap(Self.cases)
        + results.map { result in
          Case(name: result.id, outcome: Self.outcome(of: result), lines: result.details)
        })
  }

  /// One case for each document that was not tested.
  private static func cases(of problem: RunProblem) -> [Case] {
    let place = problem.origin?.description ?? problem.file
    let others = problem.documents.filter { $0 != problem.file }.map { "\($0): \(place)" }
    let isOwn = others.isEmpty || others.count < problem.documents.count
    return ((isOwn ? [place] : []) + others).map {
      Case(name: $0, outcome: .error(problem.message.oneLine), lines: [problem.line])
    }
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

import Reports

extension JUnit {
  /// A run: a test case a snapshot. One that cannot be compared is skipped, as nothing is known of it.
  package init(_ results: [SnapshotResult]) {
    self.init(
      suite: "plumb test",
      cases: results.map { result in
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

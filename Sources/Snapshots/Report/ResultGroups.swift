import LayoutScene

/// A cause, and the results of a run that have it.
struct SharedCause {
  var cause: Cause
  /// The results, in the order of the run.
  var results: [SnapshotResult]
}

extension [SnapshotResult] {
  /// How many results have each status, in the order of the statuses; those that none has are left out.
  package var counts: [(status: SnapshotResult.Status, count: Int)] {
    let statuses: [SnapshotResult.Status] = [.failed, .missing, .written, .incomparable, .passed]
    return statuses.compactMap { status in
      let count = count { $0.status == status }
      return count == 0 ? nil : (status, count)
    }
  }

  /// `3 failed, 1 missing, 296 passed`
  package var summary: String {
    isEmpty
      ? "no snapshots" : counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
  }

  /// Every cause of the run once, whichever views it moves in each; first what changes the most results.
  var sharedCauses: [SharedCause] {
    var shared: [SharedCause] = []
    var indices: [Cause: Int] = [:]
    for result in self {
      for cause in result.causes {
        var key = cause
        (key.views, key.shares) = ([], [])
        if let index = indices[key] {
          // A cause may come twice in a result, where it moves views that have nothing else in common.
          if shared[index].results.last?.id != result.id { shared[index].results.append(result) }
        } else {
          indices[key] = shared.count
          shared.append(SharedCause(cause: cause, results: [result]))
        }
      }
    }
    return shared.enumerated().sorted { a, b in
      (b.element.results.count, a.offset) < (a.element.results.count, b.offset)
    }.map(\.element)
  }
}

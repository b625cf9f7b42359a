import LayoutScene

/// A cause and all results of a run that have it.
struct SharedCause {
  var cause: Cause
  /// The results, in the order of the run.
  var results: [SnapshotResult]
}

extension [SnapshotResult] {
  /// The number of results by status, in a fixed order, without statuses that no result has.
  package var counts: [(status: SnapshotResult.Status, count: Int)] {
    let statuses: [SnapshotResult.Status] = [.failed, .missing, .written, .incomparable, .passed]
    return statuses.compactMap { status in
      let count = count { $0.status == status }
      return count == 0 ? nil : (status, count)
    }
  }

  /// The counts in words: `3 failed, 1 missing, 296 passed`.
  package var summary: String {
    isEmpty
      ? "no snapshots" : counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
  }

  /// Every cause of the run once, whichever views it moves; the cause of the most results first.
  var sharedCauses: [SharedCause] {
    var shared: [SharedCause] = []
    var indices: [Cause: Int] = [:]
    for result in self {
      for cause in result.causes {
        var key = cause
        (key.views, key.shares) = ([], [])
        if let index = indices[key] {
          // A result may have a cause twice, if it moves groups of views that are otherwise
          // unrelated.
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

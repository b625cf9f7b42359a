import LayoutScene
import Reports
import Snapshots

/// Joins the reports of `test`, in the order of the cells' numbers.
enum ResultMerge {
  /// The problems of all parts, each once, in the order of a run of all cells.
  private static func problems(_ parts: [ReportMerge.Part]) -> [JSON] {
    parts.flatMap { $0.value["problems"]?.elements ?? [] }.map { RunProblem(part: $0) }
      .sortedOnce.map(\.json)
  }

  static func merged(_ parts: [ReportMerge.Part]) throws(Failure) -> JSON {
    var results: [(number: Int, value: JSON)] = []
    for part in parts {
      guard part.value["version"] == 1 else {
        throw Failure(
          .badInput, "\(part.file): error: another version of plumb wrote this report")
      }
      for result in part.value["results"]?.elements ?? [] {
        guard let number = result["number"]?.integer, result["id"]?.text != nil else {
          throw Failure(
            .badInput, "\(part.file): error: a result has no number; only shards can be joined")
        }
        results.append((number, result.removing("number")))
      }
    }
    results.sort { $0.number < $1.number }
    for (result, next) in zip(results, results.dropFirst()) where result.number == next.number {
      throw Failure(.badInput, "error: two parts have the cell with number \(result.number)")
    }
    return [
      "version": 1, "causes": SnapshotResult.causes(of: results.map(\.value)),
      "results": .array(results.map(\.value)), "problems": .array(problems(parts)),
    ]
  }
}

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
    var results: [ReportMerge.Numbered] = []
    for part in parts {
      guard part.value["version"]?.integer == SnapshotResult.reportVersion else {
        throw Failure(
          .badInput, "\(part.file): error: another version of plumb wrote this report")
      }
      results += try ReportMerge.numbered(
        part.value["results"]?.elements ?? [], "result", in: part.file
      ) {
        $0["id"]?.text != nil
      }
    }
    results.sort { $0.number < $1.number }
    for (result, next) in zip(results, results.dropFirst()) where result.number == next.number {
      throw Failure(.badInput, "error: two parts have the cell with number \(result.number)")
    }
    return SnapshotResult.report(results.map(\.value), problems: problems(parts))
  }
}

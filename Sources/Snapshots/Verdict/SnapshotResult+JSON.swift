import Foundation
import LayoutScene
import Reports

extension SnapshotResult {
  /// The result as an entry of the report's `results`.
  package var json: JSON {
    let start = JSON(present: [
      "id": .string(id), "document": .string(document), "status": .string(status.rawValue),
      "formerly": formerly.map(JSON.string),
    ])
    let end: JSON = [
      "frames": .array(frames.map(\.json)), "notes": .array(notes.map(JSON.string)),
      "causes": .array(causes.map(\.json)),
    ]
    return .object(start.members + cell.members + end.members)
  }

  /// A whole report.
  package static func report(_ results: [SnapshotResult], problems: [RunProblem] = []) -> JSON {
    report(results.map(\.json), problems: problems.map(\.json))
  }

  /// The version of reports; raised when a program that reads them would have to change.
  package static let reportVersion = 1

  /// A report of results and problems in JSON. Each edit is among `causes` once, with the snapshots that it changes.
  ///
  /// - Parameter shard: what part of a run the report is about, which has no causes of its own; nil for all of it.
  package static func report(_ results: [JSON], problems: [JSON], shard: JSON? = nil) -> JSON {
    JSON(present: [
      "version": .number(Double(reportVersion)), "shard": shard,
      "causes": shard == nil ? causes(of: results) : nil, "results": .array(results),
      "problems": .array(problems),
    ])
  }

  /// Each edit among the causes of results in a report, with the names of the snapshots that it changes; that of the
  /// most first.
  private static func causes(of results: [JSON]) -> JSON {
    let causes = results.flatMap { result in
      (result["causes"]?.elements ?? []).map { (cause: $0, id: result["id"] ?? .null) }
    }
    let groups = causes.grouped { $0.cause["edit"]?.text ?? "" }
      .map { (cause: $0.elements[0].cause, ids: $0.elements.map(\.id).distinct) }
    let order = groups.indices.sorted { (groups[$1].ids.count, $0) < (groups[$0].ids.count, $1) }
    return .array(
      order.map { index in
        .object(
          groups[index].cause.members + [.init(key: "snapshots", value: .array(groups[index].ids))])
      })
  }
}

extension FrameChange {
  /// The change as `{"view": …, "before": [x, y, width, height], "after": […]}`, in points; null
  /// for a missing frame.
  package var json: JSON {
    ["view": .string(view), "before": JSON(frame: before), "after": JSON(frame: after)]
  }
}

extension Cause {
  /// The cause as an object of the report; `file` and `line` are null for a cause without a place,
  /// and `shares` is left out if empty.
  package var json: JSON {
    JSON(present: [
      "kind": .string(kind.rawValue), "what": .string(what),
      "file": origin.map { .string($0.file) } ?? .null,
      "line": origin.map { .number(Double($0.line)) } ?? .null,
      "before": before.map(JSON.string) ?? .null, "after": after.map(JSON.string) ?? .null,
      "views": .array(views.map(JSON.string)),
      "shares": shares.isEmpty ? nil : .array(shares.map(\.json)),
      "edit": .string(edit),
    ])
  }

  /// The cause that `json` was made of, without its shares; nil for anything else.
  init?(_ json: JSON) {
    guard let kind = json["kind"]?.text.flatMap(Kind.init), let what = json["what"]?.text else {
      return nil
    }
    let origin = json["file"]?.text.flatMap { file in
      json["line"]?.integer.map { SourceLocation(file: file, line: $0, column: 1) }
    }
    self.init(
      kind, what, origin: origin, before: json["before"]?.text, after: json["after"]?.text,
      views: (json["views"]?.elements ?? []).compactMap(\.text))
  }
}

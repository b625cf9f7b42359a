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

  /// A whole report, version 1.
  package static func report(_ results: [SnapshotResult], problems: [RunProblem] = []) -> JSON {
    [
      "version": 1, "results": .array(results.map(\.json)),
      "problems": .array(problems.map(\.json)),
    ]
  }
}

extension FrameChange {
  /// The change as `{"view": …, "before": [x, y, width, height], "after": […]}`, in points; null
  /// for a missing frame.
  package var json: JSON {
    ["view": .string(view), "before": Self.json(of: before), "after": Self.json(of: after)]
  }

  private static func json(of frame: CGRect?) -> JSON {
    guard let frame else { return .null }
    return .array(
      [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })
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
    ])
  }
}

import Foundation
import LayoutScene

extension SnapshotResult {
  /// The result as an entry of the report's `results`.
  package var json: JSON {
    .object(
      [
        .init(key: "id", value: .string(id)), .init(key: "document", value: .string(document)),
        .init(key: "status", value: .string(status.rawValue)),
      ] + former + cell.members + [
        .init(key: "frames", value: .array(frames.map(\.json))),
        .init(key: "notes", value: .array(notes.map { .string($0) })),
        .init(key: "causes", value: .array(causes.map(\.json))),
      ])
  }

  private var former: [JSON.Member] {
    formerly.map { [.init(key: "formerly", value: .string($0))] } ?? []
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
  /// `{"view": …, "before": [x, y, width, height], "after": […]}`, in points; null for what is not
  /// there.
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
  /// The cause as an object of the report; `file` and `line` are null for a cause without a place, and
  /// `shares` are left out where there are none.
  package var json: JSON {
    let members: [JSON.Member] = [
      .init(key: "kind", value: .string(kind.rawValue)), .init(key: "what", value: .string(what)),
      .init(key: "file", value: origin.map { .string($0.file) } ?? .null),
      .init(key: "line", value: origin.map { .number(Double($0.line)) } ?? .null),
      .init(key: "before", value: before.map { .string($0) } ?? .null),
      .init(key: "after", value: after.map { .string($0) } ?? .null),
      .init(key: "views", value: .array(views.map { .string($0) })),
    ]
    let moved: [JSON.Member] =
      shares.isEmpty ? [] : [.init(key: "shares", value: .array(shares.map(\.json)))]
    return .object(members + moved)
  }
}

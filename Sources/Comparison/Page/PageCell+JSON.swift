import Foundation
import LayoutScene
import Reports

/// The data of a cell that the page's script reads. Coordinates are the root's, in points, because
/// the script lays marks over pictures and knows no superviews.
extension PageCell {
  /// The data with all that the page needs to show this cell alone.
  package var json: JSON { json { $0 } }

  /// - Parameter parts: takes what the views of many cells have in common.
  func json(sharing parts: inout SharedParts) -> JSON {
    json { parts.reference(to: $0) }
  }

  /// - Parameter share: what stands for the list of the views.
  private func json(_ share: (JSON) -> JSON) -> JSON {
    let scene = cell.scene
    let views = Self.views(of: scene)
    let start = JSON(present: [
      "index": .number(Double(index)), "document": .string(document),
      "name": (name ?? scene.name).map(JSON.string), "language": .string(language),
    ])
    let findings = Self.listed(scene.findings)
    let end: JSON = [
      "words": words, "reference": .bool(cell.isReference),
      "size": [.number(scene.size.width), .number(scene.size.height)],
      "whole": [.number(pictureSize.width), .number(pictureSize.height)],
      "scale": .number(scene.scale), "views": share(.array(views.map(\.what))),
      "frames": .array(views.flatMap(\.frame)),
      "seen": .array(views.map(\.seen)),
      "changes": .array(cell.changes.map(Self.json)),
      "findings": .array(findings.map(\.json)),
      "more": .number(Double(scene.findings.count - findings.count)),
    ]
    return .object(start.members + scene.cell.members + end.members)
  }

  /// The most findings of a cell that the page lists. Nobody reads more, and a list of ten thousand is slower than the
  /// layout.
  private static let mostFindings = 500

  private static func listed(_ findings: [Finding]) -> [Finding] {
    guard findings.count > mostFindings else { return findings }
    let sorted = Finding.Severity.worstFirst.flatMap { severity in
      findings.filter { $0.severity == severity }
    }
    return Array(sorted.prefix(mostFindings))
  }

  /// The traits whose names for people differ from their identifiers.
  private var words: JSON {
    let words = CellWords(deviceName: { _ in deviceName })
    let traits = Cell.Trait.allCases.filter { $0 != .locale }
    return .object(
      traits.map { trait in
        JSON.Member(
          key: trait.rawValue, value: .string(words.word(for: trait, of: cell.scene.cell)))
      })
  }

  /// A view as JSON: what it is, which cells of other devices share; its rectangle; and for a view that
  /// is not wholly seen, what of it is, otherwise 0.
  private struct View {
    var what: JSON
    var frame: [JSON]
    var seen: JSON
  }

  private static func views(of scene: Scene) -> [View] {
    let origins = scene.absoluteOrigins()
    let frames = zip(origins, scene.views).map { CGRect(origin: $0, size: $1.frame.size) }
    let visible = scene.visibility()
    let seenParts = scene.seenParts(of: frames)
    return scene.views.indices.map { index in
      let view = scene.views[index]
      let shown = seenParts[index]
      let what = JSON(present: [
        "id": .string(view.id), "class": .string(view.className),
        "parent": view.parent.map { .number(Double($0)) } ?? .null,
        "texts": view.texts.isEmpty ? nil : .array(view.texts.map(json)),
      ])
      let seen = JSON(present: [
        "shown": shown == frames[index] ? nil : shown.map(JSON.init) ?? .null,
        "hidden": visible[index] ? nil : true,
      ])
      return View(
        what: what, frame: JSON(frames[index]).elements ?? [],
        seen: seen.members.isEmpty ? 0 : seen)
    }
  }

  private static func json(_ text: SceneText) -> JSON {
    let measurement = text.measurement
    let missing = measurement.missingGlyphs
    return JSON(present: [
      "string": .string(text.string), "lines": .number(Double(measurement.lineCount)),
      "runs": text.runsJSON, "truncated": measurement.isTruncated ? true : nil,
      "missingGlyphs": missing == 0 ? nil : .number(Double(missing)),
    ])
  }

  private static func json(of change: ViewChange) -> JSON {
    JSON(present: [
      "view": .string(change.view),
      "before": change.before.map(JSON.init) ?? .null,
      "after": change.after.map(JSON.init) ?? .null,
      "seenBefore": change.after == nil ? change.seenBefore.map(JSON.init) ?? .null : nil,
    ])
  }
}

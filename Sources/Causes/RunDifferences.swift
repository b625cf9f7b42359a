import Documents
import LayoutScene
import Snapshots

/// The differences between two texts that are written as lists with the same number of parts: one
/// change for each part.
struct RunDifferences {
  private let view, name: String
  private let old, new: [ResolvedRun]

  /// Nil for texts that are not lists of parts, or whose numbers of parts differ.
  init?(view: String, name: String, _ was: ResolvedProperty?, _ now: ResolvedProperty?) {
    guard let was, let now, case .array = was.written, case .array = now.written,
      case .runs(let old) = was.shown, case .runs(let new) = now.shown, old.count == new.count
    else { return nil }
    self.view = view
    self.name = name
    self.old = old
    self.new = new
  }

  func changes() -> [Change] {
    new.indices.compactMap { index in
      let (was, now) = (old[index], new[index])
      let keys = (now.keys.members + was.keys.members).map(\.key).distinct
        .filter { was.keys[$0] != now.keys[$0] }
      guard let first = keys.first else { return nil }
      let kinds = keys.map(Self.kind)
      let isOne = keys.count == 1
      let what = "\(view).\(name)[\(index)]"
      func words(_ run: ResolvedRun) -> String? {
        isOne
          ? run.keys[first].map { Words.text(Words.flow($0)) } : Words.text(Words.flow(run.keys))
      }
      return Change(
        kind: kinds.allSatisfy { $0 == kinds[0] } ? kinds[0] : .text,
        what: isOne ? "\(what).\(first)" : what, origin: now.origin, before: words(was),
        after: words(now),
        undo: .run(RunUndo(view: view, name: name, index: index, old: was)))
    }
  }

  private static func kind(_ key: String) -> Cause.Kind {
    switch key {
    case "text": .text
    case "font", "weight", "italic", "monospaced": .font
    case "kern", "baselineOffset": .size
    default: .appearance
    }
  }
}

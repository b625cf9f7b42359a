import Documents
import LayoutScene

/// The differences between two texts that are written as lists with the same number of parts: one
/// change for each part.
struct RunDifferences {
  private let view, name: String
  private let was, now: ResolvedProperty
  private let old, new: [ResolvedRun]
  private let kinds: KeyKinds

  /// Nil for texts that are not lists of parts, or whose parts come, go or change places.
  init?(_ name: String, _ before: ResolvedView, _ after: ResolvedView) {
    guard let was = before[name], let now = after[name], case .array = was.written,
      case .array = now.written, case .runs(let old)? = was[[]]?.shown,
      case .runs(let new)? = now[[]]?.shown, old.count == new.count,
      !ListEdit.isReordered(was.written, now.written)
    else { return nil }
    (view, self.name) = (after.id, name)
    (self.was, self.now) = (was, now)
    (self.old, self.new) = (old, new)
    kinds = after.kinds(of: now)
  }

  func changes() -> [Change] {
    new.indices.compactMap { index -> Change? in
      let (was, now) = (old[index], new[index])
      let keys = (now.keys.members + was.keys.members).map(\.key).distinct
        .filter { was.keys[$0] != now.keys[$0] }
      guard let first = keys.first else { return nil }
      let isOne = keys.count == 1
      if isOne, first == "text", isTranslation(index) { return translation(index) }
      let kinds = keys.map { self.kinds[[.index(index), .key($0)]] }
      let definition = self.now.definition(of: [.index(index)])
      let words = "[\(index)]" + (isOne ? ".\(first)" : "")
      func value(_ run: ResolvedRun, _ property: ResolvedProperty) -> String? {
        // Colours are told as they are written.
        let spelled = property.spelled?[[.index(index), .key(first)]]
        return isOne
          ? (spelled ?? run.keys[first]).map { Words.text(Words.flow($0)) }
          : Words.text(Words.flow(run.keys))
      }
      return Change(
        kind: kinds.allSatisfy { $0 == kinds[0] } ? kinds[0] : .text,
        what: definition ?? "\(view).\(name)\(words)", edit: definition ?? ".\(name)\(words)",
        origin: now.origin, before: value(was, self.was), after: value(now, self.now),
        way: self.now.way(of: [.index(index)] + (isOne ? [.key(first)] : [])), undo: undo(index))
    }
  }

  private func undo(_ index: Int) -> Undo {
    .run(RunUndo(view: view, name: name, index: index, old: old[index]))
  }

  // MARK: Translations

  private func isTranslation(_ index: Int) -> Bool {
    new[index].textOrigin != nil && was.written[[.index(index)]] == now.written[[.index(index)]]
  }

  private func translation(_ index: Int) -> Change {
    let written = now.written[[.index(index)]]
    let key = ((written?["text"] ?? written)?["key"])?.text
    return Change(
      kind: .translation, what: key.map(Words.text) ?? "\(view).\(name)[\(index)]",
      origin: new[index].textOrigin,
      before: old[index].keys["text"].map { Words.text(Words.flow($0)) },
      after: new[index].keys["text"].map { Words.text(Words.flow($0)) }, undo: undo(index))
  }
}

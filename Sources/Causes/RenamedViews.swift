import Documents
import LayoutScene

/// Views that have another name than they had: each stands where a view of the same class with the same keys is gone.
struct RenamedViews {
  /// The former names by the new ones.
  private let names: [String: String]

  init(_ differences: ViewDifferences) {
    let (before, after) = (differences.before, differences.after)
    var names: [String: String] = [:]
    for new in after.views where before[new.id] == nil {
      guard let parent = new.parent, before[parent] != nil,
        let place = after.children(of: parent).firstIndex(of: new.id),
        case let siblings = before.children(of: parent), siblings.indices.contains(place),
        after[siblings[place]] == nil, let old = before[siblings[place]],
        Self.areAlike(old, new),
        before.children(of: old.id).count == after.children(of: new.id).count
      else { continue }
      names[new.id] = old.id
    }
    self.names = names
  }

  private static func areAlike(_ old: ResolvedView, _ new: ResolvedView) -> Bool {
    old.className == new.className && old.properties.count == new.properties.count
      && old.properties.allSatisfy { $0.written == new[$0.name]?.written }
  }

  /// The changes with a view that is gone and one that is new as one change of the view's name.
  func joined(_ changes: [Change]) -> [Change] {
    guard !names.isEmpty else { return changes }
    var changes = changes
    for new in changes {
      guard case .addedView(let name) = new.undo, new.choice == nil, let old = names[name],
        let gone = changes.firstIndex(where: { $0.undo == .removedView(old) && $0.choice == nil }),
        let place = changes.firstIndex(where: { $0.undo == new.undo })
      else { continue }
      changes[place].kind = .renamed
      (changes[place].before, changes[place].after) = (changes[gone].what, changes[place].what)
      changes[place].more += changes[gone].undos
      changes.remove(at: gone)
    }
    return changes
  }
}

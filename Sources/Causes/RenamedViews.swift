import Documents
import LayoutScene

/// Views that have another name than they had: each stands where a view of the same class with the same keys is gone.
struct RenamedViews {
  /// The former names by the new ones.
  private let names: [String: String]

  init(_ differences: ViewDifferences) {
    let (before, after) = (differences.before, differences.after)
    var names: [String: String] = [:]
    for parent in after.views where before[parent.id] != nil {
      for (now, was) in zip(after.children(of: parent.id), before.children(of: parent.id)) {
        guard before[now] == nil, after[was] == nil, let new = after[now], let old = before[was],
          Self.areAlike(old, new), before.children(of: was).count == after.children(of: now).count
        else { continue }
        names[now] = was
      }
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
    var gone: [String: Int] = [:]
    for (index, change) in changes.enumerated() where change.choice == nil {
      if case .removedView(let name) = change.undo { gone[name] = index }
    }
    var changes = changes
    var joined: Set<Int> = []
    for index in changes.indices where changes[index].choice == nil {
      guard case .addedView(let name) = changes[index].undo,
        let old = names[name].flatMap({ gone[$0] })
      else { continue }
      changes[index].kind = .renamed
      (changes[index].before, changes[index].after) = (changes[old].what, changes[index].what)
      changes[index].more += changes[old].undos
      joined.insert(old)
    }
    return changes.indices.filter { !joined.contains($0) }.map { changes[$0] }
  }
}

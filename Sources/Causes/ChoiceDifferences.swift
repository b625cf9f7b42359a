import Documents
import LayoutScene
import Snapshots

/// The values that decide which parts of a document are there and that differ from those of the record: conditions,
/// arguments and lists. What follows from one of them is one change, named after it.
struct ChoiceDifferences {
  let before, after: ResolvedDocument
  /// The recorded values and the current ones, by name.
  private let old, new: [String: ResolvedChoice]
  /// Of arguments and lists those that differ, as they are now.
  private let changed: [ResolvedChoice]

  init(before: ResolvedDocument, after: ResolvedDocument) {
    (self.before, self.after) = (before, after)
    let old = Dictionary(before.choices.map { ($0.name, $0) }) { first, _ in first }
    self.old = old
    new = Dictionary(after.choices.map { ($0.name, $0) }) { first, _ in first }
    changed = after.choices.filter { choice in
      choice.kind != .condition && old[choice.name].map { $0.value != choice.value } == true
    }
  }

  // MARK: Conditions about the cell

  /// The conditions that hold where they did not, or the other way round. To undo them the document is read again, so
  /// that what follows from them is no change of its own.
  var conditions: [Change] {
    let views = Set(before.views.map(\.id))
    let equations = Set(before.constraints.map(\.written))
    return after.choices.filter { $0.kind == .condition }.compactMap { choice in
      guard let held = held(choice, views, equations), held != choice.holds else { return nil }
      let recorded = old[choice.name]?.value
      // The same condition holds or not by what else has changed, such as the device.
      let isSame = recorded == choice.value
      return Change(
        kind: .condition, what: choice.name, origin: isSame ? nil : choice.origin,
        before: recorded, after: choice.value, undo: .conditions([choice.name: held]))
    }
  }

  /// Whether a condition held. A condition that is new was none before: what has it was there, or did not exist.
  private func held(
    _ choice: ResolvedChoice, _ views: Set<String>, _ equations: Set<String>
  ) -> Bool? {
    if let old = old[choice.name] { return old.holds }
    if choice.name.hasPrefix("variants."), !before.choices.isEmpty { return false }
    let view = choice.name.hasSuffix(".when") ? String(choice.name.dropLast(5)) : ""
    return views.contains(view) || equations.contains(choice.name) ? true : nil
  }

  // MARK: Arguments and lists

  /// The change as one of the argument or list that it follows from.
  func named(_ change: Change) -> Change {
    guard let name = name(of: change) else { return change }
    var change = change
    change.choice = name
    if let old = old[name], let new = new[name], old.value != new.value {
      (change.before, change.after) = (old.value, new.value)
      if new.kind == .items || change.isComing {
        change.kind = new.kind == .items ? .items : .condition
      }
      (change.what, change.origin) = (name, new.origin)
    } else if !change.isComing {
      change.what = name
    }
    return change
  }

  private func name(of change: Change) -> String? {
    let written = change.origin.flatMap { after.arguments[$0] }
    if let list = list(of: change, written) { return list.name }
    if written == nil, change.isComing { return argument(of: items(of: change)) }
    return written
  }

  /// The list from which the change of a view follows: views come and go with its items, and values follow their items
  /// where these have no names.
  private func list(of change: Change, _ written: String?) -> ResolvedChoice? {
    let lists = changed.filter { $0.kind == .items }
    guard !lists.isEmpty else { return nil }
    if change.isComing {
      let items = items(of: change)
      return lists.first { list in
        !items.isEmpty && items.allSatisfy { $0.hasPrefix(list.scope + "/") }
      }
    }
    return written.flatMap { written in lists.first { written.hasPrefix($0.scope + "/") } }
  }

  /// The argument of the use of a component that all of these views are in.
  private func argument(of items: [String]) -> String? {
    guard !items.isEmpty else { return nil }
    return changed.first { choice in
      choice.kind == .argument && !choice.scope.isEmpty
        && items.allSatisfy { $0 == choice.scope || $0.hasPrefix(choice.scope + "/") }
    }?.name
  }

  /// The views and guides that come, go or move, or whose constraints do.
  private func items(of change: Change) -> [String] {
    change.undos.flatMap { undo -> [String] in
      switch undo {
      case .addedView(let view), .removedView(let view): [view]
      case .order(let view, _): [view]
      case .added(let indices): indices.flatMap { after.constraints[$0].items }
      case .removed(let indices): indices.flatMap { before.constraints[$0].items }
      default: []
      }
    }
  }
}

extension [Change] {
  /// The changes with conditions that were not edited as part of the trait's change that they follow from.
  var withoutFollowing: [Change] {
    func follows(_ change: Change) -> Bool { change.kind == .condition && change.origin == nil }
    let traits: Set<Cause.Kind> = [.device, .textSize, .direction, .locale]
    guard let place = firstIndex(where: { traits.contains($0.kind) }) else { return self }
    var changes = self
    changes[place].more += filter(follows).flatMap(\.undos)
    return changes.filter { !follows($0) }
  }
}

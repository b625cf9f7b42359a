import Documents
import LayoutScene
import Snapshots

/// The differences between the constraints of two resolved documents.
struct ConstraintDifferences {
  let before, after: ResolvedDocument
  let views: ViewDifferences
  let matching: ConstraintMatching

  init(before: ResolvedDocument, after: ResolvedDocument, views: ViewDifferences) {
    self.before = before
    self.after = after
    self.views = views
    matching = ConstraintMatching(old: before.constraints, new: after.constraints)
  }

  /// The changes of views, and behind them those of constraints.
  func changes(with viewChanges: [Change]) -> [Change] {
    let (views, others) = addedAndRemoved(viewChanges)
    return views + Self.edits(numbers(), others) + order()
  }

  /// The changes of numbers, and behind them those of whole constraints. Numbers in a line that was replaced are a part
  /// of that.
  private static func edits(_ numbers: [Change], _ others: [Change]) -> [Change] {
    var others = others
    let rest = numbers.filter { change in
      let line = others.firstIndex {
        $0.kind == .replaced && $0.origin == change.origin && $0.what == change.what
      }
      if let line { others[line].more += change.undos }
      return line == nil
    }
    return rest + others
  }

  // MARK: Numbers

  /// The changes in constraints that both documents have. If constraints of one place, such as a line of Visual
  /// Format or an equation that is repeated, changed in the same way, they are one change.
  private func numbers() -> [Change] {
    var changes: [Change] = []
    var places: [[String]: Int] = [:]
    // The words of the constraint that each change was first found in.
    var firsts: [Int: String] = [:]
    for (new, old) in matching.pairs {
      let (next, former) = (after.constraints[new], before.constraints[old])
      let found = numbers(of: next, former, new)
      let edit = found.isEmpty ? nil : WrittenEdit(of: former.pattern, to: next.pattern)
      for var change in found {
        if let edit, [.constant, .multiplier].contains(change.kind), change.was == nil,
          change.now == nil
        {
          (change.before, change.after) = (edit.before, edit.after)
        }
        // Opposite edges of `a.edges` have opposite constants and relations.
        let words = [change.before, change.after].map { words in
          change.kind == .relation ? "" : (words ?? "").trimmingPrefix("-")
        }
        // Arithmetic with arguments has other results at each use; a line of Visual Format has several numbers.
        let equation = after.constraints[new].isVisual ? words.map { String($0) } : []
        let key = [change.origin?.description ?? "", change.kind.rawValue] + equation
        guard let place = places[key], case .numbers(let known) = changes[place].undo,
          case .numbers(let more) = change.undo
        else {
          places[key] = changes.count
          firsts[changes.count] = after.constraints[new].written
          changes.append(change)
          continue
        }
        changes[place].undo = .numbers(known + more)
        let first = [changes[place].before, changes[place].after]
          .map { String(($0 ?? "").trimmingPrefix("-")) }
        let (was, now) = (before.constraints[old].written, after.constraints[new].written)
        if change.kind != .relation, first != words.map({ String($0) }), was != now,
          firsts[place] == now, change.was == nil, change.now == nil
        {
          (changes[place].kind, changes[place].before, changes[place].after) = (.replaced, was, now)
        }
      }
    }
    return changes
  }

  private func numbers(
    of new: ResolvedConstraint, _ other: ResolvedConstraint, _ index: Int
  ) -> [Change] {
    func change(
      _ kind: Cause.Kind, _ before: String, _ after: String, _ part: NumberUndo.Part
    ) -> Change {
      // A variant may have written this part alone.
      let isPart = { (name: String) in name.hasSuffix(".\(kind.rawValue)") }
      let (was, now) = (
        other.definitions.first(where: isPart), new.definitions.first(where: isPart)
      )
      return Change(
        kind: kind, what: now ?? was ?? new.pattern,
        origin: now.flatMap { self.after.places[$0] } ?? new.origin(since: other.written),
        before: before, after: after, was: was, now: now, way: new.way,
        undo: .numbers([NumberUndo(index: index, part: part)]))
    }
    let isTurned = ConstraintForm(other).isTurned != ConstraintForm(new).isTurned
    let old = isTurned ? other.turned ?? other : other
    let isSigned = !isTurned || old.constant != nil
    guard isSigned, old.first == new.first, old.second == new.second else {
      let (was, now) = (Self.distance(other, new), Self.distance(new, other))
      return [change(.constant, was, now, .all(other))]
    }
    let numbers: [(kind: Cause.Kind, old: Double?, new: Double?, part: NumberUndo.Part)] = [
      (.multiplier, old.multiplier, new.multiplier, .multiplier(old.multiplier)),
      (.constant, old.constant, new.constant, .constant(old.constant)),
      (.priority, old.priority, new.priority, .priority(old.priority)),
    ]
    let relations =
      old.relation == new.relation
      ? [] : [change(.relation, old.relation, new.relation, .relation(old.relation))]
    return relations
      + numbers.filter { !ConstraintForm.isSame($0.old, $0.new) }.map {
        change($0.kind, Self.words($0.old), Self.words($0.new), $0.part)
      }
  }

  private static func words(_ constant: Double?) -> String {
    constant.map { Words.number($0) } ?? "standard"
  }

  /// The constant. It is preceded by the margin that it is measured from if the other constraint
  /// does not measure from that margin.
  private static func distance(_ constraint: ResolvedConstraint, _ other: ResolvedConstraint)
    -> String
  {
    let anchors = [constraint.first, constraint.second].compactMap(\.self)
    let others = [other.first, other.second].compactMap(\.self)
    let margin = anchors.first { $0.isMargin && !others.contains($0) }
    let number = words(constraint.constant)
    guard let margin else { return number }
    return constraint.constant == 0 ? margin.name : "\(margin.name) + \(number)"
  }

  // MARK: Constraints that come and go

  /// Constraints of a view that is new or gone are no changes of their own, nor is what a line of Visual Format
  /// has in their place.
  private func addedAndRemoved(_ viewChanges: [Change]) -> (views: [Change], others: [Change]) {
    let added = ConstraintGroups(matching.added, of: after.constraints, isOwn: isOwn)
    let removed = ConstraintGroups(matching.removed, of: before.constraints, isOwn: isOwn)
    let equations = MovedEquations(
      before: before.constraints, after: after.constraints, matching: matching,
      roots: Set([before, after].compactMap { $0.views.first?.id }))
    let partners = equations.partners(added: added.own, removed: removed.own)
    let coming = equations.partners(added: added.ofOthers, removed: removed.own)
    let going = equations.partners(added: added.own, removed: removed.ofOthers)
    var (views, others) = (viewChanges, [Change]())
    for (index, group) in added.own.enumerated() {
      let owners =
        added.sibling(of: index).map { outermost(of: $0, after) }
        ?? going[index].map { outermost(of: removed.ofOthers[$0], before) } ?? []
      if let old = partners[index] {
        others.append(replacement(of: removed.own[old], by: group))
      } else if !Self.join(.added(group), to: owners, in: &views) {
        others.append(addition(of: group))
      }
    }
    let replaced = Set(partners.values)
    for (index, group) in removed.own.enumerated() where !replaced.contains(index) {
      let newcomer = added.ofOthers.indices.first { coming[$0] == index }
      let owners =
        removed.sibling(of: index).map { outermost(of: $0, before) }
        ?? newcomer.map { outermost(of: added.ofOthers[$0], after) } ?? []
      if !Self.join(.removed(group), to: owners, in: &views) { others.append(removal(of: group)) }
    }
    return (views, others)
  }

  /// Makes an undo a part of the change of one of these views; false where none of them came or went.
  private static func join(_ undo: Undo, to names: Set<String>, in views: inout [Change]) -> Bool {
    guard let place = views.firstIndex(where: { $0.view.map(names.contains) == true }) else {
      return false
    }
    views[place].more.append(undo)
    return true
  }

  /// Whether all views of a constraint are in both documents.
  private func isOwn(_ constraint: ResolvedConstraint) -> Bool {
    constraint.items.allSatisfy { isInBoth($0) }
  }

  /// The outermost views that are new or gone with what these constraints are about.
  private func outermost(of group: [Int], _ document: ResolvedDocument) -> Set<String> {
    Set(
      group.flatMap { document.constraints[$0].items }.filter { !isInBoth($0) }.compactMap { item in
        let table = views.after.view(ofItem: item) == nil ? views.before : views.after
        var view = table.view(ofItem: item)
        while let parent = view.flatMap({ table[$0]?.parent }), !isInBoth(parent) { view = parent }
        return view
      })
  }

  private func addition(of group: [Int]) -> Change {
    let first = after.constraints[group[0]]
    if let old = rest(ofLine: first, .addition), first.definitions.isEmpty {
      return Change(
        kind: .replaced, what: first.written, origin: first.origin, before: old.written,
        after: first.written, way: first.way, undo: .added(group))
    }
    return Change(
      kind: .added, what: first.written,
      origin: first.definitions.first.flatMap { self.after.places[$0] } ?? first.origin,
      after: first.written, undo: .added(group))
  }

  private func removal(of group: [Int]) -> Change {
    let first = before.constraints[group[0]]
    if let new = rest(ofLine: first, .removal), first.definitions.isEmpty {
      return Change(
        kind: .replaced, what: new.written, origin: new.origin, before: first.written,
        after: new.written, way: new.way, undo: .removed(group))
    }
    // A variant may turn it off now, or not on any more.
    let variant = first.definitions.first.map { $0.split(separator: ".").prefix(4) }
    return Change(
      kind: .removed, what: first.written, origin: first.origin, before: first.written,
      was: variant?.joined(separator: "."), undo: .removed(group))
  }

  private enum Side { case addition, removal }

  /// What a line that now has more or fewer constraints was or is, by a constraint of it that is in both documents; nil
  /// where there is none, or its words are the same.
  private func rest(ofLine constraint: ResolvedConstraint, _ side: Side) -> ResolvedConstraint? {
    for pair in matching.pairs {
      let (old, new) = (before.constraints[pair.old], after.constraints[pair.new])
      let (own, other) = side == .addition ? (new, old) : (old, new)
      let isOfLine = own.origin == constraint.origin && own.written == constraint.written
      if isOfLine, other.written != own.written { return other }
    }
    return nil
  }

  private func replacement(of old: [Int], by new: [Int]) -> Change {
    let (first, last) = (before.constraints[old[0]], after.constraints[new[0]])
    return Change(
      kind: .replaced, what: last.written, origin: last.origin, before: first.written,
      after: last.written, way: last.way, undo: .added(new), more: [.removed(old)])
  }

  /// Whether an item's view is in both documents: the item itself, or the view that owns it.
  private func isInBoth(_ item: String) -> Bool {
    let owner = views.after.view(ofItem: item) ?? views.before.view(ofItem: item)
    return owner.map { views.after[$0] != nil && views.before[$0] != nil } ?? false
  }

  // MARK: Order

  /// A change of the order, which decides which of several conflicting constraints is given up.
  private func order() -> [Change] {
    let old = matching.pairs.map(\.old)
    guard let place = old.indices.dropFirst().first(where: { old[$0] < old[$0 - 1] }) else {
      return []
    }
    let moved = after.constraints[matching.pairs[place].new]
    return [
      Change(
        kind: .order, what: moved.written, origin: moved.origin,
        before: "line \(before.constraints[old[place]].origin.line)",
        after: "line \(moved.origin.line)", undo: .constraintOrder)
    ]
  }
}

extension ResolvedConstraint {
  fileprivate var isVisual: Bool {
    written.hasPrefix("H:") || written.hasPrefix("V:") || written.hasPrefix("|")
      || written.hasPrefix("[")
  }

  /// The identifiers of the views and guides that the constraint is about.
  var items: [String] { [first.item] + [second?.item].compactMap(\.self) }
}

extension ResolvedConstraint.Anchor {
  fileprivate var isMargin: Bool { attribute.hasSuffix("Margin") || guide == "margins" }
}

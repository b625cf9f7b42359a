import Foundation
import LayoutScene

/// One difference between two layout problems.
public enum ProblemChange: Equatable, Sendable {
  /// The window, the safe area or the pixels are others.
  case environment(before: LayoutEnvironment, after: LayoutEnvironment)
  /// An item is new.
  case itemAdded(ProblemItem)
  /// An item is gone. In the older problem it followed the item `after` in the same parent; nil for the first.
  case itemRemoved(ProblemItem, after: String?)
  /// An item of the same name has other properties.
  case item(before: ProblemItem, after: ProblemItem)
  /// The items inside `parent`, or the root, that both problems have come in another order.
  case order(in: String?, before: [String], after: [String])
  /// A constraint is new.
  case constraintAdded(ProblemConstraint)
  /// A constraint is gone.
  case constraintRemoved(ProblemConstraint)
  /// A constraint between the same attributes has another relation, other numbers or another
  /// priority.
  case constraint(before: ProblemConstraint, after: ProblemConstraint)
}

extension LayoutProblem {
  /// How this problem differs from an older one. Where a document says a constraint makes no
  /// difference.
  public func difference(from old: LayoutProblem) -> [ProblemChange] {
    var changes: [ProblemChange] = []
    if environment != old.environment {
      changes.append(.environment(before: old.environment, after: environment))
    }
    return changes + itemChanges(from: old) + constraintChanges(from: old)
  }

  private func itemChanges(from old: LayoutProblem) -> [ProblemChange] {
    let before = Dictionary(old.items.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(items.map { ($0.name, $0) }) { first, _ in first }
    var changes: [ProblemChange] = items.compactMap { item in
      guard let was = before[item.name] else { return .itemAdded(item) }
      return was == item ? nil : .item(before: was, after: item)
    }
    var last: [String?: String] = [:]
    for item in old.items {
      let previous = last.updateValue(item.name, forKey: item.parent)
      if after[item.name] == nil { changes.append(.itemRemoved(item, after: previous)) }
    }
    var parents: [String?] = []
    for item in items where !parents.contains(item.parent) { parents.append(item.parent) }
    for parent in parents {
      let now = items.filter { $0.parent == parent && before[$0.name]?.parent == parent }
      let then = old.items.filter { $0.parent == parent && after[$0.name]?.parent == parent }
      let names = (before: then.map(\.name), after: now.map(\.name))
      if names.before != names.after {
        changes.append(.order(in: parent, before: names.before, after: names.after))
      }
    }
    return changes
  }

  private func constraintChanges(from old: LayoutProblem) -> [ProblemChange] {
    var waiting = Dictionary(grouping: old.constraints, by: \.subject)
    // Constraints that are equal are each other's, before any that differ in a number.
    var rest: [ProblemConstraint] = []
    for constraint in constraints {
      let rivals = waiting[constraint.subject] ?? []
      if let index = rivals.firstIndex(where: { $0.isEqual(to: constraint) }) {
        waiting[constraint.subject]?.remove(at: index)
      } else {
        rest.append(constraint)
      }
    }
    var changes: [ProblemChange] = []
    for constraint in rest {
      if let before = waiting[constraint.subject]?.first {
        waiting[constraint.subject]?.removeFirst()
        changes.append(.constraint(before: before, after: constraint))
      } else {
        changes.append(.constraintAdded(constraint))
      }
    }
    for constraint in old.constraints {
      guard let index = waiting[constraint.subject]?.firstIndex(of: constraint) else { continue }
      waiting[constraint.subject]?.remove(at: index)
      changes.append(.constraintRemoved(constraint))
    }
    return changes
  }

  /// The problem with one of its differences from an older one undone, so that the layout shows what
  /// the change did. An item or constraint does not come back where its parent, or an item that it is about, is
  /// missing; to undo several differences, undo them in the order in which `difference(from:)` has them.
  public func undoing(_ change: ProblemChange) -> LayoutProblem {
    var problem = self
    switch change {
    case .environment(let before, _): problem.environment = before
    case .itemAdded(let item): problem.remove(item.name)
    case .itemRemoved(let item, let previous):
      problem.insert([item], previous.map(SiblingPlace.after) ?? .first)
    case .item(let before, let after):
      guard let index = items.firstIndex(where: { $0.name == after.name }) else { break }
      problem.items[index] = before
      if before.parent != after.parent { problem.move(before, from: after.parent) }
    case .order(let parent, let before, _): problem.reorder(in: parent, before)
    case .constraintAdded(let constraint):
      problem.constraints.firstIndex(of: constraint).map { _ = problem.constraints.remove(at: $0) }
    case .constraintRemoved(let constraint):
      if hasItems(of: constraint) { problem.constraints.append(constraint) }
    case .constraint(let before, let after):
      if let index = constraints.firstIndex(of: after) { problem.constraints[index] = before }
    }
    return problem
  }

  /// Whether all items that a constraint is about are there.
  package func hasItems(of constraint: ProblemConstraint) -> Bool {
    let names = Set(items.map(\.name))
    return names.contains(constraint.container)
      && constraint.ends.allSatisfy { names.contains($0.item) || names.contains($0.owner) }
  }

  /// The names of an item and of all that is in it.
  private func subtree(of name: String) -> Set<String> {
    var names: Set<String> = [name]
    for item in items where item.parent.map(names.contains) == true { names.insert(item.name) }
    return names
  }

  /// Removes an item with all that is in it, and the constraints about these.
  private mutating func remove(_ name: String) {
    let gone = subtree(of: name)
    items.removeAll { gone.contains($0.name) }
    constraints.removeAll { constraint in
      gone.contains(constraint.container)
        || constraint.ends.contains { gone.contains($0.item) || gone.contains($0.owner) }
    }
  }

  /// A place among the items that are in the same one.
  private enum SiblingPlace {
    case first, last
    /// Behind a sibling and all that is in it; as `last` where it is not there.
    case after(String)
  }

  /// Inserts an item, and those that are in it, among its siblings; not at all without its parent.
  private mutating func insert(_ subtree: [ProblemItem], _ place: SiblingPlace) {
    guard let item = subtree.first, let parent = item.parent,
      let parentIndex = items.firstIndex(where: { $0.name == parent })
    else { return }
    var last = parent
    switch place {
    case .first:
      items.insert(contentsOf: subtree, at: parentIndex + 1)
      return
    case .after(let sibling) where items.contains { $0.name == sibling && $0.parent == parent }:
      last = sibling
    case .after, .last: break
    }
    let before = self.subtree(of: last)
    let index = items.lastIndex { before.contains($0.name) } ?? parentIndex
    items.insert(contentsOf: subtree, at: index + 1)
  }

  /// Puts an item, which names its parent already, into that parent; back into the one that it was in where
  /// the new one is missing.
  private mutating func move(_ item: ProblemItem, from former: String?) {
    guard let index = items.firstIndex(where: { $0.name == item.name }) else { return }
    let names = subtree(of: item.name)
    let isPossible =
      item.parent.map { parent in
        !names.contains(parent) && items.contains { $0.name == parent }
      } ?? false
    guard isPossible else {
      items[index].parent = former
      return
    }
    let moved = items.filter { names.contains($0.name) }
    items.removeAll { names.contains($0.name) }
    insert(moved, .last)
  }

  /// Puts the items inside `parent` into this order. What is in them moves with them.
  private mutating func reorder(in parent: String?, _ names: [String]) {
    var groups: [[ProblemItem]] = []
    var outside: [ProblemItem] = []
    var first: Int?
    var groupOf: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      if item.parent == parent, item.name != items.first?.name {
        first = first ?? index
        groupOf[item.name] = groups.count
        groups.append([item])
      } else if let group = item.parent.flatMap({ groupOf[$0] }) {
        groupOf[item.name] = group
        groups[group].append(item)
      } else {
        outside.append(item)
      }
    }
    guard let first else { return }
    let wanted = Dictionary(zip(names, names.indices)) { first, _ in first }
    let known = groups.indices.filter { wanted[groups[$0][0].name] != nil }
    let sorted = known.sorted {
      (wanted[groups[$0][0].name] ?? 0) < (wanted[groups[$1][0].name] ?? 0)
    }
    var order = Array(groups.indices)
    for (place, group) in zip(known, sorted) { order[place] = group }
    items = outside[..<first] + order.flatMap { groups[$0] } + outside[first...]
  }
}

extension ProblemConstraint {
  /// What the constraint relates, whatever its numbers.
  fileprivate struct Subject: Hashable {
    var kind: ConstraintKind
    var ends: [String]
    var container: String
  }

  fileprivate var subject: Subject {
    let ends = [first, firstStart, second, secondStart].map { end in
      end.map { "\($0.item).\($0.attribute.name)" } ?? ""
    }
    return Subject(kind: kind, ends: ends, container: container)
  }

  fileprivate func isEqual(to other: ProblemConstraint) -> Bool {
    var moved = other
    moved.origin = origin
    return self == moved
  }

  fileprivate var ends: [End] { [first, firstStart, second, secondStart].compactMap { $0 } }
}

extension ProblemConstraint {
  /// The names of the items that the constraint is about, and of the one that holds it; an inset's name is that of
  /// its owner.
  package var itemNames: [String] { [container] + ends.flatMap { [$0.item, $0.owner] } }
}

extension ProblemConstraint.End {
  /// The item without the name of an inset of it.
  fileprivate var owner: String { item.lastIndex(of: ":").map { String(item[..<$0]) } ?? item }
}

/// A problem is stored as its printed form.
extension LayoutProblem: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(text: container.decode(String.self))
    } catch let error as ProblemError {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

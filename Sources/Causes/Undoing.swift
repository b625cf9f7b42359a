import Documents
import LayoutScene

/// The current document with some of its changes undone. Everything else stays.
struct Undoing {
  let before: ResolvedDocument
  /// The current document, with its texts and metrics looked up for the undone changes.
  let after: ResolvedDocument
  let undone: [Undo]
  /// The constraints that both documents have, and those that only one has.
  let matching: ConstraintMatching

  func document() -> ResolvedDocument {
    var document = after
    document.canvas = canvas()
    document.views = ViewUndoing(before: before.views, after: after.views, undone: undone).views()
    let table = ViewTable(document.views)
    document.constraints = constraints().filter { constraint in
      constraint.items.allSatisfy { table.view(ofItem: $0) != nil }
    }
    return document.ranked
  }

  private func canvas() -> ResolvedCanvasValues {
    var canvas = after.canvas
    for undo in undone {
      switch undo {
      case .canvas(let old):
        (canvas.device, canvas.size, canvas.designSize) = (old.device, old.size, old.designSize)
        (canvas.scale, canvas.safeArea) = (old.scale, old.safeArea)
        (canvas.keyboardHeight, canvas.system) = (old.keyboardHeight, old.system)
        canvas.isElevated = old.isElevated
      case .canvasMargins(let old): canvas.margins = old
      case .textSize(let old): canvas.textSize = old
      case .appearance(let old): canvas.appearance = old
      case .direction(let old): canvas.direction = old
      default: break
      }
    }
    return canvas
  }

  // MARK: Constraints

  /// The current constraints with the undone changes put back. Those that were removed are inserted
  /// after the constraint that preceded them in the recorded document. Some may be about views that are not there.
  private func constraints() -> [ResolvedConstraint] {
    let (numbers, dropped, restored) = constraintUndos()
    let newOfOld = Dictionary(matching.pairs.map { ($0.old, $0.new) }) { first, _ in first }
    var behind: [Int: [ResolvedConstraint]] = [:]
    var last = -1
    for (index, constraint) in before.constraints.enumerated() {
      if let new = newOfOld[index] {
        last = new
      } else if restored(index) {
        behind[last, default: []].append(constraint)
      }
    }
    var result = behind[-1] ?? []
    for index in order() {
      if !dropped.contains(index) {
        result.append(after.constraints[index].with(numbers[index] ?? []))
      }
      result += behind[index] ?? []
    }
    return result
  }

  /// The parts to put back, by index of the current constraint; the indexes of the current constraints to
  /// leave out; and whether a recorded constraint, by index, comes back. Constraints of
  /// removed views always do: where the view stays away they are filtered out later.
  private func constraintUndos() -> (
    numbers: [Int: [NumberUndo.Part]], dropped: Set<Int>, restored: (Int) -> Bool
  ) {
    var numbers: [Int: [NumberUndo.Part]] = [:]
    var (dropped, restored): (Set<Int>, Set<Int>) = ([], [])
    for undo in undone {
      switch undo {
      case .numbers(let parts):
        for part in parts { numbers[part.index, default: []].append(part.part) }
      case .added(let indices): dropped.formUnion(indices)
      case .removed(let indices): restored.formUnion(indices)
      default: break
      }
    }
    let (recorded, current) = (ViewTable(before.views), ViewTable(after.views))
    return (
      numbers, dropped,
      { index in
        restored.contains(index)
          || before.constraints[index].items.contains { item in
            // A removed view, or a guide of one.
            recorded.view(ofItem: item).map { current[$0] == nil } ?? true
          }
      }
    )
  }

  /// The indexes of the current constraints, in the recorded order where the change of order is undone.
  private func order() -> [Int] {
    var order = Array(after.constraints.indices)
    guard undone.contains(.constraintOrder) else { return order }
    let slots = matching.pairs.map(\.new)
    let sorted = matching.pairs.sorted { $0.old < $1.old }.map(\.new)
    for (slot, index) in zip(slots, sorted) where order.indices.contains(slot) {
      order[slot] = index
    }
    return order
  }
}

extension ResolvedDocument {
  /// The document with the rank of each constraint as its line, so that constraints of both days
  /// are in one order. The order decides which of several conflicting constraints is given up.
  var ranked: ResolvedDocument {
    var document = self
    var rank = 0
    var last: SourceLocation?
    for index in document.constraints.indices {
      let origin = document.constraints[index].origin
      if origin != last { rank += 1 }
      last = origin
      document.constraints[index].origin = SourceLocation(file: file, line: rank, column: 1)
    }
    return document
  }
}

extension ResolvedConstraint {
  fileprivate func with(_ parts: [NumberUndo.Part]) -> ResolvedConstraint {
    var constraint = self
    for part in parts {
      switch part {
      case .relation(let old): constraint.relation = old
      case .multiplier(let old): constraint.multiplier = old
      case .constant(let old): constraint.constant = old
      case .priority(let old): constraint.priority = old
      case .all(let old):
        constraint = old
        constraint.origin = origin
      }
    }
    return constraint
  }
}

import LayoutKernel

/// The views that an older layout problem has and the current one has not. Each is one change with what was in it and
/// the constraints about these, as none of them can come back without it.
struct RemovedItems {
  /// By removed item, the outermost removed item that it was in.
  private var outermost: [String: String] = [:]
  private let all: [ProblemChange]

  init(_ changes: [ProblemChange]) {
    all = changes
    // A parent comes before what is in it. A guide of a view that is still there is no removal: a layout has it
    // only while a constraint is about it.
    for case .itemRemoved(let item, _) in changes {
      let outer = item.parent.flatMap { outermost[$0] }
      if outer != nil || item.guide == nil { outermost[item.name] = outer ?? item.name }
    }
  }

  /// Whether a change is part of the removal of another item.
  func isPart(_ change: ProblemChange) -> Bool {
    switch change {
    case .itemRemoved(let item, _): outermost[item.name] != item.name
    case .constraintRemoved(let constraint): !owners(of: constraint).isEmpty
    default: false
    }
  }

  /// The changes that are the removal of an outermost item, in the order in which they are undone.
  func changes(with name: String) -> [ProblemChange] {
    all.filter { change in
      switch change {
      case .itemRemoved(let item, _): outermost[item.name] == name
      case .constraintRemoved(let constraint): owners(of: constraint).contains(name)
      default: false
      }
    }
  }

  /// The removals of the guides that a constraint is about.
  func guides(of constraint: ProblemConstraint) -> [ProblemChange] {
    all.filter { change in
      guard case .itemRemoved(let item, _) = change, outermost[item.name] == nil else {
        return false
      }
      return constraint.itemNames.contains(item.name)
    }
  }

  /// The outermost removed items that a constraint is about.
  private func owners(of constraint: ProblemConstraint) -> Set<String> {
    Set(constraint.itemNames.compactMap { outermost[$0] })
  }
}

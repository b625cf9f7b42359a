import AutoLayout

/// The constraints that are left out together with views that they name.
struct LeftOutHints {
  private struct Place: Hashable {
    var view: String
    var axis: LayoutAxis
  }

  private var all: [(constraint: AbsentConstraint, views: [String])] = []
  /// What each of the views would be tied to along an axis. Looked up, never iterated.
  private var ties: [Place: Set<String>] = [:]

  /// - Parameters:
  ///   - views: the views that are left out and that the constraint names.
  ///   - endsAtSuperview: whether it would tie them to their superview, too.
  mutating func add(
    _ constraint: AbsentConstraint, with views: [String], endsAtSuperview: Bool
  ) {
    all.append((constraint, views))
    let ends = constraint.views.union(views).union(endsAtSuperview ? ["|"] : [])
    for view in views {
      for axis in constraint.axes {
        ties[Place(view: view, axis: axis), default: []].formUnion(ends.subtracting([view]))
      }
    }
  }

  /// Those that may decide a place or a size. A view that is tied to one thing alone follows it, and decides nothing.
  var deciding: [AbsentConstraint] {
    all.filter { entry in
      entry.views.contains { view in
        entry.constraint.axes.contains { ties[Place(view: view, axis: $0), default: []].count > 1 }
      }
    }.map(\.constraint)
  }
}

import Cassowary
import LayoutScene

/// One constraint as the solver knows it: `form relation 0` at a priority.
final class Entry {
  /// What the entry comes from. `yieldOrder` says in which order the members of a conflicting set
  /// are given up.
  enum Source {
    case constraint(LayoutConstraint)
    case contentSize(EngineItem, LayoutConstraint.Axis, isHugging: Bool)
    case autoresizing(EngineItem, LayoutConstraint.Axis)
    /// The size that a window gives its root.
    case windowSize(EngineItem, LayoutConstraint.Axis)
    /// Sizes are not negative.
    case leastSize(EngineItem, LayoutConstraint.Axis)
    /// A scroll view's content starts at its corner, and the like.
    case system(String)
  }

  let source: Source
  var form: LinearForm
  let relation: LayoutConstraint.Relation
  var priority: LayoutPriority
  /// Nil while the constraint is left out of the solver.
  var handle: Constraint?
  /// The generated constraint that shows the entry, made on demand.
  var shown: AutoresizingMaskLayoutConstraint?
  /// Counts the engine's entries in the order in which they are made.
  let serial: Int
  /// How many of the known conflicts have the entry as a member.
  var conflictCount = 0

  init(
    _ source: Source, _ form: LinearForm, _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority, serial: Int
  ) {
    self.source = source
    self.form = form
    self.relation = relation
    self.priority = priority
    self.serial = serial
  }

  var constraint: LayoutConstraint? {
    if case .constraint(let constraint) = source { constraint } else { nil }
  }

  /// Whether the entry is an activated constraint or the window's size.
  var isGiven: Bool {
    switch source {
    case .constraint, .windowSize: true
    case .contentSize, .autoresizing, .leastSize, .system: false
    }
  }

  /// The group by which members of a conflicting set are given up; the lowest is first. An
  /// activated constraint yields before a content size, and that before a frame and its mask. The
  /// last group is never given up.
  var yieldOrder: Int {
    switch source {
    case .constraint: 0
    case .contentSize: 1
    case .autoresizing: 2
    case .windowSize, .leastSize, .system: 3
    }
  }
}

/// Required constraints that cannot all hold, and the one that is left out of the layout.
final class Unsatisfiable {
  /// A minimal set.
  let entries: [Entry]
  /// The one of them that yields first.
  let broken: Entry
  /// Whether a member has left or changed, so that the rest may hold together.
  var isStale = false

  init(_ entries: [Entry], broken: Entry) {
    self.entries = entries
    self.broken = broken
  }
}

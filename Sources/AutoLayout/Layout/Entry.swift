import Cassowary
import LayoutScene

/// One constraint as the solver knows it: `form relation 0` at a priority.
final class Entry {
  /// Where it comes from, in the order in which one of a conflicting set is given up: what somebody
  /// wrote, then what a view's content asks for, then what frames and masks ask for. The last group
  /// is never given up.
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
  /// Made when somebody asks for what the entry stands for.
  var shown: AutoresizingMaskLayoutConstraint?
  /// Grows with every entry of the engine.
  let serial: Int
  /// How many of the known conflicts it is part of.
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

  /// Whether it is what somebody says, or the window, and not what a view makes of its content or mask.
  var isGiven: Bool {
    switch source {
    case .constraint, .windowSize: true
    case .contentSize, .autoresizing, .leastSize, .system: false
    }
  }

  /// 0 is given up first.
  var yieldOrder: Int {
    switch source {
    case .constraint: 0
    case .contentSize: 1
    case .autoresizing: 2
    case .windowSize, .leastSize, .system: 3
    }
  }
}

/// Required constraints that cannot all hold, and the one that the layout goes on without.
final class Unsatisfiable {
  /// A minimal set.
  let entries: [Entry]
  /// The one of them that yields first.
  let broken: Entry
  /// Whether one of them has gone or says something else, so that the rest may hold.
  var isStale = false

  init(_ entries: [Entry], broken: Entry) {
    self.entries = entries
    self.broken = broken
  }
}

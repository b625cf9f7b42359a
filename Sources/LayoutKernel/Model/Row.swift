import Cassowary
import LayoutScene

/// One constraint as the solver knows it: `form relation 0` at a priority.
package final class Row {
  /// What the row comes from. `yieldOrder` says in which order the members of a conflicting set are
  /// given up.
  package enum Source {
    /// A constraint of the host's, whose object the kernel only hands back.
    case constraint(any ConstraintKey)
    case contentSize(Item, Axis, isHugging: Bool)
    case autoresizing(Item, Axis, AutoresizingRule)
    /// The size that a window gives its root.
    case windowSize(Item, Axis)
    /// Sizes are not negative.
    case leastSize(Item, Axis)
    /// Of the kind `contentOrigin`, `keyboard`, `windowOrigin` or `rootSize`.
    case system(ConstraintKind)
    /// The size that a fitting pulls towards.
    case fittingSize(Axis)
  }

  package let source: Source
  package let relation: Relation
  @exclusivity(unchecked) package internal(set) var form: LinearForm
  @exclusivity(unchecked) package internal(set) var priority: LayoutPriority
  /// The constraint between items that `form` was made of; nil for a row that is no constraint of
  /// the host's.
  @exclusivity(unchecked) package internal(set) var statement: Statement?
  /// The solver's constraint; nil while it is left out of the solver.
  @exclusivity(unchecked) package internal(set) var handle: Constraint?
  /// The stay that holds an inequality to its limit; nil without one.
  @exclusivity(unchecked) var limit: Constraint?
  /// The host's constraint that messages show for the row, made on demand.
  @exclusivity(unchecked) package var shown: (any ShownConstraint)?
  /// Counts the layout's rows in the order in which they are made.
  @exclusivity(unchecked) package internal(set) var serial = 0
  /// How many of the known conflicts have the row as a member.
  @exclusivity(unchecked) var conflictCount = 0
  /// Whether the solver refused the row because no work was left.
  @exclusivity(unchecked) var isRefused = false

  init(
    _ source: Source, _ form: LinearForm, _ relation: Relation, _ priority: LayoutPriority,
    statement: Statement? = nil
  ) {
    self.source = source
    self.relation = relation
    self.form = form
    self.priority = priority
    self.statement = statement
  }

  /// What the row comes from, without the items.
  package var kind: ConstraintKind {
    switch source {
    case .constraint: statement?.kind ?? .written
    case .contentSize: .contentSize
    case .autoresizing: .autoresizing
    case .windowSize: .encapsulatedSize
    case .leastSize: .leastSize
    case .system(let kind): kind
    case .fittingSize: .fittingSize
    }
  }

  /// One of the two constraints of a content size along an axis.
  package enum Half { case hugging, compression }

  /// Nil for a row that is no content size.
  package var half: Half? {
    guard case .contentSize(_, _, let isHugging) = source else { return nil }
    return isHugging ? .hugging : .compression
  }

  /// Whether code or a document can change its priority; false for what a view makes for its arrangement.
  package var hasOwnPriority: Bool { half != nil || kind == .written }

  /// Whether the row is a constraint of the host's or the window's size.
  var isGiven: Bool {
    switch source {
    case .constraint, .windowSize: true
    default: false
    }
  }

  /// The group by which members of a conflicting set are given up; the lowest is first. An
  /// activated constraint yields before a content size, and that before a frame and its mask. The
  /// last group is never given up.
  package var yieldOrder: Int {
    switch source {
    case .constraint: 0
    case .contentSize: 1
    case .autoresizing: 2
    case .windowSize, .leastSize, .system, .fittingSize: 3
    }
  }

  /// How far the row is violated where its form has this value; 0 for rounding errors.
  package func violation(at value: Double) -> Double {
    let amount =
      switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    return amount < RoundingError.violation ? 0 : amount
  }
}

/// Required constraints that cannot all hold, and the one that is left out of the layout.
package final class ConstraintConflict {
  /// A minimal set.
  package let rows: [Row]
  /// The one of them that yields first.
  package let broken: Row
  /// Whether a member has left or changed, so that the rest may hold together.
  var isStale = false

  init(_ rows: [Row], broken: Row) {
    self.rows = rows
    self.broken = broken
  }
}

/// A constraint as a breakpoint of its column's convex, piecewise linear cost. There the slope
/// changes by `weight` at the constraint's level.
struct Breakpoint: BitwiseCopyable {
  /// The column that the constraint bounds.
  @Narrow var column = -1
  /// The next breakpoint of the same column, or -1.
  @Narrow var next = -1
  /// The value of the column at which the constraint holds with equality: the constant divided by
  /// `divisor`.
  private(set) var position = 0.0
  /// The constant of the constraint's expression.
  var constant = 0.0 {
    didSet { position = constant / divisor + 0 }
  }
  /// The divisor of the constant: −a for a constraint a·x + c on one variable, −1 for a row.
  var divisor = -1.0
  /// The relation of the column to the position, which is reversed if the constraint's coefficient
  /// is negative.
  var relation = Relation.equal
  /// The component of the cost vector, as `Levels` numbers it.
  @Narrow var level = 0
  /// The weight of a violation at the tie level while the column is above the position.
  var tieWeightAbove = 1.0
  /// The weight of a violation at the tie level while the column is below the position.
  var tieWeightBelow = 1.0
  /// The side of the position for which a basic column is priced: -1 below, 1 above.
  var side: Int8 = -1
  /// The constraint's `Priority.value`.
  var priority = 0.0
  /// The number of constraints that have used this slot.
  var generation: UInt32 = 0
  /// Whether a constraint uses this slot.
  var isLive = false

  /// Whether the constraint is on one variable with a coefficient of another order of magnitude than 1.
  var isBadlyScaled: Bool { Tolerance.isBad(divisor) }
  /// Whether the constraint must hold.
  @inline(__always) var isRequired: Bool { level == Levels.required }
  /// The constraint's violation for each unit of the column's distance from the position.
  @inline(__always) var weight: Double { abs(divisor) }
  /// Whether the constraint is a stay, below all priorities.
  @inline(__always) var isStay: Bool { priority < 0 }
  /// The level at which the violation is weighed by rank.
  @inline(__always) var tieLevel: Int { isStay ? level : Levels.tie }
  /// The slope of the cost below the position, in units of `weight`.
  @inline(__always) var slopeBelow: Double { relation == .lessThanOrEqual ? 0 : -1 }
  /// The slope of the cost above the position, in units of `weight`.
  @inline(__always) var slopeAbove: Double { relation == .greaterThanOrEqual ? 0 : 1 }
}

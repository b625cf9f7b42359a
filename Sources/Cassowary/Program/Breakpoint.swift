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
  /// What the constant is divided by: −a for a constraint a·x + c on one variable, −1 for a row.
  var divisor = -1.0
  /// The relation of the column to the position. It is the reverse of the constraint's where its
  /// coefficient is negative.
  var relation = Relation.equal
  /// The component of the cost vector, as `Levels` numbers it.
  @Narrow var level = 0
  /// What a violation weighs at the tie level where the column is above the position.
  var tieWeightAbove = 1.0
  /// What a violation weighs at the tie level where the column is below the position.
  var tieWeightBelow = 1.0
  /// The side on which a basic column is taken to be: -1 below, 1 above.
  var side: Int8 = -1
  /// As `Priority.value`.
  var priority = 0.0
  /// Counts the constraints that had this slot.
  var generation: UInt32 = 0
  /// False while no constraint has this slot.
  var isLive = false

  /// Whether the constraint must hold.
  @inline(__always) var isRequired: Bool { level == Levels.required }
  /// The violation of the constraint for each unit that the column is away from the position.
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

/// All tolerances for rounding errors.
///
/// A relative tolerance is multiplied by the size of the compared numbers. Absolute ones are in
/// points; layouts have positions from 0 to some 10⁵ and coefficients near 1.
enum Tolerance {
  // MARK: Values

  /// A value within this times (1 + the position's size) of a breakpoint is at the breakpoint.
  static let value = 1e-9
  /// For an activity, that size grows by this for each unit by which the row's largest coefficient
  /// exceeds 1, because the rounding of an activity grows with its terms.
  static let valueScale = 0.1
  /// A value is clearly within a bound if its distance is at least this many tolerances.
  static let clearDistance = 2.0
  /// A step of the primal simplex of at most this length is degenerate.
  static let degenerateStep = 1e-12
  /// Two optima that differ by at most this, relative to the larger of 1 and the value, are equal
  /// if they were found in doubles. The search for the second one adds an error of its own.
  static let differentOptimum = 1e-6
  /// The same for optima that `ExtendedSimplex` found, which has no tolerances.
  static let differentExtendedOptimum = 1e-9

  // MARK: Cancellation

  /// A component of a block's solution of at most this magnitude is rounding.
  static let zero = 1e-13
  /// A difference of at most this times the subtracted term is rounding.
  static let cancellation = 1e-13
  /// An entry below this after elimination in a block is rounding. Coefficients are near 1.
  static let eliminated = 1e-13

  // MARK: Duals and reduced costs

  /// A residual of the duals of at most this magnitude is rounding.
  static let dual = 1e-14
  /// The same tolerance relative to the sizes of the terms.
  static let relativeDual = 1e-14
  /// A dual that becomes smaller than this times its old magnitude plus `zero` is set to zero.
  static let cancelledDual = 1e-15
  /// A dual below this may be rounding: the duals are computed again before the optimum is
  /// accepted.
  static let smallDual = 1e-9
  /// A reduced cost of at most this magnitude is zero.
  static let cost = 1e-12
  /// The same tolerance relative to the sizes of the terms.
  static let relativeCost = 1e-11

  // MARK: Pivots

  /// After a pivot below this, values and duals are computed again.
  static let smallPivot = 1e-2
  /// The dual ratio test refuses a pivot below this, relative to the row's largest, if there is
  /// another.
  static let pivot = 1e-7
  /// The dual ratio test refuses a pivot below this, relative to the row's largest, in any case.
  static let leastPivot = 1e-15
  /// A pivot is rounding if its values computed from its row and from its column differ by more
  /// than this share.
  static let pivotAgreement = 1e-6
  /// Pivots that differ by at most this share count as equal.
  static let equalPivots = 1e-9
  /// A basic column's rate of at most this is zero.
  static let rate = 1e-11
  /// A row of a block whose largest entry is at most this has no pivot.
  static let blockPivot = 1e-11
  /// An entry may be a pivot if it is at least this share of its row's largest (threshold
  /// pivoting).
  static let pivotThreshold = 0.1
  /// An equation defines a variable only if its coefficient times this is above the largest
  /// coefficient.
  static let definingPivot = 16.0
  /// The least pivot, relative to the row's largest coefficient, of a free column found nearby.
  static let nearbyPivot = 1e-3
  /// The least pivot, relative to the pivot row's largest, of any free column.
  static let freePivot = 1e-5
  /// The factor by which a column without breakpoints is preferred to leave the basis. It is
  /// feasible at any value.
  static let freePreference = 8.0
  /// A column whose entry is below this share of the pivot row's largest is not part of a conflict.
  static let conflictPivot = 1e-13
  /// A column whose entry is below this share of the pivot row's largest is not binding for a
  /// variable.
  static let bindingPivot = 1e-9

  // MARK: Scale and extended precision

  /// A system with a coefficient above this or below its inverse is badly scaled: `ExtendedSimplex`
  /// decides about refusals and optima.
  static let badScale = 64.0
  /// Whether a coefficient is such a one.
  @inline(__always) static func isBad(_ coefficient: Double) -> Bool {
    abs(coefficient) > badScale || abs(coefficient) * badScale < 1
  }
  /// In a badly scaled system, a value is clearly beside a breakpoint at more than this distance, relative
  /// to 1 + the position's size and to the row's largest coefficient.
  static let clearValue = 1e-7
  /// So far values may move, in points, before their rounding in a badly scaled system is bounded again.
  static let clearTravel = 1e4
  /// A reduced cost is clearly not zero above this, relative to its terms.
  static let clearCost = 1e-7
  /// A reduced cost of at most this, relative to its terms, is clearly zero.
  static let clearZero = 1e-14
  /// The rounding of one operation, relative to its result.
  static let rounding = 2.3e-16
  /// A required constraint that is violated by more than this, relative to its terms, is checked
  /// again in extended precision.
  static let slightViolation = 1e-13
  /// In extended precision, a required constraint counts as violated beyond this. Rounded constants
  /// make dependent equations contradict each other by less.
  static let contradiction = 1e-12

  // MARK: The optimal face

  /// A range of at most this length, relative to the larger of 1 and its lower end, is a point.
  static let pointRange = 1e-9
  /// An inequality with at most this slack, relative to the larger of 1 and its bound, is tight.
  static let tight = 1e-6
  /// In echelon form, a difference below this share of its larger term is rounding.
  static let echelon = 1e-10
  /// A rate of a direction of at most this is rounding. It is relative to the rate's terms or, for
  /// unit directions, to 1.
  static let directionRate = 1e-9

  // MARK: Invariants

  /// A row is reported if its activity differs from the sum of its terms by more than this,
  /// relative to their sizes.
  static let activityInvariant = 1e-8
  /// A basic column is reported if its price differs from its slope by more than this, relative to
  /// 1 + the sizes of the terms.
  static let slopeInvariant = 1e-7
}

/// The numbers that decisions about rounding are made with.
///
/// A number without a unit is relative: it is multiplied by the size of what is compared. Layouts have
/// positions from 0 to some 10⁵ and coefficients near 1, so that absolute numbers are in points.
enum Tolerance {
  // MARK: Values

  /// How far a value may be from a breakpoint and still be at it: this times 1 + the position's size.
  static let value = 1e-9
  /// What each unit of a row's largest coefficient above 1 adds to that size: the rounding of an
  /// activity grows with its terms.
  static let valueScale = 0.1
  /// A value is clearly within a bound from this many tolerances on.
  static let clearDistance = 2.0
  /// A step of the primal simplex that is no longer is degenerate.
  static let degenerateStep = 1e-12
  /// Two optima that differ by no more, relative to the larger of 1 and the value, are the same where
  /// an ordinary solver found them. The pull that looks for the second one leaves an error of its own.
  static let differentOptimum = 1e-6
  /// The same where `ExtendedSimplex` found both, which has no tolerance of its own.
  static let differentExtendedOptimum = 1e-9

  // MARK: Cancellation

  /// A component of a block's solution that is no larger is rounding.
  static let zero = 1e-13
  /// A difference that is no larger than this times the subtracted term is rounding.
  static let cancellation = 1e-13
  /// An entry that elimination leaves in a block is rounding below it. Coefficients are near 1.
  static let eliminated = 1e-13

  // MARK: Duals and reduced costs

  /// A residual of the duals that is no larger is rounding.
  static let dual = 1e-14
  /// The same, relative to the sizes of the terms.
  static let relativeDual = 1e-14
  /// A dual that falls below this times its old size, plus `zero`, becomes zero.
  static let cancelledDual = 1e-15
  /// A smaller dual may be rounding. Before the optimum is believed, duals are solved afresh.
  static let smallDual = 1e-9
  /// A reduced cost that is no larger is zero.
  static let cost = 1e-12
  /// The same, relative to the sizes of the terms.
  static let relativeCost = 1e-11

  // MARK: Pivots

  /// After a smaller pivot, values and duals are computed afresh.
  static let smallPivot = 1e-2
  /// The dual ratio test refuses a smaller pivot, relative to the row's largest, while another serves.
  static let pivot = 1e-7
  /// It refuses an even smaller one altogether.
  static let leastPivot = 1e-15
  /// A pivot that its row and its column give differently, by more than this share, is rounding.
  static let pivotAgreement = 1e-6
  /// Pivots that differ by no more than this share are taken for equal.
  static let equalPivots = 1e-9
  /// A rate at which a basic column moves is zero up to this.
  static let rate = 1e-11
  /// A row of a block whose largest entry is no larger has no pivot.
  static let blockPivot = 1e-11
  /// An entry is accepted as a pivot from this share of its row's largest (threshold pivoting).
  static let pivotThreshold = 0.1
  /// A variable defines itself by an equation only if its coefficient times this is above the largest.
  static let definingPivot = 16.0
  /// The least pivot, relative to the row's largest coefficient, of a free column found nearby.
  static let nearbyPivot = 1e-3
  /// The least pivot, relative to the pivot row's largest, of any free column.
  static let freePivot = 1e-5
  /// The weight of a column without breakpoints against others, as the column to leave the basis: it
  /// stays feasible wherever it is.
  static let freePreference = 8.0
  /// A column with a smaller share of the pivot row's largest entry takes no part in a conflict.
  static let conflictPivot = 1e-13
  /// A column with a smaller share of the pivot row's largest entry does not give a variable its value.
  static let bindingPivot = 1e-9

  // MARK: Scale and extended precision

  /// Coefficients above it or below its inverse make a system badly scaled: `ExtendedSimplex` decides.
  static let badScale = 64.0
  /// A required constraint that is missed by more, relative to its terms, is checked again in extended
  /// precision.
  static let slightViolation = 1e-13
  /// In extended precision, a required constraint that is missed by more is violated. Rounded
  /// constants make dependent equations contradict each other by less.
  static let contradiction = 1e-12

  // MARK: The optimal face

  /// A range that is no longer, relative to the larger of 1 and its lower end, is a point.
  static let pointRange = 1e-9
  /// An inequality with no more slack, relative to the larger of 1 and its bound, is tight.
  static let tight = 1e-6
  /// In echelon form, a difference below this share of its larger term is rounding.
  static let echelon = 1e-10
  /// A rate of a direction is rounding up to this, relative to its terms or, for unit directions,
  /// to 1.
  static let directionRate = 1e-9

  // MARK: Invariants

  /// A row whose activity is farther from its terms, relative to their sizes, is reported.
  static let activityInvariant = 1e-8
  /// A basic column priced farther from its slope, relative to 1 + the sizes of the terms, is reported.
  static let slopeInvariant = 1e-7
}

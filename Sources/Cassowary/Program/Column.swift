/// An integer that is stored in four bytes: the solver's speed on large systems is how little memory
/// it touches.
@propertyWrapper
struct Narrow: BitwiseCopyable {
  private var stored: Int32

  @inline(__always) init(wrappedValue: Int) { stored = Int32(wrappedValue) }

  @inline(__always) var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(newValue) }
  }
}

/// A column of the system: a variable, or the activity Σ a·x of a row.
///
/// Both kinds are numbered in runs of 64, one run of variables, one of activities and so on: both may
/// grow independently, and what is stored by column is dense in each.
struct Column: BitwiseCopyable {
  /// The row it is basic in, or -1.
  @Narrow var basicRow = -1
  /// Head of the list of its constraints, or -1.
  @Narrow var first = -1
  /// Where it is not basic: the constraint it sits at, or -1 for anywhere.
  @Narrow var home = -1
  /// How many of its constraints are required.
  @Narrow var requiredCount = 0
  var marks: Marks = []
  var isLive = false

  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Basic; the cost slope it was priced with may not be that at its value.
    static let dirty = Marks(rawValue: 1)
    /// Not basic; its constraints changed, so it may have to sit elsewhere.
    static let unseated = Marks(rawValue: 2)
    /// Basic; may violate a required constraint.
    static let broken = Marks(rawValue: 4)
    /// Not basic; may have an improving reduced cost.
    static let candidate = Marks(rawValue: 8)
    /// A variable whose value changed since the changes were last taken.
    static let changed = Marks(rawValue: 16)
  }

  @inline(__always) static func variable(_ index: Int) -> Int {
    Solver.Readout.place(of: index)
  }
  @inline(__always) static func activity(ofRow row: Int) -> Int { row + (row & ~63) + 64 }
  @inline(__always) static func isActivity(_ column: Int) -> Bool { column & 64 != 0 }
  @inline(__always) static func index(_ column: Int) -> Int { (column >> 7) << 6 | column & 63 }
}

/// The stretch of values in which a basic column's cost has the slope it was priced with.
struct Segment: BitwiseCopyable {
  var low = -Double.infinity
  var high = Double.infinity
}

/// A row Σ a·x − activity = 0 and its place in the basis.
struct Row: BitwiseCopyable {
  /// The column that is basic in it, and that column's coefficient in this row.
  @Narrow var pivotColumn = -1
  var pivotCoefficient = -1.0
  /// The next row of its block, in a ring; itself where the block is 1 × 1.
  @Narrow var ring = -1
  /// The factors of its block, or -1 where the block is 1 × 1.
  @Narrow var block = -1
  @Narrow var mark = 0
  @Narrow var backMark = 0
  var isLive = false
  /// Its largest coefficient, at least 1.
  var scale = 1.0
}

/// A constraint as a breakpoint of its column's convex, piecewise linear cost.
struct Breakpoint: BitwiseCopyable {
  @Narrow var column = -1
  /// The next constraint of the same column, or -1.
  @Narrow var next = -1
  /// The constant by the divisor.
  private(set) var position = 0.0
  /// That of the constraint's expression.
  var constant = 0.0 {
    didSet { position = constant / divisor + 0 }
  }
  /// What the constant is divided by to give the position: −a for a constraint a·x + c on one
  /// variable, or −1.
  var divisor = -1.0
  /// Once the sign of the divisor is accounted for.
  var relation = Relation.equal
  @Narrow var level = 0
  /// What a violation weighs in the tie level, where the column is above and below the position.
  var rankAbove = 1.0
  var rankBelow = 1.0
  /// Which side of it a basic column is taken to be on: -1 below, 1 above.
  var side: Int8 = -1
  var priority = 0.0
  var generation: UInt32 = 0
  var isLive = false

  @inline(__always) var isRequired: Bool { level == Levels.required }
  /// The column's violation is multiplied by it.
  @inline(__always) var weight: Double { abs(divisor) }
  /// Whether it is below all priorities.
  @inline(__always) var isStay: Bool { priority < 0 }
  /// The level at which it is weighed by rank.
  @inline(__always) var tieLevel: Int { isStay ? level : Levels.tie }
  /// Slopes of the cost below and above the position, in units of the weight.
  @inline(__always) var slopeBelow: Double { relation == .lessThanOrEqual ? 0 : -1 }
  @inline(__always) var slopeAbove: Double { relation == .greaterThanOrEqual ? 0 : 1 }
}

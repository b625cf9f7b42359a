/// A column of the system: a variable, or the activity `Σ a·x` of a row. `ColumnNumber` numbers
/// both.
struct Column: BitwiseCopyable {
  /// The row in which the column is basic, or -1.
  @Narrow var basicRow = -1
  /// The first breakpoint of the column's list, or -1.
  @Narrow var first = -1
  /// For a non-basic column: the breakpoint at which it is placed, or -1 if it keeps its value.
  @Narrow var placement = -1
  /// The number of its breakpoints that are required.
  @Narrow var requiredCount = 0
  /// The required breakpoints that bound the column most closely from below and from above, -1 where there
  /// is none. -2 if they must be looked for again.
  @Narrow var lowest = -1
  @Narrow var highest = -1
  /// The lists that contain the column.
  var marks: Marks = []
  /// Whether a variable or a row uses this column.
  var isLive = false

  /// The lists of columns that wait for a step.
  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// A basic column whose slope changed since the duals were solved.
    static let dirty = Marks(rawValue: 1)
    /// A non-basic column whose constraints changed, so that its placement must be chosen again.
    static let unplaced = Marks(rawValue: 2)
    /// A basic column that may violate a required constraint.
    static let infeasible = Marks(rawValue: 4)
    /// A non-basic column whose reduced cost may improve the cost.
    static let candidate = Marks(rawValue: 8)
    /// A variable whose value changed since changes were last taken.
    static let changed = Marks(rawValue: 16)
    /// A column whose clarity is to be checked again.
    static let doubtful = Marks(rawValue: 32)
    /// A basic column that has left its segment since required constraints were last rechecked.
    static let strayed = Marks(rawValue: 64)
  }

  /// The column of a variable.
  @inline(__always) static func variable(_ index: Int) -> Int {
    ColumnNumber.ofVariable(index)
  }
  /// The column of a row's activity.
  @inline(__always) static func activity(ofRow row: Int) -> Int {
    ColumnNumber.ofActivity(row: row)
  }
  /// Whether the column is a row's activity.
  @inline(__always) static func isActivity(_ column: Int) -> Bool { column & 64 != 0 }
  /// The variable or the row that the column belongs to.
  @inline(__always) static func index(_ column: Int) -> Int { (column >> 7) << 6 | column & 63 }
}

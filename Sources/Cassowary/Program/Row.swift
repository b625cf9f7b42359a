/// A row `Σ a·x − activity = 0`, and its place in the basis.
struct Row: BitwiseCopyable {
  /// The column that is basic in this row.
  @Narrow var pivotColumn = -1
  /// The coefficient of `pivotColumn` in this row.
  var pivotCoefficient = -1.0
  /// The next row of the same block in a ring; the row itself if its block is 1 × 1.
  @Narrow var ring = -1
  /// The index of the block's factors, or -1 if the block is 1 × 1.
  @Narrow var block = -1
  /// The engine's `mark` when the row was last reached by FTRAN.
  @Narrow var mark = 0
  /// The engine's `mark` when the row was last reached by BTRAN, or a stamp of another search.
  @Narrow var backMark = 0
  /// Whether a constraint uses this row.
  var isLive = false
  /// Whether one of its coefficients has another order of magnitude than 1.
  var isBadlyScaled = false
  /// Whether its duals followed from a badly scaled constraint when clarity was last checked.
  var hasBadDual = false
  /// The largest magnitude of its coefficients, at least 1.
  var scale = 1.0
}

/// The response of all basic columns to one non-basic column. It is kept for columns that move
/// again and again, such as the width of a window that is being resized.
struct Response {
  /// The non-basic column.
  var column = -1
  /// The engine's `epoch` for which the rates hold.
  var epoch = -1
  /// Rates of basic columns without breakpoints.
  var free = Slab<Rate>()
  /// Rates of basic columns with breakpoints.
  var bound = Slab<Rate>()
  /// The largest magnitude of a rate.
  var largestRate = 0.0
  /// Whether values moved along it since the moved variables were last marked as changed.
  var isApplied = false
  /// The columns of the variables that move, ascending, the response's own among them. Empty until
  /// changes are taken.
  var variables = Slab<Int>()
  /// The engine's `movementEpoch` after it was last applied.
  var movementEpoch = -1
  /// How far down and up the column may still move before a basic column leaves its segment; nil if
  /// that is not known.
  var room: (low: Double, high: Double)?

  /// The rate at which a basic column moves per unit of the non-basic one.
  struct Rate: BitwiseCopyable {
    var column: Int
    var rate: Double
  }

  /// Frees the memory.
  func release() {
    free.free()
    bound.free()
    variables.free()
  }
}

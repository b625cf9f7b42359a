/// A breakpoint that a basic column or the entering column meets during a step.
struct Event: BitwiseCopyable {
  /// How far the entering column has moved when the breakpoint is met.
  var step: Double
  /// The breakpoint that is met.
  var breakpoint: Int
  /// The column that the breakpoint belongs to.
  var column: Int
  /// The speed of that column per unit of the entering one, without sign.
  var rate: Double
}

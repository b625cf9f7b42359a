/// The range of each column in all optima, for a system that describes them.
struct OptimalRanges {
  /// The ranges of variables.
  var variables: [(index: Int, low: Double, high: Double)] = []
  /// The ranges of activities.
  var rows: [(terms: Expression, low: Double, high: Double)] = []
  /// The number of variables, live or not.
  var count = 0
}

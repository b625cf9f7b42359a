/// An exchange of a repair, recorded so that it can be undone.
struct Exchange {
  /// The column that left the basis.
  var left: Int
  /// The column that entered the basis.
  var entered: Int
  /// The value of the entered column before.
  var enteredValue: Double
  /// The placement of the entered column before.
  var enteredPlacement: Int
}

/// One coefficient in the list of a row or of a variable.
struct MatrixEntry: BitwiseCopyable {
  var coefficient: Double
  /// The index of the variable in a row's list, the row in a variable's list.
  var other: Int32
  /// The place of the same coefficient in the list of `other`.
  var back: Int32
}

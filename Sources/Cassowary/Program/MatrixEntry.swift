/// One coefficient, as it stands in the list of a row or of a variable.
struct MatrixEntry: BitwiseCopyable {
  var coefficient: Double
  /// In a row's list the index of the variable, in a variable's list the row.
  var other: Int32
  /// The place of the same coefficient in the list of `other`.
  var back: Int32
}

extension Double {
  /// Subtracts a term. A difference that is only rounding becomes zero.
  @inline(__always) mutating func subtract(_ term: Double) {
    let rest = self - term
    self = abs(rest) > Tolerance.cancellation * abs(term) ? rest : 0
  }
}

/// How an expression relates to zero.
public enum Relation: Int, Sendable, CaseIterable, BitwiseCopyable {
  /// The expression is at most 0.
  case lessThanOrEqual = -1
  /// The expression is 0.
  case equal = 0
  /// The expression is at least 0.
  case greaterThanOrEqual = 1
}

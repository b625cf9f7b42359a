/// How an expression relates to zero.
public enum Relation: Int, Sendable, CaseIterable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

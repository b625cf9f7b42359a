/// The result of a change or a repair.
enum Outcome {
  /// All required constraints hold.
  case done
  /// The breakpoints of required constraints that contradict each other.
  case conflict([Int])
  /// The cap on work was reached.
  case workLimit
}

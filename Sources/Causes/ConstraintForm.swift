import Documents

/// A constraint with its sides in a fixed order, so that `a.left = b.left + 8` and `b.left = a.left - 8`
/// are one. Its numbers are those of this order.
struct ConstraintForm {
  /// What two constraints have in common of which only numbers differ.
  struct Key: Hashable {
    var first: ResolvedConstraint.Anchor
    var second: ResolvedConstraint.Anchor?
  }

  let key: Key
  /// Whether the sides have changed places.
  let isTurned: Bool
  let relation: String
  let multiplier: Double
  /// Nil for the system's spacing.
  let constant: Double?
  let priority: Double

  init(_ constraint: ResolvedConstraint) {
    let turned = Self.turned(constraint)
    isTurned = turned != nil
    let form = turned ?? constraint
    key = Key(first: form.first, second: form.second)
    (relation, multiplier, constant) = (form.relation, form.multiplier, form.constant)
    priority = form.priority
  }

  /// The constraint with its sides in the other order; nil where they are in the fixed one, or where it
  /// has no second side to begin with.
  private static func turned(_ constraint: ResolvedConstraint) -> ResolvedConstraint? {
    guard let second = constraint.second, second.name < constraint.first.name else { return nil }
    return constraint.turned
  }

  /// How many of the numbers, and the relation, are others.
  func differences(from other: ConstraintForm) -> Int {
    (relation == other.relation ? 0 : 1) + (Self.isSame(multiplier, other.multiplier) ? 0 : 1)
      + (Self.isSame(constant, other.constant) ? 0 : 1)
      + (Self.isSame(priority, other.priority) ? 0 : 1)
  }

  static func isSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }
}

extension ResolvedConstraint {
  /// The same with its sides in the other order, for comparing: the system's spacing has no sign. Nil where
  /// there is no other side.
  var turned: ResolvedConstraint? {
    guard let second, multiplier != 0 else { return nil }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.multiplier = 1 / multiplier
    turned.constant = constant.map { $0 == 0 ? 0 : -$0 / multiplier }
    if multiplier > 0 {
      turned.relation = relation == "<=" ? ">=" : relation == ">=" ? "<=" : relation
    }
    return turned
  }
}

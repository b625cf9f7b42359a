import Documents

/// A constraint with its sides in a fixed order, so that `a.left = b.left + 8` and `b.left = a.left - 8`
/// are one. Its numbers are those of this order.
struct ConstraintForm {
  /// The two anchors. Constraints with the same key differ in numbers or relation only.
  struct Key: Hashable {
    var first: ResolvedConstraint.Anchor
    var second: ResolvedConstraint.Anchor?
  }

  let key: Key
  /// Whether the sides are exchanged, compared with the constraint as written.
  let isTurned: Bool
  let relation: String
  let multiplier: Double
  /// The constant in points; nil for the system's spacing.
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

  /// The constraint with its sides exchanged; nil where they are in the fixed order already, where
  /// there is no second side, or where its factor is 0.
  private static func turned(_ constraint: ResolvedConstraint) -> ResolvedConstraint? {
    guard let second = constraint.second, second.name < constraint.first.name else { return nil }
    return constraint.turned
  }

  /// How many of relation, multiplier, constant and priority differ.
  func differences(from other: ConstraintForm) -> Int {
    [
      relation != other.relation, !Self.isSame(multiplier, other.multiplier),
      !Self.isSame(constant, other.constant), !Self.isSame(priority, other.priority),
    ].count { $0 }
  }

  static func isSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }
}

extension ResolvedConstraint {
  /// The constraint with its sides exchanged, for comparing: the system's spacing keeps no sign.
  /// Nil where there is no second side or its factor is 0.
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

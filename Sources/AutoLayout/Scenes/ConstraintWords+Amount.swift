import LayoutKernel
import LayoutScene

extension ConstraintWords {
  /// The constant and the multiplier in the short form that a picture shows: `16`, `≥ 8`, `× 0.5 + 4`.
  ///
  /// A distance of 16 between two edges is the constant 16 or −16, depending on which edge comes
  /// first in the constraint. The picture shows the order of the edges. So the amount is the
  /// distance without a sign, and the relation is reversed if the sign is.
  var amount: String {
    if secondAttribute == .notAnAttribute { return sign + shortest(rounded(constant)) }
    if multiplier != 1 {
      return sign + "× " + shortest((multiplier * 10_000).rounded() / 10_000) + added(" ")
    }
    if firstAttribute.kind == .size || firstStart != nil {
      return constant == 0 ? relation.sign : sign + added("")
    }
    let isReversed = constant < 0 || constant == 0 && firstAttribute.isFarEdge
    let relation = isReversed ? relation.reversed : relation
    if relation == .equal { return constant == 0 ? "" : shortest(rounded(abs(constant))) }
    return "\(relation.sign) \(shortest(rounded(abs(constant))))"
  }

  /// The relation before a number, with a space; empty for an equation.
  private var sign: String { relation == .equal ? "" : relation.sign + " " }

  /// The constant after a multiplier: `+ 4`, `− 4`, or nothing for 0.
  private func added(_ space: String) -> String {
    if constant == 0 { return "" }
    return "\(space)\(constant < 0 ? "−" : "+") \(shortest(rounded(abs(constant))))"
  }

  /// Rounds to three decimals, because a picture has no room for more.
  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension LayoutRelation {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  fileprivate var reversed: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a far edge. Its view comes before the gap, so that the gap is the
  /// constant with the opposite sign.
  fileprivate var isFarEdge: Bool { part == .far || part == .lastBaseline }
}

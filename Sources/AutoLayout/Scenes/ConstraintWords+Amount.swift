import LayoutKernel
import LayoutScene

extension ConstraintWords {
  /// The constant and the multiplier as short as a picture can say them: `16`, `≥ 8`, `× 0.5 + 4`.
  ///
  /// An edge before another by 16 has the constant 16 or −16, by which of them is named first. A picture
  /// shows which is which, so that the amount is the distance, and the relation is turned round with the
  /// sign.
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

  /// The relation before a number; an equation needs none.
  private var sign: String { relation == .equal ? "" : relation.sign + " " }

  /// `+ 4`, `− 4`, or nothing.
  private func added(_ space: String) -> String {
    if constant == 0 { return "" }
    return "\(space)\(constant < 0 ? "−" : "+") \(shortest(rounded(abs(constant))))"
  }

  /// A picture has no room for more.
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
  /// Whether a view lies before it, so that the distance to what comes after is counted backwards.
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin:
      true
    default: false
    }
  }
}

import Files

/// The value of an expression: `factor * anchor + constant`.
package struct LinearExpression: Hashable {
  package var anchor: Equation.Anchor?
  package var factor = 0.0
  package var constant = 0.0
}

/// Evaluates expressions. Every unknown name is reported, not only the first.
package struct Arithmetic {
  /// What a name in an expression stands for.
  package enum Meaning {
    case number(Double)
    /// An anchor, or a view in an equation that compares whole views.
    case anchor(Equation.Anchor)
  }

  /// The largest absolute value of a number in the expression and of the result.
  var limit: Double
  /// The meaning of a name; nil for an unknown one, after reporting it.
  var meaning: (Equation.Name) -> Meaning?
  var report: (Fact, Int) -> Void

  package init(
    limit: Double, meaning: @escaping (Equation.Name) -> Meaning?,
    report: @escaping (Fact, Int) -> Void
  ) {
    self.limit = limit
    self.meaning = meaning
    self.report = report
  }

  /// The value of arithmetic with numbers only; nil, without a report, where `text` is none.
  ///
  /// - Parameter meaning: the number that a name stands for.
  package static func number(_ text: String, _ meaning: @escaping (String) -> Double?) -> Double? {
    guard let expression = try? EquationParser.expression(text) else { return nil }
    let arithmetic = Arithmetic(limit: 1e9) {
      meaning($0.text).map { .number($0) }
    } report: { _, _ in
    }
    let value = arithmetic.value(of: expression)
    return value?.anchor == nil ? value?.constant : nil
  }

  /// The value of `expression`; nil after reporting why it has none.
  package func value(of expression: ArithmeticExpression) -> LinearExpression? {
    guard let value = linear(expression) else { return nil }
    for number in [value.factor, value.constant] where !(abs(number) <= limit) {
      report(.tooLargeNumber(Self.text(of: number), limit: limit), expression.start)
      return nil
    }
    return value
  }

  private func linear(_ expression: ArithmeticExpression) -> LinearExpression? {
    switch expression {
    case .number(let number):
      guard abs(number.value) <= limit else {
        report(.tooLargeNumber(number.text, limit: limit), number.start)
        return nil
      }
      return LinearExpression(constant: number.value)
    case .name(let name):
      switch meaning(name) {
      case .number(let number): return LinearExpression(constant: number)
      case .anchor(let anchor): return LinearExpression(anchor: anchor, factor: 1)
      case nil: return nil
      }
    case .anchor(let anchor): return LinearExpression(anchor: anchor, factor: 1)
    case .negated(let operand): return linear(operand).map { $0.scaled(by: -1) }
    case .sum(let first, let second): return sum(linear(first), linear(second))
    case .difference(let first, let second):
      return sum(linear(first), linear(second)?.scaled(by: -1))
    case .product(let first, let second): return product(linear(first), linear(second))
    case .quotient(let first, let second): return quotient(linear(first), second)
    }
  }

  private func sum(_ first: LinearExpression?, _ second: LinearExpression?) -> LinearExpression? {
    guard let first, let second else { return nil }
    if first.anchor != nil, let other = second.anchor {
      report(.secondAnchor, other.item.start)
      return nil
    }
    return LinearExpression(
      anchor: first.anchor ?? second.anchor, factor: first.factor + second.factor,
      constant: first.constant + second.constant)
  }

  private func product(
    _ first: LinearExpression?, _ second: LinearExpression?
  ) -> LinearExpression? {
    guard let first, let second else { return nil }
    guard let other = second.anchor else { return first.scaled(by: second.constant) }
    guard first.anchor == nil else {
      report(.secondAnchor, other.item.start)
      return nil
    }
    return second.scaled(by: first.constant)
  }

  private func quotient(_ first: LinearExpression?, _ divisor: ArithmeticExpression)
    -> LinearExpression?
  {
    guard let second = linear(divisor) else { return nil }
    if let anchor = second.anchor {
      report(.dividedByAnchor, anchor.item.start)
      return nil
    }
    guard second.constant != 0 else {
      report(.syntax(expected: "a divisor other than 0", found: "“0”"), divisor.start)
      return nil
    }
    return first.map { $0.divided(by: second.constant) }
  }

  private static func text(of number: Double) -> String {
    number.isFinite && abs(number) < 1e15 ? "\(number.rounded())" : "\(number)"
  }
}

extension LinearExpression {
  fileprivate func scaled(by number: Double) -> LinearExpression {
    LinearExpression(
      anchor: anchor, factor: anchor == nil ? 0 : factor * number, constant: constant * number)
  }

  fileprivate func divided(by number: Double) -> LinearExpression {
    LinearExpression(
      anchor: anchor, factor: anchor == nil ? 0 : factor / number, constant: constant / number)
  }
}

import AutoLayout
import Files
import LayoutScene
import Reuse

extension EquationResolver {
  /// The value of the right side; nil after reporting why it has none.
  ///
  /// - Parameter takesViews: whether the name of a view stands for the view.
  func value(
    of expression: ArithmeticExpression, in equation: Equation, takesViews: Bool
  ) -> LinearExpression? {
    let arithmetic = Arithmetic(limit: NumberLimits.number) { name in
      if let metric = reader.metric(name.text, at: node.mark) { return .number(metric) }
      if takesViews, reader.item(name.text, at: node.mark) != nil || Self.isSuperview(name) {
        let none = Equation.Name(text: "", start: name.start)
        return .anchor(Equation.Anchor(item: name, guide: nil, attribute: none))
      }
      if let quotient = quotient(name) { return .number(quotient) }
      if takesViews { reportView(name) } else { reportMetric(name, in: equation) }
      return nil
    } report: {
      report($0, $1)
    }
    return arithmetic.value(of: expression)
  }

  /// The value of a name such as `gap/2` as a quotient, where no view has that name.
  private func quotient(_ name: Equation.Name) -> Double? {
    let parts = name.text.split(separator: "/").map(String.init)
    let numbers = parts.compactMap { Numbers.double($0) ?? reader.metric($0, at: node.mark) }
    guard parts.count > 1, numbers.count == parts.count, !numbers.dropFirst().contains(0) else {
      return nil
    }
    return numbers.dropFirst().reduce(numbers[0], /)
  }

  private func reportView(_ name: Equation.Name) {
    let others = ["superview"] + reader.metricNames(at: node.mark)
    report(reader.unknownView(name.text, at: node.mark, besides: others), name.start)
  }

  private func reportMetric(_ name: Equation.Name, in equation: Equation) {
    if ["nan", "inf", "infinity"].contains(name.text.lowercased()) {
      report(.syntax(expected: "a finite number", found: "“\(name.text)”"), name.start)
      return
    }
    if reader.reportArgument(name.text, at: node.mark) { return }
    // A view's name in the place of a number probably lacks an attribute, unless it stands beside an unknown word, which
    // may be meant for one of the groups that compare whole views.
    let isView = Self.isSuperview(name) || reader.item(name.text, at: node.mark) != nil
    let hasGuide = equation.first.guide.map { BuiltInGuide.named($0.text) != nil } ?? true
    guard !isView || hasGuide && Self.isAttribute(equation.first.attribute) else { return }
    let attributed = isView ? "\(name.text).\(equation.first.attribute.text)" : nil
    report(
      .unknownMetric(
        name.text,
        suggestion: attributed
          ?? reader.problems.nearest(to: name.text, in: reader.metricNames(at: node.mark))),
      name.start)
  }

  /// The priority that an expression stands for; nil after reporting why it is none.
  func priority(_ expression: ArithmeticExpression) -> LayoutPriority? {
    let arithmetic = Arithmetic(limit: NumberLimits.number) { name in
      if let priority = Priorities.all.first(where: { $0.name == name.text }) {
        return .number(priority.value.value)
      }
      if let metric = reader.metric(name.text, at: node.mark) { return .number(metric) }
      let suggestion = Suggestion.nearest(to: name.text, in: Priorities.all.map(\.name))
      report(
        .unknownChoice(
          name.text, of: "priority", suggestion: suggestion, known: Priorities.named.map(\.name)),
        name.start)
      return nil
    } report: {
      report($0, $1)
    }
    guard let value = arithmetic.value(of: expression) else { return nil }
    if let anchor = value.anchor {
      report(.syntax(expected: "a number", found: "“\(anchor.item.text)”"), anchor.item.start)
      return nil
    }
    guard value.constant > 0, value.constant <= LayoutPriority.required.value else {
      report(
        .constraint(.illegalPriority(value.constant), advice: nil), expression.start)
      return nil
    }
    return LayoutPriority(value.constant)
  }
}

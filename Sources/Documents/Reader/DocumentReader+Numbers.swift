import AutoLayout
import Files
import LayoutScene
import Reuse

extension DocumentReader {
  /// The value of the metric or number argument with this name at a place; nil where there is none.
  func metric(_ name: String, at mark: SourceText.Mark) -> Double? {
    guard mark.place > 0 else { return metrics[name] }
    return argument(name, at: mark.place) ?? metrics[name]
  }

  /// The value of an argument, if it is a number; metrics in it are those of the place where it is
  /// written.
  private func argument(_ name: String, at place: Int) -> Double? {
    if let known = argumentMetrics[place]?[name] { return known }
    if !replacedArguments.isEmpty,
      let replaced = replacedArguments["\(places.all[place].scope)/\(name)"]
    {
      return replaced
    }
    guard let node = places.all[place].variables[name], let text = node.scalar?.text,
      !node.isNull
    else { return nil }
    var value = Numbers.double(text)
    if value == nil, node.mark.place < place {
      // Mistakes in the argument are reported only once, where it is read as a value.
      value = Arithmetic.number(text) { [self] name in metric(name, at: node.mark) }
    }
    if let value { argumentMetrics[place, default: [:]][name] = value }
    return value
  }

  /// Reports that an argument is no number, where the name of what was taken for a metric is that of an argument.
  func reportArgument(_ name: String, at mark: SourceText.Mark) -> Bool {
    guard mark.place > 0, let node = places[mark].variables[name], let text = node.scalar?.text
    else { return false }
    report(.wrongValue(key: name, expected: "a number", found: text), node)
    return true
  }

  /// The names of the metrics that are known at a place, sorted.
  func metricNames(at mark: SourceText.Mark) -> [String] {
    (Array(metrics.keys) + places[mark].variables.keys).sorted()
  }

  /// The view or guide with this name at a place.
  func item(_ name: String, at mark: SourceText.Mark) -> (any LayoutItem)? {
    guard mark.place > 0 else { return items[name] }
    return places.name(name, at: mark) { items[$0] != nil }.flatMap { items[$0] }
  }

  /// The views and guides that are named anywhere in a constraint, even if the constraint has
  /// mistakes.
  func itemsNamed(in node: Node) -> [any LayoutItem] {
    if let entries = node.mapping {
      return entries.flatMap { words(of: $0.name, at: $0.key.mark) + itemsNamed(in: $0.value) }
    }
    if let nodes = node.sequence { return nodes.flatMap(itemsNamed) }
    return node.scalar.map { words(of: $0.text, at: node.mark) } ?? []
  }

  func words(of text: String, at mark: SourceText.Mark) -> [any LayoutItem] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
      .compactMap { item(String($0), at: mark) }
  }

  /// The names of views and guides as they are written at a place.
  func itemNames(at mark: SourceText.Mark) -> [String] {
    mark.place == 0 ? itemNames : itemNames.map { places.short($0, at: mark) }
  }

  /// The view or guide that an unknown name is likely meant to be, or one of `others`; nil where none is near. The name
  /// of a view that is repeated is meant to be that of its first.
  func nearestItem(
    to name: String, at mark: SourceText.Mark, besides others: [String] = []
  ) -> String? {
    guard problems.maySearch(letters: 0) else { return nil }
    let names = itemNames(at: mark) + (mark.place > 0 ? ["self"] : [])
    return names.first { $0.hasPrefix(name + "/") }
      ?? problems.nearest(to: name, in: names + others)
  }

  /// The fact about a name of no view or guide, with what is likely meant.
  func unknownView(
    _ name: String, at mark: SourceText.Mark, besides others: [String] = [],
    suggestion: String? = nil
  ) -> Fact {
    let absent = absentPart(of: name, at: mark)
    return .unknownView(
      absent, suggestion: suggestion ?? nearestItem(to: absent, at: mark, besides: others))
  }

  /// The part of an unknown name with which no view begins: `list` of `list/row/title` where no view is called that.
  private func absentPart(of name: String, at mark: SourceText.Mark) -> String {
    guard name.contains("/"), problems.maySearch(letters: itemNames.count) else { return name }
    let names = itemNames(at: mark)
    let slashes = name.indices.filter { name[$0] == "/" }
    return slashes.lazy.map { String(name[..<$0]) }.first { head in
      item(head, at: mark) == nil && !names.contains { $0.hasPrefix(head + "/") }
    } ?? name
  }

  /// The number that a scalar stands for: digits, or arithmetic with metrics such as `2 * gap - 4`.
  /// Nil after reporting why it is none.
  ///
  /// - Parameters:
  ///   - expected: what is expected, for messages.
  ///   - limit: the largest absolute value of a number in the expression and of the result.
  ///   - constants: the values of names that come before metrics.
  func number(
    _ node: Node, _ expected: String, limit: Double,
    constants: (String) -> Double? = { _ in nil }
  ) -> Double? {
    guard let scalar = node.scalar, !node.isNull else {
      report(.wrongKind(key: key, expected: expected, found: node.kind), node)
      return nil
    }
    let digits = Numbers.double(scalar.text)
    if scalar.style == .plain, let digits, digits.isFinite { return digits }
    let found = scalar.style == .plain ? scalar.text : "\"\(scalar.text)\""
    let expression: ArithmeticExpression
    do throws(Equation.SyntaxError) {
      guard digits == nil else { return wrong(expected, found, node) }
      expression = try EquationParser.expression(scalar.text)
    } catch {
      // A text with a sign of arithmetic is meant as arithmetic, so that its syntax is what is wrong.
      if scalar.style == .plain, scalar.text.contains(where: { "()*/+".contains($0) }) {
        report(error.fact, node, offset: error.offset)
        return nil
      }
      let isPart = expected.hasSuffix(" from 0 to 1")
      return wrong(expected, found, node, meant: Fact.withoutUnit(scalar.text, isPart: isPart))
    }
    if case .name(let name) = expression, constants(name.text) == nil,
      metric(name.text, at: node.mark) == nil, !laterMetrics.contains(name.text)
    {
      // A name that is like that of a metric is meant for it.
      if let meant = problems.nearest(to: name.text, in: metricNames(at: node.mark)) {
        report(.unknownMetric(name.text, suggestion: meant), node)
        return nil
      }
      return wrong(expected, found, node)
    }
    guard let value = value(of: expression, in: node, limit: limit, constants) else { return nil }
    notes?.scalars[node.mark] = String(decimal: value)
    return value
  }

  /// The value of an expression that starts at `offset` in the text of a scalar.
  func value(
    of expression: ArithmeticExpression, in node: Node, limit: Double, offset start: Int = 0,
    _ constants: (String) -> Double?
  ) -> Double? {
    withoutActuallyEscaping(constants) { constants in
      let arithmetic = Arithmetic(limit: limit) { [self] name in
        if let number = constants(name.text) ?? metric(name.text, at: node.mark) {
          return .number(number)
        }
        if reportArgument(name.text, at: node.mark) { return nil }
        if laterMetrics.contains(name.text) {
          report(.laterMetric(name.text), node, offset: start + name.start)
          return nil
        }
        let meant = problems.nearest(to: name.text, in: metricNames(at: node.mark))
        report(.unknownMetric(name.text, suggestion: meant), node, offset: start + name.start)
        return nil
      } report: { [self] fact, offset in
        report(fact, node, offset: start + offset)
      }
      guard let value = arithmetic.value(of: expression) else { return nil }
      if let anchor = value.anchor {
        let found = "“\(anchor.item.text).\(anchor.attribute.text)”"
        report(
          .syntax(expected: "a number or a metric", found: found), node,
          offset: start + anchor.item.start)
        return nil
      }
      return value.constant
    }
  }

  /// Reports a mistake at a character of a scalar's text.
  func report(_ fact: Fact, _ node: Node, offset: Int) {
    report(fact, at: mark(in: node, at: offset))
  }
}

import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

/// Lines of Visual Format.
extension DocumentReader {
  func addVisual(_ node: Node, _ form: WrittenConstraint) {
    guard let text = node.scalar?.text else { return }
    if let constant = form.constant { report(.conflictingKeys("visual", "constant"), constant) }
    if case .visual(let known)? = knownConstraints[text] { return add(known, text, node, form) }
    do throws(VisualFormatError) {
      add(try ReadFormat(text), text, node, form)
    } catch {
      report(fact(of: error, at: node), node, offset: error.start)
    }
  }

  func add(_ parsed: ReadFormat, _ text: String, _ node: Node, _ form: WrittenConstraint) {
    do throws(VisualFormatError) {
      guard checkSizes(of: parsed, at: node),
        let (metrics, views) = names(of: parsed, at: node)
      else { return }
      let constraints = try LayoutConstraint.validatedConstraints(
        withVisualFormat: text, parsed: parsed.format, options: form.options, metrics: metrics,
        views: views, priorities: Priorities.byName)
      for constraint in constraints {
        if constraint.priority == .required, let priority = form.priority {
          constraint.priority = priority
        }
        if abs(constraint.constant) > NumberLimits.number {
          report(
            .tooLargeNumber(String(decimal: constraint.constant), limit: NumberLimits.number), node)
          return
        }
        activate(constraint, form, node)
      }
      if let first = constraints.first { note(form.allowances, of: first) }
    } catch {
      report(fact(of: error, at: node), node, offset: error.start)
    }
  }

  /// The most sizes or distances in one pair of parentheses. Each is a constraint about the same thing, of which a
  /// few say something.
  private static let mostPredicates = 100

  private func checkSizes(of format: ReadFormat, at node: Node) -> Bool {
    guard format.mostPredicates > Self.mostPredicates else { return true }
    report(.tooManyPredicates(limit: Self.mostPredicates), node)
    return false
  }

  /// The meanings of the names in a format; nil after reporting arithmetic that is wrong.
  private func names(
    of line: ReadFormat, at node: Node
  ) -> (metrics: [String: CGFloat], views: [String: any LayoutItem])? {
    guard line.hasArithmetic || node.mark.place > 0 else { return (visualMetrics, items) }
    var metrics: [String: CGFloat] = [:]
    var views: [String: any LayoutItem] = [:]
    for name in line.format.elements.map(\.view) + line.operands {
      views[name.text] = item(name.text, at: node.mark)
    }
    for name in line.operands {
      if let metric = metric(name.text, at: node.mark) {
        metrics[name.text] = metric
      } else if views[name.text] == nil, !Identifier.isLegal(name.text) {
        guard let value = number(in: node, name.text, at: name.start) else { return nil }
        metrics[name.text] = value
      }
    }
    return (metrics, views)
  }

  /// The value of arithmetic in the middle of a scalar; nil after reporting why it has none.
  private func number(in node: Node, _ text: String, at start: Int) -> Double? {
    do throws(Equation.SyntaxError) {
      let expression = try EquationParser.expression(text)
      return value(of: expression, in: node, limit: NumberLimits.number, offset: start) { name in
        Priorities.byName[name]?.value
      }
    } catch {
      report(error.fact, node, offset: start + error.offset)
      return nil
    }
  }

  /// The fact for an error. Unknown names are reported as everywhere else, with a suggestion.
  private func fact(of error: VisualFormatError, at node: Node) -> Fact {
    switch error.fact {
    case .unknownView(let name):
      unknownView(name, at: node.mark)
    case .unknownMetric(let name):
      .unknownMetric(
        name,
        suggestion: problems.nearest(
          to: name, in: metricNames(at: node.mark) + itemNames(at: node.mark)))
    case .guideHasNoAttribute(let attribute): .guideHasNoAttribute(attribute.name)
    case .illegal(let error): .constraint(error, advice: nil)
    default:
      advice(at: error, node).map { .constraint(error.fact.message, advice: $0) }
        ?? .visualFormat(error.fact.message)
    }
  }

  /// What would be right where Visual Format has a sign of other notations.
  private func advice(at error: VisualFormatError, _ node: Node) -> String? {
    let rest = String(error.format.unicodeScalars.dropFirst(error.start))
    if rest.hasPrefix(" ") { return "remove the space" }
    if rest.hasPrefix("=>") || rest.hasPrefix("=<") {
      return "relations are written ==, <= and >=; write \(rest.hasPrefix("=>") ? ">=" : "<=")"
    }
    // Of a sign that is no relation the error may be behind it.
    let before = error.format.unicodeScalars.dropFirst(max(0, error.start - 1)).prefix(1)
    let signs = [String(rest.prefix(1)), String(String.UnicodeScalarView(before))]
    if let sign = signs.first(where: { [">", "<"].contains($0) }), !rest.hasPrefix("=") {
      return "relations are written ==, <= and >=; write \(sign)="
    }
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    switch error.fact {
    case .expectedView where item(word, at: node.mark) != nil:
      return "views stand in square brackets, as in [\(word)]"
    case .expectedConnection where !word.isEmpty:
      return "a distance stands between hyphens, as in |-\(word)-"
    default:
      return Fact.units.contains(word) ? "lengths are numbers of points, without a unit" : nil
    }
  }
}

import AutoLayout
import Foundation
import LayoutScene

/// Looks up the names of an equation and makes its constraint. Every name that nobody knows is
/// reported, not only the first.
struct EquationResolver {
  let reader: DocumentReader
  /// Where the equation stands.
  let node: Node

  private struct Target {
    var item: any LayoutItem
    var attribute: LayoutConstraint.Attribute
  }

  func report(_ fact: Fact, _ offset: Int) {
    let map = ScalarMap(node, in: reader.source)
    reader.problems.report(fact, at: map.mark(at: offset), in: reader.source)
  }

  /// Nil after reporting why.
  mutating func constraint(_ equation: Equation, priority: LayoutPriority?) -> LayoutConstraint? {
    let first = target(equation.first, in: equation)
    let second = equation.second.map { target($0, in: equation) }
    let constant = constant(of: equation)
    let multiplier = multiplier(of: equation)
    let own = equation.priority.map { self.priority($0) }
    guard let first, let constant, let multiplier else { return nil }
    if let second, second == nil { return nil }
    if let own, own == nil { return nil }
    do {
      return try LayoutConstraint.validated(
        item: first.item, attribute: first.attribute, relatedBy: equation.relation,
        toItem: second??.item, attribute: second??.attribute ?? .notAnAttribute,
        multiplier: multiplier, constant: constant, priority: (own ?? nil) ?? priority ?? .required)
    } catch {
      report(
        .constraint(error, advice: advice(for: error, equation)), offset(of: error, in: equation))
      return nil
    }
  }

  // MARK: Anchors

  private func target(_ anchor: Equation.Anchor, in equation: Equation) -> Target? {
    let attribute = attribute(anchor.attribute)
    guard let owner = item(anchor.item, in: equation) else { return nil }
    guard let item = anchor.guide.map({ guide($0, of: owner, named: anchor.item) }) ?? owner,
      let attribute
    else { return nil }
    if item is LayoutGuide, !Self.isGuideAttribute(attribute) {
      report(.guideHasNoAttribute(anchor.attribute.text), anchor.attribute.start)
      return nil
    }
    return Target(item: item, attribute: attribute)
  }

  private func item(_ name: Equation.Name, in equation: Equation) -> (any LayoutItem)? {
    if Self.isSuperview(name) { return superview(name, in: equation) }
    if let item = reader.items[name.text] ?? rootView(name) { return item }
    let names = reader.itemNames + ["superview"]
    report(
      .unknownView(name.text, suggestion: Suggestion.nearest(to: name.text, in: names)), name.start)
    return nil
  }

  /// The root by the name that its controller has for it in UIKit, where no view is called so.
  private func rootView(_ name: Equation.Name) -> (any LayoutItem)? {
    name.text == "view" ? reader.items[DocumentReader.rootName] : nil
  }

  /// The superview of the equation's first view, whichever side that is on. A guide's is the view
  /// that owns it.
  private func superview(_ name: Equation.Name, in equation: Equation) -> View? {
    let names = [equation.first.item] + [equation.second?.item].compactMap { $0 }
    guard let view = names.first(where: { !Self.isSuperview($0) }) else {
      // Once for the equation.
      if name == equation.first.item { report(.superviewOfNothing, name.start) }
      return nil
    }
    // A view that is unknown is reported where it stands.
    guard let item = reader.items[view.text] else { return nil }
    let superview = item is LayoutGuide ? item.layoutView : (item as? View)?.superview
    if superview == nil { report(.noSuperview(view.text), name.start) }
    return superview
  }

  private static func isSuperview(_ name: Equation.Name) -> Bool {
    name.text.lowercased() == "superview"
  }

  /// Nil after reporting why, or where the view is broken anyway.
  private func guide(
    _ guide: Equation.Name, of item: any LayoutItem, named name: Equation.Name
  ) -> (any LayoutItem)? {
    guard let view = item as? View else {
      report(.unknownGuide(guide.text, suggestion: nil, known: []), guide.start)
      return nil
    }
    guard let kind = BuiltInGuide.named(guide.text) else {
      report(
        .unknownGuide(
          guide.text, suggestion: Suggestion.nearest(to: guide.text, in: BuiltInGuide.allNames),
          known: BuiltInGuide.allCases.map(\.rawValue)),
        guide.start)
      return nil
    }
    if let found = kind.guide(of: view) { return found }
    guard !reader.brokenViews.contains(name.text) else { return nil }
    report(.guideNeedsScrollView(guide: guide.text, view: name.text), guide.start)
    return nil
  }

  // MARK: Attributes

  /// By UIKit's name, also with a capital first letter.
  private func attribute(_ name: Equation.Name) -> LayoutConstraint.Attribute? {
    let spelled = name.text.prefix(1).lowercased() + name.text.dropFirst()
    if let found = AttributeNames.all.first(where: { $0.name == spelled }) {
      return found.attribute
    }
    report(
      .unknownAttribute(
        name.text,
        suggestion: Suggestion.nearest(to: name.text, in: AttributeNames.all.map(\.name)),
        known: AttributeNames.own.map(\.name)),
      name.start)
    return nil
  }

  /// Guides are rectangles: no text, no margins.
  private static func isGuideAttribute(_ attribute: LayoutConstraint.Attribute) -> Bool {
    !attribute.isMargin && attribute != .firstBaseline && attribute != .lastBaseline
  }

  // MARK: Numbers

  private func constant(of equation: Equation) -> CGFloat? {
    guard let constant = equation.constant else { return 0 }
    let sign: CGFloat = equation.isConstantNegative ? -1 : 1
    switch constant {
    case .number(let number): return bounded(number).map { sign * $0 }
    case .name(let name):
      if let metric = reader.metrics[name.text] { return sign * metric }
      if ["nan", "inf", "infinity"].contains(name.text.lowercased()) {
        report(.syntax(expected: "a finite number", found: "“\(name.text)”"), name.start)
        return nil
      }
      // A view in the place of a number lacks an attribute.
      let attributed = reader.items[name.text].map { _ in
        "\(name.text).\(equation.first.attribute.text)"
      }
      let names = reader.metrics.keys.sorted()
      report(
        .unknownMetric(
          name.text, suggestion: attributed ?? Suggestion.nearest(to: name.text, in: names)),
        name.start)
      return nil
    }
  }

  private func multiplier(of equation: Equation) -> CGFloat? {
    equation.multiplier.map { bounded($0) } ?? 1
  }

  private func bounded(_ number: Equation.Number) -> CGFloat? {
    guard abs(number.value) <= Limits.number else {
      report(.tooLargeNumber(number.text, limit: Limits.number), number.start)
      return nil
    }
    return number.value
  }

  private func priority(_ operand: Equation.Operand) -> LayoutPriority? {
    switch operand {
    case .number(let number):
      guard number.value > 0, number.value <= LayoutPriority.required.value else {
        report(.constraint(.illegalPriority(number.value), advice: nil), number.start)
        return nil
      }
      return LayoutPriority(number.value)
    case .name(let name):
      if let priority = Priorities.all.first(where: { $0.name == name.text }) {
        return priority.value
      }
      if let metric = reader.metrics[name.text] { return LayoutPriority(metric) }
      report(
        .unknownChoice(
          name.text, of: "priority",
          suggestion: Suggestion.nearest(to: name.text, in: Priorities.all.map(\.name)),
          known: Priorities.named.map(\.name)), name.start)
      return nil
    }
  }

  // MARK: Illegal constraints

  /// Where the trouble is: the attribute that does not go with the first, or the constant.
  private func offset(of error: ConstraintError, in equation: Equation) -> Int {
    switch error {
    case .invalidPairing, .directionalAgainstPhysical, .incompatibleAxes:
      equation.second?.attribute.start ?? equation.first.attribute.start
    case .illegalPriority: equation.priority?.start ?? 0
    case .locationEqualToConstant: equation.rightSide
    default: equation.first.attribute.start
    }
  }

  private func advice(for error: ConstraintError, _ equation: Equation) -> String? {
    let anchor = "\(equation.first.item.text).\(equation.first.attribute.text)"
    switch error {
    case .locationEqualToConstant:
      return
        "relate it to another location, as in “\(anchor) = superview."
        + "\(equation.first.attribute.text) + 10”"
    case .directionalAgainstPhysical:
      return "use leading and trailing, unless a side must stay where it is in every language"
    case .incompatibleAxes, .invalidPairing:
      return
        "horizontal locations go with horizontal ones, vertical with vertical, sizes with sizes"
    default: return nil
    }
  }
}

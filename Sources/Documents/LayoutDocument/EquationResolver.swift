import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

/// Looks up the names of an equation and makes its constraints. Every unknown name is reported, not
/// only the first.
struct EquationResolver {
  let reader: DocumentReader
  /// The node that has the equation's text.
  let node: Node

  struct Target {
    var item: any LayoutItem
    var attribute: LayoutConstraint.Attribute
  }

  func report(_ fact: Fact, _ offset: Int) {
    reader.report(fact, node, offset: offset)
  }

  /// The constraints that the equation stands for: one, or one for each attribute of a group such
  /// as `edges`. Empty after reporting why there are none.
  ///
  /// - Parameter constant: replaces the equation's own constant; nil keeps that.
  func constraints(
    _ equation: Equation, priority: LayoutPriority?, constant: Double? = nil
  ) -> [LayoutConstraint] {
    let group = AttributeGroup(equation.first.attribute)
    var right = value(of: equation.right, in: equation, takesViews: group != nil)
    if let constant { right?.constant = constant }
    let own = equation.priority.map { self.priority($0) }
    if let own, own == nil { return [] }
    let sum = Sum(
      equation: equation, right: right, priority: (own ?? nil) ?? priority ?? .required)
    if let group, let height = equation.height { return sizes(of: group, height, sum) }
    if let group { return constraints(of: group, sum) }
    return constraint(sum).map { [$0] } ?? []
  }

  /// An equation with its right side evaluated. `right` is nil after an error in it was reported.
  struct Sum {
    var equation: Equation
    var right: LinearExpression?
    var priority: LayoutPriority
  }

  private func constraint(_ sum: Sum) -> LayoutConstraint? {
    let equation = sum.equation
    let first = target(equation.first, in: equation)
    // Behind a misspelt group the other side is a whole view.
    guard first != nil || !Self.meansGroup(equation.first.attribute) else { return nil }
    let anchor = sum.right?.anchor ?? equation.right.anchor
    var second: Target?
    if let anchor { second = target(anchor, in: equation) }
    guard let first, let right = sum.right, anchor == nil || second != nil else { return nil }
    return made(
      first, equation.relation, second, multiplier: right.factor, constant: right.constant, sum)
  }

  /// Makes a constraint; nil after reporting why it would be illegal.
  func made(
    _ first: Target, _ relation: LayoutConstraint.Relation, _ second: Target?, multiplier: Double,
    constant: Double, _ sum: Sum
  ) -> LayoutConstraint? {
    do {
      return try LayoutConstraint.validated(
        item: first.item, attribute: first.attribute, relatedBy: relation,
        toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
        multiplier: second == nil ? 1 : multiplier, constant: constant, priority: sum.priority)
    } catch {
      let fact = Fact.constraint(error, advice: advice(for: error, sum.equation))
      report(fact, offset(of: error, in: sum.equation))
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

  func item(_ name: Equation.Name, in equation: Equation) -> (any LayoutItem)? {
    if Self.isSuperview(name) { return superview(name, in: equation) }
    if let item = reader.item(name.text, at: node.mark) ?? rootView(name) { return item }
    let guide = BuiltInGuide.named(name.text).map { "root.\($0.rawValue)" }
    report(
      reader.unknownView(name.text, at: node.mark, besides: ["superview"], suggestion: guide),
      name.start)
    return nil
  }

  /// The root under the name `view`, which a view controller has for it in UIKit. A view of the
  /// document with that name comes first.
  private func rootView(_ name: Equation.Name) -> (any LayoutItem)? {
    name.text == Identifier.rootOfController ? reader.items[reader.rootName] : nil
  }

  /// The superview of the first view in the equation, on whichever side that view is. For a guide
  /// it is the view that owns the guide.
  private func superview(_ name: Equation.Name, in equation: Equation) -> View? {
    let names = [equation.first.item] + [equation.right.anchor?.item].compactMap { $0 }
    guard let view = names.first(where: { !Self.isSuperview($0) }) else {
      // The mistake is reported once for an equation, even if both sides have it.
      if name == equation.first.item { report(.superviewOfNothing, name.start) }
      return nil
    }
    // An unknown view is reported where its own name is looked up.
    guard let item = reader.item(view.text, at: node.mark) else { return nil }
    let superview = item is LayoutGuide ? item.layoutView : (item as? View)?.superview
    if superview == nil { report(.noSuperview(view.text), name.start) }
    return superview
  }

  static func isSuperview(_ name: Equation.Name) -> Bool { Identifier.isSuperview(name.text) }

  /// The guide of a view; nil after reporting why there is none, and for a view with other
  /// mistakes.
  func guide(
    _ guide: Equation.Name, of item: any LayoutItem, named name: Equation.Name
  ) -> (any LayoutItem)? {
    guard let view = item as? View else {
      report(.unknownGuide(guide.text, suggestion: nil, known: []), guide.start)
      return nil
    }
    if guide.text == "contentView", let cell = view as? TableViewCell { return cell.contentView }
    guard let kind = BuiltInGuide.named(guide.text) else {
      if reader.item(guide.text, at: node.mark) is View {
        report(
          .constraint(
            "“\(name.text)” has no guide “\(guide.text)”",
            advice: "a view is named by itself, as in “\(guide.text).top”"), guide.start)
        return nil
      }
      report(
        .unknownGuide(
          guide.text, suggestion: Suggestion.nearest(to: guide.text, in: BuiltInGuide.allNames),
          known: BuiltInGuide.allCases.map(\.rawValue)),
        guide.start)
      return nil
    }
    if let found = kind.guide(of: view) { return found }
    guard !reader.brokenViews.contains(view.identifier ?? "") else { return nil }
    report(.guideNeedsScrollView(guide: guide.text, view: name.text), guide.start)
    return nil
  }

  // MARK: Attributes

  /// The attribute with UIKit's name, which may begin with a capital letter.
  func attribute(_ name: Equation.Name) -> LayoutConstraint.Attribute? {
    if let found = AttributeNames.attribute(name.text) { return found }
    if let group = AttributeGroup(name) {
      report(.attributeGroup(group.rawValue, .besideOne), name.start)
      return nil
    }
    let groups = AttributeGroup.allCases.map(\.rawValue)
    report(
      .unknownAttribute(
        name.text,
        suggestion: OtherWords.attribute(name.text)
          ?? Suggestion.nearest(to: name.text, in: AttributeNames.all.map(\.name) + groups),
        known: AttributeNames.own.map(\.name) + groups),
      name.start)
    return nil
  }

  /// Whether an unknown attribute is probably one of the groups that compare whole views.
  private static func meansGroup(_ name: Equation.Name) -> Bool {
    let groups = AttributeGroup.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name.text, in: AttributeNames.all.map(\.name) + groups)
    return !isAttribute(name) && near.map(groups.contains) == true
  }

  static func isAttribute(_ name: Equation.Name) -> Bool {
    AttributeNames.attribute(name.text) != nil
  }

  /// Whether guides have an attribute: they are rectangles without text and margins.
  static func isGuideAttribute(_ attribute: LayoutConstraint.Attribute) -> Bool {
    !attribute.isMargin && attribute != .firstBaseline && attribute != .lastBaseline
  }

  // MARK: Illegal constraints

  /// The offset of the part that is at fault: the attribute that does not go with the first, or the
  /// constant.
  private func offset(of error: ConstraintError, in equation: Equation) -> Int {
    switch error {
    case .invalidPairing, .directionalAgainstPhysical, .incompatibleAxes:
      equation.right.anchor?.attribute.start ?? equation.first.attribute.start
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

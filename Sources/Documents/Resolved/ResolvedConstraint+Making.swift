import AutoLayout
import Files
import LayoutScene
import Reuse

extension ResolvedConstraint {
  /// The values of a constraint that was made of `node`; nil where one of its items has no name.
  init?(_ constraint: LayoutConstraint, _ node: Node, in places: NodePlaces) {
    guard let first = Anchor(constraint.firstItem, constraint.firstAttribute) else { return nil }
    let hasSecond = constraint.secondAttribute != .notAnAttribute
    let second = hasSecond ? Anchor(constraint.secondItem, constraint.secondAttribute) : nil
    guard !hasSecond || second != nil else { return nil }
    self.init(
      first: first, relation: constraint.relation.symbol, second: second,
      multiplier: constraint.multiplier,
      constant: constraint.hasSystemSpacing ? nil : constraint.constant,
      priority: constraint.priority.value, identifier: constraint.identifier,
      written: Self.shortened(node.scalar?.text ?? ""), origin: places.location(of: node.mark))
    template = (places.templates[node.mark] ?? []).map { part in
      switch part {
      case .text(let text): TemplatePart(text: text)
      case .value(let text, let mark, let words):
        TemplatePart(text: text, origin: places.location(of: mark), variable: words)
      }
    }
  }

  /// The constraint with the names of those of its parts that a variant has written, and of its arguments.
  func with(
    _ parts: [SourceLocation], _ names: WrittenNames, way: [String]
  ) -> ResolvedConstraint {
    var constraint = self
    constraint.way = way
    constraint.definitions = parts.compactMap { names[$0] }.filter { $0.hasPrefix("variants.") }
    return constraint
  }

  /// A text without its middle, where it is very long: a line of Visual Format is written for each of its
  /// constraints, of which it may have thousands.
  private static func shortened(_ text: String) -> String {
    let (start, end) = (400, 100)
    guard text.utf8.count > 2 * (start + end) else { return text }
    return "\(text.prefix(start)) … \(text.suffix(end))"
  }

  /// Makes the constraint between the items of these names, without activating it. Nil where an
  /// item is missing or the constraint would be illegal.
  func constraint(among items: [String: any LayoutItem]) -> LayoutConstraint? {
    guard let relation = LayoutConstraint.Relation.allCases.first(where: { $0.symbol == relation }),
      let first = first.target(among: items)
    else { return nil }
    let target = second.flatMap { $0.target(among: items) }
    if second != nil, target == nil { return nil }
    let made = try? LayoutConstraint.validated(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: target?.item,
      attribute: target?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant ?? 8, priority: LayoutPriority(priority))
    guard let made else { return nil }
    if constant == nil { made.useSystemSpacing() }
    made.identifier = identifier
    return made
  }
}

extension ResolvedConstraint.Anchor {
  /// The anchor of an item; nil for an item without a name.
  init?(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute) {
    if let view = item as? View, let name = view.identifier {
      self.init(item: name, guide: nil, attribute: attribute.name)
      return
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return nil }
    if let kind = BuiltInGuide.allCases.first(where: { $0.guide(of: owner) === guide }) {
      guard let name = owner.identifier else { return nil }
      self.init(item: name, guide: kind.rawValue, attribute: attribute.name)
    } else {
      self.init(item: guide.identifier, guide: nil, attribute: attribute.name)
    }
  }

  func target(
    among items: [String: any LayoutItem]
  ) -> (item: any LayoutItem, attribute: LayoutConstraint.Attribute)? {
    guard let item = items[item],
      let attribute = LayoutConstraint.Attribute.allCases.first(where: { $0.name == attribute })
    else { return nil }
    guard let guide else { return (item, attribute) }
    guard let view = item as? View, let found = BuiltInGuide(rawValue: guide)?.guide(of: view)
    else { return nil }
    return (found, attribute)
  }
}

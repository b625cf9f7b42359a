import Cassowary
import Foundation
import LayoutScene

/// Finds an explanation in a solved engine.
struct Explainer {
  let engine: LayoutEngine
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  func explanation() -> LayoutExplanation? {
    guard let form = engine.place(of: item, attribute) else { return nil }
    let variables = form.terms.map(\.variable)
    let binding = engine.binding(variables)
    let name = (item as? View)?.identifier ?? item.layoutName
    return LayoutExplanation(
      subject: "\(name).\(attribute.name)",
      value: engine.value(of: form),
      isUnique: variables.allSatisfy { engine.isUnique($0) },
      chain: insetLinks + links(ordered(binding, from: variables)),
      slack: slack(beside: binding))
  }

  /// A guide that is a fixed inset of its owner has no constraints of its own: the insets are why.
  private var insetLinks: [LayoutExplanation.Link] {
    guard let guide = item as? LayoutGuide, guide.kind.isInset, let owner = guide.owningView,
      let insets = engine.item(owner)?.insets.of(guide.kind)
    else { return [] }
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].map { "\($0) \(shortest($1))" }.joined(separator: ", ")
    return [
      LayoutExplanation.Link(
        source: .system,
        description: "<SystemLayoutConstraint \(item.layoutName) inset by \(edges)>",
        priority: LayoutPriority.required.rawValue, origin: owner.origin, violation: 0)
    ]
  }

  /// The constraints on the variables first, then those on what they mention, and so on; within a
  /// step in the order in which they were added.
  private func ordered(_ entries: [Entry], from variables: [Variable]) -> [Entry] {
    var known = Set(variables)
    var rest = entries
    var result: [Entry] = []
    while !rest.isEmpty {
      let reached = rest.filter { $0.form.terms.contains { known.contains($0.variable) } }
      let next = reached.isEmpty ? rest : reached
      result += next
      for entry in next { known.formUnion(entry.form.terms.map(\.variable)) }
      rest.removeAll { entry in next.contains { $0 === entry } }
    }
    return result
  }

  /// The entries, and behind them what gave the wrapped texts among them their widths.
  private func links(_ entries: [Entry]) -> [LayoutExplanation.Link] {
    var links = entries.map { link($0, $0.halfDescription, engine.violation(of: $0)) }
    var known = Set(entries.map { ObjectIdentifier($0) })
    var knownUnwrapped: Set<ObjectIdentifier> = []
    for (text, binding) in engine.firstBinding(behind: entries) {
      for entry in ordered(binding, from: [text.width]) {
        if let violation = engine.firstViolation(of: entry) {
          guard knownUnwrapped.insert(ObjectIdentifier(entry)).inserted else { continue }
          links.append(link(entry, entry.unwrappedDescription, violation))
        } else if known.insert(ObjectIdentifier(entry)).inserted {
          links.append(link(entry, entry.halfDescription, engine.violation(of: entry)))
        }
      }
    }
    return links
  }

  private func link(
    _ entry: Entry, _ description: String, _ violation: CGFloat
  ) -> LayoutExplanation.Link {
    LayoutExplanation.Link(
      source: entry.kind, description: leastSize(entry) ?? description,
      priority: entry.priority.rawValue, origin: entry.origin, violation: violation)
  }

  /// That a size is not negative, with the name of what has it; nil for anything else.
  private func leastSize(_ entry: Entry) -> String? {
    guard case .system = entry.source, entry.relation == .greaterThanOrEqual,
      entry.form.terms.count == 1, let variable = entry.form.terms.first?.variable,
      let item = engine.item(of: variable), item.width == variable || item.height == variable
    else { return nil }
    let name = item.width == variable ? "width" : "height"
    return "<SystemLayoutConstraint \(item.name).\(name) >= 0>"
  }

  /// The other constraints that mention the item along the attribute's axis. An equation that holds
  /// has no slack to speak of: it gives something else its value.
  private func slack(beside binding: [Entry]) -> [LayoutExplanation.Slack] {
    let axis = attribute.axis
    let mine = item.referencingConstraints.all
      .filter { constraint in
        constraint.ends.contains {
          $0.item === item && $0.attribute != .notAnAttribute && $0.attribute.axis == axis
        }
      }
      .compactMap { engine.installed[ObjectIdentifier($0)] }
    let own = engine.item(item).map { item in
      engine.contentEntries(of: item).filter { entry in
        entry.form.terms.contains { $0.variable == item.size(along: axis) }
      }
    }
    return (mine + (own ?? [])).filter { entry in !binding.contains { $0 === entry } }.compactMap(
      slack)
  }

  private func slack(_ entry: Entry) -> LayoutExplanation.Slack? {
    let isSatisfied = entry.handle != nil && engine.violation(of: entry) < 1e-4
    if isSatisfied, entry.relation == .equal { return nil }
    return LayoutExplanation.Slack(
      source: entry.kind, description: entry.halfDescription, priority: entry.priority.rawValue,
      origin: entry.origin,
      distance: entry.handle == nil ? .infinity : abs(engine.value(of: entry.form)),
      isSatisfied: isSatisfied)
  }
}

extension LayoutEngine {
  func value(of form: LinearForm) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Points by which a constraint does not hold.
  func violation(of entry: Entry) -> CGFloat { entry.violation(at: value(of: entry.form)) }

  /// An attribute as a sum of variables, in the coordinates of the superview or a guide's owner.
  func place(of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> LinearForm? {
    if attribute.kind == .size { return size(of: item, attribute) }
    let above = (item as? View)?.superview ?? item.layoutView
    guard let container = item === root ? root : above else { return nil }
    let isMirrored =
      attribute.isDirectional && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return location(attribute.physical(isMirrored: isMirrored), of: item, in: container)
  }
}

extension Entry {
  /// Points by which the constraint does not hold where its form has a value.
  func violation(at value: Double) -> CGFloat {
    let amount =
      switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    return amount < 1e-7 ? 0 : amount
  }

  /// Of a content size only the half that the entry is, which UIKit prints in one with the other, and
  /// for a wrapped text the width that it is wrapped at.
  var halfDescription: String {
    guard case .contentSize(let item, _, _) = source else { return description }
    let width = item.content.wrappedWidth.map { ", wrapped at \(shortest($0))" }
    return half(of: item.content.layout.size, "active" + (width ?? ""))
  }

  /// The same of a text as it was before it was wrapped.
  var unwrappedDescription: String {
    guard case .contentSize(let item, _, _) = source else { return description }
    return half(of: item.content.natural.size, "active, unwrapped")
  }

  private func half(of size: CGSize, _ state: String) -> String {
    guard case .contentSize(let item, let axis, let isHugging) = source else { return description }
    let isHorizontal = axis == .horizontal
    return "<ContentSizeLayoutConstraint \(item.name).\(isHorizontal ? "width" : "height") "
      + "\(relation.symbol) \(shortest(isHorizontal ? size.width : size.height)) "
      + "\(isHugging ? "Hug" : "CompressionResistance"):\(shortest(priority.rawValue))   (\(state))>"
  }

  var kind: LayoutExplanation.Source {
    switch source {
    case .constraint: .constraint
    case .contentSize: .contentSize
    case .autoresizing: .autoresizing
    case .windowSize: .window
    case .system: .system
    }
  }

  /// Where somebody wrote the constraint, or the view that it comes from: a stack view for what its
  /// arrangement is made of.
  var origin: SourceLocation? {
    switch source {
    case .constraint(let constraint): constraint.origin ?? constraint.holder?.origin
    case .contentSize(let item, _, _), .autoresizing(let item, _): item.view?.origin
    case .windowSize(let item, _): item.view?.window?.sizeOrigin
    case .system: nil
    }
  }
}

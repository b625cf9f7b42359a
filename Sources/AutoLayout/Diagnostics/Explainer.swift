import Cassowary
import Foundation
import LayoutScene

/// Makes an explanation from a solved engine.
struct Explainer {
  let engine: LayoutEngine
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  func explanation() -> LayoutExplanation? {
    guard let form = engine.place(of: item, attribute) else { return nil }
    let variables = form.terms.map(\.variable)
    let binding = engine.binding(variables)
    let name = (item as? View)?.identifier ?? item.layoutName
    let isUnique = variables.allSatisfy { engine.isUnique($0) }
    let choices = isUnique ? [] : AmbiguitySearch(engine).ambiguities().filter { $0.moves(form) }
    let mends = choices.isEmpty ? nil : Mends(engine)
    return LayoutExplanation(
      subject: "\(name).\(attribute.name)",
      value: engine.value(of: form), isUnique: isUnique,
      chain: insetLinks + links(ordered(binding, from: variables)) + alignmentLinks(form),
      slack: slack(beside: binding),
      rivals: choices.flatMap { rivals(in: $0) }, mends: choices.compactMap { mends?.mend(of: $0) })
  }

  /// The rivals of the attribute in a choice, without the attribute itself.
  private func rivals(in choice: Ambiguity) -> [LayoutExplanation.Rival] {
    switch choice.cause {
    case .tie(let entries): entries.compactMap(rival)
    case .undetermined, .inequalities:
      // A single coordinate is not tied; it lacks a constraint.
      choice.tied.filter {
        choice.tied.count > 1 && !isSubject($0.item.item, $0.attribute)
      }.map { coordinate in
        LayoutExplanation.Rival(
          view: Self.name(of: coordinate.item.item), attribute: coordinate.attribute.name,
          origin: coordinate.view?.origin)
      }
    }
  }

  private func rival(_ entry: Entry) -> LayoutExplanation.Rival? {
    if let half = entry.half, let coordinate = entry.contentCoordinate {
      if isSubject(coordinate.item.item, coordinate.attribute) { return nil }
      return LayoutExplanation.Rival(
        view: Self.name(of: coordinate.item.item), attribute: coordinate.attribute.name,
        claim: half == .hugging ? "hugging" : "compression resistance",
        priority: entry.priority.value, origin: entry.origin)
    }
    guard let constraint = entry.constraint, let item = constraint.firstItem else { return nil }
    return LayoutExplanation.Rival(
      view: Self.name(of: item), attribute: constraint.firstAttribute.name,
      claim: constraint.relationDescription, priority: entry.priority.value,
      origin: entry.origin)
  }

  private func isSubject(_ item: any LayoutItem, _ other: LayoutConstraint.Attribute) -> Bool {
    item === self.item && other == attribute
  }

  private static func name(of item: any LayoutItem) -> String {
    if let view = item as? View { return view.identifier ?? view.treePath }
    let guide = (item as? LayoutGuide)?.identifier ?? ""
    return guide.isEmpty ? item.layoutName : guide
  }

  /// Links for the insets of a built-in guide or of a view's margins, which follow from no
  /// constraint.
  private var insetLinks: [LayoutExplanation.Link] {
    if let guide = insetGuide, let owner = guide.owningView,
      let insets = engine.item(owner)?.insets.of(guide.kind)
    {
      return [link(item.layoutName, insetBy: insets, of: owner)]
    }
    guard let view = item as? View, attribute.isMargin,
      let insets = engine.item(view)?.insets.margins
    else { return [] }
    return [link("the margins of \(item.layoutName)", insetBy: insets, of: view)]
  }

  /// Links for alignment rects. Constraints relate alignment rects, while places and margins are
  /// relative to frames; the difference is part of the value.
  private func alignmentLinks(_ form: LinearForm) -> [LayoutExplanation.Link] {
    // The near edges of a guide follow from its insets only.
    if insetGuide != nil, form.terms.isEmpty { return [] }
    let owner = attribute.isMargin ? item as? View : insetGuide?.owningView
    var views = [owner].compactMap { $0 }
    if attribute.kind != .size, let container = engine.container(of: item), container !== owner {
      views.append(container)
    }
    return views.compactMap { view in
      guard let insets = engine.item(view).map({ engine.alignmentOffsets(of: $0) }) else {
        return nil
      }
      let (near, far) =
        attribute.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      // Of the container, only the near edge counts, which places are relative to.
      guard near != 0 || (view === owner && far != 0) else { return nil }
      return link("the alignment rect of \(view.layoutName)", insetBy: insets, of: view)
    }
  }

  private var insetGuide: LayoutGuide? {
    (item as? LayoutGuide).flatMap { $0.kind.isInset ? $0 : nil }
  }

  private func link(
    _ name: String, insetBy insets: EdgeInsets, of view: View
  ) -> LayoutExplanation.Link {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].map { "\($0) \(shortest($1))" }.joined(separator: ", ")
    return LayoutExplanation.Link(
      source: .system, description: "<SystemLayoutConstraint \(name) inset by \(edges)>",
      priority: LayoutPriority.required.value, origin: view.origin, violation: 0)
  }

  /// Breadth first: the constraints on the variables, then those on the variables in them, and so
  /// on; within a step in the order in which they were added.
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

  /// Links for the entries, and after them for what bound the widths of the wrapped texts among
  /// them.
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
      source: entry.kind, description: description,
      priority: entry.priority.value, origin: entry.origin, violation: violation)
  }

  /// The other constraints on the item along the attribute's axis. An equation that holds is left
  /// out: it determines another value.
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
      source: entry.kind, description: entry.halfDescription, priority: entry.priority.value,
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

  /// An attribute as a linear form, in the coordinates of the superview or a guide's owner. These
  /// begin at its frame, while variables begin at its alignment rect.
  func place(of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> LinearForm? {
    if attribute.kind == .size { return size(of: item, attribute) }
    guard let container = container(of: item) else { return nil }
    let isMirrored =
      attribute.isDirectional && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var place = location(attribute.physical(isMirrored: isMirrored), of: item, in: container)
    if let insets = self.item(container).map({ alignmentOffsets(of: $0) }) {
      place?.constant += attribute.axis == .horizontal ? insets.left : insets.top
    }
    return place
  }

  /// The view in whose coordinates an item's place is given; for the root, itself.
  func container(of item: any LayoutItem) -> View? {
    item === root ? root : (item as? View)?.superview ?? item.layoutView
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

  /// For a content size, only this entry's half, and for a wrapped text the width that it is
  /// wrapped at. UIKit prints both halves in one.
  var halfDescription: String {
    guard case .contentSize(let item, _, _) = source else { return description }
    let width = item.content.wrappedWidth.map { ", wrapped at \(shortest($0))" }
    return half(of: item.content.layout.size, "active" + (width ?? ""))
  }

  /// The same, with the size of a text before it was wrapped.
  var unwrappedDescription: String {
    guard case .contentSize(let item, _, _) = source else { return description }
    return half(of: item.content.natural.size, "active, unwrapped")
  }

  private func half(of size: CGSize, _ state: String) -> String {
    guard case .contentSize(let item, let axis, let isHugging) = source else { return description }
    let isHorizontal = axis == .horizontal
    return "<ContentSizeLayoutConstraint \(item.name).\(isHorizontal ? "width" : "height") "
      + "\(relation.symbol) \(shortest(isHorizontal ? size.width : size.height)) "
      + "\(isHugging ? "Hug" : "CompressionResistance"):\(shortest(priority.value))   (\(state))>"
  }

  var kind: LayoutExplanation.Source {
    switch source {
    case .constraint: .constraint
    case .contentSize: .contentSize
    case .autoresizing: .autoresizing
    case .windowSize: .window
    case .leastSize, .system: .system
    }
  }

  /// Where the constraint is written, or else the view that it comes from: a stack view for the
  /// rules of its arrangement.
  var origin: SourceLocation? {
    switch source {
    case .constraint(let constraint): constraint.origin ?? constraint.holder?.origin
    case .contentSize(let item, _, _), .autoresizing(let item, _): item.view?.origin
    case .leastSize(let item, _): item.item.layoutView?.origin
    case .windowSize(let item, _): item.view?.window?.sizeOrigin
    case .system: nil
    }
  }
}

import Cassowary
import Foundation
import LayoutKernel
import LayoutScene

/// Makes an explanation from a solved engine.
struct Explainer {
  let engine: LayoutEngine
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  func explanation() -> LayoutExplanation? {
    guard let form = engine.form(of: item, attribute) else { return nil }
    let variables = form.terms.map(\.variable)
    let binding = engine.binding(variables)
    let name = (item as? View)?.identifier ?? item.layoutName
    let isUnique = engine.isUnique(form)
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
    case .tie(let rows): rows.compactMap(rival)
    case .undetermined, .inequalities:
      // A single coordinate is not tied; it lacks a constraint.
      choice.tied.filter {
        choice.tied.count > 1 && !isSubject($0.item, $0.attribute)
      }.map { coordinate in
        LayoutExplanation.Rival(
          view: Self.name(of: coordinate.item), attribute: coordinate.attribute.name,
          origin: coordinate.view?.origin)
      }
    }
  }

  private func rival(_ row: Row) -> LayoutExplanation.Rival? {
    if let half = row.half, let coordinate = row.contentCoordinate {
      if isSubject(coordinate.item, coordinate.attribute) { return nil }
      return LayoutExplanation.Rival(
        view: Self.name(of: coordinate.item), attribute: coordinate.attribute.name,
        claim: half == .hugging ? "hugging" : "compression resistance",
        priority: row.priority.value, origin: row.origin)
    }
    guard let constraint = row.constraint, let item = constraint.firstItem else { return nil }
    return LayoutExplanation.Rival(
      view: Self.name(of: item), attribute: constraint.firstAttribute.name,
      claim: constraint.relationDescription, priority: row.priority.value,
      origin: row.origin)
  }

  private func isSubject(_ item: Item, _ other: LayoutConstraint.Attribute) -> Bool {
    item.key === self.item && other == attribute
  }

  private static func name(of item: Item) -> String { item.layoutItem.map(name) ?? "" }

  private static func name(of item: any LayoutItem) -> String {
    if let view = item as? View { return view.nameInTree }
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
    let end = engine.items.end(item, attribute, seenWith: nil)
    let container = end.flatMap { engine.container(of: $0).view }
    if attribute.kind != .size, let container, container !== owner {
      views.append(container)
    }
    return views.compactMap { view in
      guard let insets = engine.item(view).map({ engine.items.alignmentOffsets(of: $0) }) else {
        return nil
      }
      let (near, far) =
        attribute.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      // Places are relative to the container's near edge; its far edge does not matter.
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

  /// The rows breadth first: those on the variables, then those that share a variable with them,
  /// and so on. Within a step they are in the order in which they were added.
  private func ordered(_ rows: [Row], from variables: [Variable]) -> [Row] {
    var known = Set(variables)
    var rest = rows
    var result: [Row] = []
    while !rest.isEmpty {
      let reached = rest.filter { $0.form.terms.contains { known.contains($0.variable) } }
      let next = reached.isEmpty ? rest : reached
      result += next
      for row in next { known.formUnion(row.form.terms.map(\.variable)) }
      rest.removeAll { row in next.contains { $0 === row } }
    }
    return result
  }

  /// Links for the rows. After them come links for the rows that bound the widths of the wrapped
  /// texts among them.
  private func links(_ rows: [Row]) -> [LayoutExplanation.Link] {
    var links = rows.map { link($0, $0.halfDescription, engine.violation(of: $0)) }
    var known = Set(rows.map { ObjectIdentifier($0) })
    var knownUnwrapped: Set<ObjectIdentifier> = []
    for (text, binding) in engine.firstBinding(behind: rows) {
      for row in ordered(binding, from: [text.width]) {
        if let violation = engine.firstViolation(of: row) {
          guard knownUnwrapped.insert(ObjectIdentifier(row)).inserted else { continue }
          links.append(link(row, row.unwrappedDescription, violation))
        } else if known.insert(ObjectIdentifier(row)).inserted {
          links.append(link(row, row.halfDescription, engine.violation(of: row)))
        }
      }
    }
    return links
  }

  private func link(
    _ row: Row, _ description: String, _ violation: CGFloat
  ) -> LayoutExplanation.Link {
    LayoutExplanation.Link(
      source: row.linkSource, description: description,
      priority: row.priority.value, origin: row.origin, violation: violation)
  }

  /// The other constraints on the item along the attribute's axis. An equation that holds is left
  /// out: it determines another value.
  private func slack(beside binding: [Row]) -> [LayoutExplanation.Slack] {
    let axis = attribute.axis
    let mine = item.referencingConstraints.all
      .filter { constraint in
        constraint.ends.contains {
          $0.item === item && $0.attribute != .notAnAttribute && $0.attribute.axis == axis
        }
      }
      .compactMap { engine.constraints[$0] }
    let own = engine.item(item).map { item in
      item.contentRows.filter { row in
        row.form.terms.contains { $0.variable == item.size(along: axis) }
      }
    }
    return (mine + (own ?? [])).filter { row in !binding.contains { $0 === row } }.compactMap(
      slack)
  }

  private func slack(_ row: Row) -> LayoutExplanation.Slack? {
    let isSatisfied = engine.isSatisfied(row)
    if isSatisfied, row.relation == .equal { return nil }
    return LayoutExplanation.Slack(
      source: row.linkSource, description: row.halfDescription, priority: row.priority.value,
      origin: row.origin,
      distance: row.handle == nil ? .infinity : abs(engine.value(of: row.form)),
      isSatisfied: isSatisfied)
  }
}

extension LayoutEngine {
  /// The coordinate as a sum of variables; nil for an item that is not part of the layout.
  func form(of item: any LayoutItem, _ attribute: Attribute) -> LinearForm? {
    items.end(item, attribute, seenWith: nil).flatMap { form(of: $0) }
  }
}

extension Row {
  /// The description of this row alone for a content size, of which UIKit prints both constraints
  /// in one. For a wrapped text it has the width at which the text is wrapped.
  var halfDescription: String {
    guard case .contentSize(let item, _, _) = source else { return description }
    let width = item.wrappedWidth.map { ", wrapped at \(shortest($0))" }
    return half(of: item.contentLayout.size, "active" + (width ?? ""))
  }

  /// The same description with the size of a text before it was wrapped.
  var unwrappedDescription: String {
    guard case .contentSize(let item, _, _) = source else { return description }
    return half(of: item.naturalLayout.size, "active, unwrapped")
  }

  private func half(of size: CGSize, _ state: String) -> String {
    guard case .contentSize(let item, let axis, let isHugging) = source else { return description }
    let isHorizontal = axis == .horizontal
    return "<ContentSizeLayoutConstraint \(item.name).\(isHorizontal ? "width" : "height") "
      + "\(relation.symbol) \(shortest(isHorizontal ? size.width : size.height)) "
      + "\(isHugging ? "Hug" : "CompressionResistance"):\(shortest(priority.value))   (\(state))>"
  }

  /// What a link calls it.
  fileprivate var linkSource: LayoutExplanation.Source {
    switch source {
    case .constraint: .constraint
    case .contentSize: .contentSize
    case .autoresizing: .autoresizing
    case .windowSize: .window
    case .leastSize, .contentOrigin, .keyboard, .windowOrigin, .rootSize, .fittingSize: .system
    }
  }
}

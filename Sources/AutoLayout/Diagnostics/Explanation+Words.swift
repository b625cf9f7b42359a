import Foundation
import LayoutKernel
import LayoutScene

extension LayoutEngine {
  /// Explains the value of an attribute of a view or guide; nil for one that is not part of the layout.
  func explanation(
    of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> LayoutExplanation? {
    guard let end = self.end(item, attribute, seenWith: nil), let found = explanation(of: end)
    else { return nil }
    let mends = found.choices.isEmpty ? nil : mendSearch
    return LayoutExplanation(
      subject: "\((item as? View)?.identifier ?? item.layoutName).\(attribute.name)",
      value: found.value, isUnique: found.isUnique, chain: found.chain.map { $0.words(in: item) },
      slack: found.slack.map(\.words), rivals: found.rivals.compactMap(\.words),
      mends: found.choices.compactMap { mends?.mend(of: $0).words(deciding: $0) })
  }

  /// Looks for what would decide ambiguities.
  var mendSearch: MendSearch { MendSearch(self) { self.text(of: $0, isFirst: false) } }

  /// The coordinate as a sum of variables; nil for an item that is not part of the layout.
  func form(of item: any LayoutItem, _ attribute: Attribute) -> LinearForm? {
    self.end(item, attribute, seenWith: nil).flatMap { form(of: $0) }
  }
}

extension Explanation.Link {
  fileprivate func words(in item: any LayoutItem) -> LayoutExplanation.Link {
    switch self {
    case .row(let row, let violation, let isUnwrapped):
      return LayoutExplanation.Link(
        source: row.linkSource,
        description: isUnwrapped ? row.unwrappedDescription : row.halfDescription,
        priority: row.priority.value, origin: row.origin, violation: violation)
    case .insets(_, let insets, let owner):
      let guide = (item as? LayoutGuide)?.layoutName
      return Self.system(guide ?? "the margins of \(owner.name)", insetBy: insets, of: owner)
    case .alignment(let insets, let owner):
      return Self.system("the alignment rect of \(owner.name)", insetBy: insets, of: owner)
    }
  }

  private static func system(
    _ name: String, insetBy insets: EdgeInsets, of owner: Item
  ) -> LayoutExplanation.Link {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].map { "\($0) \(shortest($1))" }.joined(separator: ", ")
    return LayoutExplanation.Link(
      source: .system, description: "<SystemLayoutConstraint \(name) inset by \(edges)>",
      priority: LayoutPriority.required.value, origin: owner.view?.origin, violation: 0)
  }
}

extension Explanation.Slack {
  fileprivate var words: LayoutExplanation.Slack {
    LayoutExplanation.Slack(
      source: row.linkSource, description: row.halfDescription, priority: row.priority.value,
      origin: row.origin, distance: distance, isSatisfied: isSatisfied,
      isEquation: row.relation == .equal)
  }
}

extension Explanation.Rival {
  /// Nil for a row of neither a constraint nor a content size.
  fileprivate var words: LayoutExplanation.Rival? {
    switch self {
    case .coordinate(let coordinate):
      return LayoutExplanation.Rival(
        view: Self.name(of: coordinate.item.layoutItem), attribute: coordinate.attribute.name,
        origin: coordinate.view?.origin)
    case .row(let row):
      if let half = row.half, let coordinate = row.contentCoordinate {
        return LayoutExplanation.Rival(
          view: Self.name(of: coordinate.item.layoutItem), attribute: coordinate.attribute.name,
          claim: half == .hugging ? "hugging" : "compression resistance",
          priority: row.priority.value, origin: row.origin)
      }
      guard let constraint = row.constraint, let item = constraint.firstItem else { return nil }
      return LayoutExplanation.Rival(
        view: Self.name(of: item), attribute: constraint.firstAttribute.name,
        claim: constraint.relationDescription, priority: row.priority.value, origin: row.origin)
    }
  }

  private static func name(of item: (any LayoutItem)?) -> String {
    if let view = item as? View { return view.nameInTree }
    let guide = (item as? LayoutGuide)?.identifier ?? ""
    return guide.isEmpty ? item?.layoutName ?? "" : guide
  }
}

extension Row {
  /// The description of this row alone for a content size, of which UIKit prints both constraints
  /// in one. For a wrapped text it has the width at which the text is wrapped.
  fileprivate var halfDescription: String {
    guard case .contentSize(let item, _, _) = source else { return description }
    let width = item.wrappedWidth.map { ", wrapped at \(shortest($0))" }
    return half(of: item.contentLayout.size, "active" + (width ?? ""))
  }

  /// The same description with the size of a text before it was wrapped.
  fileprivate var unwrappedDescription: String {
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
    switch kind {
    case .written, .stack, .list, .bar, .field: .constraint
    case .contentSize: .contentSize
    case .autoresizing: .autoresizing
    case .encapsulatedSize: .window
    case .leastSize, .contentOrigin, .keyboard, .windowOrigin, .rootSize, .fittingSize: .system
    }
  }
}

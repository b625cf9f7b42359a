import Foundation

/// Where the distances that a constraint relates begin. They end at the constraint's items and
/// attributes.
final class Distance {
  struct Start {
    var item: (any LayoutItem)? { presence.item }
    private let presence: ItemPresence
    let attribute: LayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
      presence = item.presence
      self.attribute = attribute
    }

    var name: String { item.map { "\($0.layoutName).\(attribute.name)" } ?? "nil" }
  }

  /// Nil for the side of a constraint that is a width or a height.
  let first, second: Start?

  init(first: Start?, second: Start?) {
    self.first = first
    self.second = second
  }

  var starts: [Start] { [first, second].compactMap { $0 } }
}

extension LayoutXAxisAnchor {
  /// How far `other` is from this anchor, in the direction in which such anchors grow: a length to
  /// relate to other lengths. Traps for a leading or trailing anchor with a left or right one.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }
}

extension LayoutYAxisAnchor {
  /// How far `other` is below this anchor: a length to relate to other lengths.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }
}

extension LayoutDimension {
  fileprivate init<Anchor: LayoutAnchor>(from start: Anchor, to end: Anchor) {
    end.requireSameUnits(start)
    self.init(
      item: end.item, attribute: end.attribute, start: .init(start.item, start.attribute))
  }
}

extension LayoutConstraint {
  /// Every item with the attribute that the constraint is about.
  var ends: [(item: (any LayoutItem)?, attribute: Attribute)] {
    let ends = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    guard let distance else { return ends }
    return ends + distance.starts.map { ($0.item, $0.attribute) }
  }

  /// The items, each once.
  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    for case let item? in ends.map(\.item) where !items.contains(where: { $0 === item }) {
      items.append(item)
    }
    return items
  }
}

extension LayoutEngine {
  /// The linear form of a constraint about distances. Each distance is positive in the direction in
  /// which its own anchors grow.
  func form(of constraint: LayoutConstraint, _ distance: Distance) -> LinearForm? {
    guard let first = constraint.firstItem, let container = constraint.holder,
      let a = length(to: first, constraint.firstAttribute, from: distance.first, container)
    else { return nil }
    guard let second = constraint.secondItem else { return a - constraint.constant }
    let b = length(to: second, constraint.secondAttribute, from: distance.second, container)
    return b.map { a - constraint.multiplier * $0 - constraint.constant }
  }

  private func length(
    to item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, from start: Distance.Start?,
    _ container: View
  ) -> LinearForm? {
    guard let start else { return size(of: item, attribute) }
    guard let origin = start.item else { return nil }
    let isMirrored =
      (attribute.isDirectional || start.attribute.isDirectional)
      && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = Side(container: container, isMirrored: isMirrored)
    guard let end = value(attribute, of: item, seenWith: origin, side),
      let begin = value(start.attribute, of: origin, seenWith: item, side)
    else { return nil }
    return end - begin
  }
}

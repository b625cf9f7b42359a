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

  /// Calls `body` with the views and guides that the constraint is about, each once.
  func visitItems(_ body: (any LayoutItem) -> Void) {
    let (first, second) = (firstItem, secondItem)
    if let first { body(first) }
    if let second, second !== first { body(second) }
    guard let distance else { return }
    var known = [first, second]
    for start in distance.starts {
      guard let item = start.item, !known.contains(where: { $0 === item }) else { continue }
      known.append(item)
      body(item)
    }
  }
}

import Foundation

/// The locations where the distances of a constraint begin. They end at the constraint's items and
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

  /// The starts of both sides; nil for a side that is a width or a height.
  let first, second: Start?

  init(first: Start?, second: Start?) {
    self.first = first
    self.second = second
  }

  var starts: [Start] { [first, second].compactMap { $0 } }
}

extension LayoutXAxisAnchor {
  /// The distance from this anchor to `other`, in the direction in which such anchors grow. It is a length
  /// to relate to other lengths. Traps for a leading or trailing anchor with a left or right one.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }
}

extension LayoutYAxisAnchor {
  /// The distance from this anchor down to `other`: a length to relate to other lengths.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }
}

extension LayoutDimension {
  init<Anchor: LayoutAnchor>(from start: Anchor, to end: Anchor) {
    end.requireSameUnits(start)
    self.init(
      item: end.item, attribute: end.attribute, start: .init(start.item, start.attribute))
  }
}

extension LayoutConstraint {
  /// Calls `body` once with each view and guide of the constraint.
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

import Foundation
import LayoutScene

/// What the host hands over of a constraint.
package enum Resolution {
  /// It relates items of the layout.
  case statement(Statement)
  /// It is about an item that no longer exists.
  case released
  /// It is about an item that is not part of the layout, or that is not inside the item that holds
  /// the constraint.
  case unprepared
}

/// A constraint that an item holds, and what it says.
package struct HeldConstraint {
  /// The host's constraint, which the kernel only hands back.
  package var key: any ConstraintKey
  package var content: Resolution

  package init(_ key: any ConstraintKey, _ content: Resolution) {
    self.key = key
    self.content = content
  }
}

/// A constraint between items: `first relation multiplier × second + constant`.
///
/// Each side is an attribute of an item or, with a start, the distance from the start to it. It is a
/// class because it is passed around more often than it is made.
package final class Statement {
  package let first: End
  /// Where the distance on the first side begins; nil for an attribute.
  package let firstStart: End?
  package let relation: Relation
  /// The second side; nil for a size that is compared with a number.
  package let second: End?
  package let secondStart: End?
  package let multiplier: Double
  package let constant: Double
  package let priority: LayoutPriority
  /// The item in whose coordinates locations are compared. Its direction decides which edges are
  /// leading and trailing.
  package let container: Item
  /// The maker of the constraint: one of the kinds that views hold.
  package let kind: ConstraintKind
  /// Where a document has the constraint; nil for a constraint made in code.
  package let origin: SourceLocation?
  /// Whether an end is a baseline, follows the reading direction, or depends on insets.
  let usesBaselines, isDirectional, usesInsets: Bool

  package init(
    first: End, firstStart: End? = nil, relation: Relation, second: End?, secondStart: End? = nil,
    multiplier: Double, constant: Double, priority: LayoutPriority, container: Item,
    kind: ConstraintKind, origin: SourceLocation?
  ) {
    self.first = first
    self.firstStart = firstStart
    self.relation = relation
    self.second = second
    self.secondStart = secondStart
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.container = container
    self.kind = kind
    self.origin = origin
    var uses = End.Uses(of: first)
    if let second { uses.formUnion(End.Uses(of: second)) }
    if let firstStart { uses.formUnion(End.Uses(of: firstStart)) }
    if let secondStart { uses.formUnion(End.Uses(of: secondStart)) }
    usesBaselines = uses.contains(.baseline)
    isDirectional = uses.contains(.direction)
    usesInsets = uses.contains(.insets)
  }

  /// The attributes that the constraint names: one to four.
  package var ends: [End] { [first, firstStart, second, secondStart].compactMap { $0 } }
}

/// An attribute of an item, or of a part of it.
package struct End {
  /// The item whose variables it uses. For the edges of a scroll view as seen from its content,
  /// that is its content guide.
  package var item: Item
  /// The item that it names; for a guide that is an inset, the guide's owner.
  package var owner: Item
  /// The item whose text has the baseline; nil for any other attribute, and for a guide, whose baselines are its
  /// top and bottom.
  package var text: Item?
  /// The kind of guide if the guide is an inset of its owner, otherwise nil.
  package var inset: GuideKind?
  package var attribute: Attribute
  /// Whether the view names one outside itself for its baseline, which is then not used.
  package var isStray = false

  package init(item: Item, owner: Item, inset: GuideKind? = nil, attribute: Attribute) {
    self.item = item
    self.owner = owner
    self.inset = inset
    self.attribute = attribute
  }

  /// Whether the end is at the item itself, and not at an inset of it.
  package func names(_ item: Item) -> Bool { owner === item && inset == nil }

  /// Whether both ends are at the same view or guide.
  package func isAtSame(as other: End) -> Bool { owner === other.owner && inset == other.inset }

  /// The insets that it depends on; nil for none.
  package var usedInset: GuideKind? { inset ?? (attribute.isMargin ? .layoutMargins : nil) }

  /// What the place of an end depends on besides variables.
  fileprivate struct Uses: OptionSet {
    let rawValue: Int
    static let baseline = Uses(rawValue: 1)
    static let direction = Uses(rawValue: 2)
    static let insets = Uses(rawValue: 4)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of end: borrowing End) {
      self = []
      if end.attribute.isBaseline { insert(.baseline) }
      if end.attribute.isDirectional { insert(.direction) }
      if end.inset != nil || end.attribute.isMargin { insert(.insets) }
    }
  }

  /// Another attribute of the same item.
  package func with(_ attribute: Attribute) -> End {
    var end = self
    end.attribute = attribute
    return end
  }
}

import Foundation
import LayoutScene

/// A constraint of the host's, which the kernel asks for its present content.
package protocol ConstraintSource: AnyObject {
  /// The constraint between items of the layout.
  ///
  /// - Parameter items: the items of the layout that asks.
  func statement(in items: Items) -> Resolution
  /// Where a document has the constraint; nil for a constraint made in code.
  var origin: SourceLocation? { get }
  /// The maker of the constraint: one of the kinds that views hold.
  var kind: ConstraintKind { get }
}

/// The present content of a constraint.
package enum Resolution {
  /// It relates items of the layout.
  case statement(Statement)
  /// It is about an item that no longer exists.
  case released
  /// It is about an item that is not part of the layout, or that is not inside the item that holds
  /// the constraint.
  case unprepared
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
  /// Whether an end is a baseline, follows the reading direction, or depends on insets.
  let usesBaselines, isDirectional, usesInsets: Bool

  package init(
    first: End, firstStart: End? = nil, relation: Relation, second: End?, secondStart: End? = nil,
    multiplier: Double, constant: Double, priority: LayoutPriority, container: Item
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
  /// The host's object: a view or a guide.
  package var key: AnyObject
  /// The item whose variables it uses. For the edges of a scroll view as seen from its content,
  /// that is its content guide.
  package var item: Item
  /// The item whose insets it uses: for a guide that is an inset the guide's owner, otherwise the
  /// item of `key`.
  package var owner: Item
  /// The kind of guide if the guide is an inset of its owner, otherwise nil.
  package var inset: GuideKind?
  package var attribute: Attribute

  package init(
    key: AnyObject, item: Item, owner: Item, inset: GuideKind? = nil, attribute: Attribute
  ) {
    self.key = key
    self.item = item
    self.owner = owner
    self.inset = inset
    self.attribute = attribute
  }

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

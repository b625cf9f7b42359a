import Foundation

/// What a constraint can be about: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item lies for constraints: a view itself, a guide's owner.
  var layoutView: View? { get }
  /// The active constraints that mention the item, in the order of their activation.
  var referencingConstraints: ConstraintList { get }
  /// `View:card`: class and identifier, as descriptions write it.
  var layoutName: String { get }
}

/// Active constraints in the order of their activation. A class, so that a view and a guide share
/// the bookkeeping.
public final class ConstraintList {
  /// The constraints, in the order of their activation.
  public private(set) var all: [LayoutConstraint] = []
  let presence = ItemPresence()

  init() {}

  func append(_ constraint: LayoutConstraint) {
    all.append(constraint)
  }

  func remove(_ constraint: LayoutConstraint) {
    // The ones that come and go are mostly the last ones.
    if let index = all.lastIndex(where: { $0 === constraint }) { all.remove(at: index) }
  }

  /// The view that held the constraints is gone, and they are no longer active.
  func releaseAll() {
    for constraint in all.reversed() {
      for item in constraint.items { item.referencingConstraints.remove(constraint) }
    }
    all = []
  }
}

import Foundation

/// An item that constraints relate: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item lies for constraints: a view itself, a guide's owner.
  var layoutView: View? { get }
  /// The active constraints that refer to the item, in the order of their activation.
  var referencingConstraints: ConstraintList { get }
  /// The name in descriptions, with class and identifier, such as `View:card`.
  var layoutName: String { get }
}

/// Active constraints in the order of their activation. It is a class so that views and guides
/// share it.
public final class ConstraintList {
  /// The constraints, in the order of their activation.
  @exclusivity(unchecked) public private(set) var all: [LayoutConstraint] = []
  let presence = ItemPresence()

  init() {}

  func append(_ constraint: LayoutConstraint) {
    all.append(constraint)
  }

  func remove(_ constraint: LayoutConstraint) {
    // The search begins at the end, because most constraints that are removed were added late.
    if let index = all.lastIndex(where: { $0 === constraint }) { all.remove(at: index) }
  }

  /// Removes all constraints, from their items' lists too. Called when the view that holds them is
  /// released.
  func releaseAll() {
    for constraint in all.reversed() {
      constraint.visitItems { $0.referencingConstraints.remove(constraint) }
      constraint.releaseHost()
    }
    all = []
  }
}

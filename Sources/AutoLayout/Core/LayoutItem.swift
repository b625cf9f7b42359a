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
  public var all: [LayoutConstraint] { list }
  // Stored apart: each access to a variable that other modules see is checked for exclusive access.
  private var list: [LayoutConstraint] = []
  let presence = ItemPresence()

  init() {}

  func append(_ constraint: LayoutConstraint) {
    list.append(constraint)
  }

  func remove(_ constraint: LayoutConstraint) {
    // The search begins at the end, because most constraints that are removed were added late.
    if let index = list.lastIndex(where: { $0 === constraint }) { list.remove(at: index) }
  }

  /// Removes all constraints, from their items' lists too. Called when the view that holds them is
  /// released.
  func releaseAll() {
    for constraint in list.reversed() {
      constraint.visitItems { $0.referencingConstraints.remove(constraint) }
      constraint.releaseHost()
    }
    list = []
  }
}

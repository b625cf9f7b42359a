import Cassowary
import Foundation
import LayoutScene

/// A view or guide in an engine: its variables, the constraints that come from the item itself, and
/// its place as last solved. The engine stores this here and not in the views, so that a fitting
/// size can be computed without changing a window's layout.
final class EngineItem {
  let item: any LayoutItem
  /// The item, if it is a view.
  let view: View?
  let guide: LayoutGuide?
  /// The superview's, or the owner's for a guide; nil for the engine's root.
  let parent: EngineItem?
  let depth: Int
  /// Counts the engine's items in the order in which they join; items that join together do so in
  /// reading order.
  var serial = 0
  /// The alignment rect relative to the superview's alignment rect. So moving a parent changes no
  /// variable of its children, and an inset from a superview's edge is a constraint on one
  /// variable.
  let x, y, width, height: Variable

  // Constraints that come from the item itself.
  private(set) var stays: [Constraint] = []
  var fixed: [Entry] = []
  var autoresizing: [Entry] = []
  /// The mask that `autoresizing` was made from.
  var mask: AutoresizingMask = []
  var content = ContentState()

  // The place as last solved, exact, in the superview's coordinates.
  var frame = CGRect.zero
  var alignmentRect = CGRect.zero
  /// Whether `frame` has been solved.
  var isPlaced = false
  var isQueuedAsMoved = false
  var capture: AutoresizingState.Capture?
  var insets = ResolvedInsets()
  /// The last of the engine's rounds in which the insets changed.
  var lastInsetRound = 0
  /// Whether places and insets did not settle, so that the insets are frozen at those of the first
  /// places.
  var isUnsettled = false
  /// Whether the present layout keeps the insets unchanged.
  var holdsInsets = false

  init(view: View, parent: EngineItem?, solver: Solver) {
    item = view
    self.view = view
    guide = nil
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    (x, y) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
    stays = addStays(to: solver)
  }

  init(guide: LayoutGuide, owner: EngineItem, solver: Solver) {
    item = guide
    view = nil
    self.guide = guide
    parent = owner
    depth = owner.depth + 1
    (x, y) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
    stays = addStays(to: solver)
  }

  /// Adds weak stays: sizes are as small as possible, and places as near to the superview's corner.
  /// They decide what no other constraint does, so that the result does not depend on earlier
  /// layouts.
  func addStays(to solver: Solver) -> [Constraint] {
    [(width, 1), (height, 1), (x, 2), (y, 2)].compactMap { variable, number in
      try? solver.add(variable - 0, .equal, priority: .stay(number))
    }
  }

  /// Breaks the reference cycle between the item and its entries, and ends the generated
  /// constraints that show them.
  func tearDown() {
    for entry in autoresizing { entry.shown?.end() }
    for shown in content.shown.values { shown.end() }
    (fixed, autoresizing) = ([], [])
    (content.widthAtMost, content.widthAtLeast) = (nil, nil)
    (content.heightAtMost, content.heightAtLeast) = (nil, nil)
  }

  var variables: [Variable] { [x, y, width, height] }
  var name: String { item.layoutName }

  func size(along axis: LayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
  func origin(along axis: LayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
}

/// A view's insets as resolved: distances from the edges of its frame inwards, points.
struct ResolvedInsets: Equatable {
  var safeArea = EdgeInsets.zero
  /// The safe area before an override of the view's `safeAreaInsets`.
  var givenSafeArea = EdgeInsets.zero
  var margins = EdgeInsets.zero
  var readable = EdgeInsets.zero
  /// How far the keyboard, or else the safe area, reaches in from the bottom.
  var keyboard: CGFloat = 0
}

/// The content size of a view, and its constraints in the solver.
struct ContentState {
  var layout = IntrinsicLayout(size: CGSize(width: -1, height: -1))
  /// The intrinsic layout with unlimited room.
  var natural = IntrinsicLayout(size: CGSize(width: -1, height: -1))
  var widthAtMost, widthAtLeast, heightAtMost, heightAtLeast: Entry?
  /// The generated constraints that show them, made on demand.
  var shown: [LayoutConstraint.Axis: ContentSizeLayoutConstraint] = [:]

  // Content that is measured again at the width that the first solution gives.
  var wraps = false
  /// The width that `layout` is measured for; nil while it is the natural one.
  var wrappedWidth: CGFloat?
  /// The width that the first pass gave.
  var firstWidth: CGFloat?
  var isPending = false
}

import Cassowary
import Foundation
import LayoutScene

/// A view or guide as an engine knows it: its variables, the constraints that come from itself, and
/// its place as last solved. An engine keeps all its knowledge here and none in the views, so that a
/// fitting size can be found beside a window's layout without disturbing it.
final class EngineItem {
  let item: any LayoutItem
  /// The item as the one or the other.
  let view: View?
  let guide: LayoutGuide?
  /// The superview's, or the owner's for a guide; nil for the engine's root.
  let parent: EngineItem?
  let depth: Int
  /// Grows with every item of the engine, for those that join together in the order of the tree.
  var serial = 0
  /// The alignment rect relative to the superview's alignment rect. A moved parent thus changes
  /// nothing below it, and an inset from a superview's edge is a constraint on one variable.
  let x, y, width, height: Variable

  // Constraints that come from the item itself.
  private(set) var stays: [Constraint] = []
  var fixed: [Entry] = []
  var autoresizing: [Entry] = []
  /// The mask that they were made of.
  var mask: AutoresizingMask = []
  var content = ContentState()

  // The place as last solved, exact, in the superview's coordinates.
  var frame = CGRect.zero
  var alignmentRect = CGRect.zero
  /// Whether `frame` says anything yet.
  var isPlaced = false
  var isQueuedAsMoved = false
  var capture: AutoresizingState.Capture?
  var insets = ResolvedInsets()
  /// The last of the engine's rounds in which the insets became others.
  var lastInsetRound = 0
  /// Whether places and insets followed from each other for ever, so that the insets are what the first
  /// places gave.
  var isUnsettled = false
  /// Whether the layout under way leaves the insets as they are.
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

  /// What nothing else says: as small as possible, and near the superview's corner. Without that, the
  /// layouts before would decide, and a screen made step by step would not be the one made at once.
  func addStays(to solver: Solver) -> [Constraint] {
    [(width, 1), (height, 1), (x, 2), (y, 2)].compactMap { variable, number in
      try? solver.add(variable - 0, .equal, priority: .stay(number))
    }
  }

  /// Entries know the item that they come from. What stands for them holds no longer.
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

/// What a view's insets have come to: distances from the edges of its frame inwards.
struct ResolvedInsets: Equatable {
  var safeArea = EdgeInsets.zero
  /// The same before the view's own `safeAreaInsets` has said what it makes of it.
  var givenSafeArea = EdgeInsets.zero
  var margins = EdgeInsets.zero
  var readable = EdgeInsets.zero
  /// How far the keyboard, or else the safe area, reaches in from the bottom.
  var keyboard: CGFloat = 0
}

/// What a view's content asks of the solver at present.
struct ContentState {
  var layout = IntrinsicLayout(size: CGSize(width: -1, height: -1))
  /// The layout that the content has with all the room it wants.
  var natural = IntrinsicLayout(size: CGSize(width: -1, height: -1))
  var widthAtMost, widthAtLeast, heightAtMost, heightAtLeast: Entry?
  /// What stands for them once somebody has asked.
  var shown: [LayoutConstraint.Axis: ContentSizeLayoutConstraint] = [:]

  // Content that is measured again at the width that the first solution gives.
  var wraps = false
  /// The width that `layout` is measured for; nil while it is the natural one.
  var wrappedWidth: CGFloat?
  /// The width that the first pass gave.
  var firstWidth: CGFloat?
  var isPending = false
}

import Cassowary
import Foundation
import LayoutScene

/// A view or guide in a layout: its variables, the constraints that come from the item itself, and
/// its place as last solved. Layouts store this here and not in the views, so that a fitting size
/// can be computed without changing a window's layout.
package final class Item {
  /// The host's view or guide, which the kernel only hands back; nil for an item of a stored problem.
  package let key: (any ItemKey)?
  /// The code of the host's view; nil for a guide, and for an item of a stored problem.
  let code: (any ViewCode)?
  /// The kind of guide; nil for a view.
  package let guide: GuideKind?
  // A layout belongs to one task. What it reads and writes in its loops is not checked for exclusive access, which would
  // take a tenth of its time.
  /// What the host has handed over about the item. The host of views names no items.
  @exclusivity(unchecked) var record: ProblemItem
  /// The guides that have variables, and the subviews in reading order, as far as they are in the layout.
  @exclusivity(unchecked) var guides: [Item] = []
  @exclusivity(unchecked) var subviews: [Item] = []
  /// The item of the superview, or of a guide's owner; nil for the layout's root.
  package let parent: Item?
  package let depth: Int
  /// Counts the layout's items in the order in which they join; items that join together do so in
  /// reading order.
  package let serial: Int
  /// The alignment rect relative to the superview's alignment rect. So moving a parent changes no
  /// variable of its children, and an inset from a superview's edge is a constraint on one
  /// variable. `x` is counted from the edge where reading begins, which is the right one if
  /// `isMirrored`. So the mirror image of a layout is the same problem and has the same solution,
  /// also where constraints leave a choice.
  package let x, y, width, height: Variable
  /// Whether the superview reads from right to left.
  package let isMirrored: Bool
  /// The item of the view's keyboard guide, if it has joined.
  @exclusivity(unchecked) var keyboard: Item?

  // Constraints that come from the item itself.
  @exclusivity(unchecked) var fixed: [Row] = []
  @exclusivity(unchecked) package internal(set) var autoresizing: [Row] = []
  /// The mask that `autoresizing` was made from.
  package internal(set) var mask: AutoresizingMask = []
  @exclusivity(unchecked) var content = ContentState()

  // Constraints of the host's.
  /// The rows with an end at the item or at a guide that is an inset of it.
  @exclusivity(unchecked) var references: [Row] = []
  /// The rows that compare locations in the item's coordinates.
  @exclusivity(unchecked) var held: [Row] = []
  /// The rows that take a baseline from the item's text.
  @exclusivity(unchecked) var baselineUsers: [Row] = []

  // The place as last solved, and what follows from it.
  /// The frame as last solved, in points of the superview, not rounded to pixels.
  @exclusivity(unchecked) package internal(set) var frame = CGRect.zero
  @exclusivity(unchecked) package internal(set) var alignmentRect = CGRect.zero
  /// Whether `frame` has been solved.
  @exclusivity(unchecked) var isPlaced = false
  @exclusivity(unchecked) package internal(set) var capture: AutoresizingFrame.Capture?
  @exclusivity(unchecked) package internal(set) var insets = ResolvedInsets()
  /// Whether places and insets did not settle, so that the insets are frozen at those of the first
  /// places.
  @exclusivity(unchecked) package internal(set) var isUnsettled = false
  @exclusivity(unchecked) var isQueuedAsMoved = false
  /// Whether a list that is being made contains the item already.
  @exclusivity(unchecked) var isListed = false
  /// The last of the layout's rounds in which the insets changed.
  @exclusivity(unchecked) var lastInsetRound = 0
  /// Whether the present layout keeps the insets unchanged.
  @exclusivity(unchecked) var holdsInsets = false

  init(
    _ key: (any ItemKey)?, _ record: consuming ProblemItem, code: (any ViewCode)?, parent: Item?,
    serial: Int, solver: Solver
  ) {
    self.key = key
    guide = record.guide
    self.record = record
    self.serial = serial
    self.code = code
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    isMirrored = parent?.record.readsRightToLeft == true
    (x, y) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
    addStays(to: solver)
  }

  /// The present size and baselines of the content.
  package var contentLayout: IntrinsicLayout { content.layout }
  /// The size and baselines of the content with unlimited room.
  package var naturalLayout: IntrinsicLayout { content.natural }
  /// The width that the content is wrapped at, points; nil while it has its natural size.
  package var wrappedWidth: CGFloat? { content.wrappedWidth }
  /// The constraints of the content's size.
  package var contentRows: [Row] { content.rows }

  /// Adds weak stays: sizes are as small as possible, and places as near to the superview's corner
  /// where reading begins. They decide what no other constraint does, so that the result does not
  /// depend on earlier layouts.
  func addStays(to solver: Solver) {
    solver.addStay(Self.sizeStay, to: width)
    solver.addStay(Self.sizeStay, to: height)
    solver.addStay(Self.placeStay, to: x)
    solver.addStay(Self.placeStay, to: y)
  }

  private static let sizeStay = 1
  /// The number of the stays that hold inequalities to their limits, where the layout has them.
  static let limitStay = 2
  private static let placeStay = 3

  /// Breaks the reference cycles between the item and its rows, and ends the objects that show those rows.
  func tearDown() {
    for row in autoresizing { row.shown?.end() }
    for shown in content.shown.values { shown.end() }
    (fixed, autoresizing, references, held, baselineUsers) = ([], [], [], [], [])
    (guides, subviews) = ([], [])
    (content.widthAtMost, content.widthAtLeast) = (nil, nil)
    (content.heightAtMost, content.heightAtLeast) = (nil, nil)
    keyboard = nil
  }

  /// Stores the host's object that shows the content size along an axis.
  package func show(_ shown: (any ShownConstraint)?, along axis: Axis) {
    content.shown[axis] = shown
  }

  /// The host's object that shows the content size along an axis; nil until the host makes it.
  package func shown(along axis: Axis) -> (any ShownConstraint)? { content.shown[axis] }

  package var variables: [Variable] { [x, y, width, height] }

  package func size(along axis: Axis) -> Variable { axis == .horizontal ? width : height }
  package func origin(along axis: Axis) -> Variable { axis == .horizontal ? x : y }

  /// The left or top edge of the alignment rect, counted from the same edge of the superview's.
  package func near(along axis: Axis) -> LinearForm {
    var form = LinearForm()
    addNear(along: axis, to: &form)
    return form
  }

  func addNear(along axis: Axis, to form: inout LinearForm) {
    guard axis == .horizontal, isMirrored, let parent else {
      return form.add(origin(along: axis))
    }
    form.add(parent.width)
    form.add(x, -1)
    form.add(width, -1)
  }

  package var isView: Bool { guide == nil }
  /// Whether the content is measured again at the width that the layout gives it.
  var wraps: Bool { record.content.wraps }

  /// The item itself if it is a view, or else the guide's owner.
  package var viewItem: Item { isView ? self : parent ?? self }

  /// The guides, and then the subviews in reading order.
  var children: [Item] { guides.isEmpty ? subviews : guides + subviews }

  /// Whether the item is `other` or inside it.
  package func isInside(_ other: Item) -> Bool {
    var next: Item? = self
    while let item = next, item.depth >= other.depth {
      if item === other { return true }
      next = item.parent
    }
    return false
  }
}

/// The content size of a view, and its constraints in the solver.
package struct ContentState {
  package internal(set) var layout = IntrinsicLayout.none
  /// The intrinsic layout with unlimited room.
  package internal(set) var natural = IntrinsicLayout.none
  package internal(set) var widthAtMost, widthAtLeast, heightAtMost, heightAtLeast: Row?
  /// The host's objects that show the constraints, made on demand.
  package var shown: [Axis: any ShownConstraint] = [:]

  // Content that is measured again at the width that the first solution gives.
  /// The width that `layout` is measured for; nil while it is the natural one.
  package internal(set) var wrappedWidth: CGFloat?
  /// The width that the first pass gave.
  package internal(set) var firstWidth: CGFloat?
  var isPending = false
  /// The sizes measured since the content last changed, with their widths, the latest last.
  private(set) var measured: [MeasuredContent] = []
  private static let measuredLimit = 16

  /// Whether the content does not fit into a width as it naturally is. At width 0, a view without room,
  /// nothing wraps.
  func wraps(at width: CGFloat) -> Bool {
    width > 0 && width < natural.size.width - RoundingError.place
  }

  mutating func note(_ layout: IntrinsicLayout, at width: CGFloat) {
    measured.removeAll { $0.width == width }
    if measured.count == Self.measuredLimit { measured.removeFirst() }
    measured.append(MeasuredContent(width: width, layout: layout))
  }

  mutating func forgetMeasured() { measured = [] }

  package var rows: [Row] {
    [widthAtMost, widthAtLeast, heightAtMost, heightAtLeast].compactMap { $0 }
  }
}

/// A host's object that shows a generated constraint to its users.
package protocol ShownConstraint: AnyObject {
  /// Called when the constraint that it shows is gone.
  func end()
  /// Called before the length that it shows changes.
  func keepLength()
}

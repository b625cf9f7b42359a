import Cassowary
import Foundation
import LayoutScene

/// The items of a layout, found by the host's views and guides or by the solver's variables.
package final class Items {
  private var surroundings: LayoutEnvironment
  package let solver: Solver
  package let faults: FaultLog
  private var top: Item?
  private var byKey = ObjectTable<Item>()
  private var byVariable = ItemsByVariable()
  private var nextSerial = 0
  /// Items that have joined since the last solution.
  private(set) var new: [Item] = []
  /// The views whose keyboard guides have joined.
  private(set) var keyboardOwners: [Item] = []
  /// Lets a guide join that a constraint needs.
  package var join: ((AnyObject) -> Void)?

  init(_ solver: Solver, _ environment: LayoutEnvironment, _ faults: FaultLog) {
    self.solver = solver
    surroundings = environment
    self.faults = faults
  }

  package var environment: LayoutEnvironment {
    get { surroundings }
    set { surroundings = newValue }
  }
  package var root: Item? { top }
  package subscript(key: AnyObject) -> Item? { byKey[key] }
  package subscript(variable: Variable) -> Item? { byVariable[variable] }

  package var count: Int { byKey.count }
  /// All items, oldest first.
  package var all: [Item] { unordered.sorted { $0.serial < $1.serial } }
  /// All items in the order of their variables, for uses that do not depend on an order: variables
  /// of items that have left are used again.
  var unordered: [Item] { byVariable.all }
  /// The number of the solver's variables, for a copy of the solver.
  var variableCount: Int { byVariable.count }

  /// Whether the item is still part of the layout.
  func contains(_ item: Item) -> Bool { self[item.x] === item }

  /// Makes an item of a view or guide; the first one is the root.
  func add(
    _ key: AnyObject, source: (any ViewSource)?, guide: GuideKind?, isHelper: Bool,
    parent: Item?
  ) -> Item {
    let item = Item(
      key, source: source, guide: guide, isHelper: isHelper, parent: parent, serial: nextSerial,
      solver: solver)
    if top == nil { top = item }
    byKey.set(item, of: key)
    nextSerial += 1
    byVariable.add(item)
    if guide == .keyboard, let parent {
      parent.keyboard = item
      keyboardOwners.append(parent)
    }
    return item
  }

  func noteNew(_ items: [Item]) { new += items }
  func takeNew() -> [Item] {
    defer { new = [] }
    return new
  }

  /// Removes an item whose rows are gone.
  func remove(_ item: Item) {
    byKey.set(nil, of: item.key)
    if item.guide == .keyboard, let owner = item.parent {
      owner.keyboard = nil
      keyboardOwners.removeAll { $0 === owner }
    }
    faults.forget(item.key)
    item.tearDown()
    item.state.isPlaced = false
    byVariable.remove(item)
    for variable in item.variables { solver.removeVariable(variable) }
  }

  func tearDown() {
    for item in unordered { item.tearDown() }
    (byKey, byVariable, new, top, join) = (ObjectTable(), ItemsByVariable(), [], nil, nil)
    keyboardOwners = []
  }

  /// The items of a view's guides, and then of its subviews in reading order.
  func children(of parent: Item) -> [Item] {
    guard let view = parent.source else { return [] }
    return view.guideKeys.compactMap { self[$0] } + view.subviewKeys.compactMap { self[$0] }
  }

  /// The items of a view's subviews, in reading order.
  func subviews(of parent: Item) -> [Item] {
    parent.source?.subviewKeys.compactMap { self[$0] } ?? []
  }

  /// Calls `body` with the keys of the tree in reading order: a view, its guides, its subviews.
  func visitInReadingOrder(_ body: (AnyObject) -> Void) {
    var stack = [root].compactMap { $0 }
    while let item = stack.popLast() {
      body(item.key)
      for guide in item.source?.guideKeys ?? [] { body(guide) }
      stack += subviews(of: item).reversed()
    }
  }

  /// An item's frame in the root's coordinates, points.
  func frameInRoot(of item: Item) -> CGRect {
    var frame = item.frame
    var next = item.parent
    while let above = next {
      let origin = above.source?.boundsOrigin ?? .zero
      frame.origin.x += above.frame.minX - origin.x
      frame.origin.y += above.frame.minY - origin.y
      next = above.parent
    }
    return frame
  }

  // MARK: Alignment rects

  /// How far an item's alignment rect lies inside its frame, points. The view computes it for the
  /// frame that it has, or for one of 100 × 100 before it has any.
  package func alignmentOffsets(of item: Item) -> EdgeInsets {
    guard let view = item.source else { return .zero }
    let probe =
      item.isPlaced
      ? CGRect(origin: .zero, size: item.frame.size) : CGRect(x: 0, y: 0, width: 100, height: 100)
    let rect = view.alignmentRect(forFrame: probe)
    let offsets = EdgeInsets(
      top: rect.origin.y, left: rect.origin.x,
      // Not `width` and `height`, which are positive for a negative size.
      bottom: probe.size.height - rect.origin.y - rect.size.height,
      right: probe.size.width - rect.origin.x - rect.size.width)
    return finite(offsets, of: item, .alignmentRect)
  }

  /// The frame of an alignment rect; the rect itself if the view's answer is not finite.
  func frame(of item: Item, forAlignmentRect rect: CGRect) -> CGRect {
    guard let view = item.source else { return rect }
    let frame = view.frame(forAlignmentRect: rect)
    if frame.isFinite { return frame }
    faults.report(.frameForAlignmentRect, of: [item], owner: item.key)
    return rect
  }

  /// The insets with 0 in place of each edge that is not finite, which is reported.
  func finite(_ insets: EdgeInsets, of item: Item, _ kind: Fault.Kind) -> EdgeInsets {
    guard !insets.isFinite else { return insets }
    faults.report(kind, of: [item], owner: item.key)
    return insets.combined(with: .zero) { edge, zero in edge.isFinite ? edge : zero }
  }
}

/// Items by the indexes of their variables, which are dense; each item has four.
private struct ItemsByVariable {
  private var items: [Item?] = []

  var count: Int { items.count }
  /// Each item once.
  var all: [Item] {
    items.enumerated().compactMap { index, item in item?.x.index == index ? item : nil }
  }
  subscript(variable: Variable) -> Item? {
    variable.index < items.count ? items[variable.index] : nil
  }

  mutating func add(_ item: Item) {
    set(item, item.x)
    set(item, item.y)
    set(item, item.width)
    set(item, item.height)
  }

  mutating func remove(_ item: Item) {
    for variable in item.variables { set(nil, variable) }
  }

  private mutating func set(_ item: Item?, _ variable: Variable) {
    while items.count <= variable.index { items.append(nil) }
    items[variable.index] = item
  }
}

extension PixelGrid {
  /// The length in points, replaced by a whole number of pixels if it differs from it by rounding
  /// error only.
  package func withoutRoundingError(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale).rounded() / scale
    return abs(pixels - length) <= RoundingError.inset ? pixels : length
  }
}

extension CGRect {
  package var isFinite: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}

extension EdgeInsets {
  package var isFinite: Bool {
    // The sum is finite if all are, except for numbers too large for any layout.
    (top + left + bottom + right).isFinite
  }

  package func combined(with other: EdgeInsets, _ edge: (CGFloat, CGFloat) -> CGFloat) -> EdgeInsets
  {
    EdgeInsets(
      top: edge(top, other.top), left: edge(left, other.left), bottom: edge(bottom, other.bottom),
      right: edge(right, other.right))
  }
}

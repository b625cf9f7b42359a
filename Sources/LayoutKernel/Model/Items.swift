import Cassowary
import Foundation
import LayoutScene

/// The items of a layout, found by the solver's variables. The host's views and guides keep theirs.
package final class Items {
  @exclusivity(unchecked) package var environment: LayoutEnvironment
  package let solver: Solver
  package let faults: FaultLog
  @exclusivity(unchecked) package private(set) var root: Item?
  /// How many items there are.
  @exclusivity(unchecked) package private(set) var count = 0
  @exclusivity(unchecked) private var byVariable = Slots<Item>()
  @exclusivity(unchecked) private var nextSerial = 0
  /// Items that have joined since the last solution.
  @exclusivity(unchecked) private(set) var new: [Item] = []
  /// The views whose keyboard guides have joined.
  @exclusivity(unchecked) private(set) var keyboardOwners: [Item] = []

  init(_ solver: Solver, _ environment: LayoutEnvironment, _ faults: FaultLog) {
    self.solver = solver
    self.environment = environment
    self.faults = faults
  }

  /// What measures the content of an item that has no code, at a width in points; nil where it does not know.
  var measure: (_ name: String, _ width: CGFloat) -> IntrinsicLayout? = { _, _ in nil }
  /// The insets that the root keeps in a layout without a window; nil for those of its own.
  @exclusivity(unchecked) package var rootInsets: ResolvedInsets?

  package subscript(variable: Variable) -> Item? { byVariable[variable.index] }

  /// All items, oldest first.
  package var all: [Item] { unordered.sorted { $0.serial < $1.serial } }
  /// All items in the order of their variables, for uses that do not depend on an order: variables
  /// of items that have left are used again.
  var unordered: [Item] {
    byVariable.all.enumerated().compactMap { index, item in item?.x.index == index ? item : nil }
  }
  /// The number of the solver's variables, for a copy of the solver.
  var variableCount: Int { byVariable.all.count }

  /// Whether the item is still part of the layout.
  func contains(_ item: Item) -> Bool { self[item.x] === item }

  /// Makes an item of a view or guide; the first one is the root.
  func add(
    _ key: (any ItemKey)?, _ record: consuming ProblemItem, code: (any ViewCode)?, parent: Item?
  ) -> Item {
    let item = Item(
      key, record, code: code, parent: parent, serial: nextSerial, solver: solver)
    if root == nil { root = item }
    key?.seats[self] = item
    nextSerial += 1
    count += 1
    for variable in item.variables { byVariable[variable.index] = item }
    parent?.add(item)
    if item.guide == .keyboard, let parent {
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
    item.key?.seats[self] = nil
    count -= 1
    if let parent = item.parent, contains(parent) {
      parent.forget(item)
    }
    if item.guide == .keyboard, let owner = item.parent {
      owner.keyboard = nil
      keyboardOwners.removeAll { $0 === owner }
    }
    faults.forget(item)
    item.tearDown()
    item.isPlaced = false
    for variable in item.variables {
      byVariable[variable.index] = nil
      solver.removeVariable(variable)
    }
  }

  func tearDown() {
    for item in unordered {
      item.key?.seats[self] = nil
      item.tearDown()
    }
    (byVariable, new, root, keyboardOwners) = (Slots(), [], nil, [])
  }

  /// Calls `body` with the items in reading order: a view, its guides, its subviews.
  func visitInReadingOrder(_ body: (Item) -> Void) {
    var stack = [root].compactMap { $0 }
    while let item = stack.popLast() {
      body(item)
      for guide in item.guides { body(guide) }
      stack += item.subviews.reversed()
    }
  }

  /// An item's frame in the root's coordinates, points.
  func frameInRoot(of item: Item) -> CGRect {
    var frame = item.frame
    var next = item.parent
    while let above = next {
      let origin = above.record.boundsOrigin
      frame.origin.x += above.frame.minX - origin.x
      frame.origin.y += above.frame.minY - origin.y
      next = above.parent
    }
    return frame
  }

  // MARK: Alignment rects

  /// How far an item's alignment rect lies inside its frame, points. A view's code computes it for the
  /// frame that it has, or for one of 100 × 100 before it has any.
  package func alignmentOffsets(of item: Item) -> EdgeInsets {
    guard let code = item.code else { return item.record.alignment }
    let probe =
      item.isPlaced
      ? CGRect(origin: .zero, size: item.frame.size) : CGRect(x: 0, y: 0, width: 100, height: 100)
    let rect = code.alignmentRect(forFrame: probe)
    let offsets = EdgeInsets(
      top: rect.origin.y, left: rect.origin.x,
      // Not `width` and `height`, which are positive for a negative size.
      bottom: probe.size.height - rect.origin.y - rect.size.height,
      right: probe.size.width - rect.origin.x - rect.size.width)
    return finite(offsets, of: item, .alignmentRect)
  }

  /// The frame of an alignment rect; the rect itself if the code's answer is not finite.
  func frame(of item: Item, forAlignmentRect rect: CGRect) -> CGRect {
    guard let code = item.code else { return rect.outset(by: item.record.alignment) }
    let frame = code.frame(forAlignmentRect: rect)
    if frame.isFinite { return frame }
    faults.report(.frameForAlignmentRect, of: [item], owner: item)
    return rect
  }

  /// The insets with 0 in place of each edge that is not finite, which is reported.
  func finite(_ insets: EdgeInsets, of item: Item, _ kind: Fault.Kind) -> EdgeInsets {
    guard !insets.isFinite else { return insets }
    faults.report(kind, of: [item], owner: item)
    return insets.combined(with: .zero) { edge, zero in edge.isFinite ? edge : zero }
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

extension Item {
  /// Lists an item in it: a view as the last, a guide in the order of kinds, which is that of the host's guides.
  fileprivate func add(_ item: Item) {
    guard let kind = item.guide else { return subviews.append(item) }
    let index = guides.firstIndex { ($0.guide?.number ?? 0) > kind.number }
    guides.insert(item, at: index ?? guides.count)
  }

  /// The search begins at the end, because most items that leave joined late.
  fileprivate func forget(_ item: Item) {
    if item.isView {
      subviews.lastIndex { $0 === item }.map { _ = subviews.remove(at: $0) }
    } else {
      guides.removeAll { $0 === item }
    }
  }
}

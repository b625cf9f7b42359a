import Cassowary
import Foundation
import LayoutScene

/// Solves, and reads places from the solver's values.
extension LayoutEngine {
  /// How many rounds insets and places may take to settle before they count as a loop, and how many
  /// if their changes keep shrinking.
  private static let roundLimit = 20
  private static let closingRoundLimit = 320
  /// How often broken constraints are tried again because a text with a required size was wrapped.
  /// Without a limit, a text that wraps only while they are broken would repeat this for ever.
  private static let textRetryLimit = 2

  /// Solves until places and insets settle, and stores places in the items. Returns the items whose
  /// place or insets may have changed, each once; within a round superviews come first.
  func layout() -> [EngineItem] {
    faults.removeAll { $0.owner == nil }
    reconsiderUnsettled()
    knownFirstPass = nil
    var placed: [EngineItem] = []
    while !settles(&placed) {
      if !holdUnsettled() { break }
    }
    reportUnsettled()
    // Without a change, the next layout must do nothing.
    hasStaleConflicts = false
    return unique(placed + placeMoved())
  }

  /// Solves until insets and places agree. Returns whether they did within the limits.
  private func settles(_ placed: inout [EngineItem]) -> Bool {
    var retriesLeft = Self.textRetryLimit
    insetsDiverge = false
    firstInsetRound = insetRound + 1
    var lastStep = CGFloat.infinity
    for round in 1...Self.closingRoundLimit {
      insetRound += 1
      insetStep = 0
      rankSiblings()
      retryBroken()
      solveText()
      let items = placeMoved()
      placed += items
      let captured = captureLateFrames()
      let mustRetry = hasStaleConflicts && retriesLeft > 0
      if mustRetry { retriesLeft -= 1 }
      let followed = followInsets(of: items)
      if !followed, !captured, !mustRetry { return true }
      for item in unsettled { item.holdsInsets = true }
      if insetsDiverge { return false }
      guard round.isMultiple(of: Self.roundLimit / 2) else { continue }
      if insetStep > lastStep * 0.9 { return false }
      lastStep = insetStep
    }
    return false
  }

  /// Reads the places of the moved items.
  func placeMoved() -> [EngineItem] {
    let items = takeMoved()
    for item in items { place(item) }
    return items
  }

  /// The solved value, or that of the alternative solution that is shown.
  func value(of variable: Variable) -> Double {
    alternative.isEmpty
      ? solver.value(of: variable) : alternative[variable] ?? solver.value(of: variable)
  }

  /// Solves what is pending and returns the variables that changed.
  @discardableResult
  func solve() -> [Variable] {
    if isTouched, !alternative.isEmpty {
      alternative = [:]
      for item in items.values { queueAsMoved(item) }
    }
    isTouched = false
    knownFirstPass = nil
    do { try solver.solve() } catch { report(error) }
    let changed = solver.takeChanges()
    for variable in changed { item(of: variable).map(queueAsMoved) }
    return changed
  }

  func queueAsMoved(_ item: EngineItem) {
    guard !item.isQueuedAsMoved else { return }
    item.isQueuedAsMoved = true
    moved.append(item)
  }

  /// New items count as moved: a value of 0 is no change to the solver.
  private func takeMoved() -> [EngineItem] {
    for item in newItems where items[ObjectIdentifier(item.item)] === item { queueAsMoved(item) }
    newItems = []
    let result = moved.filter { items[ObjectIdentifier($0.item)] === $0 }
    for item in moved { item.isQueuedAsMoved = false }
    moved = []
    // A superview's alignment rect shifts what is in it, so superviews go first.
    return result.sorted { ($0.depth, $0.x.index) < ($1.depth, $1.x.index) }
  }

  /// Reads an item's place from the solver.
  private func place(_ item: EngineItem) {
    let offsets = item.parent.map { alignmentOffsets(of: $0) } ?? .zero
    let rect = CGRect(
      x: value(of: item.x) + offsets.left, y: value(of: item.y) + offsets.top,
      width: value(of: item.width), height: value(of: item.height))
    guard rect.isFinite else { return reportPlace(of: item) }
    forgetFaults(of: item.item, rule: "layout/not-finite")
    item.alignmentRect = rect
    if let view = item.view { forgetFaults(of: view, rule: "layout/alignment-rect") }
    item.frame = item.view.map { frame(of: $0, rect) } ?? rect
    item.isPlaced = true
    // Checks the other conversion too; only constraints on margins and on descendants use it.
    _ = alignmentOffsets(of: item)
  }

  /// Reports a place that is not finite, which sums of finite numbers may be. The item keeps its
  /// place.
  private func reportPlace(of item: EngineItem) {
    item.isPlaced = true
    report(
      Fault(
        rule: "layout/not-finite", view: item.item.layoutView?.identifier,
        message: "The place that constraints give \(item.name) is beyond all numbers.",
        hint: "Make the constants and multipliers in the constraints on \(item.name) smaller.",
        origin: item.item.layoutView?.origin, owner: ObjectIdentifier(item.item)))
  }

  private func unique(_ items: [EngineItem]) -> [EngineItem] {
    var seen = Set<ObjectIdentifier>()
    return items.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

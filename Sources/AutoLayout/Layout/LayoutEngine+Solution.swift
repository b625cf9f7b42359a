import Cassowary
import Foundation
import LayoutScene

/// From the solver's values to places.
extension LayoutEngine {
  /// How often insets that follow from places may move places before that counts as a loop, and how
  /// often where they come closer and closer to an end.
  private static let roundLimit = 20
  private static let closingRoundLimit = 320
  /// How often a text whose required size was wrapped may give broken constraints another chance. One
  /// that wraps only where they are broken would do so for ever.
  private static let textRetryLimit = 2

  /// Solves, and puts everything where it belongs. Returns the items whose place or insets may have
  /// changed, in document order as far as variables go.
  func layout() -> [EngineItem] {
    faults.removeAll { $0.owner == nil }
    reconsiderUnsettled()
    knownFirstPass = nil
    var placed: [EngineItem] = []
    while !settles(&placed) {
      if !holdUnsettled() { break }
    }
    reportUnsettled()
    // A layout in which nothing has changed must find nothing to do.
    hasStaleConflicts = false
    return unique(placed + placeMoved())
  }

  /// Solves until places and what follows from them agree. Says whether they came to that.
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

  /// Reads the places of what has moved.
  func placeMoved() -> [EngineItem] {
    let items = takeMoved()
    for item in items { place(item) }
    return items
  }

  /// What the solver says, or the alternative that somebody is looking at.
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
    // Asks for the other conversion too, which only constraints on margins and on views below need.
    _ = alignmentOffsets(of: item)
  }

  /// Sums of numbers that are each finite may not be. The item stays where it was.
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

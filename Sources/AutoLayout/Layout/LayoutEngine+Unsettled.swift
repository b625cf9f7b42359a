import Foundation
import LayoutScene

/// Insets and places that do not settle, such as those of a view that grows with its margins while
/// its margins grow with the view. Such insets are frozen at the values that the first places give.
/// The frames are then one solution of the constraints, and do not depend on earlier layouts.
extension LayoutEngine {
  /// Insets beyond this many points count as diverging.
  static let reach: CGFloat = 1e6

  /// Tries unsettled insets again once anything has changed.
  func reconsiderUnsettled() {
    let isPending =
      isTouched || hasStaleConflicts
      || ![newItems, moved, pendingText, lateCaptures].allSatisfy(\.isEmpty)
    guard isPending else { return }
    forgetFaults(of: self)
    let items = unsettled
    unsettled = []
    for item in items { item.isUnsettled = false }
    startOver(items)
  }

  /// Freezes the insets that still change in the second half of the rounds and that a constraint
  /// uses; if that did not help before, all insets that a constraint uses. Returns whether there
  /// were any.
  func holdUnsettled() -> Bool {
    let middle = (firstInsetRound + insetRound) / 2
    let candidates = inDocumentOrder(
      items.values.filter { !$0.holdsInsets && hasConstraints(onInsetsOf: $0) })
    let restless = candidates.filter { $0.lastInsetRound > middle }
    let isLastResort = !unsettled.isEmpty
    guard !restless.isEmpty || (isLastResort && !candidates.isEmpty) else {
      reportLoop(of: [], "The layout is left as it was when that was given up.")
      return false
    }
    for item in restless { item.isUnsettled = true }
    startOver(restless)
    if isLastResort { for item in candidates { item.holdsInsets = true } }
    unsettled = inDocumentOrder(unsettled + restless)
    return true
  }

  private func inDocumentOrder(_ items: [EngineItem]) -> [EngineItem] {
    items.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }

  /// Resets items to the insets that they have before they have a place.
  private func startOver(_ items: [EngineItem]) {
    for item in items {
      item.isPlaced = false
      resolveInsets(of: item)
      insetsChanged(of: item)
      queueAsMoved(item)
      for subview in item.view?.subviews ?? [] { self.item(subview).map(queueAsMoved) }
    }
  }

  /// Releases the frozen insets at the end of the layout, so that later changes count, and reports
  /// them.
  func reportUnsettled() {
    guard !unsettled.isEmpty else { return }
    for item in items.values { item.holdsInsets = false }
    reportLoop(
      of: unsettled.compactMap(\.view),
      "They are held at what the first places gave.")
  }

  private func reportLoop(of views: [View], _ outcome: String) {
    let names = views.map(\.layoutName).joined(separator: ", ")
    report(
      Fault(
        rule: "layout/loop", view: views.first?.identifier,
        message:
          "The margins or safe areas \(names.isEmpty ? "" : "of \(names) ")follow from places "
          + "that follow from them, and do not settle. \(outcome)",
        hint: "Constrain to edges instead of margins and safe areas.",
        origin: views.first?.origin, owner: ObjectIdentifier(self)))
  }
}

extension ResolvedInsets {
  func isBeyond(_ reach: CGFloat) -> Bool { distance(to: ResolvedInsets()) > reach }

  /// The largest difference of any two edges.
  func distance(to other: ResolvedInsets) -> CGFloat {
    let pairs = [
      (safeArea, other.safeArea), (givenSafeArea, other.givenSafeArea), (margins, other.margins),
      (readable, other.readable),
    ]
    return pairs.reduce(abs(keyboard - other.keyboard)) { largest, pair in
      let gap = pair.0.combined(with: pair.1) { abs($0 - $1) }
      return max(largest, gap.top, gap.left, gap.bottom, gap.right)
    }
  }
}

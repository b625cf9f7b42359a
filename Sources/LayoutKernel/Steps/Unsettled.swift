import Foundation
import LayoutScene

/// Insets and places that do not settle, such as those of a view that grows with its margins while
/// its margins grow with the view. Such insets are frozen at the values that the first places give.
/// The frames are then one solution of the constraints, and do not depend on earlier layouts.
final class Unsettled {
  private let items: Items
  private let insets: Insets
  private let constraints: InstalledConstraints
  /// Views whose insets do not settle, superviews first.
  @exclusivity(unchecked) private var held: [Item] = []

  init(_ items: Items, _ insets: Insets, _ constraints: InstalledConstraints) {
    self.items = items
    self.insets = insets
    self.constraints = constraints
  }

  /// Tries unsettled insets again, once anything has changed.
  func reconsider() {
    items.faults.forget(self)
    let again = held
    held = []
    for item in again { item.isUnsettled = false }
    insets.startOver(again)
  }

  /// Keeps the insets that do not settle for the rest of the layout.
  func hold() {
    for item in held { item.holdsInsets = true }
  }

  /// Freezes the insets that still change in the second half of the rounds and that a constraint
  /// uses; if that did not help before, all insets that a constraint uses. Returns whether there
  /// were any.
  func freeze() -> Bool {
    let middle = (insets.firstRound + insets.round) / 2
    let candidates = inDocumentOrder(
      items.unordered.filter { !$0.holdsInsets && constraints.useInsets(of: $0) })
    let restless = candidates.filter { $0.lastInsetRound > middle }
    let isLastResort = !held.isEmpty
    guard !restless.isEmpty || (isLastResort && !candidates.isEmpty) else {
      items.faults.report(.unsettled(isHeld: false), owner: self)
      return false
    }
    for item in restless { item.isUnsettled = true }
    insets.startOver(restless)
    if isLastResort { for item in candidates { item.holdsInsets = true } }
    held = inDocumentOrder(held + restless)
    return true
  }

  /// Releases the frozen insets at the end of the layout, so that later changes count, and reports
  /// them.
  func report() {
    guard !held.isEmpty else { return }
    for item in items.unordered { item.holdsInsets = false }
    items.faults.report(.unsettled(isHeld: true), of: held, owner: self)
  }

  func forget(_ item: Item) { held.removeAll { $0 === item } }
  func tearDown() { held = [] }

  private func inDocumentOrder(_ items: [Item]) -> [Item] {
    items.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }
}

import Cassowary
import Foundation
import LayoutScene

/// Content sizes: up to four constraints a view, and the second measurement of content that wraps.
extension LayoutEngine {
  func contentEntries(of item: EngineItem) -> [Entry] {
    [
      item.content.widthAtMost, item.content.widthAtLeast, item.content.heightAtMost,
      item.content.heightAtLeast,
    ].compactMap { $0 }
  }

  /// Asks the content anew what it wants.
  func updateContent(of item: EngineItem) {
    guard let view = item.view else { return }
    faults.removeAll { $0.owner == ObjectIdentifier(view) }
    item.content.wraps = view.remeasuresAtSolvedWidth
    item.content.natural = sane(view.contentLayout(fitting: nil), of: view)
    shrunk[ObjectIdentifier(item)] = nil
    wrapped[ObjectIdentifier(item)] = nil
    item.content.wrappedWidth = nil
    apply(item.content.natural, to: item)
    if item.content.wraps { queueText(item) }
  }

  /// An intrinsic size that is not a number cannot take part.
  private func sane(_ layout: IntrinsicLayout, of view: View) -> IntrinsicLayout {
    var layout = layout
    if !layout.size.width.isFinite || !layout.size.height.isFinite {
      report(
        Fault(
          rule: "layout/intrinsic-size", view: view.identifier,
          message: "The intrinsic content size of \(view.layoutName) is not finite.",
          origin: view.origin, owner: ObjectIdentifier(view)))
      if !layout.size.width.isFinite { layout.size.width = View.noIntrinsicMetric }
      if !layout.size.height.isFinite { layout.size.height = View.noIntrinsicMetric }
    }
    if let baselines = layout.baselines,
      !baselines.firstFromTop.isFinite || !baselines.lastFromBottom.isFinite
    {
      layout.baselines = nil
    }
    return layout
  }

  /// Brings the four constraints and the baselines in line with `layout`.
  private func apply(_ layout: IntrinsicLayout, to item: EngineItem) {
    let hadBaselines = item.content.layout.baselines
    item.content.layout = layout
    applyContentConstraints(to: item)
    if layout.baselines != hadBaselines, let view = item.view { baselinesChanged(of: view) }
  }

  /// Also after a priority has changed.
  func applyContentConstraints(to item: EngineItem) {
    guard let view = item.view else { return }
    let size = item.content.layout.size
    let (hugging, compression) = (view.hugging, view.compression)
    set(
      &item.content.widthAtMost, item, .horizontal, .lessThanOrEqual, size.width,
      hugging.horizontal)
    set(
      &item.content.widthAtLeast, item, .horizontal, .greaterThanOrEqual, size.width,
      compression.horizontal)
    set(
      &item.content.heightAtMost, item, .vertical, .lessThanOrEqual, size.height, hugging.vertical)
    set(
      &item.content.heightAtLeast, item, .vertical, .greaterThanOrEqual, size.height,
      compression.vertical)
  }

  private func set(
    _ entry: inout Entry?, _ item: EngineItem, _ axis: LayoutConstraint.Axis,
    _ relation: LayoutConstraint.Relation, _ length: CGFloat, _ priority: LayoutPriority
  ) {
    guard length >= 0 else {
      if let old = entry { remove(old) }
      entry = nil
      return
    }
    let form = LinearForm(item.size(along: axis)) - length
    if let entry {
      change(entry, to: form)
      change(entry, to: priority)
    } else {
      let source = Entry.Source.contentSize(item, axis, isHugging: relation == .lessThanOrEqual)
      entry = add(source, form, relation, priority)
    }
  }

  // MARK: Content that wraps

  func queueText(_ item: EngineItem) {
    guard !item.content.isPending else { return }
    item.content.isPending = true
    pendingText.append(item)
  }

  /// Solves in two passes, as UIKit does: with every text on as few lines as it has by itself, and
  /// again with the heights that the texts have at the widths of the first solution.
  ///
  /// A text that was wrapped before goes back to its natural size if its width changed. One that
  /// would not feel that there is more room does so whenever anything at all changed, and all do so
  /// when constraints have come, gone or changed in priority, since what held a text narrow may
  /// have become weaker than the text. Otherwise texts keep their height and cost nothing.
  func solveText() {
    if isTouched {
      let again = isRestructured ? wrapped : shrunk
      for item in again.values.sorted(by: { $0.width.index < $1.width.index }) {
        resetText(of: item)
      }
    }
    isRestructured = false
    var settling: [EngineItem] = []
    var settled = false
    while !settled {
      settled = true
      for item in solve() where item.content.wraps {
        queueText(item)
        if item.content.wrappedWidth != nil, !item.content.wasReset {
          resetText(of: item)
          settled = false
        }
      }
    }
    // Wrapping one text can move another one; after a few rounds what is left is a cycle.
    for _ in 0..<4 where !pendingText.isEmpty {
      settling += wrapPendingText()
      for item in solve() where item.content.wraps { queueText(item) }
    }
    for item in pendingText { item.content.isPending = false }
    pendingText = []
    for item in settling where isLoose(item) { shrunk[ObjectIdentifier(item)] = item }
  }

  /// Whether a wrapped text is narrower than it could be without its width showing it: it hugs its
  /// widest line, or its width comes from something weaker than its resistance to compression, which
  /// the wrapped text no longer competes with.
  private func isLoose(_ item: EngineItem) -> Bool {
    guard let view = item.view, let wrappedWidth = item.content.wrappedWidth else { return false }
    if solver.value(of: item.width) < wrappedWidth - 1e-6 { return true }
    let resistance = min(view.compression.horizontal, 999.999)
    return binding([item.width]).contains { $0.priority <= resistance }
  }

  private func resetText(of item: EngineItem) {
    item.content.wasReset = true
    item.content.wrappedWidth = nil
    shrunk[ObjectIdentifier(item)] = nil
    wrapped[ObjectIdentifier(item)] = nil
    apply(item.content.natural, to: item)
    queueText(item)
  }

  /// Returns the items that were looked at.
  private func wrapPendingText() -> [EngineItem] {
    let items = pendingText.sorted { $0.width.index < $1.width.index }
    pendingText = []
    for item in items {
      item.content.isPending = false
      item.content.wasReset = false
      wrapText(of: item)
    }
    return items
  }

  /// A width of 0 is a view that nobody gave any room yet, and nothing wraps there.
  private func wrapText(of item: EngineItem) {
    guard let view = item.view, items[ObjectIdentifier(view)] === item else { return }
    let width = solver.value(of: item.width)
    let tolerance = 1e-6
    if let before = item.content.wrappedWidth {
      guard abs(width - before) > tolerance else { return }
      // As wide as the widest line: the text breaks where it broke before.
      if abs(width - item.content.layout.size.width) <= tolerance { return }
    }
    guard width > 0, width < item.content.natural.size.width - tolerance else { return }
    item.content.wrappedWidth = width
    wrapped[ObjectIdentifier(item)] = item
    apply(sane(view.contentLayout(fitting: TextBox.room(width)), of: view), to: item)
  }
}

import Cassowary
import Foundation
import LayoutScene

/// Content sizes: up to four constraints a view.
extension LayoutEngine {
  func contentEntries(of item: EngineItem) -> [Entry] {
    [
      item.content.widthAtMost, item.content.widthAtLeast, item.content.heightAtMost,
      item.content.heightAtLeast,
    ].compactMap { $0 }
  }

  /// Measures the content anew.
  func updateContent(of item: EngineItem) {
    guard let view = item.view else { return }
    forgetFaults(of: view, rule: "layout/intrinsic-size")
    item.content.wraps = view.remeasuresAtSolvedWidth
    item.content.natural = finiteLayout(view.contentLayout(fitting: nil), of: view)
    textBounds.forget(item)
    item.content.wrappedWidth = nil
    apply(item.content.natural, to: item)
    if item.content.wraps { queueText(item) }
  }

  /// Reports an intrinsic size that is not finite, and replaces it by none.
  func finiteLayout(_ layout: IntrinsicLayout, of view: View) -> IntrinsicLayout {
    var layout = layout
    if !layout.size.width.isFinite || !layout.size.height.isFinite {
      report(
        Fault(
          rule: "layout/intrinsic-size", view: view.identifier,
          message: "The intrinsic content size of \(view.layoutName) is not finite.",
          hint: "Let it be finite numbers, with -1 for a side that has no intrinsic size.",
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

  /// Updates the four constraints and the baselines to `layout`.
  func apply(_ layout: IntrinsicLayout, to item: EngineItem) {
    let hadBaselines = item.content.layout.baselines
    for shown in item.content.shown.values { shown.keepLength() }
    item.content.layout = layout
    applyContentConstraints(to: item)
    if layout.baselines != hadBaselines, let view = item.view { baselinesChanged(of: view) }
  }

  /// Updates the four constraints to the content's size and priorities.
  func applyContentConstraints(to item: EngineItem) {
    guard let view = item.view else { return }
    let size = item.content.layout.size
    let horizontal = view.contentPriorities(for: .horizontal)
    let vertical = view.contentPriorities(for: .vertical)
    set(
      &item.content.widthAtMost, item, .horizontal, .lessThanOrEqual, size.width,
      horizontal.hugging)
    set(
      &item.content.widthAtLeast, item, .horizontal, .greaterThanOrEqual, size.width,
      horizontal.compression)
    set(
      &item.content.heightAtMost, item, .vertical, .lessThanOrEqual, size.height, vertical.hugging)
    set(
      &item.content.heightAtLeast, item, .vertical, .greaterThanOrEqual, size.height,
      vertical.compression)
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
}

import Cassowary
import Foundation
import LayoutScene

extension LayoutPriority {
  /// The most that keeps a text as wide as its longest line before it is wrapped. It is less than required: a
  /// narrower text is wrapped, which is no conflict.
  static let unwrapped = LayoutPriority(999.9)
}

/// Content sizes: up to four constraints a view.
final class ContentSizes {
  private let system: ConstraintSystem
  private let constraints: InstalledConstraints
  private let faults: FaultLog

  init(_ system: ConstraintSystem, _ constraints: InstalledConstraints) {
    self.system = system
    self.constraints = constraints
    faults = system.items.faults
  }

  /// Measures the content of a view anew, for unlimited room. Returns whether its baselines are others.
  func measure(_ item: Item) -> Bool {
    faults.forget(item, [.intrinsicSize])
    item.content.natural = layout(of: item, fitting: nil)
    item.content.forgetMeasured()
    item.content.wrappedWidth = nil
    return apply(item.content.natural, to: item)
  }

  /// The size and baselines of a view's content. A size that is not finite is reported and replaced
  /// by none.
  func layout(of item: Item, fitting width: CGFloat?) -> IntrinsicLayout {
    var layout = measured(item, fitting: width)
    if !layout.size.width.isFinite || !layout.size.height.isFinite {
      faults.report(.intrinsicSize, of: [item], owner: item)
      if !layout.size.width.isFinite { layout.size.width = -1 }
      if !layout.size.height.isFinite { layout.size.height = -1 }
    }
    if let baselines = layout.baselines,
      !baselines.firstFromTop.isFinite || !baselines.lastFromBottom.isFinite
    {
      layout.baselines = nil
    }
    if let width { item.content.note(layout, at: width) }
    return layout
  }

  private func measured(_ item: Item, fitting width: CGFloat?) -> IntrinsicLayout {
    if let code = item.code { return code.contentLayout(fitting: width) }
    let content = item.record.content
    guard let width else { return content.natural }
    if let layout = system.items.measure(item.record.name, width) { return layout }
    let nearest = content.measured.min { abs($0.width - width) < abs($1.width - width) }
    return nearest?.layout ?? content.natural
  }

  /// Updates the four constraints and the baselines to `layout`. Returns whether the baselines are others.
  @discardableResult
  func apply(_ layout: IntrinsicLayout, to item: Item) -> Bool {
    let hadBaselines = item.content.layout.baselines
    for shown in item.content.shown.values { shown.keepLength() }
    item.content.layout = layout
    applyConstraints(to: item)
    guard layout.baselines != hadBaselines else { return false }
    constraints.baselinesChanged(of: item)
    return true
  }

  /// Updates the four constraints to the content's size and priorities.
  func applyConstraints(to item: Item) {
    let size = item.content.layout.size
    let (horizontal, vertical) = (item.record.content.horizontal, item.record.content.vertical)
    let content = item.content
    item.content.widthAtMost = updated(
      content.widthAtMost, item, .horizontal, .lessThanOrEqual, size.width, horizontal.hugging)
    let isWhole = item.wraps && content.wrappedWidth == nil
    item.content.widthAtLeast = updated(
      content.widthAtLeast, item, .horizontal, .greaterThanOrEqual, size.width,
      isWhole ? min(horizontal.compression, .unwrapped) : horizontal.compression)
    item.content.heightAtMost = updated(
      content.heightAtMost, item, .vertical, .lessThanOrEqual, size.height, vertical.hugging)
    item.content.heightAtLeast = updated(
      content.heightAtLeast, item, .vertical, .greaterThanOrEqual, size.height,
      vertical.compression)
  }

  private func updated(
    _ row: Row?, _ item: Item, _ axis: Axis, _ relation: Relation, _ length: CGFloat,
    _ priority: LayoutPriority
  ) -> Row? {
    guard length >= 0 else {
      if let row { system.remove(row) }
      return nil
    }
    let form = LinearForm(item.size(along: axis)) - length
    guard let row else {
      let source = Row.Source.contentSize(item, axis, isHugging: relation == .lessThanOrEqual)
      return system.add(source, form, relation, priority)
    }
    system.change(row, to: form)
    system.change(row, to: priority)
    return row
  }
}

import Foundation

/// Natural sizes of arranged views, stored until they change. It is a class because measuring a
/// view may update that view's own arrangement, which changes this object meanwhile.
final class ArrangedContents {
  /// The sizes by arranged view. Finding a fitting size is slow: it lays the view out by itself.
  private var sizes: [ObjectIdentifier: CGSize] = [:]
  /// The window in which the sizes were measured.
  private var presence: WindowPresence?

  func forget(_ view: View) {
    sizes[ObjectIdentifier(view)] = nil
  }

  func naturalLength(of view: View, along axis: LayoutConstraint.Axis) -> CGFloat {
    let size = naturalSize(of: view)
    return axis == .horizontal ? size.width : size.height
  }

  /// The intrinsic size of a view. Along an axis where it has none, the compressed fitting size.
  /// Nothing is stored outside a window, because changes are not notified there.
  func naturalSize(of view: View) -> CGSize {
    let window = view.window
    if window == nil || window !== presence?.window { sizes = [:] }
    presence = window?.presence
    if let size = sizes[ObjectIdentifier(view)] { return size }
    let size = measured(view)
    sizes[ObjectIdentifier(view)] = size
    window?.contentReadings += 1
    return size
  }

  private func measured(_ view: View) -> CGSize {
    var size = view.contentLayout(fitting: nil).size
    let hasWidth = size.width.isFinite && size.width >= 0
    let hasHeight = size.height.isFinite && size.height >= 0
    if hasWidth, hasHeight { return size }
    let insets = view.alignmentRectInsets
    // Without a context there is no text measurer, and `systemLayoutSizeFitting` would trap.
    let fitted =
      view.layoutContext == nil
      ? view.fittingSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
      : view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    if !hasWidth { size.width = max(0, fitted.width - insets.left - insets.right) }
    if !hasHeight { size.height = max(0, fitted.height - insets.top - insets.bottom) }
    return size
  }
}

extension Arrangement.Member.Text {
  /// The measures of a view's text; nil for a view without text.
  ///
  /// In a label the line begins at the top edge. Other controls may have room above the line, so
  /// the ascender of the font is used.
  init?(of view: View, isFirst: Bool) {
    let target = view.textBaselineView(isFirst: isFirst)
    guard let offsets = target.contentLayout(fitting: nil).baselines,
      offsets.firstFromTop.isFinite
    else { return nil }
    if !(target is Label), let font = target.baselineFont, let context = target.layoutContext {
      ascender = context.measurer.metrics(of: font.resolved(for: target.traits)).ascender
    } else {
      ascender = offsets.firstFromTop
    }
  }
}

extension StackView {
  /// Called when the size of an arranged view, or of a descendant of it, has changed.
  func contentChanged(of view: View) {
    contents.forget(view)
    // Stacks that take their baselines from this one are notified by the same walk.
    if let window { visitOwnBaselineConstraints(window.queue) }
    rearrange(dependsOnContent && arrangedSubviews.contains { $0 === view })
  }

  /// Whether the constraints themselves, and not only their solution, depend on the content of the
  /// views: on natural sizes, on which views have text, or on whether texts wrap.
  private var dependsOnContent: Bool {
    if distribution == .fillProportionally { return true }
    guard axis == .horizontal else {
      return isBaselineRelativeArrangement
    }
    return alignment == .firstBaseline || alignment == .lastBaseline
      || arrangesWrappingTexts != generated.isOfWrappingTexts
  }

  /// Whether all visible views are labels and text views that wrap. Buttons do not count, as in
  /// UIKit: a button needs the width of its title on one line, whatever view is beside it.
  var arrangesWrappingTexts: Bool {
    arrangedSubviews.allSatisfy {
      $0.isHidden || (($0 is Label || $0 is TextView) && $0.remeasuresAtSolvedWidth)
    }
  }

  /// The view that gives the stack its baseline. In a vertical stack it is the first or last
  /// visible view. In a horizontal stack with an alignment to that side it is the first or last
  /// view, too. With any other alignment it is the view with the largest natural height, the first
  /// if several have it. Natural heights do not depend on the layout, which depends on this view.
  func baselineView(isFirst: Bool) -> View {
    let visible = visibleArrangedSubviews
    guard let first = visible.first, let last = visible.last else { return self }
    if axis == .vertical { return isFirst ? first : last }
    switch alignment {
    case .leading, .firstBaseline: if isFirst { return first }
    case .trailing, .lastBaseline: if !isFirst { return last }
    case .fill, .center: break
    }
    return tallest(of: visible)
  }

  private func tallest(of views: [View]) -> View {
    var (tallest, height) = (views[0], CGFloat(-1))
    for view in views {
      let length = contents.naturalLength(of: view, along: .vertical)
      if length > height { (tallest, height) = (view, length) }
    }
    return tallest
  }
}

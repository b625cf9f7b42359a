import Foundation

/// What arranged views say about themselves, remembered until it changes. An object, since a view that
/// is asked for its size may bring its own arrangement up to date, and say that its size changes.
final class ArrangedContents {
  /// By arranged view. A fitted size is dear: it lays the view out by itself.
  private var sizes: [ObjectIdentifier: CGSize] = [:]
  /// The window that the sizes are for.
  private var presence: WindowPresence?

  func forget(_ view: View) {
    sizes[ObjectIdentifier(view)] = nil
  }

  func naturalLength(of view: View, along axis: LayoutConstraint.Axis) -> CGFloat {
    let size = naturalSize(of: view)
    return axis == .horizontal ? size.width : size.height
  }

  /// The intrinsic size of a view's alignment rect, and where it has none the size that fits what is
  /// in the view. Outside a window nobody says when it changes, so nothing is remembered there.
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
    // A tree that nothing can measure yet has stacks that nothing can measure.
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
  /// Nil for a view whose baselines are no text's.
  ///
  /// In a label the line begins at the top; in other controls there may be room above it, and the
  /// font says where it begins.
  init?(of view: View, isFirst: Bool) {
    let target = LayoutEngine.baselineView(of: view, isFirst: isFirst)
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
  /// Something about the size of an arranged view, or of what is in it, is different.
  func contentChanged(of view: View) {
    contents.forget(view)
    // Stacks that take their baselines from this one hear of it too.
    queueBaselineConstraints()
    rearrange(dependsOnContent && arrangedSubviews.contains { $0 === view })
  }

  /// Whether the constraints themselves, not only their solution, depend on what the views contain:
  /// natural sizes, which of them have text, and whether it wraps.
  private var dependsOnContent: Bool {
    if distribution == .fillProportionally { return true }
    guard axis == .horizontal else {
      return isBaselineRelativeArrangement
    }
    return alignment == .firstBaseline || alignment == .lastBaseline
      || arrangesWrappingTexts != generated.isOfWrappingTexts
  }

  /// Whether the visible views are all texts that may break their lines.
  var arrangesWrappingTexts: Bool {
    arrangedSubviews.allSatisfy { $0.isHidden || $0.remeasuresAtSolvedWidth }
  }

  /// Constraints on the stack's baselines, and on those of stacks that take theirs from it, may be
  /// about another view now. They are queued for the next layout, when that view is sure to be known.
  func baselineViewChanged() {
    var next: View? = self
    while let stack = next as? StackView {
      stack.queueBaselineConstraints()
      next = stack.superview
    }
  }

  private func queueBaselineConstraints() {
    guard let window else { return }
    for constraint in referencingConstraints.all
    where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      window.queue(constraint)
    }
  }

  /// A vertical stack begins with its first visible view and ends with its last. In a horizontal one
  /// the alignment decides whose text stands for all: the first or last view's where it aligns that
  /// side, and the tallest view's elsewhere (by natural height, so that it does not depend on the
  /// layout that depends on it; the first of several).
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

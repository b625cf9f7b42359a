import Foundation
import LayoutKernel

// The distances between arranged views.
extension StackView {
  func gaps(reusing before: GeneratedArrangement) -> [Arrangement.Gap] {
    let hasGuides = distribution == .equalSpacing || distribution == .equalCentering
    let visible = visibleArrangedSubviews
    generated.gapGuides = [:]
    return zip(visible, visible.dropFirst()).map { view, next in
      var guide: LayoutGuide?
      if hasGuides {
        guide = before.gapGuides[ObjectIdentifier(view)] ?? added("UISV-distributing")
        generated.gapGuides[ObjectIdentifier(view)] = guide
      }
      return Arrangement.Gap(
        before: view, after: next, spacing: spacing(between: view, and: next), guide: guide)
    }
  }

  private func spacing(between view: View, and next: View) -> CGFloat {
    if let spacing = resolvedSpacing(after: view) { return spacing }
    let isBaselineRelative = isBaselineRelativeArrangement && axis == .vertical
    return SystemSpacing.between(
      view.textBaselineView(isFirst: false),
      isBaselineRelative ? .lastBaseline : axis.end,
      next.textBaselineView(isFirst: true),
      isBaselineRelative ? .firstBaseline : axis.start)
  }

  /// The spacing after an arranged view in points: its custom spacing, otherwise the stack's; nil
  /// for the system spacing.
  func resolvedSpacing(after view: View) -> CGFloat? {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    if spacing == Self.spacingUseSystem { return nil }
    return spacing == Self.spacingUseDefault ? 0 : spacing
  }
}

import Foundation
import LayoutKernel
import LayoutScene

/// What the kernel asks about a view.
extension View: ViewSource {
  package var guideKeys: [AnyObject] { allGuides }
  package var subviewKeys: [AnyObject] { subviewsInReadingOrder }
  package var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  package var scrollsContent: Bool { self is ScrollView }
  package var passesSafeArea: (horizontal: Bool, vertical: Bool) {
    (self as? ScrollView).map { ($0.passedAxes.horizontal, $0.passedAxes.vertical) } ?? (true, true)
  }

  package func contentPriorities(for axis: Axis) -> ContentPriorities {
    let priorities = ContentPriorities(
      hugging: contentHuggingPriority(for: axis),
      compression: contentCompressionResistancePriority(for: axis))
    Self.check(priorities.hugging)
    Self.check(priorities.compression)
    return priorities
  }

  package func baselineKey(isFirst: Bool) -> AnyObject { textBaselineView(isFirst: isFirst) }

  package func namesBaselineInside(isFirst: Bool) -> Bool {
    let last = textBaselineView(isFirst: isFirst)
    return last.namedBaselineView(isFirst: isFirst) === last
  }

  /// The view whose text has this view's baseline. A view may name another one for it; the names
  /// are followed from view to view. They end at a view that names itself, or one outside itself.
  func textBaselineView(isFirst: Bool) -> View {
    var current = self
    while true {
      let next = current.namedBaselineView(isFirst: isFirst)
      guard next !== current, next.isDescendant(of: current) else { return current }
      current = next
    }
  }

  func namedBaselineView(isFirst: Bool) -> View {
    host?.hostedBaselineView(isFirst: isFirst)
      ?? (isFirst ? forFirstBaselineLayout : forLastBaselineLayout)
  }

  package var autoresizingFrame: AutoresizingFrame? {
    guard translatesAutoresizingMaskIntoConstraints else { return nil }
    return AutoresizingFrame(
      frame: frame, mask: autoresizingMask, resizes: superview?.autoresizesSubviews != false,
      capture: autoresizing.capture, referenceSize: autoresizingReferenceSize)
  }

  package var keptFrame: CGRect { exactFrame }

  package var keptInsets: ResolvedInsets {
    var insets = ResolvedInsets()
    insets.givenSafeArea = margins.safeArea
    insets.safeArea = safeAreaInsets
    insets.margins = effectiveMargins
    return insets
  }

  /// The root's safe area also includes the bars that the screen places.
  package var addedSafeArea: EdgeInsets {
    guard let window, window.rootView === self, window.barInsets != .zero else {
      return margins.additionalSafeArea
    }
    return margins.additionalSafeArea.combined(with: window.barInsets, +)
  }

  /// An override of `safeAreaInsets` reads the stored insets, which are those of the last layout; the
  /// present ones are stored only during the call.
  package func safeArea(from given: EdgeInsets) -> EdgeInsets {
    guard window != nil else { return safeAreaInsets }
    let old = margins.safeArea
    margins.safeArea = given
    defer { margins.safeArea = old }
    return safeAreaInsets
  }

  package var marginRule: MarginRule {
    MarginRule(
      own: host?.hostedHasRootMargins ?? (window?.rootView === self) ? rootMargins : ownMargins,
      insetsFromSafeArea: insetsLayoutMarginsFromSafeArea,
      preservesSuperview: preservesSuperviewLayoutMargins)
  }

  /// The readable width grows with the size of body text.
  package var readableWidth: CGFloat? {
    guard builtInGuides[.readableContent] != nil, let context = layoutContext else { return nil }
    let body = TextStyle.body
    let ratio = body.pointSize(at: traits.contentSizeCategory) / body.pointSize(at: .large)
    return (context.metrics.readableWidth * ratio).rounded()
  }
}

extension Item {
  /// The view; nil for a guide.
  var view: View? { source as? View }
  /// The view or guide.
  var layoutItem: (any LayoutItem)? { view ?? key as? LayoutGuide }
  /// The name in descriptions.
  var name: String { layoutItem?.layoutName ?? "" }
}

import Foundation
import LayoutKernel
import LayoutScene

/// What a view hands over to a layout that it is in.
extension View {
  /// What the view is for a layout, without names. Between two layouts it changes only with what `changed` reports.
  var record: ProblemItem {
    var record = ProblemItem(name: "", parent: nil)
    record.readsRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let passed = passedSafeArea {
      record.scrollsContent = true
      (record.passesHorizontally, record.passesVertically) = (passed.horizontal, passed.vertical)
    }
    record.boundsOrigin = boundsOrigin
    record.content.horizontal = contentPriorities(for: .horizontal)
    record.content.vertical = contentPriorities(for: .vertical)
    record.content.wraps = remeasuresAtSolvedWidth
    record.autoresizing = autoresizingFrame
    record.keptFrame = exactFrame
    record.margins = marginRule
    record.addedSafeArea = addedSafeArea
    record.readableWidth = readableWidth
    return record
  }

  private func contentPriorities(for axis: Axis) -> ContentPriorities {
    let priorities = ContentPriorities(
      hugging: contentHuggingPriority(for: axis),
      compression: contentCompressionResistancePriority(for: axis))
    Self.check(priorities.hugging)
    Self.check(priorities.compression)
    return priorities
  }

  private var autoresizingFrame: AutoresizingFrame? {
    guard translatesAutoresizingMaskIntoConstraints else { return nil }
    return AutoresizingFrame(
      frame: frame, mask: autoresizingMask, resizes: superview?.autoresizesSubviews != false,
      capture: autoresizing.capture, referenceSize: autoresizingReferenceSize)
  }

  /// The insets that the view keeps where it is the root of a layout without a window.
  var keptInsets: ResolvedInsets {
    var insets = ResolvedInsets()
    insets.givenSafeArea = margins.safeArea
    insets.safeArea = safeAreaInsets
    insets.margins = effectiveMargins
    return insets
  }

  /// The root's safe area also includes the bars that the screen places.
  private var addedSafeArea: EdgeInsets {
    guard let window, window.rootView === self, window.barInsets != .zero else {
      return margins.additionalSafeArea
    }
    return margins.additionalSafeArea.combined(with: window.barInsets, +)
  }

  var marginRule: MarginRule {
    MarginRule(
      own: host?.hostedHasRootMargins ?? (window?.rootView === self) ? rootMargins : ownMargins,
      insetsFromSafeArea: insetsLayoutMarginsFromSafeArea,
      preservesSuperview: preservesSuperviewLayoutMargins)
  }

  // MARK: Baselines

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

  /// Calls `body` with the active constraints on baselines that may be others now: those of the view, and of the
  /// views above that may take theirs from it. A view may name a descendant at any depth, so the way goes up to the
  /// root.
  func visitBaselineConstraints(_ body: (LayoutConstraint) -> Void) {
    visitOwnBaselineConstraints(body)
    var next = superview
    while let view = next {
      if view.takesBaselinesFromSubviews { view.visitOwnBaselineConstraints(body) }
      next = view.superview
    }
  }

  func visitOwnBaselineConstraints(_ body: (LayoutConstraint) -> Void) {
    for constraint in referencingConstraints.all where constraint.usesBaselines { body(constraint) }
  }
}

/// What only the code of a view can answer.
extension View: ViewCode, ItemKey {
  /// An override of `safeAreaInsets` reads the stored insets, which are those of the last layout; the
  /// present ones are stored only during the call.
  package func safeArea(from given: EdgeInsets) -> EdgeInsets {
    guard window != nil else { return safeAreaInsets }
    let old = margins.safeArea
    margins.safeArea = given
    defer { margins.safeArea = old }
    return safeAreaInsets
  }
}

extension LayoutConstraint {
  fileprivate var usesBaselines: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
      || distance?.starts.contains { $0.attribute.isBaseline } == true
  }
}

extension Item {
  /// The view; nil for a guide.
  var view: View? { key as? View }
  /// The guide; nil for a view.
  var layoutGuide: LayoutGuide? { key as? LayoutGuide }
  /// The view or guide.
  var layoutItem: (any LayoutItem)? { view ?? layoutGuide }
  /// The name in descriptions.
  var name: String { layoutItem?.layoutName ?? "" }
}

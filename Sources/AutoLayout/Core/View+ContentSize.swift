import Foundation
import LayoutScene

/// What was set in the place of what a view's class says; few views have any of it.
struct ExplicitContent {
  var intrinsicSize: CGSize?
  var baselines: BaselineOffsets?
  var alignmentRectInsets: EdgeInsets?

  /// False where the part is the same already.
  mutating func change<T: Equatable>(_ part: WritableKeyPath<Self, T?>, to value: T?) -> Bool {
    guard self[keyPath: part] != value else { return false }
    self[keyPath: part] = value
    return true
  }
}

extension View {
  /// A size in points that replaces the intrinsic one (see there); nil, the default, keeps that.
  public var explicitIntrinsicContentSize: CGSize? {
    get { explicit.intrinsicSize }
    set { if explicit.change(\.intrinsicSize, to: newValue) { invalidateIntrinsicContentSize() } }
  }

  /// Baselines that replace those of the view's text; nil, the default, keeps them.
  public var explicitBaselines: BaselineOffsets? {
    get { explicit.baselines }
    set { if explicit.change(\.baselines, to: newValue) { invalidateIntrinsicContentSize() } }
  }

  /// Alignment insets in points that replace the class's own; nil, the default, keeps them.
  public var explicitAlignmentRectInsets: EdgeInsets? {
    get { explicit.alignmentRectInsets }
    set { if explicit.change(\.alignmentRectInsets, to: newValue) { changed(.geometry) } }
  }

  /// The value of an intrinsic dimension that a view does not have: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  func setHugging(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    Self.check(priority)
    let old = hugging
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    if hugging != old { changed(.contentPriorities) }
  }

  func setCompression(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    Self.check(priority)
    let old = compression
    if axis == .horizontal {
      compression.horizontal = priority
    } else {
      compression.vertical = priority
    }
    if compression != old { changed(.contentPriorities) }
  }

  static func check(_ priority: LayoutPriority) {
    trap(unless: priority.isLegal, "\(ConstraintError.illegalPriority(priority.value))")
  }

  /// The intrinsic layout, with the explicitly set size and baselines in its place.
  ///
  /// While the intrinsic size is being measured, the view has none, so that an override that asks
  /// for the view's layout does not recurse.
  package func contentLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    guard !isBeingMeasured else {
      return IntrinsicLayout(
        size: CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric))
    }
    isBeingMeasured = true
    defer { isBeingMeasured = false }
    var layout = intrinsicLayout(fitting: width)
    if let explicitIntrinsicContentSize { layout.size = explicitIntrinsicContentSize }
    if let explicitBaselines { layout.baselines = explicitBaselines }
    return layout
  }

  /// Whether layout measures the content again once the width is solved.
  package var remeasuresAtSolvedWidth: Bool { wrapsContent && explicitIntrinsicContentSize == nil }

  /// The context of the window, or of the root of a tree outside a window; nil without either.
  var layoutContext: LayoutContext? {
    if let window { return window.context }
    var view = self
    while let above = view.superview { view = above }
    return view.detachedContext
  }

  /// The control metrics of the context; without one, the default metrics.
  var controlMetrics: ControlMetrics { layoutContext?.metrics ?? .iOS17 }

  /// The traits of the window or detached context, with the overrides of this view and its
  /// ancestors. Without either they are the default traits.
  public var traits: Traits {
    // Asked for most often; a copy of the whole context would count references to all that is in it.
    if let window { return traits(from: window.context.traits) }
    return traits(from: layoutContext?.traits ?? Traits())
  }

  /// The traits if the context's were `base`.
  func traits(from base: Traits) -> Traits {
    guard window != nil else { return traits(from: base, where: nil, hasOverrides: nil) }
    guard ancestry.overriding != nil else { return base }
    var chain: [TraitOverrides] = []
    var next = ancestry.overriding
    while let view = next {
      chain.append(view.traitOverrides)
      next = view.superview?.ancestry.overriding
    }
    return chain.reversed().reduce(base) { $1.applied(to: $0) }
  }

  /// UIKit's name for the traits.
  public var traitCollection: Traits { traits }

  /// The traits if those of `top`, an ancestor, were `base`.
  func traits(from base: Traits, below top: View?) -> Traits {
    var chain: [TraitOverrides] = []
    var next: View? = self
    while let view = next, view !== top {
      if view.overridesTraits { chain.append(view.traitOverrides) }
      next = view.superview
    }
    return chain.reversed().reduce(base) { $1.applied(to: $0) }
  }

  /// The traits if the context's were `base` and, if `changed` is given, that view had these
  /// overrides.
  func traits(
    from base: Traits, where changed: View?, hasOverrides overrides: TraitOverrides?
  ) -> Traits {
    var chain: [TraitOverrides] = []
    var next: View? = self
    while let view = next {
      if let overrides, view === changed {
        chain.append(overrides)
      } else if view.overridesTraits {
        chain.append(view.traitOverrides)
      }
      next = view.superview
    }
    return chain.reversed().reduce(base) { $1.applied(to: $0) }
  }

  /// The direction of a view with this attribute. UIKit takes the application's direction for
  /// `unspecified`; there is none here, so it is left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of a view with this attribute if its traits read in `direction`.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection
  ) -> LayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var contentDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified:
      if let window, ancestry.overriding == nil {
        window.context.traits.layoutDirection
      } else {
        traits.layoutDirection
      }
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func overridesChanged(from old: TraitOverrides) {
    let overrides = traitOverrides != TraitOverrides()
    if overrides != overridesTraits {
      overridesTraits = overrides
      if window != nil { visit { $0.ancestry = Ancestry(of: $0) } }
    }
    window?.traitsChanged(of: self, from: old)
  }

  /// A change while the content is measured is part of that measurement already.
  func noteContentChange() {
    guard !isBeingMeasured else { return }
    changed(.contentSize)
    superview?.request(.needsLayout)
  }

  func changed(_ change: ViewChanges) {
    guard let window else { return }
    window.queue(self, change)
    fittingSizeMayHaveChanged(withContent: change == .contentSize)
  }

  /// Notifies the ancestors that the fitting size of this view may have changed. Outside a window
  /// nothing is stored that would become out of date.
  ///
  /// A change of constraints or frames notifies them once until the next read of the content:
  /// otherwise each view of a deep tree would notify all its ancestors for each of its constraints.
  ///
  /// - Parameter withContent: whether more than the size may have changed, such as whether a text
  ///   wraps; then they are notified each time.
  func fittingSizeMayHaveChanged(withContent: Bool = false) {
    guard let window else { return }
    var next = ancestry.heard
    while let view = next, let above = view.superview {
      if !withContent, view.ancestry.lastTold == window.contentReadings { return }
      view.ancestry.lastTold = window.contentReadings
      above.subviewInvalidatedIntrinsicContentSize(view)
      next = above.ancestry.heard
    }
  }
}

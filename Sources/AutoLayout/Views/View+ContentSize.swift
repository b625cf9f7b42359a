import Foundation
import LayoutScene

extension View {
  /// The value of an intrinsic dimension that a view does not have.
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

  /// The priorities of the content size along an axis, as layout goes by them.
  func contentPriorities(
    for axis: LayoutConstraint.Axis
  ) -> (hugging: LayoutPriority, compression: LayoutPriority) {
    let hugging = contentHuggingPriority(for: axis)
    let compression = contentCompressionResistancePriority(for: axis)
    Self.check(hugging)
    Self.check(compression)
    return (hugging, compression)
  }

  private static func check(_ priority: LayoutPriority) {
    trap(unless: priority.isLegal, "\(ConstraintError.illegalPriority(priority.value))")
  }

  /// What the content asks for, with what was set explicitly in its place.
  ///
  /// An intrinsic size that asks for the view's own layout has none while it is being found.
  func contentLayout(fitting width: CGFloat?) -> IntrinsicLayout {
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

  /// Whether layout asks again once the width is known.
  var remeasuresAtSolvedWidth: Bool { wrapsContent && explicitIntrinsicContentSize == nil }

  /// The context of the window, or of the root of a tree outside one.
  var layoutContext: LayoutContext? {
    if let window { return window.context }
    var view = self
    while let above = view.superview { view = above }
    return view.detachedContext
  }

  /// The context's; without one, as for the traits, those of a context that nobody said anything of.
  var controlMetrics: ControlMetrics { layoutContext?.metrics ?? .iOS17 }

  /// The traits here: the context's with the overrides of this view and those above it.
  public var traits: Traits { traits(from: layoutContext?.traits ?? Traits()) }

  /// The traits where the context's are `base`.
  func traits(from base: Traits) -> Traits {
    guard window != nil else { return traits(from: base, where: nil, hasOverrides: nil) }
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

  /// The traits where those of `top`, a view above this one, are `base`.
  func traits(from base: Traits, below top: View?) -> Traits {
    var chain: [TraitOverrides] = []
    var next: View? = self
    while let view = next, view !== top {
      if view.overridesTraits { chain.append(view.traitOverrides) }
      next = view.superview
    }
    return chain.reversed().reduce(base) { $1.applied(to: $0) }
  }

  /// The traits where the context's are `base`, and where `changed`, if it is given, has other
  /// overrides than its own.
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

  /// The direction of a view with this attribute outside every other influence: there is no
  /// application whose direction could count, so what is unspecified reads from left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of a view with this attribute where its surroundings read in `direction`.
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
    case .unspecified: traits.layoutDirection
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

  /// What a view says of its content while that is measured is in the measure already.
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

  /// Tells the views above that what this one wants may be different. Outside a window nobody keeps
  /// what would have to be brought up to date.
  ///
  /// They hear of constraints and frames once until somebody uses what they have been told: each view of
  /// a deep tree would otherwise tell all above it of each of its constraints.
  ///
  /// - Parameter withContent: whether something else than the size may be different, such as whether a
  ///   text wraps, which they hear of each time.
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

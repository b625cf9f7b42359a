import LayoutScene

extension View {
  /// The context of the window, or of the root of a tree outside a window; nil without either.
  var layoutContext: LayoutContext? {
    window?.context ?? topmostView.contextOutsideWindows
  }

  /// The control metrics of the context; without one, the default metrics.
  package var controlMetrics: ControlMetrics { layoutContext?.metrics ?? .iOS17 }
  /// Whether the view's content reads from left to right.
  var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// The traits of the window or detached context, with the overrides of this view and its
  /// ancestors. Without either they are the default traits.
  public var traits: Traits {
    // Asked for most often; a copy of the whole context would count references to all that is in it.
    if let window { return traits(from: window.context.traits) }
    return traits(from: layoutContext?.traits ?? Traits())
  }

  /// The traits if the context's were `base`.
  func traits(from base: Traits) -> Traits {
    guard window != nil else { return traits(from: base, below: nil) }
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

  /// The traits if those of `top`, an ancestor, were `base`; without one, if the context's were.
  ///
  /// - Parameters:
  ///   - changed: a view to which `overrides` count in the place of its own.
  func traits(
    from base: Traits, below top: View?, where changed: View? = nil,
    hasOverrides overrides: TraitOverrides = TraitOverrides()
  ) -> Traits {
    var chain: [TraitOverrides] = []
    var next: View? = self
    while let view = next, view !== top {
      if view === changed {
        chain.append(overrides)
      } else if view.overridesTraits {
        chain.append(view.traitOverrides)
      }
      next = view.superview
    }
    return chain.reversed().reduce(base) { $1.applied(to: $0) }
  }

  // MARK: When they change

  func overridesChanged(from old: TraitOverrides) {
    let overrides = traitOverrides != TraitOverrides()
    if overrides != overridesTraits {
      overridesTraits = overrides
      if window != nil { visit { $0.ancestry = Ancestry(of: $0) } }
    }
    window?.traitsChanged(of: self, from: old)
  }

  /// The inherited traits of a root outside a window: those that the view last inherited, so that a
  /// move within a screen does not count as a change of traits.
  var surroundingsOutsideATree: Traits {
    lastSurroundings ?? detachedContext?.traits ?? Traits()
  }

  /// Calls `traitCollectionDidChange` for this view and its descendants whose traits differ from
  /// those they would inherit from `surroundings`.
  func tellOfTraits(otherThan surroundings: Traits) {
    guard traits != traits(from: surroundings, below: superview) else { return }
    let top = superview
    visit { view in
      let previous = view.traits(from: surroundings, below: top)
      if previous != view.traits { view.tell(.traitsDidChange(previous)) }
    }
  }
}

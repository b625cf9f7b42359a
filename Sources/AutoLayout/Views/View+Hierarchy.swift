import Foundation

extension View {
  public var layoutView: View? { self }
  public var layoutName: String { "\(type(of: self)):\(identifier ?? treePath)" }

  /// The view that this one is a subview of; nil at the root of a tree.
  public internal(set) var superview: View? {
    get { superviewPresence?.view }
    set { superviewPresence = newValue?.presence }
  }

  /// The window whose tree the view is in; nil outside a window.
  public internal(set) var window: Window? {
    get { windowPresence?.window }
    set { windowPresence = newValue?.presence }
  }

  /// Those that are active in the order of their activation, then those that stand for the frames and
  /// masks of subviews as the last layout has them.
  public var constraints: [LayoutConstraint] { heldConstraints.all + autoresizingConstraints }

  func move(_ view: View, to index: Int) {
    view.removeFromSuperview()
    insert(view, at: min(max(0, index), subviews.count))
  }

  /// In front of everything where the sibling is none.
  func move(_ view: View, besides sibling: View, offset: Int) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count)
  }

  func reorder(_ view: View, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
    orderOfSubviewsChanged()
  }

  /// What yields in a conflict and what gets the slack follow from the order of the tree.
  func orderOfSubviewsChanged() {
    window?.treeVersion += 1
    window?.engine?.reconsiderAllConflicts()
    window?.engine?.orderOfSubviewsChanged(in: self)
    setNeedsLayout()
  }

  /// Swaps two subviews; traps where there are none at the indexes.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    trap(
      unless: subviews.indices.contains(index) && subviews.indices.contains(other),
      "There is no subview to exchange at index \(index) or \(other)")
    subviews.swapAt(index, other)
    orderOfSubviewsChanged()
  }

  /// The first view in document order, this one included, that has the tag.
  public func viewWithTag(_ tag: Int) -> View? {
    var found: View?
    visit { view in
      if found == nil, view.tag == tag { found = view }
    }
    return found
  }

  func leaveSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    if window != nil { lastSurroundings = superview.traits }
    superview.willRemoveSubview(self)
    dropConstraints(heldOutside: self)
    superview.subviews.removeAll { $0 === self }
    window?.treeVersion += 1
    self.superview = nil
    if let window {
      window.detached(self, from: superview)
      setWindow(nil)
    } else if detachedWatch != nil {
      visit { $0.detachedWatch = nil }
    }
    superview.setNeedsLayout()
    didMoveToSuperview()
  }

  func take(_ guide: LayoutGuide) {
    if let owner = guide.owningView { owner.removeLayoutGuide(guide) }
    guide.owningView = self
    layoutGuides.append(guide)
    window?.attached(guide)
  }

  func drop(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .free else { return }
    for constraint in guide.referencingConstraints.all { constraint.deactivate() }
    layoutGuides.removeAll { $0 === guide }
    window?.detached(guide)
    guide.owningView = nil
  }

  /// The first view in document order, this one included, that has `identifier`.
  public func view(withIdentifier identifier: String) -> View? {
    var found: View?
    visit { view in
      if found == nil, view.identifier == identifier { found = view }
    }
    return found
  }

  func take(_ constraint: LayoutConstraint) {
    guard constraint.holder == nil, !(constraint is GeneratedLayoutConstraint) else { return }
    constraint.hold(by: self)
  }

  func drop(_ constraint: LayoutConstraint) {
    guard constraint.holder === self, !(constraint is GeneratedLayoutConstraint) else { return }
    constraint.deactivate()
  }

  /// Takes a deep tree apart level by level: left to themselves, views would release each other
  /// recursively and run out of stack. What the view held holds no longer.
  func takeApart() {
    heldConstraints.releaseAll()
    var stack = subviews
    subviews = []
    while var view = stack.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      stack += view.subviews
      view.subviews = []
    }
  }

  /// Calls `body` for this view and everything below it in document order. A stack of its own
  /// instead of recursion, since documents may nest deeply.
  func visit(_ body: (View) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Like `visit`, with subviews as they come to the reader.
  func visitInReadingOrder(_ body: (View) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviewsInReadingOrder.reversed())
    }
  }

  /// The guides that somebody added, then the built-in ones that somebody asked for.
  var allGuides: [LayoutGuide] {
    builtInGuides.isEmpty
      ? layoutGuides : layoutGuides + LayoutGuide.Kind.allCases.compactMap { builtInGuides[$0] }
  }

  private func insert(_ view: View, at index: Int) {
    // A view without subviews has nobody below it to ask.
    trap(
      unless: view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
      "Can't add self or a superview as subview")
    trap(
      unless: view.window == nil,
      "Can't add a window's root view as subview: a view is in one tree only")
    view.willMove(toSuperview: self)
    let before = view.surroundingsOutsideATree
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    window?.treeVersion += 1
    view.captureFrame()
    if let window {
      view.setWindow(window)
      window.attached(view)
    } else if let detachedWatch {
      view.visit { $0.detachedWatch = detachedWatch }
    }
    watch?.joined(view, below: self)
    setNeedsLayout()
    // Outside a window there are no traits to speak of, and looking them up takes a way to the top.
    if window != nil { view.tellOfTraits(otherThan: before) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func setWindow(_ window: Window?) {
    visit { $0.willMove(toWindow: window) }
    visit { view in
      view.window = window
      view.ancestry = window == nil ? Ancestry() : Ancestry(of: view)
      view.knownPath = nil
      view.changes = []
      view.foundOutsideWindow = []
      view.cycle = [.needsUpdateConstraints, .needsLayout, .needsDisplay]
    }
    visit { $0.didMoveToWindow() }
  }

  /// What a view at the top of a tree of its own has for surroundings: those that it was last in, so
  /// that a move within a screen is none between traits.
  var surroundingsOutsideATree: Traits {
    lastSurroundings ?? detachedContext?.traits ?? Traits()
  }

  /// Tells this view and everything below it, where the traits are others than in `surroundings`.
  func tellOfTraits(otherThan surroundings: Traits) {
    guard traits != traits(from: surroundings, below: superview) else { return }
    let top = superview
    visit { view in
      let previous = view.traits(from: surroundings, below: top)
      if previous != view.traits { view.traitCollectionDidChange(previous) }
    }
  }

  /// A constraint within the subtree is held within it, so that only those held outside are met
  /// here; each is found through the items that it mentions.
  private func dropConstraints(heldOutside root: View) {
    var inside: Set<ObjectIdentifier> = []
    root.visit { inside.insert(ObjectIdentifier($0)) }
    root.visit { view in
      for item in [view as any LayoutItem] + view.allGuides {
        for constraint in item.referencingConstraints.all {
          guard let holder = constraint.holder else { continue }
          if !inside.contains(ObjectIdentifier(holder)) { constraint.deactivate() }
        }
      }
    }
  }
}

import Foundation

extension View {
  public var layoutView: View? { self }
  public var layoutName: String { "\(type(of: namedObject)):\(nameInTree)" }

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

  /// The constraints that this view holds: active ones in the order of their activation, then those
  /// generated from the frames and masks of subviews at the last layout.
  public var constraints: [LayoutConstraint] { heldConstraints.all + autoresizingConstraints }

  func move(_ view: View, to index: Int) {
    view.removeFromSuperview()
    insert(view, at: min(max(0, index), subviews.count))
  }

  /// Inserts in front of all subviews if `sibling` is not one of them.
  func move(_ view: View, besides sibling: View, offset: Int) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count)
  }

  func reorder(_ view: View, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
    orderOfSubviewsChanged()
  }

  /// The order of the tree decides which constraint yields in a conflict and which view gets the
  /// slack.
  func orderOfSubviewsChanged() {
    window?.treeVersion += 1
    window?.engine?.reconsiderAllConflicts()
    window?.engine?.reorder(self)
    setNeedsLayout()
  }

  /// Swaps two subviews; traps if an index is out of range.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    trap(
      unless: subviews.indices.contains(index) && subviews.indices.contains(other),
      "There is no subview to exchange at index \(index) or \(other)")
    subviews.swapAt(index, other)
    orderOfSubviewsChanged()
  }

  /// The first view in document order, this one included, that has the tag.
  public func viewWithTag(_ tag: Int) -> View? { first { $0.tag == tag } }

  func leaveSuperview() {
    guard let superview else { return }
    tell(.willMoveToSuperview(nil))
    if window != nil { lastSurroundings = superview.traits }
    superview.tell(.willRemoveSubview(self))
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
    tell(.didMoveToSuperview)
    releaseHost()
  }

  func take(_ guide: LayoutGuide) {
    if let owner = guide.owningView { owner.removeLayoutGuide(guide) }
    guide.owningView = self
    guide.link.keep()
    layoutGuides.append(guide)
    window?.attached(guide)
  }

  func drop(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .free else { return }
    for constraint in guide.referencingConstraints.all { constraint.deactivate() }
    layoutGuides.removeAll { $0 === guide }
    window?.detached(guide)
    guide.owningView = nil
    guide.releaseHost()
  }

  /// The first view in document order, this one included, that has `identifier`.
  public func view(withIdentifier identifier: String) -> View? {
    first { $0.identifier == identifier }
  }

  private func first(where isMeant: (View) -> Bool) -> View? {
    var found: View?
    visit { if found == nil, isMeant($0) { found = $0 } }
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

  /// Releases the subtree without recursion: in a deep tree, views that release each other would
  /// overflow the stack. The constraints that this view holds become inactive.
  func takeApart() {
    heldConstraints.releaseAll()
    for guide in allGuides { guide.releaseHost() }
    var stack = subviews
    subviews = []
    while var view = stack.popLast() {
      view.releaseHost()
      guard isKnownUniquelyReferenced(&view) else { continue }
      stack += view.subviews
      view.subviews = []
    }
  }

  /// This view and all its descendants, in document order.
  package var subtree: [View] {
    var views: [View] = []
    visit { views.append($0) }
    return views
  }

  /// Calls `body` for this view and all its descendants in document order. It does not recurse,
  /// since documents may nest deeply.
  func visit(_ body: (View) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  /// The root of the tree; this view itself without a superview.
  var topmostView: View {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// Like `visit`, with the subviews in reading order.
  func visitInReadingOrder(_ body: (View) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviewsInReadingOrder.reversed())
    }
  }

  /// The guides that were added, then the built-in ones that have been made.
  var allGuides: [LayoutGuide] {
    builtInGuides.isEmpty
      ? layoutGuides : layoutGuides + LayoutGuide.Kind.allCases.compactMap { builtInGuides[$0] }
  }

  private func insert(_ view: View, at index: Int) {
    // A view without subviews has no descendants to check.
    trap(
      unless: view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
      "Can't add self or a superview as subview")
    trap(
      unless: view.window == nil,
      "Can't add a window's root view as subview: a view is in one tree only")
    view.tell(.willMoveToSuperview(self))
    let before = view.surroundingsOutsideATree
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.link.keep()
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
    // Outside a window traits notify nobody, and looking them up takes a walk to the root.
    if window != nil { view.tellOfTraits(otherThan: before) }
    view.tell(.didMoveToSuperview)
    tell(.didAddSubview(view))
  }

  func setWindow(_ window: Window?) {
    visit { $0.tell(.willMoveToWindow(window)) }
    visit { view in
      view.window = window
      view.ancestry = window == nil ? Ancestry() : Ancestry(of: view)
      view.changes = .none
      view.foundOutsideWindow = []
      view.cycle = [.needsUpdateConstraints, .needsLayout, .needsDisplay]
    }
    visit { $0.tell(.didMoveToWindow) }
  }

  /// Deactivates the constraints on the subtree of `root` that a view outside it holds. They are
  /// found through the items that they refer to.
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

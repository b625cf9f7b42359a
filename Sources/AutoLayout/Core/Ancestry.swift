/// What a view in a window stores about its ancestors. In a deep tree, walking up for each question
/// would cost more than the layout. It is computed again for a view and all its descendants when
/// the view enters a window or gets traits of its own. The unowned references are safe: in a window
/// an ancestor lives as long as its descendants, and a view that leaves is reset.
struct Ancestry {
  /// How many ancestors there are.
  private(set) var depth = 0
  /// The nearest view, this one or an ancestor, whose superview is notified of content changes.
  private(set) unowned var nearestObserved: View?
  /// The nearest view, this one or an ancestor, that overrides traits.
  private(set) unowned var overriding: View?
  /// The value of `Window.contentReadings` when the ancestors were last notified of a content change.
  var readingsAtLastNotice = -1
  /// The last known index in the superview's subviews. It may be out of date, and is checked when
  /// it is used.
  var lastIndex = 0
  /// The path from the window's root, and the version of the tree in which it was found.
  var knownPath: (version: Int, path: String)?

  init() {}

  /// The superview's ancestry must be up to date.
  init(of view: View) {
    let above = view.superview
    depth = above.map { $0.ancestry.depth + 1 } ?? 0
    nearestObserved = above?.observesContent == true ? view : above?.ancestry.nearestObserved
    overriding = view.overridesTraits ? view : above?.ancestry.overriding
  }
}

extension [View] {
  /// The views nearest to the root first; those of one depth in their order.
  var topDown: [View] {
    map { ($0, $0.depth) }.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }
}

extension View {
  /// How many ancestors this view has.
  var depth: Int {
    if window != nil { return ancestry.depth }
    var count = 0
    var next = superview
    while let view = next {
      count += 1
      next = view.superview
    }
    return count
  }

  /// Whether this is `view` or a descendant of it.
  public func isDescendant(of view: View) -> Bool {
    if self === view { return true }
    if window != nil, window === view.window, depth <= view.depth { return false }
    var next = superview
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// A view is its own ancestor.
  static func closestCommonAncestor(_ a: View, _ b: View) -> View? {
    let (aboveA, aboveB) = (a.superview, b.superview)
    // Most constraints relate siblings, or a view and its superview; the walk below first counts
    // ancestors.
    if a === b || a === aboveB { return a }
    if b === aboveA { return b }
    if let aboveA, aboveA === aboveB { return aboveA }
    var (a, b) = (a, b)
    var (depthA, depthB) = (a.depth, b.depth)
    while a !== b {
      if depthA >= depthB {
        guard let above = a.superview else { return nil }
        (a, depthA) = (above, depthA - 1)
      } else {
        guard let above = b.superview else { return nil }
        (b, depthB) = (above, depthB - 1)
      }
    }
    return a
  }

  /// The view's index in its superview's subviews; 0 without a superview. If the stored index is
  /// out of date, the indexes of all siblings are stored anew.
  var indexInSuperview: Int {
    guard let siblings = superview?.subviews else { return 0 }
    if siblings.indices.contains(ancestry.lastIndex), siblings[ancestry.lastIndex] === self {
      return ancestry.lastIndex
    }
    for (index, view) in siblings.enumerated() { view.ancestry.lastIndex = index }
    return ancestry.lastIndex
  }

  /// The identifier, or else the name of a property, or else the path in the tree.
  var nameInTree: String { identifier ?? propertyName ?? treePath }

  /// The name of a view without identifier: the indexes of its ancestors and itself among their
  /// siblings, from the root down, such as `0.2.1`. The root is `root`. Outside a window the path
  /// begins with `detached`.
  ///
  /// In a window each view stores its path until the tree changes: every finding and description
  /// uses it, and paths in a deep tree are long.
  var treePath: String {
    let version = window?.treeVersion
    var way: [View] = []
    var view = self
    var path = window == nil ? "detached" : ""
    while let above = view.superview {
      if let known = view.ancestry.knownPath, known.version == version {
        path = known.path
        break
      }
      way.append(view)
      view = above
    }
    for view in way.reversed() {
      if !path.isEmpty { path += "." }
      path += String(view.indexInSuperview)
      if let version { view.ancestry.knownPath = (version, path) }
    }
    return path.isEmpty ? "root" : path
  }
}

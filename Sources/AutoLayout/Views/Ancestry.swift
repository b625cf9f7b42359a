/// What a view in a window knows about the views above it. A deep tree asks for it so often that the
/// way up, taken each time, would cost more than the layout; it is found anew for a view and all
/// below it whenever the view comes into a window or gets traits of its own. In the window the views
/// above live as long as the view is below them, and a view that leaves forgets them.
struct Ancestry {
  /// How many views are above.
  private(set) var depth = 0
  /// The nearest of the view and those above it whose superview wants to hear of its content.
  private(set) unowned var heard: View?
  /// The nearest of the view and those above it with traits of its own.
  private(set) unowned var overriding: View?
  /// What `Window.contentReadings` was when all views above that want to hear of the content heard of it.
  var lastTold = -1

  init() {}

  /// What is known about the superview has to be right already.
  init(of view: View) {
    let above = view.superview
    depth = above.map { $0.ancestry.depth + 1 } ?? 0
    heard = above?.hearsOfContent == true ? view : above?.ancestry.heard
    overriding = view.overridesTraits ? view : above?.ancestry.overriding
  }
}

extension View {
  /// How many views are above this one.
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

  /// Whether this is `view` or lies somewhere below it.
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
    // Constraints are mostly about neighbours and their superviews, and a walk would begin by
    // counting the way to the top.
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

  /// The view's index in its superview's subviews; 0 without one. It is looked for only when others
  /// have come, gone or changed places since, and then for all of them.
  var indexInSuperview: Int {
    guard let siblings = superview?.subviews else { return 0 }
    if siblings.indices.contains(lastIndex), siblings[lastIndex] === self { return lastIndex }
    for (index, view) in siblings.enumerated() { view.lastIndex = index }
    return lastIndex
  }

  /// The name of a view without identifier: its place among its siblings, from the root down. At the
  /// top of a tree outside a window stands `detached` instead, since it is nobody's root.
  ///
  /// Everything that is said about a view says its name, and names of a deep tree are long, so that in
  /// a window each view knows its own until something about the tree changes.
  var treePath: String {
    let version = window?.treeVersion
    var way: [View] = []
    var view = self
    var path = window == nil ? "detached" : ""
    while let above = view.superview {
      if let known = view.knownPath, known.version == version {
        path = known.path
        break
      }
      way.append(view)
      view = above
    }
    for view in way.reversed() {
      if !path.isEmpty { path += "." }
      path += String(view.indexInSuperview)
      if let version { view.knownPath = (version, path) }
    }
    return path.isEmpty ? "root" : path
  }
}

import Foundation

extension Scene {
  /// Every view's origin in the root's coordinates, rounded to pixels like the frames; indexed as
  /// `views`.
  public func absoluteOrigins() -> [CGPoint] {
    var origins: [CGPoint] = []
    origins.reserveCapacity(views.count)
    // Views are not copied out of the array: a copy counts references to everything in the view.
    for index in views.indices {
      let base =
        views[index].parent.map { parent in
          CGPoint(
            x: origins[parent].x - views[parent].contentOffset.x,
            y: origins[parent].y - views[parent].contentOffset.y)
        } ?? .zero
      let own = views[index].frame.origin
      origins.append(CGPoint(x: base.x + own.x, y: base.y + own.y))
    }
    return origins
  }

  /// For each view, whether neither it nor a superview is hidden; indexed as `views`.
  public func visibility() -> [Bool] {
    var visible: [Bool] = []
    visible.reserveCapacity(views.count)
    for view in views {
      visible.append(!view.isHidden && (view.parent.map { visible[$0] } ?? true))
    }
    return visible
  }

  /// For each view, whether neither it nor a superview is hidden or has an alpha of 0; indexed as
  /// `views`.
  package func shownViews() -> [Bool] {
    var shown: [Bool] = []
    shown.reserveCapacity(views.count)
    for view in views {
      let shows = !view.isHidden && view.alpha > 0
      shown.append(shows && (view.parent.map { shown[$0] } ?? true))
    }
    return shown
  }

  /// The views above a view, outermost first, and the view itself; all as indices of `views`.
  package func path(to index: Int) -> [Int] {
    var path = [index]
    while let parent = views[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }

  /// For each view the index after its last descendant: descendants directly follow their ancestor.
  package var ends: [Int] {
    var ends = views.indices.map { $0 + 1 }
    for index in views.indices.reversed() {
      if let parent = views[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    return ends
  }

  /// For each view, the map from its place in the layout to its place in the picture, in the root's
  /// coordinates: its own transform with those of its superviews. Indexed as `views`; empty if no
  /// view has a transform.
  package func drawnTransforms(origins: [CGPoint]) -> [CGAffineTransform] {
    guard views.contains(where: { !$0.transform.isIdentity }) else { return [] }
    var transforms: [CGAffineTransform] = []
    transforms.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      let above = view.parent.map { transforms[$0] } ?? .identity
      let size = view.frame.size
      let middle = CGPoint(
        x: origins[index].x + size.width / 2, y: origins[index].y + size.height / 2)
      transforms.append(
        view.transform.isIdentity
          ? above : view.transform.around(middle).concatenating(above))
    }
    return transforms
  }
}

extension CGRect {
  /// The origin and the size, in the order of frames in files.
  package var numbers: [CGFloat] { [minX, minY, width, height] }

  /// The intersection. For rectangles without common points it is an empty rectangle.
  package func common(_ other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension SceneView {
  /// Whether the view and what is in it are painted together, so that a clip, an opacity, a transform, a border,
  /// a shadow or a mask holds for all of it.
  package var isPaintedAsLayer: Bool {
    clipsToBounds || alpha < 1 || !transform.isIdentity || look.border != nil || look.shadow != nil
      || mask != nil || !maskDrawings.isEmpty || !coverings.isEmpty
  }
}

import Foundation

extension Scene {
  /// Every view's origin in the root's coordinates, rounded as the frames are; indexed as `views`.
  public func absoluteOrigins() -> [CGPoint] {
    var origins: [CGPoint] = []
    origins.reserveCapacity(views.count)
    for view in views {
      let base =
        view.parent.map { parent in
          CGPoint(
            x: origins[parent].x - views[parent].contentOffset.x,
            y: origins[parent].y - views[parent].contentOffset.y)
        } ?? .zero
      origins.append(CGPoint(x: base.x + view.frame.origin.x, y: base.y + view.frame.origin.y))
    }
    return origins
  }

  /// Whether a view can be seen: neither it nor a superview is hidden. Indexed as `views`.
  public func visibility() -> [Bool] {
    var visible: [Bool] = []
    visible.reserveCapacity(views.count)
    for view in views {
      visible.append(!view.isHidden && (view.parent.map { visible[$0] } ?? true))
    }
    return visible
  }

  /// Whether a view shows something of itself: neither it nor a superview is hidden or has an alpha of 0.
  /// Indexed as `views`.
  package func shownViews() -> [Bool] {
    var shown: [Bool] = []
    shown.reserveCapacity(views.count)
    for view in views {
      let shows = !view.isHidden && view.alpha > 0
      shown.append(shows && (view.parent.map { shown[$0] } ?? true))
    }
    return shown
  }

  /// How each view is mapped from where layout has it to where it is drawn, in the root's coordinates, by
  /// its own transform and those of its superviews. Indexed as `views`; empty where no view has one.
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
  /// What is in both, empty at an edge of one where they are apart.
  package func common(_ other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

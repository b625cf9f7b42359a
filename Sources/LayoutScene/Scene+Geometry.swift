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
}

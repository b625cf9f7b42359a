import AutoLayout
import Foundation
import LayoutScene

// Where layers are: coordinates in one layer, seen from another.
extension CALayer {
  /// From the coordinates of one layer to those of another; nil stands for what the tree's first layer is in.
  static func map(from layer: CALayer?, to other: CALayer?) -> CGAffineTransform {
    let (start, end) = (layer?.mapToRoot, other?.mapToRoot)
    return (start ?? .identity).concatenating((end ?? .identity).inverted())
  }
  /// From the layer's coordinates to those around the first layer of the tree: the window's where a view has that one.
  private var mapToRoot: CGAffineTransform {
    if view != nil { return looks.transformToWindow }
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    let map = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    ).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    return map.concatenating(superlayer?.mapToRoot ?? .identity)
  }
}

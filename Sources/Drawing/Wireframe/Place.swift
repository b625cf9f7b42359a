import Foundation
import LayoutScene

/// The place of a view in the picture and the colours behind it. It is an object: each copy of a value would
/// count a reference to each of its many colours.
final class Place {
  /// The view's frame in the picture, rounded to device pixels.
  let rect: CGRect
  /// The area in which the view may be visible: the canvas, reduced by each superview that clips.
  let clip: CGRect
  /// The area in which its subviews may be visible, in the same coordinates.
  let inner: CGRect
  /// Whether the view and all its superviews are shown, and a part of it is within `clip`.
  let isVisible: Bool
  /// Whether the view's transform, or that of a superview, leaves no area to draw.
  let isCrushed: Bool
  /// The opaque colour behind the view's background.
  let backdrop: Color
  /// The opaque colour behind the view's content.
  let surface: Color
  /// The style of content on `surface`.
  let style: Style
  /// The view that opens the innermost layer in which this view is painted; it may be this view.
  let layer: Int?

  private init(
    rect: CGRect, clip: CGRect, inner: CGRect, isVisible: Bool, isCrushed: Bool, backdrop: Color,
    surface: Color, style: Style, layer: Int?
  ) {
    (self.rect, self.clip, self.inner, self.isVisible) = (rect, clip, inner, isVisible)
    (self.isCrushed, self.backdrop, self.surface) = (isCrushed, backdrop, surface)
    (self.style, self.layer) = (style, layer)
  }

  /// A place with another rectangle.
  func with(rect: CGRect) -> Place {
    Place(
      rect: rect, clip: clip, inner: inner, isVisible: isVisible, isCrushed: isCrushed,
      backdrop: backdrop, surface: surface, style: style, layer: layer)
  }

  /// Converts a rectangle from the view's coordinates to the picture's.
  func rect(_ own: CGRect) -> CGRect { own.offsetBy(dx: rect.minX, dy: rect.minY) }

  /// One place for each of a scene's views.
  static func all(
    in scene: Scene, canvas: CGRect, grid: PixelGrid, styles: StyleSet = .wireframe
  ) -> [Place] {
    let origins = scene.absoluteOrigins()
    let shown = scene.shownViews()
    let paper = styles.of(scene.appearance).paper
    var places: [Place] = []
    places.reserveCapacity(scene.views.count)
    for index in scene.views.indices {
      let view = scene.views[index]
      let parent = view.parent.map { places[$0] }
      let backdrop = parent?.surface ?? paper
      let area = view.background.map { $0.over(backdrop) } ?? backdrop
      let middle = view.look.gradient?.color(at: CGPoint(x: 0.5, y: 0.5))
      let surface = middle.map { $0.over(area) } ?? area
      let isMapped = !view.transform.isIdentity
      let rect = grid.clamped(CGRect(origin: origins[index], size: view.frame.size))
      var clip = parent?.inner ?? canvas
      // The visible area in the coordinates before the view's transform.
      if isMapped, parent != nil, let map = view.map(in: rect) {
        clip = clip.applying(map.inverted())
      }
      let isCrushed = parent?.isCrushed == true || isMapped && !view.transform.keepsArea
      let isShown = shown[index] && !isCrushed
      places.append(
        Place(
          rect: rect, clip: clip, inner: view.clipsToBounds ? clip.common(rect) : clip,
          isVisible: isShown && rect.touches(clip), isCrushed: isCrushed, backdrop: backdrop,
          surface: surface,
          style: surface == parent?.surface
            ? parent?.style ?? styles.on(surface) : styles.on(surface),
          layer: view.isPaintedAsLayer ? index : parent?.layer))
    }
    return places
  }
}

extension CGRect {
  /// Whether the rectangles share a point, even only on their edges. A view without width may have
  /// a text that extends beyond it.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension SceneView {
  /// The view's transform in the picture's coordinates, where its frame is `rect`; nil for the
  /// identity, and for a transform that leaves no area.
  func map(in rect: CGRect) -> CGAffineTransform? {
    guard !transform.isIdentity, transform.keepsArea else { return nil }
    return transform.around(CGPoint(x: rect.midX, y: rect.midY))
  }
}

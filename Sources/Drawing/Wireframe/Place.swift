import Foundation
import LayoutScene

/// Where and on what a view is drawn.
struct Place {
  /// The view's frame in the picture, edges on its pixels.
  var rect: CGRect
  /// What its superviews leave to be seen of it: the canvas, or less where one of them clips.
  var clip: CGRect
  /// Whether it and all its superviews are shown, and some of it within `clip`.
  var isVisible: Bool
  /// Whether its transform or one above it leaves no area to be drawn.
  var isCrushed: Bool
  /// The opaque colour that its background is laid over.
  var backdrop: Color
  /// The opaque colour that its content is drawn on.
  var surface: Color
  /// How content looks on that colour.
  var style: Style
  /// The view that opens the innermost layer that this view is painted in, itself included.
  var layer: Int?

  /// A place in the view's own coordinates as one in the picture.
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
    for (index, view) in scene.views.enumerated() {
      let parent = view.parent.map { places[$0] }
      let backdrop = parent?.surface ?? paper
      let surface = view.background.map { $0.over(backdrop) } ?? backdrop
      let isMapped = !view.transform.isIdentity
      let layers =
        view.clipsToBounds || view.alpha < 1 || isMapped || view.look.border != nil
        || view.look.shadow != nil
      let rect = grid.clamped(CGRect(origin: origins[index], size: view.frame.size))
      var clip = view.parent.map { index in
        let parent = places[index]
        return scene.views[index].clipsToBounds ? parent.clip.common(parent.rect) : parent.clip
      }
      // What is seen, in the coordinates before the view's transform.
      if isMapped, let seen = clip, let map = view.map(in: rect) {
        clip = seen.applying(map.inverted())
      }
      let isCrushed = parent?.isCrushed == true || isMapped && !view.transform.keepsArea
      let isShown = shown[index] && !isCrushed
      places.append(
        Place(
          rect: rect, clip: clip ?? canvas, isVisible: isShown && rect.touches(clip ?? canvas),
          isCrushed: isCrushed,
          backdrop: backdrop, surface: surface,
          style: surface == parent?.surface
            ? parent?.style ?? styles.on(surface) : styles.on(surface),
          layer: layers ? index : parent?.layer))
    }
    return places
  }
}

extension CGRect {
  /// Whether they have a point in common, if only on their edges: a text may reach out of a view
  /// that has no width.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension SceneView {
  /// The view's transform as a map of the picture in which its frame is `rect`; nil for none, and for one
  /// that leaves nothing to be seen.
  func map(in rect: CGRect) -> CGAffineTransform? {
    guard !transform.isIdentity, transform.keepsArea else { return nil }
    return transform.around(CGPoint(x: rect.midX, y: rect.midY))
  }
}

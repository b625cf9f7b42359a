import Foundation
import LayoutScene

// Tints, borders and shadows.
extension Wireframe {
  /// The colour of tappable controls and of symbols.
  func tint(of view: SceneView, _ place: Place) -> Color {
    if let tint = view.look.tint { return tint }
    // A document does not give a button's type. A button with a background of its own gets a colour
    // that is readable on it.
    let isFilledButton = view.control == .button && view.background != nil
    if isPlain, !isFilledButton { return appearanceStyle.tint }
    let hasOwnArea = view.background == nil && view.bar?.hasBackground == true
    return hasOwnArea ? appearanceStyle.tint : place.style.tint(on: place.surface)
  }

  /// The tint for areas.
  func accent(of view: SceneView, _ place: Place) -> Color { view.look.tint ?? place.style.accent }

  /// Draws the border along the inside of the edges, over the view's content.
  mutating func drawBorder(of view: SceneView, _ place: Place) {
    guard let border = view.look.border, border.width > 0 else { return }
    picture.outline(place.rect, radius: view.cornerRadius, border.color, width: border.width)
  }

  /// Draws the shadow of the view's background. A view that clips its content clips its shadow,
  /// too.
  mutating func drawShadow(of view: SceneView, _ place: Place) {
    guard var shadow = view.shownShadow else { return }
    shadow.opacity = min(shadow.opacity, 1) * (view.background?.alpha ?? 0)
    castShadow(of: place.rect, cornerRadius: view.cornerRadius, shadow)
  }

  /// Draws the shadow of an opaque rounded rectangle.
  mutating func castShadow(of shape: CGRect, cornerRadius: CGFloat, _ shadow: Shadow) {
    let color = shadow.color.opacity(shadow.opacity)
    guard color.alpha > 0, shape.width > 0, shape.height > 0 else { return }
    let rect = shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let blurred = BlurredShape(
      size: rect.size, cornerRadius: cornerRadius, radius: shadow.radius, color: color,
      scale: picture.grid.scale)
    guard let blurred else {
      return picture.fill(.rect(rect, radius: cornerRadius), color)
    }
    picture.items.append(
      .embedded(blurred.image, in: blurred.rect.offsetBy(dx: rect.minX, dy: rect.minY)))
  }

  /// Inserts the shadow of a view without a background. Its texts, images and subviews cast the
  /// shadow, as in a layer without a `shadowPath`.
  ///
  /// - Parameter start: the index of the view's first item, before which the shadow is inserted.
  mutating func insertShadow(ofContentOf index: Int, from start: Int) {
    let view = scene.views[index]
    guard let shadow = view.shownShadow, view.background?.alpha ?? 0 == 0,
      isPlain || view.control == .label || view.control == .image
    else { return }
    var content = picture
    content.items = Array(picture.items[start...])
    let shown = CGRect(origin: .zero, size: picture.size)
      .insetBy(dx: -shadow.radius * 3, dy: -shadow.radius * 3)
      .offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
    let region = area(of: index).insetBy(dx: -2, dy: -2).common(shown)
    let color = shadow.color.opacity(min(shadow.opacity, 1))
    guard let blurred = BlurredContent(content, in: region, radius: shadow.radius, color: color)
    else { return }
    let rect = blurred.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    picture.items.insert(.embedded(blurred.image, in: rect), at: start)
  }

  /// The smallest rectangle around a view and all views in it.
  private func area(of index: Int) -> CGRect {
    var isInside = [Bool](repeating: false, count: scene.views.count)
    isInside[index] = true
    var area = places[index].rect
    for other in scene.views.indices where other > index {
      guard let parent = scene.views[other].parent, isInside[parent] else { continue }
      isInside[other] = true
      if places[other].isVisible { area = area.union(places[other].rect) }
    }
    return area
  }
}

extension SceneView {
  /// The view's shadow; nil for one that is not visible.
  fileprivate var shownShadow: Shadow? {
    clipsToBounds ? nil : look.shadow.flatMap { $0.opacity > 0 ? $0 : nil }
  }
}

import Foundation
import LayoutScene

// Tints, borders and shadows.
extension Wireframe {
  /// The colour of what can be tapped, and of symbols.
  func tint(of view: SceneView, _ place: Place) -> Color {
    if let tint = view.look.tint { return tint }
    // Documents do not tell the type of a button. With a background of its own, its title can be read there.
    let isFilledButton = view.control == .button && view.background != nil
    if isPlain, !isFilledButton { return appearanceStyle.tint }
    let hasOwnArea = view.background == nil && view.bar?.hasBackground == true
    return hasOwnArea ? appearanceStyle.tint : place.style.tint(on: place.surface)
  }

  /// The same as an area.
  func accent(of view: SceneView, _ place: Place) -> Color { view.look.tint ?? place.style.accent }

  /// A line along the inside of the edges, over all that is in the view.
  mutating func drawBorder(of view: SceneView, _ place: Place) {
    guard let border = view.look.border, border.width > 0 else { return }
    picture.outline(place.rect, radius: view.cornerRadius, border.color, width: border.width)
  }

  /// The shadow of the background, or of an image. What clips its content clips its shadow too.
  mutating func drawShadow(of view: SceneView, _ place: Place) {
    guard let shadow = view.look.shadow, shadow.opacity > 0, !view.clipsToBounds,
      place.rect.width > 0, place.rect.height > 0
    else { return }
    let background = view.background?.alpha ?? (view.images.isEmpty ? 0 : 1)
    let color = shadow.color.opacity(min(shadow.opacity, 1) * background)
    guard color.alpha > 0 else { return }
    let rect = place.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let blurred = BlurredShape(
      size: rect.size, cornerRadius: view.cornerRadius, radius: shadow.radius, color: color,
      scale: picture.grid.scale)
    guard let blurred else {
      return picture.fill(.rect(rect, radius: view.cornerRadius), color)
    }
    picture.items.append(
      .embedded(blurred.image, in: blurred.rect.offsetBy(dx: rect.minX, dy: rect.minY)))
  }
}

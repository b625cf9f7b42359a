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

  /// The shadow of the background. What clips its content clips its shadow too.
  mutating func drawShadow(of view: SceneView, _ place: Place) {
    guard let shadow = view.shownShadow, place.rect.width > 0, place.rect.height > 0 else { return }
    let background = view.background?.alpha ?? 0
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

  /// The shadow of a view without a background is that of its texts and images and of what is in it, as a
  /// layer without a `shadowPath` has it.
  ///
  /// - Parameter start: where the view's items begin, before which the shadow is drawn.
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

  /// What a view and the views in it take up.
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
  /// The shadow, where there is anything to see of it.
  fileprivate var shownShadow: Shadow? {
    clipsToBounds ? nil : look.shadow.flatMap { $0.opacity > 0 ? $0 : nil }
  }
}

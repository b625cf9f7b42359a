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
  func drawBorder(of view: SceneView, _ place: Place) {
    guard let border = view.look.border, border.width > 0 else { return }
    picture.outline(
      place.rect, radius: view.cornerRadius, corners: view.look.corners, border.color,
      width: border.width)
  }

  /// Draws the colours over the background as pixels, since they are the same in every format then.
  func drawGradient(of view: SceneView, _ place: Place) {
    guard let gradient = view.look.gradient, place.rect.width > 0, place.rect.height > 0 else {
      return
    }
    let area = GradientArea(gradient: gradient, size: place.rect.size)
    let image =
      gradients[area] ?? EmbeddedImage(gradient, size: area.size, scale: picture.grid.scale)
    gradients[area] = image
    picture.items += [
      .begin(.clip(view.shape(place.rect))), .embedded(image, in: place.rect), .end,
    ]
  }

  /// All that the pixels of a gradient depend on, besides the picture's scale.
  struct GradientArea: Hashable {
    var gradient: Gradient
    var size: CGSize
  }

  /// Draws the shadow of the view's background. A view that clips its content clips its shadow,
  /// too.
  func drawShadow(of view: SceneView, _ place: Place) {
    guard var shadow = view.shownShadow else { return }
    shadow.opacity = min(shadow.opacity, 1) * (view.background?.alpha ?? 0)
    castShadow(of: place.rect, cornerRadius: view.cornerRadius, corners: view.look.corners, shadow)
  }

  /// Draws the shadow of an opaque rounded rectangle.
  ///
  /// - Parameter corners: the corners that are round.
  func castShadow(
    of caster: CGRect, cornerRadius: CGFloat, corners: CornerMask = .all, _ shadow: Shadow
  ) {
    let color = shadow.color.opacity(shadow.opacity)
    guard color.alpha > 0, caster.width > 0, caster.height > 0 else { return }
    let rect = caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let shape = ShadowShape(
      size: rect.size, cornerRadius: cornerRadius, corners: corners,
      radius: shadow.radius, color: color)
    guard let blurred = shadows[shape] ?? shape.blurred(scale: picture.grid.scale) else {
      return picture.fill(.rect(rect, radius: cornerRadius, corners: corners), color)
    }
    shadows[shape] = blurred
    picture.items.append(
      .embedded(blurred.image, in: blurred.rect.offsetBy(dx: rect.minX, dy: rect.minY)))
  }

  /// All that the pixels of a background's shadow depend on, besides the picture's scale.
  struct ShadowShape: Hashable {
    var size: CGSize
    var cornerRadius: CGFloat
    /// The corners that are round.
    var corners: CornerMask
    var radius: CGFloat
    var color: Color

    func blurred(scale: CGFloat) -> BlurredShape? {
      BlurredShape(
        size: size, cornerRadius: cornerRadius, corners: corners,
        radius: radius, color: color, scale: scale)
    }
  }

  /// Inserts the shadow of a view without a background. Its texts, images and subviews cast the
  /// shadow, as in a layer without a `shadowPath`.
  ///
  /// - Parameter start: the index of the view's first item, before which the shadow is inserted.
  func insertShadow(ofContentOf index: Int, from start: Int) {
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
    // Descendants directly follow their ancestor.
    let inside = scene.views.indices[(index + 1)...].prefix { other in
      scene.views[other].parent.map { $0 >= index } ?? false
    }
    return inside.reduce(places[index].rect) { area, other in
      places[other].isVisible ? area.union(places[other].rect) : area
    }
  }
}

extension SceneView {
  /// The outline of the view's background in `rect`.
  func shape(_ rect: CGRect) -> Shape {
    .rect(rect, radius: cornerRadius, corners: look.corners)
  }

  /// The view's shadow; nil for one that is not visible.
  fileprivate var shownShadow: Shadow? {
    clipsToBounds ? nil : look.shadow.flatMap { $0.opacity > 0 ? $0 : nil }
  }
}

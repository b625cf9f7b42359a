import Foundation
import LayoutScene

/// The background colours of a screen, taken from its views and bars.
struct ScreenBackdrop {
  private let areas: [(rect: CGRect, color: Color)]
  private let background: Color

  init(_ scene: Scene, _ background: Color, _ grid: PixelGrid, _ styles: StyleSet) {
    self.background = background
    let places = Place.all(
      in: scene, canvas: CGRect(origin: .zero, size: scene.size), grid: grid, styles: styles)
    let bar = styles.of(scene.appearance).bar
    areas = scene.views.indices.compactMap { index in
      let (view, place) = (scene.views[index], places[index])
      guard place.isVisible, index > 0 else { return nil }
      let rect = place.rect.outset(by: view.bar?.overhang ?? .zero)
      let color =
        view.background.map { _ in place.surface } ?? (view.bar?.hasBackground == true ? bar : nil)
      return color.map { (rect.common(place.clip), $0) }
    }
  }

  /// The colour at a point of the screen.
  func color(at point: CGPoint) -> Color {
    areas.last { $0.rect.contains(point) }?.color ?? background
  }
}

import Foundation
import LayoutScene

/// The colours behind what a device draws over a screen: those of backgrounds, gradients, bars and pictures.
struct ScreenBackdrop {
  private struct Area {
    var rect: CGRect
    /// The colour at a point of the screen; it may be translucent.
    var color: (CGPoint) -> Color
  }

  private let areas: [Area]
  private let background: Color
  private let appearance: Appearance
  /// Where the keyboard begins, points from the screen's top.
  private let keyboardTop: CGFloat

  init(_ scene: Scene, _ inner: Picture, _ styles: StyleSet) {
    (background, appearance) = (inner.background, scene.appearance)
    keyboardTop = scene.size.height - scene.keyboardHeight
    let places = Place.all(
      in: scene, canvas: CGRect(origin: .zero, size: scene.size), grid: inner.grid, styles: styles)
    let bar = styles.of(scene.appearance).bar
    areas = scene.views.indices.flatMap { index -> [Area] in
      let (view, place) = (scene.views[index], places[index])
      guard place.isVisible else { return [] }
      var areas: [Area] = []
      if index > 0, view.background != nil || view.bar?.hasBackground == true {
        let color = view.background == nil ? bar : place.surface
        let rect = place.rect.outset(by: view.bar?.overhang ?? .zero)
        areas.append(Area(rect: rect.common(place.clip)) { _ in color })
      }
      if let gradient = view.look.gradient, place.rect.width > 0, place.rect.height > 0 {
        let rect = place.rect
        areas.append(
          Area(rect: rect.common(place.clip)) {
            gradient.color(
              at: CGPoint(x: ($0.x - rect.minX) / rect.width, y: ($0.y - rect.minY) / rect.height))
          })
      }
      return areas + Self.pictures(of: view, at: place, in: inner)
    }
  }

  /// Black or white, whichever is visible on the colour behind what iOS draws in a rectangle of the picture.
  ///
  /// - Parameter screen: the screen's rectangle in the picture, points.
  func ink(behind rect: CGRect, on screen: CGRect) -> Color {
    let point = CGPoint(x: rect.midX - screen.minX, y: rect.midY - screen.minY)
    let isDark =
      point.y > keyboardTop ? appearance == .dark : SystemColors.isDark(color(at: point))
    return isDark ? Color(0xFFFFFF) : Color(0x000000)
  }

  /// The colour at a point of the screen.
  func color(at point: CGPoint) -> Color {
    areas.reduce(background) { behind, area in
      area.rect.contains(point) ? area.color(point).over(behind) : behind
    }
  }

  // MARK: Pictures

  private static func pictures(of view: SceneView, at place: Place, in inner: Picture) -> [Area] {
    view.images.filter { $0.symbol == nil && !$0.isTemplate }.compactMap { image in
      let rect = image.rect.offsetBy(dx: place.rect.minX, dy: place.rect.minY)
      guard let bitmap = bitmap(at: rect, in: inner) else { return nil }
      return Area(rect: rect.common(place.clip)) { color(of: bitmap, at: $0, in: rect) }
    }
  }

  /// The pixels of the picture that is drawn in a rectangle.
  private static func bitmap(at rect: CGRect, in inner: Picture) -> Bitmap? {
    for case .image(let index, let drawn) in inner.items
    where abs(drawn.midX - rect.midX) < 1 && abs(drawn.midY - rect.midY) < 1
      && abs(drawn.width - rect.width) < 1 && abs(drawn.height - rect.height) < 1
    {
      return inner.images[index].bitmap
    }
    return nil
  }

  /// The colour of a picture around a point: the mean of a square of 16 points.
  private static func color(of bitmap: Bitmap, at point: CGPoint, in rect: CGRect) -> Color {
    guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else {
      return .clear
    }
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    let steps = stride(from: CGFloat(-8), through: 8, by: 4)
    for x in steps {
      for y in steps {
        let (across, down) = (
          (point.x + x - rect.minX) / rect.width, (point.y + y - rect.minY) / rect.height
        )
        let column = min(bitmap.width - 1, max(0, Int(across * CGFloat(bitmap.width))))
        let row = min(bitmap.height - 1, max(0, Int(down * CGFloat(bitmap.height))))
        let word = bitmap[column, row]
        let alpha = Double(word >> 24) / 255
        sum.red += alpha * Double(word >> 16 & 0xFF) / 255
        sum.green += alpha * Double(word >> 8 & 0xFF) / 255
        sum.blue += alpha * Double(word & 0xFF) / 255
        sum.alpha += alpha
      }
    }
    guard sum.alpha > 0 else { return .clear }
    return Color(
      red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha,
      alpha: sum.alpha / 25)
  }
}

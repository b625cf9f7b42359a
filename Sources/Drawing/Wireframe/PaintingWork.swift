import Foundation
import LayoutScene
import Work

/// What it takes to paint a screen, counted from its views before anything is painted or kept in memory: the
/// pixels that each of them covers, by what it covers them with.
///
/// A view as large as the screen takes some milliseconds, and a few words in a document repeat it ten thousand
/// times. Such a screen is refused like one that is too large.
struct PaintingWork {
  /// The work that any screen may take, and besides it for each of its pixels: as much as twenty translucent views
  /// of its size. Neither depends on other screens, so that a cell is drawn in any company or in none.
  private static let (least, perPixel) = (Double(WorkBudget.standard / 2), 8.0)

  /// The work of a pixel: of a plain area, of pixels that are stretched over an area, and of a picture that is
  /// composed first.
  private static let (plain, stretched, composed) = (0.1, 0.3, 0.2)
  /// The work of a computed pixel: of a gradient, of a picture that is blurred, of a shape that is blurred, and of one
  /// that is like its neighbour.
  private static let (gradient, blurred, blurredShape, copied) = (7.0, 10.0, 30.0, 0.5)
  /// The work of a view besides its pixels, and of a byte of text.
  private static let (view, byte) = (500.0, 20.0)
  /// The most pixels along a side of a gradient.
  private static let gradientLimit = 2048.0

  /// Throws where painting the screen would take more work than it may.
  ///
  /// - Parameter places: the places of the scene's views on this canvas, for who has them.
  static func check(
    _ scene: Scene, on canvas: Canvas, places: [Place]? = nil
  ) throws(DrawingError) {
    let most = least + perPixel * Double(canvas.width) * Double(canvas.height)
    let (work, costliest) = work(of: scene, on: canvas, places: places, atMost: most)
    guard work > most else { return }
    throw .work(
      painted: Int(saturating: most / plain), view: costliest?.id ?? scene.id,
      origin: costliest?.origin)
  }

  /// The work, or some number above `most`, and of the views that were counted the one that takes most.
  static func work(
    of scene: Scene, on canvas: Canvas, places: [Place]? = nil, atMost most: Double
  ) -> (work: Double, costliest: SceneView?) {
    var counter = Counter(scene, canvas, places)
    var (work, costliest) = (0.0, (work: 0.0, index: Int?.none))
    for index in scene.views.indices where counter.places[index].isVisible && work <= most {
      let own = counter.work(of: index)
      work += own
      if own > costliest.work { costliest = (own, index) }
    }
    return (work, costliest.index.map { scene.views[$0] })
  }

  /// Counts the work of views, of those that share something only once.
  private struct Counter {
    let scene: Scene
    let places: [Place]
    private let whole: CGRect
    private let scale: CGFloat
    private let ends: [Int]
    private var gradients: Set<Wireframe.GradientArea> = []
    private var shadows: Set<Wireframe.ShadowShape> = []

    init(_ scene: Scene, _ canvas: Canvas, _ places: [Place]?) {
      self.scene = scene
      whole = canvas.bounds
      scale = canvas.scale
      self.places =
        places ?? Place.all(in: scene, canvas: whole, grid: PixelGrid(scale: scale))
      ends = scene.ends
    }

    mutating func work(of index: Int) -> Double {
      let view = scene.views[index]
      let area = Area(places[index], whole, scale: Double(scale))
      var work = PaintingWork.view + area.pixels * layers(of: view, area)
      for text in view.texts { work += byte * Double(text.string.utf8.count) }
      if let gradient = view.look.gradient,
        gradients.insert(.init(gradient: gradient, size: places[index].rect.size)).inserted
      {
        let isVertical = gradient.start.x == gradient.end.x
        work += (isVertical ? copied : PaintingWork.gradient) * area.stretched(upTo: gradientLimit)
      }
      return view.look.shadow == nil ? work : work + shadow(of: index)
    }

    private mutating func shadow(of index: Int) -> Double {
      let view = scene.views[index]
      guard let shadow = view.look.shadow, shadow.opacity > 0, !view.clipsToBounds else { return 0 }
      guard let background = view.background, background.alpha > 0 else {
        return contentShadow(of: index, shadow)
      }
      let shape = Wireframe.ShadowShape(
        size: places[index].rect.size, cornerRadius: view.cornerRadius, corners: view.look.corners,
        radius: shadow.radius,
        color: shadow.color.opacity(min(shadow.opacity, 1) * background.alpha))
      guard shadows.insert(shape).inserted else { return 0 }
      let pixels = BlurredShape.pixels(
        size: shape.size, cornerRadius: shape.cornerRadius, radius: shape.radius, scale: scale)
      return blurredShape * Double(pixels.computed) + copied * Double(pixels.all)
    }

    /// All that is in the view is painted once more, and blurred.
    private func contentShadow(of index: Int, _ shadow: Shadow) -> Double {
      let inside = (index + 1)..<ends[index]
      let area = inside.reduce(places[index].rect) { area, other in
        places[other].isVisible ? area.union(places[other].rect) : area
      }
      let shown = whole.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
        .offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      let region = area.insetBy(dx: -2, dy: -2).common(shown)
      let pixels = BlurredContent.pixels(region.size, radius: shadow.radius, scale: scale)
      return Double(pixels) * (blurred + 2 * plain * Double(inside.count))
        + PaintingWork.view * Double(inside.count)
    }
  }

  /// The work for a pixel of the view's area.
  private static func layers(of view: SceneView, _ area: Area) -> Double {
    var work = plain
    if view.background != nil { work += plain }
    if view.look.gradient != nil { work += stretched }
    if view.look.shadow != nil { work += stretched * 1.5 }
    work += stretched * Double(view.images.count)
    // What is translucent is composed as large as all that can be seen there.
    if view.alpha < 1 || !view.isEnabled || !view.maskDrawings.isEmpty, area.pixels > 0 {
      work += composed * max(1, area.seen / area.pixels)
    }
    return work
  }

  /// How many device pixels a view covers.
  private struct Area {
    /// Those of the view that are seen.
    let pixels: Double
    /// Those of the part of the canvas in which the view is seen.
    let seen: Double
    /// How many pixels wide and high the view is, seen or not.
    private let width, height: Double

    init(_ place: Place, _ canvas: CGRect, scale: Double) {
      func pixels(_ rect: CGRect) -> Double {
        let size = rect.common(canvas).size
        return max(0, Double(size.width)) * max(0, Double(size.height)) * scale * scale
      }
      seen = pixels(place.clip)
      // Where a transform moves the view, its place says nothing about the canvas.
      self.pixels = min(seen, pixels(place.rect.common(place.clip)))
      width = Double(place.rect.width) * scale
      height = Double(place.rect.height) * scale
    }

    /// The pixels of a picture for the view with at most `limit` along a side.
    func stretched(upTo limit: Double) -> Double { min(width, limit) * min(height, limit) }
  }
}

import Foundation
import LayoutScene
import Work

/// What it takes to paint a screen, counted from its views before anything is painted or kept in memory: the
/// pixels that each of them covers, by what it covers them with.
///
/// A view as large as the screen takes some milliseconds, and a few words in a document repeat it ten thousand
/// times. Such a screen is refused like one that is too large.
struct PaintingWork {
  /// The work of a screen's painting where it is not limited otherwise.
  static let standard = WorkBudget.standard
  /// Whatever the limit is, a screen may take so much for each of its pixels: as much as twenty translucent views
  /// of its size.
  private static let least = 8.0

  /// The work of a pixel: of a plain area, of pixels that are stretched over an area, of a picture that is
  /// composed first, of computing a gradient, and of blurring.
  private static let (plain, stretched, composed, gradient, blurred) = (0.1, 0.3, 0.2, 5.0, 10.0)
  /// The work of a view besides its pixels, and of a byte of text.
  private static let (view, byte) = (500.0, 20.0)
  /// The most pixels of a computed picture.
  private static let computedLimit = 2048.0 * 2048

  /// Throws where painting the screen would take more work than it may.
  ///
  /// - Parameter limit: the work that it may take; nil for the standard.
  static func check(
    _ scene: Scene, on canvas: Canvas, limit: Int?
  ) throws(DrawingError) {
    let pixels = Double(canvas.width) * Double(canvas.height)
    let most = max(Double(min(standard, limit ?? standard)), least * pixels)
    let work = work(of: scene, on: canvas, atMost: most)
    if work > most { throw .work(painted: Int(saturating: most / plain)) }
  }

  /// The work, or some number above `most`.
  static func work(of scene: Scene, on canvas: Canvas, atMost most: Double) -> Double {
    let grid = PixelGrid(scale: canvas.scale)
    let whole = CGRect(origin: .zero, size: canvas.size)
    let places = Place.all(in: scene, canvas: whole, grid: grid)
    let ends = scene.ends
    var computed: Set<Computed> = []
    var work = 0.0
    for index in scene.views.indices where places[index].isVisible && work <= most {
      let view = scene.views[index]
      let area = Area(places[index], whole, scale: Double(canvas.scale))
      work += Self.view + area.pixels * layers(of: view, area)
      for text in view.texts { work += Self.byte * Double(text.string.utf8.count) }
      if let gradient = view.look.gradient,
        computed.insert(.gradient(gradient, view.frame.size)).inserted
      {
        work += Self.gradient * min(area.own, Self.computedLimit)
      }
      guard let shadow = view.look.shadow, shadow.opacity > 0, !view.clipsToBounds else { continue }
      if view.background?.alpha ?? 0 > 0 {
        guard
          computed.insert(.shadow(shadow, view.frame.size, view.cornerRadius)).inserted
        else { continue }
        work += Self.blurred * min(area.own, Self.computedLimit / 4)
      } else {
        // All that is in the view is painted once more, and blurred.
        work += Self.blurred * min(area.seen, Self.computedLimit / 4)
        work += Self.view * Double(ends[index] - index)
      }
    }
    return work
  }

  /// What is computed once, however many views show it.
  private enum Computed: Hashable {
    case gradient(Gradient, CGSize)
    case shadow(Shadow, CGSize, CGFloat)
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
    /// Those of the view, seen or not.
    let own: Double

    init(_ place: Place, _ canvas: CGRect, scale: Double) {
      func pixels(_ rect: CGRect) -> Double {
        let size = rect.common(canvas).size
        return max(0, Double(size.width)) * max(0, Double(size.height)) * scale * scale
      }
      seen = pixels(place.clip)
      // Where a transform moves the view, its place says nothing about the canvas.
      self.pixels = min(seen, pixels(place.rect.common(place.clip)))
      own = Double(place.rect.width) * Double(place.rect.height) * scale * scale
    }
  }
}

extension Scene {
  /// For each view the index after its last descendant: descendants directly follow their ancestor.
  fileprivate var ends: [Int] {
    var ends = views.indices.map { $0 + 1 }
    for index in views.indices.reversed() {
      if let parent = views[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    return ends
  }
}

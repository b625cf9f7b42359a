import Foundation
import LayoutScene
import Typesetting

/// Draws scenes. The same scene and options give the same bytes, in any order, process or thread.
/// Like its typesetter, a renderer is used by one task at a time.
public struct Renderer {
  /// The version of the wireframe style. It is raised whenever a change of the style draws any
  /// scene differently, so that snapshots of unchanged scenes are drawn and compared again.
  package static let styleVersion = 4

  let typesetter: Typesetter

  /// A renderer that sets text with `typesetter`.
  public init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// A PNG of the scene, with its device if the options ask for it. Its size in pixels is the size
  /// in points times the scale.
  public func png(
    _ scene: Scene, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> [UInt8] {
    let (picture, canvas) = try picture(scene, options)
    return try Raster.png(picture, canvas)
  }

  /// The pixels of `png` without writing them as a file.
  public func bitmap(
    _ scene: Scene, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> Bitmap {
    let (picture, canvas) = try picture(scene, options)
    return try Raster.bitmap(picture, canvas)
  }

  /// An SVG whose user unit is a point. Edges are rounded to device pixels at the options' scale,
  /// as in a PNG.
  public func svg(
    _ scene: Scene, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> [UInt8] {
    let (picture, _) = try picture(scene, options)
    return SVG.bytes(picture, title: scene.name ?? scene.id, text: options.svgText)
  }

  /// A PDF of one page of the scene's size in points.
  public func pdf(
    _ scene: Scene, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> [UInt8] {
    let (picture, _) = try picture(scene, options)
    return try PDF.bytes(picture, title: scene.name ?? scene.id)
  }

  private func picture(
    _ scene: Scene, _ options: DrawingOptions
  ) throws(DrawingError) -> (Picture, Canvas) {
    let scale = options.scale ?? scene.scale
    let canvas = try Canvas(size: scene.size, scale: scale)
    let images = try ImageSet(scene)
    let (picture, gutter) = Wireframe.drawing(
      of: scene, canvas: canvas, options, images: images, typesetter: typesetter)
    let styles = StyleSet(options.style)
    guard let frame = options.frame else {
      let screen = CGRect(origin: .zero, size: scene.size)
      return try adding(gutter, to: (picture, canvas), screen, styles.of(scene.appearance))
    }
    guard options.hasRim else {
      let front = FramedScreen.front(of: scene, picture, in: frame, styles, typesetter: typesetter)
      let screen = CGRect(origin: .zero, size: scene.size)
      return try adding(gutter, to: (front, canvas), screen, styles.of(scene.appearance))
    }
    let outer = try Canvas(size: FramedScreen.size(of: scene.size, in: frame), scale: scale)
    let framed = FramedScreen.picture(
      of: scene, picture, in: frame, outer, styles, typesetter: typesetter)
    let screen = FramedScreen.screen(of: scene.size, in: frame, picture.grid)
    return try adding(gutter, to: (framed, outer), screen, styles.of(scene.appearance))
  }

  /// The picture with its gutter at the right, if there are words for it.
  private func adding(
    _ gutter: Gutter, to drawn: (picture: Picture, canvas: Canvas), _ screen: CGRect,
    _ style: Style
  ) throws(DrawingError) -> (Picture, Canvas) {
    guard !gutter.isEmpty else { return drawn }
    var (gutter, picture) = (gutter, drawn.picture)
    let corner = CGPoint(
      x: picture.grid.roundUp(picture.size.width), y: picture.grid.roundUp(picture.size.height))
    let size = CGSize(
      width: corner.x + gutter.width, height: max(picture.size.height, gutter.height))
    let canvas = try Canvas(size: size, scale: drawn.canvas.scale)
    gutter.bottom = size.height
    picture.size = size
    gutter.draw(beside: screen, from: corner, style, in: &picture)
    return (picture, canvas)
  }
}

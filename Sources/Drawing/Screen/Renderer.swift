import Foundation
import LayoutScene
import Typesetting

/// Draws scenes. The same scene and options give the same bytes, in any order, process or thread.
/// Like its typesetter, a renderer is used by one task at a time.
public struct Renderer {
  /// The version of the wireframe style. It is raised whenever a change of the style draws any
  /// scene differently, so that snapshots of unchanged scenes are drawn and compared again.
  package static let styleVersion = 5

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
    try bytes(scene, as: .png, options)
  }

  /// The pixels of `png` without writing them as a file.
  public func bitmap(
    _ scene: Scene, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> Bitmap {
    try picture(scene, options).bitmap()
  }

  /// An SVG whose user unit is a point. Edges are rounded to device pixels at the options' scale,
  /// as in a PNG.
  public func svg(
    _ scene: Scene, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> [UInt8] {
    try bytes(scene, as: .svg, options)
  }

  /// An SVG, and its size in points, which is larger than the screen where words stand beside it.
  package func svgWithSize(
    _ scene: Scene, _ options: DrawingOptions
  ) throws(DrawingError) -> (bytes: [UInt8], size: CGSize) {
    let picture = try picture(scene, options)
    return (try bytes(picture, of: scene, as: .svg, options), picture.size)
  }

  /// A PDF of one page of the scene's size in points.
  public func pdf(
    _ scene: Scene, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> [UInt8] {
    try bytes(scene, as: .pdf, options)
  }

  /// The scene's picture as a file.
  package func bytes(
    _ scene: Scene, as format: PictureFormat, _ options: DrawingOptions
  ) throws(DrawingError) -> [UInt8] {
    try bytes(picture(scene, options), of: scene, as: format, options)
  }

  private func bytes(
    _ picture: Picture, of scene: Scene, as format: PictureFormat, _ options: DrawingOptions
  ) throws(DrawingError) -> [UInt8] {
    try picture.bytes(as: format, title: scene.name ?? scene.id, text: options.svgText)
  }

  private func picture(
    _ scene: Scene, _ options: DrawingOptions
  ) throws(DrawingError) -> Picture {
    let scale = options.scale ?? scene.scale
    let canvas = try Canvas(size: scene.size, scale: scale)
    let styles = StyleSet(options.style)
    let places = Place.all(
      in: scene, canvas: canvas.bounds, grid: PixelGrid(scale: canvas.scale), styles: styles)
    try PaintingWork.check(scene, on: canvas, places: places)
    let images = try ImageSet(scene)
    let (picture, gutter) = Wireframe.drawing(
      of: scene, canvas: canvas, options, places: places, images: images, typesetter: typesetter)
    let style = styles.of(scene.appearance)
    let screen = CGRect(origin: .zero, size: scene.size)
    guard let frame = options.frame else { return gutter.beside(screen, in: picture, style) }
    guard options.hasRim else {
      let front = FramedScreen.front(of: scene, picture, in: frame, styles, typesetter: typesetter)
      return gutter.beside(screen, in: front, style)
    }
    let outer = try Canvas(size: FramedScreen.size(of: scene.size, in: frame), scale: scale)
    let framed = FramedScreen.picture(
      of: scene, picture, in: frame, outer, styles, typesetter: typesetter)
    return gutter.beside(
      FramedScreen.screen(of: scene.size, in: frame, picture.grid), in: framed, style)
  }
}

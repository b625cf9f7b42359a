import Foundation
import LayoutScene
import Typesetting

/// Draws scenes. The same scene and options give the same bytes, in any order, process or thread.
/// Like its typesetter, a renderer is used by one task at a time.
public struct Renderer {
  /// The version of the wireframe style. It is raised whenever a change of the style draws any
  /// scene differently, so that snapshots of unchanged scenes are drawn and compared again.
  package static let styleVersion = 3

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
    let picture = Wireframe.picture(
      of: scene, canvas: canvas, options, images: images, typesetter: typesetter)
    guard let frame = options.frame else { return (picture, canvas) }
    let styles = StyleSet(options.style)
    guard options.hasRim else {
      return (
        FramedScreen.front(of: scene, picture, in: frame, styles, typesetter: typesetter), canvas
      )
    }
    let outer = try Canvas(size: FramedScreen.size(of: scene.size, in: frame), scale: scale)
    let framed = FramedScreen.picture(
      of: scene, picture, in: frame, outer, styles, typesetter: typesetter)
    return (framed, outer)
  }
}

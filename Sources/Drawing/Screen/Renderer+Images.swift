import CPictures
import Foundation
import LayoutScene

// Pictures of a scene without the paper of a screen, as code asks for them of the images that it has drawn.
extension Renderer {
  /// A PNG that is as translucent as what is drawn.
  package func cutOutPNG(_ scene: Scene) throws(DrawingError) -> [UInt8] {
    let bitmap = try cutOut(scene)
    do { return try PNG.encode(bitmap, pixelsPerPoint: scene.scale) } catch {
      throw .backend("\(error)")
    }
  }

  /// A JPEG on white. The quality is from 0 to 1.
  package func jpeg(_ scene: Scene, quality: Double) throws(DrawingError) -> [UInt8] {
    let bitmap = try drawn(scene, on: Color(0xFFFFFF))
    let colors = bitmap.pixels.flatMap {
      [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)]
    }
    var result: [UInt8] = []
    let end = withUnsafeMutablePointer(to: &result) { result in
      cpictures_jpeg(
        colors, Int32(bitmap.width), Int32(bitmap.height),
        Int32((min(max(quality, 0), 1) * 100).rounded()), result
      ) { result, bytes, length in
        result?.assumingMemoryBound(to: [UInt8].self).pointee = Array(
          UnsafeRawBufferPointer(start: bytes, count: length))
      }
    }
    guard end == CPICTURES_FINE else {
      throw .backend("the library that writes a JPEG, libgdk-pixbuf-2.0-0, is not installed")
    }
    return result
  }

  /// What shows more on white than on black is translucent.
  private func cutOut(_ scene: Scene) throws(DrawingError) -> Bitmap {
    let (white, black) = (
      try drawn(scene, on: Color(0xFFFFFF)), try drawn(scene, on: Color(0x000000))
    )
    let pixels = zip(white.pixels, black.pixels).map { light, dark in
      let alpha = 255 - min(255, max(0, Int(light >> 8 & 255) - Int(dark >> 8 & 255)))
      guard alpha > 0 else { return UInt32(0) }
      func plain(_ shift: UInt32) -> UInt32 {
        UInt32(min(255, (Int(dark >> shift & 255) * 255 + alpha / 2) / alpha)) << shift
      }
      return UInt32(alpha) << 24 | plain(16) | plain(8) | plain(0)
    }
    return Bitmap(width: white.width, height: white.height, pixels: pixels)
  }

  private func drawn(_ scene: Scene, on paper: Color) throws(DrawingError) -> Bitmap {
    var options = DrawingOptions()
    options.style = .plain
    options.overlays = []
    var whole = scene
    whole.views = [
      SceneView(
        id: "paper", parent: nil, frame: CGRect(origin: .zero, size: scene.size), background: paper)
    ]
    whole.views += scene.views.map { view in
      var view = view
      view.parent = view.parent.map { $0 + 1 } ?? 0
      return view
    }
    return try bitmap(whole, options)
  }
}

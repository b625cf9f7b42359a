import CPango
import Foundation

/// A picture's images as Cairo surfaces, made when first painted and freed with this object.
final class CairoImages {
  private let images: [LoadedImage]
  private var made: [Int: (surface: OpaquePointer, pixels: UnsafeMutablePointer<UInt32>)] = [:]

  init(_ images: [LoadedImage]) {
    self.images = images
  }

  deinit {
    for image in made.values {
      cairo_surface_destroy(image.surface)
      image.pixels.deallocate()
    }
  }

  /// Stretches an image over `rect`, in the coordinates that `cairo` is set to.
  func paint(_ index: Int, in rect: CGRect, on cairo: OpaquePointer) {
    guard let surface = surface(index) else { return }
    Self.paint(surface, of: images[index].bitmap, in: rect, on: cairo)
  }

  /// Stretches a bitmap that is shown only once over `rect`, without keeping its surface.
  static func paint(_ bitmap: Bitmap, in rect: CGRect, on cairo: OpaquePointer) {
    guard let made = make(bitmap) else { return }
    paint(made.surface, of: bitmap, in: rect, on: cairo)
    // A vector surface may paint later and needs a copy of the pixels by then; finishing the image
    // makes it take one.
    cairo_surface_finish(made.surface)
    cairo_surface_destroy(made.surface)
    made.pixels.deallocate()
  }

  private static func paint(
    _ surface: OpaquePointer, of bitmap: Bitmap, in rect: CGRect, on cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / CGFloat(bitmap.width), rect.height / CGFloat(bitmap.height))
    cairo_set_source_surface(cairo, surface, 0, 0)
    // The filter "good" averages all source pixels that fall on one; padding keeps edges from
    // fading out.
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  private func surface(_ index: Int) -> OpaquePointer? {
    if let image = made[index] { return image.surface }
    made[index] = Self.make(images[index].bitmap)
    return made[index]?.surface
  }

  private static func make(
    _ bitmap: Bitmap
  ) -> (surface: OpaquePointer, pixels: UnsafeMutablePointer<UInt32>)? {
    let words = bitmap.premultiplied()
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: words.count)
    pixels.initialize(from: words, count: words.count)
    let surface = pixels.withMemoryRebound(to: UInt8.self, capacity: words.count * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
    }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      pixels.deallocate()
      return nil
    }
    return (surface, pixels)
  }
}

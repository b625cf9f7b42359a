import CIgzip
import CSpng
import Glibc

/// How the pixels of a written PNG are stored.
protocol PixelFormat {
  static var color: spng_color_type { get }
  static var bytesPerPixel: Int { get }

  /// Stores `pixels`, which are words 0xAARRGGBB. It may write up to four bytes after the last
  /// pixel's.
  func store(_ pixels: UnsafeBufferPointer<UInt32>, at place: UnsafeMutableRawPointer)
}

struct RGB: PixelFormat {
  static let color = SPNG_COLOR_TYPE_TRUECOLOR
  static let bytesPerPixel = 3

  func store(_ pixels: UnsafeBufferPointer<UInt32>, at place: UnsafeMutableRawPointer) {
    let done = igzip_store_rgb(
      pixels.baseAddress, pixels.count, place.assumingMemoryBound(to: UInt8.self))
    var place = place + done * 3
    for pixel in pixels[done...] {
      // The fourth byte is the next pixel's, which overwrites it.
      place.storeBytes(of: (pixel << 8).bigEndian, as: UInt32.self)
      place += 3
    }
  }
}

struct RGBA: PixelFormat {
  static let color = SPNG_COLOR_TYPE_TRUECOLOR_ALPHA
  static let bytesPerPixel = 4

  func store(_ pixels: UnsafeBufferPointer<UInt32>, at place: UnsafeMutableRawPointer) {
    var place = place
    for pixel in pixels {
      place.storeBytes(of: (pixel << 8 | pixel >> 24).bigEndian, as: UInt32.self)
      place += 4
    }
  }
}

/// The colours of a picture that has at most 256.
struct Palette: PixelFormat {
  static let color = SPNG_COLOR_TYPE_INDEXED
  static let bytesPerPixel = 1

  private(set) var colors: [UInt32] = []
  /// A hash table of indices into `colors` with open addressing, −1 for an empty slot. It has four
  /// times as many slots as there can be colours. A `Dictionary` takes ten times as long.
  private var slots = [Int16](repeating: -1, count: 1024)

  /// Collects the colours; nil for more than 256. It looks at rows far apart first, because a
  /// picture of many colours then exceeds the limit soon.
  init?(_ bitmap: Bitmap) {
    let step = 16
    for start in 0..<step {
      for y in stride(from: start, to: bitmap.height, by: step) {
        // Many rows have what the row before them in this order has.
        if y >= step, bitmap.row(y, equals: y - step) { continue }
        guard bitmap.withRow(y, { add($0) }) else { return nil }
      }
    }
  }

  /// - Returns: false if the colours are too many.
  private mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    var last: UInt32?
    for pixel in pixels where pixel != last {
      last = pixel
      let slot = slot(of: pixel)
      if slots[slot] >= 0 { continue }
      guard colors.count < 256 else { return false }
      slots[slot] = Int16(colors.count)
      colors.append(pixel)
    }
    return true
  }

  func store(_ pixels: UnsafeBufferPointer<UInt32>, at place: UnsafeMutableRawPointer) {
    guard var last = pixels.first else { return }
    var index = UInt8(truncatingIfNeeded: slots[slot(of: last)])
    for x in pixels.indices {
      if pixels[x] != last {
        last = pixels[x]
        index = UInt8(truncatingIfNeeded: slots[slot(of: last)])
      }
      place.storeBytes(of: index, toByteOffset: x, as: UInt8.self)
    }
  }

  /// The slot that holds `color`, or the empty slot for it.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & 1023 }
    return slot
  }
}

extension Bitmap {
  /// Calls `body` with the pixels of row `y`, which must exist.
  @inline(__always)
  func withRow<T>(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) -> T) -> T {
    pixels.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[y * width..<(y + 1) * width]))
    }
  }

  /// Whether two rows, which must exist, have the same pixels.
  @inline(__always)
  func row(_ y: Int, equals other: Int) -> Bool {
    withRow(y) { row in
      withRow(other) { memcmp(row.baseAddress!, $0.baseAddress!, row.count * 4) == 0 }
    }
  }
}

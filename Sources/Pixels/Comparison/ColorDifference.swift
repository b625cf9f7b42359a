import Foundation

/// The perceived difference of two colours, ΔE by CIEDE2000, as described by G. Sharma, W. Wu and
/// E. N. Dalal in “The CIEDE2000 color-difference formula: implementation notes, supplementary test
/// data, and mathematical observations”, Color Research & Application 30 (2005), 21–30. Numbers in
/// brackets are the paper's equations.
package enum ColorDifference {
  /// A colour of CIE L*a*b*.
  package struct Lab: Sendable, Hashable {
    package var l, a, b: Double

    package init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }
  }

  /// ΔE of two pixels, `0xAARRGGBB` in sRGB; translucent pixels are composed with white. It is
  /// rounded to four decimals, so that differences between processors' cosines have no effect.
  package static func between(_ first: UInt32, _ second: UInt32) -> Double {
    (between(lab(first), lab(second)) * 10_000).rounded() / 10_000
  }

  // MARK: CIEDE2000

  package static func between(_ first: Lab, _ second: Lab) -> Double {
    let (c1, c2) = (hypot(first.a, first.b), hypot(second.a, second.b))  // (2)
    let g = 0.5 * (1 - chromaWeight((c1 + c2) / 2))  // (4)
    let (a1, a2) = ((1 + g) * first.a, (1 + g) * second.a)  // (5)
    let (chroma1, chroma2) = (hypot(a1, first.b), hypot(a2, second.b))  // (6)
    let (hue1, hue2) = (hue(a1, first.b), hue(a2, second.b))  // (7)

    let isGrey = chroma1 * chroma2 == 0
    let turn = isGrey ? 0 : shortest(from: hue1, to: hue2)  // (10)
    let lightness = second.l - first.l  // (8)
    let chroma = chroma2 - chroma1  // (9)
    let hue = 2 * (chroma1 * chroma2).squareRoot() * sine(turn / 2)  // (11)

    let meanL = (first.l + second.l) / 2  // (12)
    let meanC = (chroma1 + chroma2) / 2  // (13)
    let meanH = isGrey ? hue1 + hue2 : mean(hue1, hue2)  // (14)
    let t =
      1 - 0.17 * cosine(meanH - 30) + 0.24 * cosine(2 * meanH) + 0.32 * cosine(3 * meanH + 6)
      - 0.20 * cosine(4 * meanH - 63)  // (15)
    let angle = 30 * exp(-square((meanH - 275) / 25))  // (16)
    let distance = square(meanL - 50)
    let scaleL = 1 + 0.015 * distance / (20 + distance).squareRoot()  // (18)
    let scaleC = 1 + 0.045 * meanC  // (19)
    let scaleH = 1 + 0.015 * meanC * t  // (20)
    let rotation = -sine(2 * angle) * 2 * chromaWeight(meanC)  // (17), (21)
    let (l, c, h) = (lightness / scaleL, chroma / scaleC, hue / scaleH)
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()  // (22)
  }

  /// √(C⁷ / (C⁷ + 25⁷))
  private static func chromaWeight(_ chroma: Double) -> Double {
    let power = square(chroma) * square(chroma) * square(chroma) * chroma
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// The hue angle in degrees, 0 ..< 360; 0 for grey.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The difference of two hue angles in degrees, −180 … 180.
  private static func shortest(from first: Double, to second: Double) -> Double {
    let turn = second - first
    if turn > 180 { return turn - 360 }
    return turn < -180 ? turn + 360 : turn
  }

  private static func mean(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    if abs(first - second) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func square(_ value: Double) -> Double { value * value }
  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

  // MARK: sRGB

  /// Converts a pixel to L*a*b* by IEC 61966-2-1 and CIE 15, for the white point D65.
  package static func lab(_ pixel: UInt32) -> Lab {
    let alpha = Double(pixel >> 24) / 255
    func linear(_ shift: UInt32) -> Double {
      let value = Double(pixel >> shift & 255) / 255 * alpha + 1 - alpha
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    return Lab(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
  }
}

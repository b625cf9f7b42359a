/// A quad-double with a running error bound, for decisions that rounding must not affect. A result
/// whose error bound includes zero is zero.
///
/// The number is the unevaluated sum of four doubles, each small against the last bit of the one
/// before. Error-free transformations preserve that (Dekker 1971; Hida, Li, Bailey 2001). The bound
/// follows Wilkinson's running error analysis.
///
/// Two doubles would not be enough: if rows differ only in their last bits, eliminating one by the
/// other makes numbers, and their error bounds, 10¹⁷ times as large.
struct QuadDouble: BitwiseCopyable {
  /// The parts from the largest to the smallest.
  private var parts = SIMD4<Double>()
  /// The absolute error bound.
  private var error = 0.0

  static let zero = QuadDouble()
  static let one = QuadDouble(1)
  /// The error of one operation, relative to its result.
  private static let unit = 0x1p-196

  /// The nearest double.
  @inline(__always) var high: Double { parts[0] }

  /// A double, taken to be exact.
  init(_ exact: Double) { parts[0] = exact }

  /// A coefficient that a caller gave. It stands for the fraction with a denominator below 65,536
  /// whose nearest double it is, if there is such a fraction.
  ///
  /// For example, 0.1 is a tenth, and the shares 0.01, 0.1, 0.15 and 0.74 add up to 1, which their
  /// doubles do not. Large numbers are always near such a fraction; therefore numerator times
  /// denominator must be below 2³⁶, which happens by chance for one number in thirty thousand. Any
  /// other number is taken as exact.
  init(given: Double) {
    self.init(given)
    guard given.significandBitPattern & 0xF_FFFF != 0, abs(given) < 0x1p30 else { return }
    // The current and the previous convergent of the continued fraction.
    var (rest, numerator, denominator) = (abs(given), (1.0, abs(given).rounded(.down)), (0.0, 1.0))
    while denominator.1 < 0x1p16, numerator.1 * denominator.1 < 0x1p36 {
      if abs(numerator.1 / denominator.1 - abs(given)) <= 0x1p-51 * abs(given) {
        let fraction = QuadDouble(numerator.1) / QuadDouble(denominator.1)
        self = given < 0 ? -fraction : fraction
        return
      }
      rest = 1 / (rest - rest.rounded(.down))
      guard rest < 0x1p30 else { return }
      let whole = rest.rounded(.down)
      numerator = (numerator.1, whole * numerator.1 + numerator.0)
      denominator = (denominator.1, whole * denominator.1 + denominator.0)
    }
  }

  private init() {}

  /// The sum of five parts in descending order of size; zero where the error bound includes zero.
  @inline(__always) private init(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, error: Double
  ) {
    var sums = (a, b, c, d, e)
    // Each pass adds from the smallest part to the largest; every part keeps the bits that fit into
    // it.
    for _ in 0..<2 {
      (sums.3, sums.4) = Self.sum(sums.3, sums.4)
      (sums.2, sums.3) = Self.sum(sums.2, sums.3)
      (sums.1, sums.2) = Self.sum(sums.1, sums.2)
      (sums.0, sums.1) = Self.sum(sums.0, sums.1)
    }
    (sums.1, sums.2) = Self.sum(sums.1, sums.2)
    (sums.2, sums.3) = Self.sum(sums.2, sums.3)
    guard abs(sums.0) > 2 * error else { return }
    parts = SIMD4(sums.0, sums.1, sums.2, sums.3 + sums.4)
    self.error = error
  }

  /// Whether it is zero or cannot be distinguished from zero.
  @inline(__always) var isZero: Bool { parts[0] == 0 }
  /// 1, -1, or 0 for a number that cannot be distinguished from zero.
  @inline(__always) var sign: Int { parts[0] > 0 ? 1 : parts[0] < 0 ? -1 : 0 }
  /// The number without its sign.
  var magnitude: QuadDouble { parts[0] < 0 ? -self : self }

  /// A sum and its rounding error.
  @inline(__always) private static func sum(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }

  /// A product and its rounding error.
  @inline(__always) private static func product(_ a: Double, _ b: Double) -> (Double, Double) {
    let product = a * b
    return (product, (-product).addingProduct(a, b))
  }

  /// A sum of three numbers in three parts.
  @inline(__always) private static func sum(_ a: Double, _ b: Double, _ c: Double)
    -> (Double, Double, Double)
  {
    let (first, rest) = sum(a, b)
    let (total, other) = sum(c, first)
    let (small, smallest) = sum(rest, other)
    return (total, small, smallest)
  }

  /// The number with its sign changed, which is exact.
  @inline(__always) static prefix func - (a: QuadDouble) -> QuadDouble {
    var b = a
    b.parts = -a.parts
    return b
  }

  /// The sum. Its error bound is the sum of both operands' bounds and that of the addition.
  static func + (a: QuadDouble, b: QuadDouble) -> QuadDouble {
    if b.isZero { return a }
    if a.isZero { return b }
    let (p, q) = (a.parts, b.parts)
    let (s0, t0) = sum(p[0], q[0])
    var (s1, t1) = sum(p[1], q[1])
    var (s2, t2) = sum(p[2], q[2])
    let (s3, t3) = sum(p[3], q[3])
    (s1, t1, t2) = sumAll(s1, t0, t1, t2)
    (s2, t1, t2) = sum(s2, t1, t2)
    return QuadDouble(
      s0, s1, s2, s3 + t1, t2 + t3,
      error: a.error + b.error + unit * max(abs(p[0]), abs(q[0])))
  }

  /// The sum of `a` and `b`, and the sum of its rounding error with `c` and `d` in two parts.
  @inline(__always) private static func sumAll(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> (Double, Double, Double) {
    let (first, rest) = sum(a, b)
    let (second, small) = sum(rest, c)
    let (third, smallest) = sum(second, d)
    return (first, third, small + smallest)
  }

  /// The difference.
  static func - (a: QuadDouble, b: QuadDouble) -> QuadDouble { a + -b }
  /// Adds a number.
  static func += (a: inout QuadDouble, b: QuadDouble) { a = a + b }
  /// Subtracts a number.
  static func -= (a: inout QuadDouble, b: QuadDouble) { a = a - b }

  /// The product.
  static func * (a: QuadDouble, b: QuadDouble) -> QuadDouble {
    if a.isZero || b.isZero { return zero }
    let (p, q) = (a.parts, b.parts)
    let error = abs(p[0]) * b.error + abs(q[0]) * a.error + unit * abs(p[0] * q[0])
    let (first, e0) = product(p[0], q[0])
    // Products of the second order, of the third and of the fourth.
    let (b1, e1) = product(p[0], q[1])
    let (b2, e2) = product(p[1], q[0])
    let (second, f1, f2) = sum(e0, b1, b2)
    let (c1, g1) = product(p[0], q[2])
    let (c2, g2) = product(p[1], q[1])
    let (c3, g3) = product(p[2], q[0])
    let (x, x1, x2) = sum(e1, e2, f1)
    let (y, y1, y2) = sum(c1, c2, c3)
    let (third, z) = sum(x, y)
    let fourth = p[0] * q[3] + p[1] * q[2] + p[2] * q[1] + p[3] * q[0] + (g1 + g2 + g3)
    return QuadDouble(first, second, third, z + (x1 + y1), f2 + x2 + y2 + fourth, error: error)
  }

  /// The quotient. The divisor must not be zero.
  static func / (a: QuadDouble, b: QuadDouble) -> QuadDouble {
    if a.isZero { return zero }
    // Long division, one part at a time. The operands' errors are accounted for at the end.
    var (rest, divisor) = (a, b)
    (rest.error, divisor.error) = (0, 0)
    var quotient = QuadDouble.zero
    for _ in 0..<5 where !rest.isZero {
      let part = QuadDouble(rest.high / divisor.high)
      quotient = quotient + part
      rest = rest - part * divisor
      rest.error = 0
    }
    let size = abs(a.high / b.high)
    quotient.error = 0
    return QuadDouble(
      quotient.parts[0], quotient.parts[1], quotient.parts[2], quotient.parts[3], 0,
      error: (a.error + size * b.error) / abs(b.high) + unit * size)
  }
}

/// A number of twice a double's precision that knows how far it may be off, for decisions that
/// rounding must not make: what may be zero is zero.
///
/// The sum of two doubles, by error-free transformations (Dekker 1971), with a running bound of the
/// error (Wilkinson).
struct Guarded: BitwiseCopyable {
  var high = 0.0
  var low = 0.0
  /// How far it may be off.
  private var error = 0.0

  static let zero = Guarded()
  static let one = Guarded(1)

  init(_ exact: Double) { high = exact }

  /// A number from outside: 0.1 and a quotient of 1 by 3 stand for the fractions that their doubles
  /// round. Shares of 0.01, 0.1, 0.15 and 0.74 are the whole, though the doubles do not add up to 1. A
  /// number that is near no fraction of a denominator below 65,536 is what it is.
  init(given: Double) {
    self.init(given)
    guard given.significandBitPattern & 0xF_FFFF != 0, abs(given) < 0x1p30 else { return }
    // Convergents of the continued fraction.
    var (rest, numerator, denominator) = (abs(given), (1.0, abs(given).rounded(.down)), (0.0, 1.0))
    while denominator.1 < 0x1p16 {
      if abs(numerator.1 / denominator.1 - abs(given)) <= 0x1p-51 * abs(given) {
        let fraction = Guarded(numerator.1) / Guarded(denominator.1)
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

  /// Zero where it may be.
  @inline(__always) private init(_ high: Double, _ low: Double, error: Double) {
    let sum = high + low
    guard abs(sum) > 2 * error else { return }
    (self.high, self.low, self.error) = (sum, low - (sum - high), error)
  }

  @inline(__always) var isZero: Bool { high == 0 }
  /// 0 where it may be zero.
  @inline(__always) var sign: Int { high > 0 ? 1 : high < 0 ? -1 : 0 }
  var magnitude: Guarded { high < 0 ? -self : self }

  @inline(__always) static prefix func - (a: Guarded) -> Guarded {
    var b = a
    (b.high, b.low) = (-a.high, -a.low)
    return b
  }

  @inline(__always) static func + (a: Guarded, b: Guarded) -> Guarded {
    if b.isZero { return a }
    if a.isZero { return b }
    let sum = a.high + b.high
    let part = sum - a.high
    let rest = (a.high - (sum - part)) + (b.high - part) + a.low + b.low
    let size = max(abs(a.high), abs(b.high))
    return Guarded(sum, rest, error: a.error + b.error + 0x1p-102 * size)
  }

  @inline(__always) static func - (a: Guarded, b: Guarded) -> Guarded { a + -b }
  @inline(__always) static func += (a: inout Guarded, b: Guarded) { a = a + b }
  @inline(__always) static func -= (a: inout Guarded, b: Guarded) { a = a - b }

  @inline(__always) static func * (a: Guarded, b: Guarded) -> Guarded {
    if a.isZero || b.isZero { return zero }
    let product = a.high * b.high
    let rest = (-product).addingProduct(a.high, b.high) + (a.high * b.low + a.low * b.high)
    let error = abs(a.high) * b.error + abs(b.high) * a.error + 0x1p-102 * abs(product)
    return Guarded(product, rest, error: error)
  }

  static func / (a: Guarded, b: Guarded) -> Guarded {
    if a.isZero { return zero }
    let quotient = a.high / b.high
    let rest = a.high.addingProduct(-quotient, b.high) + (a.low - quotient * b.low)
    let error = (a.error + abs(quotient) * b.error) / abs(b.high) + 0x1p-102 * abs(quotient)
    return Guarded(quotient, rest / b.high, error: error)
  }
}

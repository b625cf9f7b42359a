/// A number of twice a double's precision that knows how far it may be off, for decisions that
/// rounding must not make: what may be zero is zero.
///
/// The sum of two doubles, by error-free transformations (Dekker 1971), with a running bound of the
/// error (Wilkinson). A number that is given is taken to be rounded unless it has few digits.
struct Guarded: BitwiseCopyable {
  var high = 0.0
  var low = 0.0
  var error = 0.0

  static let zero = Guarded()

  init(_ exact: Double) {
    high = exact
  }

  /// A number from outside: `0.1` is somewhere near 0.1, `0.5` is 0.5. Shares of 0.01, 0.1, 0.15 and
  /// 0.74 are the whole, though the doubles do not add up to 1.
  init(given: Double) {
    high = given
    error = given.significandBitPattern & 0xF_FFFF == 0 ? 0 : abs(given) * 0x1p-53
  }

  private init() {}

  @inline(__always) private init(_ high: Double, _ low: Double, error: Double) {
    let sum = high + low
    guard abs(sum) > 8 * error else { return }
    (self.high, self.low, self.error) = (sum, low - (sum - high), error)
  }

  @inline(__always) var isZero: Bool { high == 0 }
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
    let error = max(a.error, b.error) + 0x1p-102 * max(abs(a.high), abs(b.high))
    return Guarded(sum, rest, error: error)
  }

  @inline(__always) static func - (a: Guarded, b: Guarded) -> Guarded { a + -b }

  @inline(__always) static func * (a: Guarded, b: Guarded) -> Guarded {
    if a.isZero || b.isZero { return zero }
    let product = a.high * b.high
    let rest = (-product).addingProduct(a.high, b.high) + (a.high * b.low + a.low * b.high)
    let error = max(abs(a.high) * b.error, abs(b.high) * a.error) + 0x1p-102 * abs(product)
    return Guarded(product, rest, error: error)
  }

  static func / (a: Guarded, b: Guarded) -> Guarded {
    if a.isZero { return zero }
    let quotient = a.high / b.high
    let rest = a.high.addingProduct(-quotient, b.high) + (a.low - quotient * b.low)
    let error = max(a.error, abs(quotient) * b.error) / abs(b.high) + 0x1p-102 * abs(quotient)
    return Guarded(quotient, rest / b.high, error: error)
  }

  /// Zero where the two cannot be told apart.
  @inline(__always) static func sign(_ a: Guarded) -> Int { a.high > 0 ? 1 : a.high < 0 ? -1 : 0 }
}

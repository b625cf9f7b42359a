/// How much a constraint matters: above 0, up to 1000, which is required. Levels are strictly
/// lexicographic, so no number of constraints at one priority outweighs one at a higher priority.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The nearest priority; one above 0 for every number above 0.
  public init(_ value: some BinaryFloatingPoint) {
    rawValue = Float(value)
    if rawValue == 0, value > 0 { rawValue = .leastNonzeroMagnitude }
  }

  /// The shortest decimal that stands for the priority: 250.1, and not the 250.10000610 that a `Float`
  /// has for it.
  package var value: Double {
    if rawValue == rawValue.rounded() { return Double(rawValue) }
    return Double(rawValue.description) ?? Double(rawValue)
  }

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let dragThatCanResizeScene = LayoutPriority(510)
  public static let sceneSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  public static let defaultLow = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// For `.required - 1`. Not of a priority and a `Float`, which `[Float].reduce(0, +)` could mean just
  /// as well.
  public static func + (a: Self, b: Self) -> Self { Self(a.rawValue + b.rawValue) }
  public static func - (a: Self, b: Self) -> Self { Self(a.rawValue - b.rawValue) }

  /// Whether a constraint may have this priority.
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

/// How much a constraint matters: above 0, up to 1000, which is required. Levels are strictly
/// lexicographic, so no number of constraints at one priority outweighs one at a higher priority.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority with this number. A number outside (0, 1000] is accepted here; the constraint or
  /// view that gets the priority traps.
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

  /// 1000: the constraint must hold.
  public static let required = LayoutPriority(1000)
  /// 750: the default compression resistance.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: the scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: the default hugging.
  public static let defaultLow = LayoutPriority(250)
  /// 50: how strongly `systemLayoutSizeFitting` pulls towards its target.
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Adds raw values, for `.required - 1`. There is no operator for a priority and a `Float`,
  /// because `[Float].reduce(0, +)` would then be ambiguous.
  public static func + (a: Self, b: Self) -> Self { Self(a.rawValue + b.rawValue) }
  public static func - (a: Self, b: Self) -> Self { Self(a.rawValue - b.rawValue) }

  /// Whether a constraint may have this priority.
  package var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

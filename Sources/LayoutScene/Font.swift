import Foundation

/// Stroke weight on the CSS scale, 100 (thin) to 900 (black).
public struct FontWeight: Sendable, Hashable, Comparable {
  /// The weight; heavier strokes have larger numbers.
  public var value: Int

  /// A weight on the CSS scale. Every number is accepted.
  public init(_ value: Int) {
    self.value = value
  }

  /// 100.
  public static let ultraLight = FontWeight(100)
  /// 200.
  public static let thin = FontWeight(200)
  /// 300.
  public static let light = FontWeight(300)
  /// 400.
  public static let regular = FontWeight(400)
  /// 500.
  public static let medium = FontWeight(500)
  /// 600.
  public static let semibold = FontWeight(600)
  /// 700.
  public static let bold = FontWeight(700)
  /// 800.
  public static let heavy = FontWeight(800)
  /// 900.
  public static let black = FontWeight(900)

  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }

  /// The weights with UIKit's names, which documents use.
  public static let named: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// The name, or the number of a weight without one.
  package var name: String { Self.named.first { $0.weight == self }?.name ?? "\(value)" }
}

/// A font at a size, with which text is measured and drawn.
public struct Font: Sendable, Hashable {
  /// A family name, or nil for the system family.
  public var family: String?
  /// The size in points, above 0.
  public var size: CGFloat
  /// How heavy the strokes are.
  public var weight: FontWeight
  /// Whether the letters are slanted.
  public var isItalic: Bool

  /// A font at `size` points; by default of the system family, regular and upright.
  public init(
    family: String? = nil, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The system's font at `size` points.
  public static func system(ofSize size: CGFloat, weight: FontWeight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The system's font at `size` points, under UIKit's name.
  public static func systemFont(ofSize size: CGFloat, weight: FontWeight = .regular) -> Font {
    .system(ofSize: size, weight: weight)
  }

  /// The system's bold font at `size` points, under UIKit's name.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    .system(ofSize: size, weight: .bold)
  }

  /// The font of a text style at a Dynamic Type size.
  public static func preferred(
    forTextStyle style: TextStyle, category: ContentSizeCategory = .large
  ) -> Font {
    Font(size: style.pointSize(at: category), weight: style.weight)
  }
}

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

/// A font's vertical measures in points. All are distances and never negative.
public struct FontMeasures: Sendable, Hashable {
  /// The distance from the baseline up to the top of a line.
  public var ascender: CGFloat
  /// The distance from the baseline down to the bottom of a line.
  public var descender: CGFloat
  /// The distance from one baseline to the next.
  public var lineHeight: CGFloat

  /// Measures in points.
  public init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }

  /// UIKit's measures of the system font at a size in points, above 0.
  ///
  /// San Francisco's ascender is 1950 and its descender 494 of 2048 units per em in every weight
  /// and at every size, without a gap between lines. The values of `UIFont.systemFont(ofSize: 17)`
  /// show it: its ascender is 16.1865234375, its descender −4.1005859375 and its line height
  /// 20.287109375.
  public static func system(ofSize size: CGFloat) -> FontMeasures {
    FontMeasures(
      ascender: size * 1950 / 2048, descender: size * 494 / 2048, lineHeight: size * 2444 / 2048)
  }

  /// The distance from the top of the first line to a line's baseline, points.
  ///
  /// - Parameter index: the line's index, from 0.
  package func baseline(ofLine index: Int) -> CGFloat {
    CGFloat(index) * lineHeight + ascender
  }
}

import CPango
import Foundation
import LayoutScene

/// Measures and sets text with Pango in plumb's own fonts. One belongs to one task at a time; any
/// number may work side by side.
public final class Typesetter: TextMeasuring {
  private let fonts: PangoFonts
  private var measurements = MeasurementCache()

  /// - Throws: when the fonts that plumb needs are not installed.
  public init() throws(TypesettingError) {
    fonts = PangoFonts(try FontLibrary.shared())
  }

  public func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    measurements.value(text, attributes, width: width) {
      Self.measurement(of: compose(text, attributes, room: width), room: width)
    }
  }

  public func metrics(of font: Font) -> FontMetrics {
    fonts.metrics(of: font)
  }

  /// Sets `text` with every glyph at its place.
  ///
  /// - Parameter width: the width of the box in points, in which lines break and are aligned; nil
  ///   for the width of the widest line.
  public func set(_ text: String, _ attributes: TextAttributes, width: CGFloat?) -> SetText {
    let composition = compose(text, attributes, room: width)
    let measurement = Self.measurement(of: composition, room: width)
    let box = width ?? measurement.size.width
    var top: CGFloat = 0
    let lines = composition.lines.map { line in
      defer { top += line.height }
      let left = Self.indent(of: line, in: box, attributes)
      return SetLine(
        baseline: CGPoint(x: left, y: top + line.ascent), width: line.width,
        runs: GlyphReader.runs(of: line, size: attributes.font.size, fonts))
    }
    return SetText(measurement: measurement, lines: lines)
  }

  /// More of a text than this is not set: a screen shows a few thousand letters, and shaping takes
  /// a time that grows with the text.
  static let longestText = 200_000

  private func compose(
    _ text: String, _ attributes: TextAttributes, room: CGFloat?
  ) -> Composition {
    let shown = String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    let room = room.map { $0.isNaN ? 0 : max(0, $0) }
    return Composer(fonts: fonts, attributes: attributes, room: room)
      .compose(Self.printable(shown))
  }

  /// Pango ends a text at a NUL; it is shown as what could not be read instead.
  private static func printable(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }

  private static func measurement(of composition: Composition, room: CGFloat?) -> TextMeasurement {
    let widest = composition.lines.map(\.width).max() ?? 0
    let height = composition.lines.map(\.height).reduce(0, +)
    let last = composition.lines.last
    return TextMeasurement(
      size: CGSize(width: room.map { min($0, widest) } ?? widest, height: height),
      firstBaseline: composition.lines.first?.ascent ?? 0,
      lastBaseline: height - (last.map { $0.height - $0.ascent } ?? 0),
      lineCount: composition.lines.count, isTruncated: composition.isTruncated,
      missingGlyphs: GlyphReader.missingGlyphs(in: composition.lines),
      direction: composition.lines.first.map(direction) ?? .leftToRight)
  }

  private static func direction(of line: Composition.Line) -> LayoutDirection {
    pango_layout_line_get_resolved_direction(line.line) == PANGO_DIRECTION_RTL
      ? .rightToLeft : .leftToRight
  }

  /// How far a line's left end stands from the left of a box of `width`.
  private static func indent(
    of line: Composition.Line, in width: CGFloat, _ attributes: TextAttributes
  ) -> CGFloat {
    let slack = width - line.width
    switch attributes.alignment {
    case .left: return 0
    case .center: return slack / 2
    case .right: return slack
    case .natural, .justified: return direction(of: line) == .rightToLeft ? slack : 0
    }
  }
}

import CPango
import Foundation
import LayoutScene

/// Measures and sets text with Pango, in the catalog's fonts only.
///
/// What it gives depends on the text, the attributes, the width, the font files and the libraries'
/// versions, and on nothing else: not on the locale, the home folder, other fonts, or what was
/// measured before. Instances are independent of each other; one belongs to one task at a time.
///
/// A line is as high as the font that was asked for, and higher where a script falls back on a font
/// that reaches further up or down (Arabic, Thai, Devanagari …), as in UIKit's labels. Ideographs,
/// kana, hangul and emoji do not raise it. Heights are not rounded: UIKit rounds a label's size up to
/// whole pixels, which takes a scale and is the caller's to do.
public final class Typesetter: TextMeasuring {
  private let book: FontBook
  private let setter: Setter
  private var cache = MeasurementCache()

  /// Fails where fonts of the catalog are not installed.
  public init() throws(TypesettingError) {
    book = try FontBook()
    setter = Setter(book: book)
  }

  public func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    cache.value(text, attributes, width: width) {
      let width = Self.units(width)
      let maker = LineMaker(
        PlainText(text), attributes, width: width, setter: setter, wantsGlyphs: false)
      return Self.measurement(
        of: raised(maker.lines, attributes.font), isCut: maker.isCut, width: width)
    }
  }

  public func metrics(of font: Font) -> FontMeasures {
    let primary = book.primary(font)
    let ascender = Setter.points(primary?.ascent ?? 0)
    let descender = Setter.points(primary?.descent ?? 0)
    return FontMeasures(
      ascender: ascender, descender: descender, lineHeight: ascender + descender)
  }

  public func substitute(forFamily family: String) -> String? {
    book.hasFamily(family) ? nil : FontCatalog.system
  }

  /// Sets `text` in a box of `width` points, or one as wide as the text.
  public func set(_ text: String, _ attributes: TextAttributes, width: CGFloat?) -> SetText {
    let measurement = measure(text, attributes, width: width)
    let maker = LineMaker(
      PlainText(text), attributes, width: Self.units(width), setter: setter, wantsGlyphs: true)
    let room = Self.units(width).map(Setter.points) ?? measurement.size.width
    var top = 0
    let lines = raised(maker.lines, attributes.font).map { line in
      let baseline = top + line.ascent
      top = baseline + line.descent
      let width = Setter.points(line.width)
      return SetLine(
        baseline: CGPoint(
          x: Self.start(of: line, width: width, room: room, attributes.alignment),
          y: Setter.points(baseline)),
        width: width, runs: line.runs, text: line.text)
    }
    return SetText(measurement: measurement, lines: lines)
  }

  /// A width as Pango counts: to the nearest 1024th of a point, so that a solver's last digit does
  /// not break a line. Nil for no limit, which is also what NaN and the boundless mean.
  private static func units(_ width: CGFloat?) -> Int? {
    guard let width, !width.isNaN, width < 1_000_000 else { return nil }
    return Int((max(width, 0) * CGFloat(PANGO_SCALE)).rounded())
  }

  /// No line is lower than its font.
  private func raised(_ lines: [Line], _ font: Font) -> [Line] {
    guard let primary = book.primary(font) else { return lines }
    return lines.map { line in
      var line = line
      line.ascent = max(line.ascent, primary.ascent)
      line.descent = max(line.descent, primary.descent)
      return line
    }
  }

  private static func measurement(
    of lines: [Line], isCut: Bool, width: Int?
  ) -> TextMeasurement {
    var widest = 0
    var height = 0
    var lastBaseline = 0
    for line in lines {
      // A text that was shortened takes all the room there is: it would take more.
      widest = max(widest, line.isShortened ? width ?? line.width : line.width)
      lastBaseline = height + line.ascent
      height = lastBaseline + line.descent
    }
    let cutsLetters = lines.contains { $0.cutsLetters }
    return TextMeasurement(
      size: CGSize(
        width: Setter.points(min(widest, width ?? widest)), height: Setter.points(height)),
      firstBaseline: Setter.points(lines.first?.ascent ?? 0),
      lastBaseline: Setter.points(lastBaseline), lineCount: lines.count,
      isTruncated: isCut || cutsLetters || lines.contains { $0.isTruncated },
      cutsLetters: cutsLetters,
      missingGlyphs: lines.reduce(0) { $0 + $1.missingGlyphs },
      direction: lines.first?.isRightToLeft == true ? .rightToLeft : .leftToRight)
  }

  /// The left end of a line in a box `room` wide. A line that is too long keeps its start in the box.
  private static func start(
    of line: Line, width: CGFloat, room: CGFloat, _ alignment: TextAlignment
  ) -> CGFloat {
    let spare = room - width
    let isRight = line.isRightToLeft
    if spare < 0 { return isRight ? spare : 0 }
    switch alignment {
    case .left: return 0
    case .right: return spare
    case .center: return spare / 2
    case .natural, .justified: return isRight ? spare : 0
    }
  }
}

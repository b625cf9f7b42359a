import Foundation
import LayoutScene

/// Measures and sets text with Pango, in the catalog's fonts only.
///
/// The results depend only on the text, the attributes, the width, the font files and the versions
/// of the libraries. They do not depend on the locale, the home folder, other fonts, or earlier
/// measurements. Instances are independent of each other; an instance is used by one task at a
/// time.
///
/// Every line is as high as its nominal font, whatever fonts its letters come from; a line in the
/// system font is as high as San Francisco. UIKit does the same: its sizes do “not increase the
/// calculated height for oversize characters” (`UILetterformAwareAdjusting`). In UIKit, fonts of a
/// text style are an exception for scripts such as Thai, by amounts that Apple does not publish;
/// here they are no exception. Heights are not rounded. UIKit rounds a label's size up to whole
/// pixels; the caller does that, because it needs the scale.
public final class Typesetter: TextMeasuring {
  private let book: FontBook
  private let setter: Setter
  private var cache = MeasurementCache()
  /// Opened when the first icon is drawn.
  private lazy var icons = OutlineFont(path: FontCatalog.icons.paths.first)
  private lazy var letters = OutlineFont(path: FontCatalog.symbolLetters)

  /// A typesetter. Throws `TypesettingError.missingFonts` if fonts of the catalog are not
  /// installed.
  public init() throws(TypesettingError) {
    book = try FontBook()
    setter = Setter(book: book)
  }

  public func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    cache.value(text, attributes, width: width) {
      let width = PangoUnits.units(width)
      let maker = LineMaker(
        PlainText(text), attributes, width: width, setter: setter, wantsGlyphs: false)
      var measurement = Self.measurement(
        of: maker.lines, book.measures(of: attributes.font), isCut: maker.isCut, width: width)
      measurement.brokenWord = maker.brokenWord()
      guard attributes.isStyled else { return measurement }
      var stacked = measurement
      stacked.stack(
        maker.lines.map {
          LineExtent(
            ascender: $0.ascender, descender: $0.descender, endsParagraph: $0.endsParagraph,
            style: maker.attributes.paragraphStyle(at: $0.start))
        })
      return stacked
    }
  }

  public func metrics(of font: Font) -> FontMeasures { book.measures(of: font) }

  public func substitute(forFamily family: String) -> String? {
    book.hasFamily(family) ? nil : FontCatalog.system
  }

  /// Whether fonts of the family are known, installed or not, or it is a design of the system's font.
  package static func hasFamily(_ family: String) -> Bool { FontBook.isInCatalog(family) }

  /// Sets `text` in a box of `width` points; nil for a box as wide as the text.
  public func set(_ text: String, _ attributes: TextAttributes, width: CGFloat?) -> SetText {
    setter.keepsLayouts = true
    let measurement = measure(text, attributes, width: width)
    let maker = LineMaker(
      PlainText(text), attributes, width: lineWidth(text, attributes, measurement, width),
      setter: setter, wantsGlyphs: true)
    let room = PangoUnits.units(width).map(PangoUnits.points) ?? measurement.size.width
    let measures = book.measures(of: attributes.font)
    let places = measurement.lines
    var lines = maker.lines.enumerated().map { index, line in
      let width = PangoUnits.points(line.width)
      return SetLine(
        baseline: CGPoint(
          x: Self.start(
            of: line, width: width, room: room, maker.attributes.alignment(at: line.start)),
          y: index < places.count ? places[index].baseline : measures.baseline(ofLine: index)),
        width: width, runs: line.runs, text: line.text)
    }
    if !attributes.runs.isEmpty {
      for index in lines.indices { lines[index].decorate(attributes, book) }
    }
    return SetText(measurement: measurement, lines: lines)
  }

  /// The width for which lines are set, in Pango units. It is nil for a single line that fits,
  /// because layout has already measured that text without a width, and the kept result is the
  /// same.
  private func lineWidth(
    _ text: String, _ attributes: TextAttributes, _ measurement: TextMeasurement, _ width: CGFloat?
  ) -> Int? {
    guard let units = PangoUnits.units(width) else { return nil }
    let fits =
      measurement.lineCount == 1 && !measurement.isTruncated && !attributes.isStyled
      && text.utf8.count <= KeptLayouts.longest
    guard fits, let wanted = PangoUnits.units(measurement.size.width), wanted <= units else {
      return units
    }
    return nil
  }

  /// The outline of an icon by its code point in the icon font; empty if the font does not have it.
  package func icon(_ character: UInt32) -> IconOutline {
    Unicode.Scalar(character).flatMap { icons?.outline(of: String($0)) } ?? IconOutline()
  }

  /// The outlines of capitals and digits in a symbol.
  package func symbolLetters(_ text: String) -> IconOutline {
    letters?.outline(of: text) ?? IconOutline()
  }

  private static func measurement(
    of lines: [Line], _ measures: FontMeasures, isCut: Bool, width: Int?
  ) -> TextMeasurement {
    // A shortened text takes the whole width, because it would need more.
    let widest = lines.reduce(0) {
      max($0, $1.isShortened ? width ?? $1.width : $1.width + $1.indent)
    }
    let cutsLetters = lines.contains { $0.cutsLetters }
    return TextMeasurement(
      size: CGSize(
        width: PangoUnits.points(min(widest, width ?? widest)),
        height: CGFloat(lines.count) * measures.lineHeight),
      firstBaseline: measures.baseline(ofLine: 0),
      lastBaseline: measures.baseline(ofLine: max(0, lines.count - 1)), lineCount: lines.count,
      isTruncated: isCut || cutsLetters || lines.contains { $0.isTruncated },
      cutsLetters: cutsLetters,
      missingGlyphs: lines.reduce(0) { $0 + $1.missingGlyphs },
      direction: lines.first?.isRightToLeft == true ? .rightToLeft : .leftToRight)
  }

  /// The left end of a line in a box of `room` points. The start of a line that is too long stays
  /// in the box.
  private static func start(
    of line: Line, width: CGFloat, room: CGFloat, _ alignment: TextAlignment
  ) -> CGFloat {
    let indent = PangoUnits.points(line.indent)
    let spare = room - indent - width
    let isRight = line.isRightToLeft
    let left = isRight ? 0 : indent
    if spare < 0 { return isRight ? spare : left }
    switch alignment {
    case .left: return left
    case .right: return left + spare
    case .center: return left + spare / 2
    case .natural, .justified: return isRight ? spare : left
    }
  }
}

import Foundation
import LayoutScene

/// Measures text without any font: every character is half an em wide, and a line is as high as one
/// of the system font. Such layouts are the same on every machine.
///
/// Lines break at spaces, and inside a word that is wider than the line. Instances have no state.
public final class FixedMeasurer: TextMeasuring {
  /// A measurer.
  public init() {}

  public func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    if attributes.isStyled { return StyledLines(text, attributes, width).measurement }
    let measures = metrics(of: attributes.font)
    let advance = attributes.font.size / 2
    let room = Self.characters(in: width, advance: advance)
    let wraps = attributes.lineLimit != 1
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wraps ? Self.lines(of: $0, room: room) : [$0.count] }
    let isCut = attributes.lineLimit > 0 && lines.count > attributes.lineLimit
    if isCut { lines.removeLast(lines.count - attributes.lineLimit) }
    let widest = lines.max() ?? 0
    let isTooWide = widest > room
    let cutsLetters = widest > 0 && width.map { $0 + Self.tolerance < advance } ?? false
    // A text that is cut takes the whole width.
    let length = isCut || isTooWide ? max(widest, width == nil ? 0 : room) : widest
    return TextMeasurement(
      size: CGSize(
        width: min(CGFloat(length) * advance, width ?? .infinity),
        height: CGFloat(lines.count) * measures.lineHeight),
      firstBaseline: measures.ascender,
      lastBaseline: measures.ascender + CGFloat(lines.count - 1) * measures.lineHeight,
      lineCount: lines.count, isTruncated: isCut || cutsLetters || isTooWide,
      cutsLetters: cutsLetters, direction: attributes.direction)
  }

  public func metrics(of font: Font) -> FontMeasures { .system(ofSize: font.size) }

  /// The tolerance for widths that the solver's rounding errors make too small, points.
  static let tolerance = 1e-6

  /// The number of characters that fit on a line, at least one.
  private static func characters(in width: CGFloat?, advance: CGFloat) -> Int {
    guard let width, width.isFinite, advance > 0 else { return .max }
    return max(1, Int(min((width + tolerance) / advance, 1e9)))
  }

  /// The lengths of the lines that a paragraph breaks into, in characters.
  private static func lines(of paragraph: Substring, room: Int) -> [Int] {
    var lines: [Int] = []
    // The length of the current line; nil before its first word.
    var current: Int?
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if let length = current, length + 1 + word.count <= room {
        current = length + 1 + word.count
        continue
      }
      if let length = current { lines.append(length) }
      var rest = word.count
      while rest > room {
        lines.append(room)
        rest -= room
      }
      current = rest
    }
    return lines + [current ?? 0]
  }
}

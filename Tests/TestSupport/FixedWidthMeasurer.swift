import Foundation
import LayoutScene

/// A text engine of whole numbers, so that layout tests depend on no font: every character is
/// `font.size / 2` wide, a line is `font.size * 1.25` high with its baseline at `font.size`, and
/// lines break at spaces (or inside a word that is wider than the line).
public final class FixedWidthMeasurer: TextMeasuring {
  /// How often a measurement was asked for.
  public private(set) var count = 0

  public init() {}

  public func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    count += 1
    let advance = attributes.font.size / 2
    let lineHeight = attributes.font.size * 1.25
    let room = width.map { max(1, Int(saturating: $0 / advance + 1e-9)) } ?? Int.max
    let wraps = attributes.lineLimit != 1
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wraps ? Self.wrap(String($0), room: room) : [$0.count] }
    var isTruncated = false
    if attributes.lineLimit > 0, lines.count > attributes.lineLimit {
      lines.removeLast(lines.count - attributes.lineLimit)
      isTruncated = true
    }
    isTruncated = isTruncated || lines.contains { $0 > room }
    let cutsLetters = lines.contains { $0 > 0 } && width.map { $0 + 0.5 < advance } ?? false
    let widest = lines.max() ?? 0
    return TextMeasurement(
      size: CGSize(
        width: CGFloat(min(widest, room)) * advance, height: CGFloat(lines.count) * lineHeight),
      firstBaseline: attributes.font.size,
      lastBaseline: CGFloat(lines.count - 1) * lineHeight + attributes.font.size,
      lineCount: lines.count, isTruncated: isTruncated || cutsLetters, cutsLetters: cutsLetters,
      direction: attributes.direction)
  }

  public func metrics(of font: Font) -> FontMeasures {
    FontMeasures(ascender: font.size, descender: font.size / 4, lineHeight: font.size * 1.25)
  }

  /// The lengths of the lines that `paragraph` breaks into, in characters.
  private static func wrap(_ paragraph: String, room: Int) -> [Int] {
    var lines: [Int] = []
    var current = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if !lines.isEmpty || current > 0, current + 1 + word.count <= room {
        current += 1 + word.count
        continue
      }
      if current > 0 { lines.append(current) }
      current = word.count
      while current > room {
        lines.append(room)
        current -= room
      }
    }
    lines.append(current)
    return lines
  }
}

import Foundation
import LayoutScene

/// The lines of a text with runs or a paragraph style. Each character is half an em of its font
/// wide.
struct StyledLines {
  private struct Letter {
    var character: Character
    var advance, ascender, descender: CGFloat
  }

  private let attributes: TextAttributes
  private let width: CGFloat?
  private var lines: [[Letter]] = []
  /// For each line, its indent in points, and whether it ends a paragraph.
  private var indents: [CGFloat] = []
  private var ends: [Bool] = []
  /// The style of each line's paragraph.
  private var styles: [ParagraphStyle?] = []
  /// The style of the paragraph that is added.
  private var style: ParagraphStyle?
  private let empty: Letter

  init(_ text: String, _ attributes: TextAttributes, _ width: CGFloat?) {
    self.attributes = attributes
    self.width = width
    empty = Self.letter("\n", nil, attributes)
    var paragraph: [Letter] = []
    var (place, run) = (0, 0)
    style = attributes.paragraphStyle(at: 0)
    for character in text {
      while run < attributes.runs.count, attributes.runs[run].range.upperBound <= place { run += 1 }
      let isInside =
        run < attributes.runs.count && attributes.runs[run].range.lowerBound <= place
      place += String(character).utf8.count
      if character.isNewline {
        add(paragraph)
        paragraph = []
        style = attributes.paragraphStyle(at: place)
      } else {
        paragraph.append(
          Self.letter(character, isInside ? attributes.runs[run] : nil, attributes))
      }
    }
    add(paragraph)
  }

  private static func letter(
    _ character: Character, _ run: TextRun?, _ attributes: TextAttributes
  ) -> Letter {
    let font = run?.font ?? attributes.font
    let measures = FontMeasures.system(ofSize: font.size)
    let offset = run?.baselineOffset ?? 0
    if let rect = run?.attachment?.rect {
      return Letter(
        character: character, advance: rect.width, ascender: max(0, -rect.minY),
        descender: max(0, rect.maxY))
    }
    return Letter(
      character: character, advance: max(0, font.size / 2 + (run?.kern ?? 0)),
      ascender: measures.ascender + max(0, offset),
      descender: measures.descender + max(0, -offset))
  }

  /// Adds the lines of a paragraph. They break at spaces, and inside a word that is wider than its
  /// line.
  private mutating func add(_ paragraph: [Letter]) {
    var line: [Letter] = []
    var (length, isFirst): (CGFloat, Bool) = (0, true)
    var index = 0
    while index < paragraph.count {
      let rest = paragraph[index...]
      let word = rest.prefix { $0.character != " " }
      let next = word.isEmpty ? rest.prefix(1) : word
      let room = self.room(isFirst: isFirst)
      let advance = next.reduce(0) { $0 + $1.advance }
      if attributes.lineLimit == 1 || length + advance <= room {
        line += next
        length += advance
      } else if next.first?.character == " " {
        end(&line, &length, &isFirst)
      } else if !line.isEmpty {
        end(&line, &length, &isFirst)
        continue
      } else {
        var part: CGFloat = 0
        let letters = next.prefix {
          part += $0.advance
          return part <= room
        }
        line = Array(letters.isEmpty ? next.prefix(1) : letters)
        index += line.count
        if line.count < next.count { end(&line, &length, &isFirst) } else { length = advance }
        continue
      }
      index += next.count
    }
    end(&line, &length, &isFirst)
    ends[ends.count - 1] = true
  }

  private func room(isFirst: Bool) -> CGFloat {
    (width.map { $0 + FixedMeasurer.tolerance } ?? .infinity) - indent(isFirst: isFirst)
  }

  private func indent(isFirst: Bool) -> CGFloat {
    guard let style else { return 0 }
    return isFirst ? style.firstLineHeadIndent : style.headIndent
  }

  private mutating func end(_ line: inout [Letter], _ length: inout CGFloat, _ isFirst: inout Bool)
  {
    while line.count > 1, line.last?.character == " " { line.removeLast() }
    lines.append(line)
    indents.append(indent(isFirst: isFirst))
    ends.append(false)
    styles.append(style)
    (line, length, isFirst) = ([], 0, false)
  }

  /// The measurement of the lines within the line limit.
  var measurement: TextMeasurement {
    let limit = attributes.lineLimit > 0 ? min(attributes.lineLimit, lines.count) : lines.count
    let isCut = limit < lines.count
    let widths = lines.indices.prefix(limit).map { index in
      indents[index] + lines[index].reduce(0) { $0 + $1.advance }
    }
    let widest = widths.max() ?? 0
    let isTooWide = width.map { widest > $0 + FixedMeasurer.tolerance } ?? false
    let narrowest = lines.joined().lazy.map(\.advance).first ?? 0
    let cutsLetters = width.map { $0 + FixedMeasurer.tolerance < narrowest } ?? false
    var measurement = TextMeasurement(
      size: CGSize(
        width: isCut || isTooWide ? width ?? widest : widest, height: 0), firstBaseline: 0,
      lastBaseline: 0, lineCount: limit, isTruncated: isCut || isTooWide || cutsLetters,
      cutsLetters: cutsLetters, direction: attributes.direction)
    let extents = lines.indices.prefix(limit).map { index in
      let letters = lines[index].isEmpty ? [empty] : lines[index]
      return LineExtent(
        ascender: letters.map(\.ascender).max() ?? 0,
        descender: letters.map(\.descender).max() ?? 0, endsParagraph: ends[index],
        style: styles[index])
    }
    measurement.stack(extents)
    return measurement
  }
}

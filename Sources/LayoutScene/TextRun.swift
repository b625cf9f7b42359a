import Foundation

/// A part of a text that is set or drawn otherwise than the rest of it.
public struct TextRun: Sendable, Hashable {
  /// Bytes of the text as UTF-8. Runs are in order and do not overlap.
  public var range: Range<Int>
  /// Nil for the font of the whole text.
  public var font: Font?
  /// Points between each letter and the next, in addition to their own distance.
  public var kern: CGFloat
  /// Points by which the letters stand above the baseline, or below it where negative.
  public var baselineOffset: CGFloat
  /// Nil for the colour of the whole text, or the tint for a link.
  public var color: Color?
  /// Whether there is a line below the letters.
  public var isUnderlined: Bool
  /// Whether there is a line through the letters.
  public var isStruckThrough: Bool
  /// Where a tap leads to; nil for text that is none.
  public var link: String?

  /// A run that is like the rest of the text, unless given otherwise.
  public init(
    range: Range<Int>, font: Font? = nil, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
    color: Color? = nil, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    link: String? = nil
  ) {
    self.range = range
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.link = link
  }
}

/// How the lines of paragraphs stand, under the names of UIKit's `NSParagraphStyle`.
public struct ParagraphStyle: Sendable, Hashable {
  /// Points between the bottom of a line and the top of the next.
  public var lineSpacing: CGFloat = 0
  /// What the height of a line is multiplied by; 0 for its own height. The room is above the letters.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, points.
  public var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, points; 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// Points between a paragraph and the next, in addition to the line spacing.
  public var paragraphSpacing: CGFloat = 0
  /// How far the first line of a paragraph begins from the edge where it is read from, points.
  public var firstLineHeadIndent: CGFloat = 0
  /// How far all other lines begin from there, points.
  public var headIndent: CGFloat = 0

  /// A style that changes nothing.
  public init() {}

  /// Whether lines begin further in than the edge of their box.
  package var hasIndents: Bool { firstLineHeadIndent > 0 || headIndent > 0 }

  /// The height of a line that is `height` points high by its fonts.
  package func lineHeight(_ height: CGFloat) -> CGFloat {
    let multiplied = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    let most = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return max(min(multiplied, most), minimumLineHeight)
  }
}

extension TextAttributes {
  /// Whether parts of the text have attributes of their own, or its paragraphs have.
  package var isStyled: Bool { !runs.isEmpty || paragraphStyle != nil }

  /// The same with every font `scale` times as large, and the distances that go with fonts.
  package func scaled(by scale: CGFloat) -> TextAttributes {
    var scaled = self
    scaled.font.size *= scale
    for index in runs.indices {
      scaled.runs[index].font?.size *= scale
      scaled.runs[index].kern *= scale
      scaled.runs[index].baselineOffset *= scale
    }
    return scaled
  }

  /// The families that the text asks for by name, each once.
  package var families: [String] {
    guard !runs.isEmpty else { return font.family.map { [$0] } ?? [] }
    var families: [String] = []
    for font in fonts {
      if let family = font.family, !families.contains(family) { families.append(family) }
    }
    return families
  }

  /// Every font that some of the text is set in, the text's own first.
  package var fonts: [Font] {
    var fonts = [font]
    for run in runs {
      if let font = run.font, !fonts.contains(font) { fonts.append(font) }
    }
    return fonts
  }
}

extension TextMeasurement {
  /// Where a line stands in its text, points from the top.
  public struct Line: Sendable, Hashable {
    /// The baseline, and the bottom of the line.
    public var baseline, bottom: CGFloat

    /// A line at its place.
    public init(baseline: CGFloat, bottom: CGFloat) {
      self.baseline = baseline
      self.bottom = bottom
    }
  }

  /// The baselines of all lines, points from the top.
  package var baselines: [CGFloat] {
    guard lines.isEmpty else { return lines.map(\.baseline) }
    let lineHeight = size.height / CGFloat(max(1, lineCount))
    return (0..<lineCount).map { firstBaseline + CGFloat($0) * lineHeight }
  }

  /// How many of the lines, at least one, have room in a box of `height` points.
  package func linesThatFit(in height: CGFloat) -> Int {
    guard lines.isEmpty else {
      return max(1, lines.prefix { $0.bottom <= height + 0.5 }.count)
    }
    let lineHeight = size.height / CGFloat(max(1, lineCount))
    guard lineHeight > 0, height > 0 else { return 1 }
    return max(1, Int(((height + 0.5) / lineHeight).rounded(.down)))
  }
}

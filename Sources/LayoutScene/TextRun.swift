import Foundation

/// A part of a text with its own attributes.
public struct TextRun: Sendable, Hashable {
  /// The run's bytes in the text's UTF-8. Runs are in order and do not overlap.
  public var range: Range<Int>
  /// The font; nil for the font of the whole text.
  public var font: Font?
  /// The extra distance after each letter, points.
  public var kern: CGFloat
  /// How far the letters are raised above the baseline, points; negative for below.
  public var baselineOffset: CGFloat
  /// The colour; nil for the colour of the whole text, or for a link's tint.
  public var color: Color?
  /// Whether the letters are underlined.
  public var isUnderlined: Bool
  /// Whether the letters have a strikethrough.
  public var isStruckThrough: Bool
  /// The target of a link; nil for other text.
  public var link: String?
  /// The image that stands for the run's letter; its `rect` has the baseline's left end as origin.
  package var attachment: SceneImage?

  /// A run; by default it has no attributes of its own.
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

/// The spacing and indents of paragraphs, under the names of UIKit's `NSParagraphStyle`.
public struct ParagraphStyle: Sendable, Hashable {
  /// The distance between the bottom of a line and the top of the next, points.
  public var lineSpacing: CGFloat = 0
  /// The factor for the height of a line; 0 for 1. The additional height is above the letters.
  public var lineHeightMultiple: CGFloat = 0
  /// The smallest height of a line, points.
  public var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, points; 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// The distance between paragraphs in addition to the line spacing, points.
  public var paragraphSpacing: CGFloat = 0
  /// The indent of a paragraph's first line from the leading edge, points.
  public var firstLineHeadIndent: CGFloat = 0
  /// The indent of all other lines from the leading edge, points.
  public var headIndent: CGFloat = 0
  /// The distance above a paragraph that another one is above, in addition to that one's spacing, points.
  package var paragraphSpacingBefore: CGFloat = 0

  /// A style that changes nothing.
  public init() {}

  /// Whether lines are indented.
  package var hasIndents: Bool { firstLineHeadIndent > 0 || headIndent > 0 }

  /// The height of a line whose fonts give it `height` points.
  package func lineHeight(_ height: CGFloat) -> CGFloat {
    let multiplied = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    let most = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return max(min(multiplied, most), minimumLineHeight)
  }
}

/// What holds for the paragraphs of a text from a place on, up to the next such place.
public struct TextParagraph: Sendable, Hashable {
  /// The byte of the text's UTF-8 with which the first of the paragraphs begins.
  public var start: Int
  /// The spacing and indents; nil for none.
  public var style: ParagraphStyle?
  /// The alignment of the lines.
  public var alignment: TextAlignment

  /// Paragraphs from a place on.
  public init(start: Int, style: ParagraphStyle? = nil, alignment: TextAlignment = .natural) {
    (self.start, self.style, self.alignment) = (start, style, alignment)
  }
}

extension TextAttributes {
  /// Whether the text has runs or a paragraph style.
  package var isStyled: Bool { !runs.isEmpty || paragraphStyle != nil || !paragraphs.isEmpty }

  /// What holds for the paragraph with a byte of the text.
  private func paragraph(at place: Int) -> TextParagraph? {
    paragraphs.isEmpty ? nil : paragraphs.last { $0.start <= place }
  }
  /// The spacing and indents of the paragraph with a byte of the text.
  package func paragraphStyle(at place: Int) -> ParagraphStyle? {
    paragraph(at: place).map(\.style) ?? paragraphStyle
  }
  /// The alignment of the lines of the paragraph with a byte of the text.
  package func alignment(at place: Int) -> TextAlignment {
    paragraph(at: place)?.alignment ?? alignment
  }

  /// The same attributes with all font sizes, and the distances that depend on them, multiplied by
  /// `scale`.
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

  /// The distinct font families that the text names.
  package var families: [String] {
    guard !runs.isEmpty else { return font.family.map { [$0] } ?? [] }
    var families: [String] = []
    for font in fonts {
      if let family = font.family, !families.contains(family) { families.append(family) }
    }
    return families
  }

  /// The distinct fonts of the text, the text's own first.
  package var fonts: [Font] {
    var fonts = [font]
    for run in runs {
      if let font = run.font, !fonts.contains(font) { fonts.append(font) }
    }
    return fonts
  }
}

extension TextMeasurement {
  /// The place of a line in its text, in points from the top.
  public struct Line: Sendable, Hashable {
    /// The baseline and the bottom of the line.
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

  /// The number of lines that fit into a box of `height` points, at least one.
  package func linesThatFit(in height: CGFloat) -> Int {
    guard lines.isEmpty else {
      return max(1, lines.prefix { $0.bottom <= height + 0.5 }.count)
    }
    let lineHeight = size.height / CGFloat(max(1, lineCount))
    guard lineHeight > 0, height > 0 else { return 1 }
    return max(1, Int(saturating: (height + 0.5) / lineHeight))
  }
}

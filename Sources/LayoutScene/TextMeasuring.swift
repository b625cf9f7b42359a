import Foundation

/// The alignment of lines in their box. `natural` follows the text's own direction, except in
/// labels and fields, where it follows the interface's.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// The side at which the text starts in its own direction.
  case natural
  /// The left side.
  case left
  /// The middle.
  case center
  /// The right side.
  case right
  /// Both sides: spaces between words are widened, except in the last line of a paragraph.
  case justified

  /// The alignment in a view whose natural alignment follows the interface's direction and not the
  /// text's, as Apple documents `NSTextAlignment.natural` (the default alignment of the app's
  /// current localization).
  package func following(_ direction: LayoutDirection) -> TextAlignment {
    guard self == .natural else { return self }
    return direction == .leftToRight ? .left : .right
  }
}

/// What happens to a line that is too long.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between any two letters.
  case byCharWrapping
  /// The line is cut off at the edge of its box.
  case byClipping
  /// An ellipsis replaces the beginning.
  case byTruncatingHead
  /// An ellipsis replaces the end.
  case byTruncatingTail
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle
}

/// Rules that move line breaks, under UIKit's names and with its raw values.
public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No word is alone on the last line of a paragraph: the word before it moves to that line.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// No line ends inside a Korean word, unless the word is wider than the line.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// The strategy of UIKit's labels. Its text views have none.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// All attributes that decide how a text is set.
public struct TextAttributes: Sendable, Hashable {
  /// The font, at its size.
  public var font: Font
  /// The alignment of lines in their box.
  public var alignment: TextAlignment
  /// What happens to a line that is too long.
  public var lineBreak: LineBreakMode
  /// Rules that move line breaks; without effect with `byCharWrapping`.
  public var lineBreakStrategy: LineBreakStrategy
  /// The most lines of the whole text; 0 for no limit.
  public var lineLimit: Int
  /// The interface's direction, which is the base direction and the `natural` alignment of text
  /// without strong characters.
  public var direction: LayoutDirection
  /// A BCP 47 tag, which selects the shapes of letters that differ between languages.
  public var language: String
  /// The parts of the text with their own attributes, in order; empty for a text of one style.
  public var runs: [TextRun]
  /// The spacing and indents of paragraphs; nil for none.
  public var paragraphStyle: ParagraphStyle?
  /// The styles and alignments of paragraphs, in order, where they are not those of the text; empty, the default, for
  /// a text whose paragraphs are all alike.
  public var paragraphs: [TextParagraph] = []

  /// Attributes; by default those of a label with one line.
  public init(
    font: Font, alignment: TextAlignment = .natural, lineBreak: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: LineBreakStrategy = .standard, lineLimit: Int = 1,
    direction: LayoutDirection = .leftToRight, language: String = "en", runs: [TextRun] = [],
    paragraphStyle: ParagraphStyle? = nil
  ) {
    self.font = font
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineBreakStrategy = lineBreakStrategy
    self.lineLimit = lineLimit
    self.direction = direction
    self.language = language
    self.runs = runs
    self.paragraphStyle = paragraphStyle
  }
}

/// The measurement of a set text.
public struct TextMeasurement: Sendable, Hashable {
  /// The size in points, not rounded to pixels. The width is that of the widest line, and at most
  /// the given width, which a truncated line fills.
  public var size: CGSize
  /// The distances from the top of the box down to the baselines of the first and last lines,
  /// points.
  public var firstBaseline, lastBaseline: CGFloat
  /// The number of lines.
  public var lineCount: Int
  /// Whether a part of the text is not shown, because of truncation, the line limit, or a box
  /// smaller than a letter.
  public var isTruncated: Bool
  /// Whether the width is less than that of a letter or of the ellipsis, so that they are cut.
  public var cutsLetters: Bool
  /// The number of glyphs that no font has, which are drawn as boxes.
  public var missingGlyphs: Int
  /// The direction of the first paragraph.
  public var direction: LayoutDirection
  /// The places of the lines of a text with runs or a paragraph style, whose lines may have
  /// different heights; empty for other texts.
  public var lines: [Line]
  /// A word that a line's end breaks at a place where no break is allowed; nil if there is none.
  public var brokenWord: BrokenWord?

  /// A measurement; by default of a text that fits and has all its glyphs.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int,
    isTruncated: Bool = false, cutsLetters: Bool = false, missingGlyphs: Int = 0,
    direction: LayoutDirection = .leftToRight, lines: [Line] = [], brokenWord: BrokenWord? = nil
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.cutsLetters = cutsLetters
    self.missingGlyphs = missingGlyphs
    self.direction = direction
    self.lines = lines
    self.brokenWord = brokenWord
  }
}

/// A word that does not fit on a line.
public struct BrokenWord: Sendable, Hashable {
  /// The word without the spaces around it.
  public var word: String
  /// The width that the line lacks, in points, above 0 and not rounded.
  public var missingWidth: CGFloat

  /// A word and the points that its line lacks.
  public init(_ word: String, missingWidth: CGFloat) {
    self.word = word
    self.missingWidth = missingWidth
  }
}

/// The limit for the length of texts.
package enum TextLimit {
  /// The most bytes of UTF-8 of a text that are set: ten times as much as the largest screen shows.
  /// Pango takes 20 µs for each line, and with a width of 0 every letter is a line.
  package static let bytes = 65_536
}

/// A text engine as layout needs it. An instance is used by one task at a time.
public protocol TextMeasuring: AnyObject {
  /// Sets `text` and measures it.
  ///
  /// Empty text has a width of 0 and the height of one line.
  ///
  /// - Parameter width: the width at which lines break, in points; nil for no limit, so that lines
  ///   break only at the text's own line breaks.
  func measure(_ text: String, _ attributes: TextAttributes, width: CGFloat?) -> TextMeasurement

  /// The vertical measures of `font`. Every line of text in it has them, even if its letters come
  /// from other fonts.
  func metrics(of font: Font) -> FontMeasures

  /// The family that replaces one that is not installed; nil if `family` is installed.
  func substitute(forFamily family: String) -> String?
}

extension TextMeasuring {
  /// The default: nothing is replaced, for an engine without font families.
  public func substitute(forFamily family: String) -> String? { nil }
}

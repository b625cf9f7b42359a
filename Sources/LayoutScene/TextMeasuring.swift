import Foundation

/// How lines sit between the sides of their box. `natural` follows the text's own direction, except
/// in labels and in fields, where it follows the interface's.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// The side where the text's own direction begins.
  case natural
  /// The left side.
  case left
  /// The middle.
  case center
  /// The right side.
  case right
  /// Both sides: spaces between words grow, except in the last line of a paragraph.
  case justified

  /// The alignment in a view whose natural alignment follows the interface's direction and not the text's. Apple
  /// documents `NSTextAlignment.natural` as the default of the app's current localization.
  package func following(_ direction: LayoutDirection) -> TextAlignment {
    guard self == .natural else { return self }
    return direction == .leftToRight ? .left : .right
  }
}

/// How a line that is too long ends.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between any two letters.
  case byCharWrapping
  /// A line is cut off at the edge of its box.
  case byClipping
  /// An ellipsis stands for the beginning.
  case byTruncatingHead
  /// An ellipsis stands for the end.
  case byTruncatingTail
  /// An ellipsis stands for the middle.
  case byTruncatingMiddle
}

/// What moves line breaks besides the width, under UIKit's names and with its raw values.
public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No word stands alone on the last line of a paragraph: the word before it comes down to it.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// No line ends inside a Korean word, unless the word is wider than the line.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// What UIKit's labels have. Its text views have none.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// Everything besides the text itself that decides how it is set.
public struct TextAttributes: Sendable, Hashable {
  /// The font, at its size.
  public var font: Font
  /// How lines sit in their box.
  public var alignment: TextAlignment
  /// How a line that is too long ends.
  public var lineBreak: LineBreakMode
  /// Without effect where lines break between any two letters (`byCharWrapping`).
  public var lineBreakStrategy: LineBreakStrategy
  /// The most lines of the whole text; 0 for no limit.
  public var lineLimit: Int
  /// The interface's direction: the base direction of text without strong characters, and what
  /// `natural` alignment falls back to.
  public var direction: LayoutDirection
  /// A BCP 47 tag, which selects the shapes of letters that differ between languages.
  public var language: String
  /// The parts of the text that are set or drawn otherwise, in order; empty for a text of one style.
  public var runs: [TextRun]
  /// How the lines of paragraphs stand; nil where nobody says.
  public var paragraphStyle: ParagraphStyle?

  /// The attributes of a label of one line, unless given otherwise.
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

/// What text takes up once it is set.
public struct TextMeasurement: Sendable, Hashable {
  /// Points, not rounded to pixels. The width is that of the widest line, never above the width
  /// that was given (to which a truncated line extends).
  public var size: CGSize
  /// From the top of the box down to the first and last line's baseline, points.
  public var firstBaseline, lastBaseline: CGFloat
  /// How many lines the text is set on.
  public var lineCount: Int
  /// Whether some of the text is not shown, by truncation, by the line limit, or because its place is
  /// smaller than a letter.
  public var isTruncated: Bool
  /// Whether the width is less than that of a letter or of the ellipsis, which are then cut.
  public var cutsLetters: Bool
  /// How many glyphs no font has, drawn as boxes.
  public var missingGlyphs: Int
  /// The direction that the first paragraph reads in.
  public var direction: LayoutDirection
  /// Where each line stands in a text with runs or a paragraph style, whose lines may have different
  /// heights; empty for any other text.
  public var lines: [Line]
  /// A word that a line's end breaks although no line may end there; nil where no word is.
  public var brokenWord: BrokenWord?

  /// A measurement of a text that fits and has all its glyphs, unless given otherwise.
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
  /// What should stay on a line, without the spaces around it.
  public var word: String
  /// Points that the line lacks, above 0; not rounded.
  public var missingWidth: CGFloat

  /// A word, and what its line lacks in points.
  public init(_ word: String, missingWidth: CGFloat) {
    self.word = word
    self.missingWidth = missingWidth
  }
}

/// How much text there may be.
package enum TextLimit {
  /// More of a text, in bytes of UTF-8, is never set: it is ten times what the largest screen holds,
  /// and Pango takes 20 µs for a line, which is a letter where there is no width.
  package static let bytes = 65_536
}

/// What layout asks of a text engine. One instance belongs to one task at a time.
public protocol TextMeasuring: AnyObject {
  /// Sets `text` and measures it.
  ///
  /// - Parameter width: the room for a line in points, or nil for as much as the text wants (lines
  ///   then break only where the text itself breaks them). Empty text measures 0 wide and one line
  ///   high.
  func measure(_ text: String, _ attributes: TextAttributes, width: CGFloat?) -> TextMeasurement

  /// The vertical measures of `font`, which every line of text in it has, whatever other fonts its
  /// letters are found in.
  func metrics(of font: Font) -> FontMeasures

  /// The family that stands in for one that there is not; nil where there is a family of that name.
  func substitute(forFamily family: String) -> String?
}

extension TextMeasuring {
  /// An engine without families of its own has any.
  public func substitute(forFamily family: String) -> String? { nil }
}

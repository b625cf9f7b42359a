import Foundation
import LayoutScene

/// A text whose parts may have a font, a colour or lines of their own: UIKit's
/// `NSAttributedString`, as a value.
///
///     var terms = AttributedText("Read the ")
///     terms.append("terms", .init(weight: .bold))
///     terms.append(" first.")
///     label.attributedText = terms
public struct AttributedText: Sendable, Hashable {
  /// The style and the alignment of paragraphs.
  public struct Paragraph: Sendable, Hashable {
    /// The spacing and indents; nil for those of the text.
    public var style: ParagraphStyle?
    /// The alignment of the lines; nil for that of the view.
    public var alignment: TextAlignment?

    /// Paragraphs as the others of their text, unless something else is given.
    public init(style: ParagraphStyle? = nil, alignment: TextAlignment? = nil) {
      (self.style, self.alignment) = (style, alignment)
    }
  }

  /// The attributes of a part of a text. An attribute that is not set is that of the view.
  public struct Attributes: Sendable, Hashable {
    /// The font; nil for the view's font.
    public var font: FontDescriptor?
    /// The weight; nil for the weight of the font.
    public var weight: FontWeight?
    /// Whether the letters are slanted; nil for the slant of the font.
    public var isItalic: Bool?
    /// Whether all letters have the same width, in the family that replaces the system's monospaced font.
    public var isMonospaced: Bool
    /// The colour; nil for the view's colour, or for a link the tint.
    public var color: Color?
    /// Whether a line is drawn below the letters. A link in a label or a button has one anyway.
    public var isUnderlined: Bool
    /// Whether a line is drawn through the letters.
    public var isStruckThrough: Bool
    /// The target of a link; nil for text that is no link.
    public var link: String?
    /// The distance in points that is added between each letter and the next; 0 by default.
    public var kern: CGFloat
    /// The distance in points from the baseline up to the letters; below the baseline if negative.
    public var baselineOffset: CGFloat
    /// What holds for the paragraphs that begin in the part; nil for what holds for the text.
    public var paragraph: Paragraph?
    /// The image that stands for the part, which is one letter; its `rect` has the baseline's left end as origin.
    package var attachment: SceneImage?

    /// Attributes. All that are not given are those of the view.
    public init(
      font: FontDescriptor? = nil, weight: FontWeight? = nil, isItalic: Bool? = nil,
      isMonospaced: Bool = false, color: Color? = nil, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, link: String? = nil, kern: CGFloat = 0,
      baselineOffset: CGFloat = 0, paragraph: Paragraph? = nil
    ) {
      self.font = font
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
      self.color = color
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.link = link
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.paragraph = paragraph
    }
  }

  /// A part of the text with the same attributes.
  public struct Run: Sendable, Hashable {
    /// The part of the text.
    public var text: String
    /// The attributes that differ from the view's.
    public var attributes: Attributes

    /// A part of a text.
    public init(_ text: String, _ attributes: Attributes = Attributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The parts, in order. Neighbours may have the same attributes.
  public var runs: [Run]
  /// The style of the lines of all paragraphs; nil for UIKit's default.
  public var paragraphStyle: ParagraphStyle?

  /// A text made of these parts.
  public init(runs: [Run] = [], paragraphStyle: ParagraphStyle? = nil) {
    self.runs = runs
    self.paragraphStyle = paragraphStyle
  }

  /// A text with one part.
  public init(_ text: String, _ attributes: Attributes = Attributes()) {
    self.init(runs: [Run(text, attributes)])
  }

  /// Adds a part at the end.
  public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
    runs.append(Run(text, attributes))
  }

  /// The text without attributes.
  public var string: String { runs.map(\.text).joined() }
}

extension AttributedText {
  /// Another text, in which each letter has the attributes of the letter at the same index in this
  /// text. Beyond the end of this text the attributes repeat from its start.
  package func spread(over string: String) -> AttributedText {
    let attributes = runs.flatMap { run in run.text.map { _ in run.attributes } }
    guard !attributes.isEmpty else { return AttributedText(string) }
    var spread = AttributedText(paragraphStyle: paragraphStyle)
    for (index, letter) in string.enumerated() {
      let own = attributes[index % attributes.count]
      if let last = spread.runs.indices.last, spread.runs[last].attributes == own {
        spread.runs[last].text.append(letter)
      } else {
        spread.append(String(letter), own)
      }
    }
    return spread
  }

  /// Aligns the paragraphs that have an alignment of their own.
  package mutating func align(_ alignment: TextAlignment) {
    for index in runs.indices where runs[index].attributes.paragraph?.alignment != nil {
      runs[index].attributes.paragraph?.alignment = alignment
    }
  }
  /// Whether paragraphs have styles or alignments of their own.
  package var hasParagraphs: Bool { runs.contains { $0.attributes.paragraph != nil } }

  /// What holds for each paragraph, by the part in which it begins; empty where all are as the text.
  fileprivate func paragraphs(
    alignedAs alignment: TextAlignment, naturalFollows interface: LayoutDirection?
  ) -> [TextParagraph] {
    guard hasParagraphs else { return [] }
    var (paragraphs, place, isStart) = ([TextParagraph](), 0, true)
    for run in runs {
      for letter in run.text {
        if isStart {
          let own = run.attributes.paragraph
          let aligned = own?.alignment ?? alignment
          let next = TextParagraph(
            start: place, style: own?.style ?? paragraphStyle,
            alignment: interface.map(aligned.following) ?? aligned)
          let last = paragraphs.last
          if last?.style != next.style || last?.alignment != next.alignment || last == nil {
            paragraphs.append(next)
          }
        }
        isStart = letter.isNewline
        place += letter.utf8.count
      }
    }
    return paragraphs
  }

  /// The parts with attributes of their own, as measuring and drawing need them. Neighbours with
  /// the same attributes are joined.
  ///
  /// - Parameter underlinesLinks: whether links have a line below them, as in labels and buttons.
  ///   In text views only their colour shows them.
  func resolved(
    in font: Font, for traits: Traits, underlinesLinks: Bool
  ) -> [TextRun] {
    var resolved: [TextRun] = []
    var place = 0
    for run in runs where !run.text.isEmpty {
      let range = place..<place + run.text.utf8.count
      place = range.upperBound
      var attributes = run.attributes
      attributes.paragraph = nil
      guard attributes != Attributes() else { continue }
      let own = attributes.font(within: font, for: traits)
      var next = TextRun(
        range: range, font: own == font ? nil : own, kern: attributes.kern,
        baselineOffset: attributes.baselineOffset, color: attributes.color,
        isUnderlined: attributes.isUnderlined, isStruckThrough: attributes.isStruckThrough,
        link: attributes.link)
      next.attachment = attributes.attachment
      // The colour of links is the view's in UIKit, not the text's.
      if next.link != nil {
        next.color = nil
        next.isUnderlined = next.isUnderlined || underlinesLinks
      }
      if let last = resolved.last, last.joined(to: next) {
        resolved[resolved.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        resolved.append(next)
      }
    }
    return resolved
  }
}

extension TextRun {
  /// Whether `next` follows at once, with the same attributes.
  fileprivate func joined(to next: TextRun) -> Bool {
    var same = next
    same.range = range
    return attachment == nil && range.upperBound == next.range.lowerBound && same == self
  }
}

extension AttributedText.Attributes {
  /// The font of a part in a text whose font is `base`.
  fileprivate func font(within base: Font, for traits: Traits) -> Font {
    var font = font?.resolved(for: traits) ?? base
    if let weight { font.weight = weight }
    if let isItalic { font.isItalic = isItalic }
    if isMonospaced { font.family = FontDescriptor.monospacedFamily }
    return font
  }
}

extension FontDescriptor {
  /// The family that replaces the system's monospaced font, SF Mono: a free one of about the same width.
  package static let monospacedFamily = "DejaVu Sans Mono"
}

extension TextAttributes {
  /// The attributes with the parts of a text.
  ///
  /// - Parameter interface: the direction that natural alignment follows; nil where it follows the text.
  package func with(
    _ text: AttributedText?, _ traits: Traits, underlinesLinks: Bool = true,
    naturalFollows interface: LayoutDirection? = nil
  ) -> TextAttributes {
    guard let text else { return self }
    var attributes = self
    attributes.runs = text.resolved(in: font, for: traits, underlinesLinks: underlinesLinks)
    attributes.paragraphStyle = text.paragraphStyle
    attributes.paragraphs = text.paragraphs(alignedAs: alignment, naturalFollows: interface)
    return attributes
  }
}

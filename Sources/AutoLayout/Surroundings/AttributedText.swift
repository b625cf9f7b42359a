import Foundation
import LayoutScene

/// A text of which parts have a font, a colour or lines of their own: UIKit's `NSAttributedString`, as a
/// value.
///
///     var terms = AttributedText("Read the ")
///     terms.append("terms", .init(weight: .bold))
///     terms.append(" first.")
///     label.attributedText = terms
public struct AttributedText: Sendable, Hashable {
  /// What a part of a text has of its own. What is left open is as the view has it.
  public struct Attributes: Sendable, Hashable {
    /// Nil for the view's font.
    public var font: FontDescriptor?
    /// Nil for the weight of the font.
    public var weight: FontWeight?
    /// Nil for the slant of the font.
    public var isItalic: Bool?
    /// Whether every letter is as wide as any other, in the family that stands for the system's.
    public var isMonospaced: Bool
    /// Nil for the view's colour, or the tint for a link.
    public var color: Color?
    /// Whether there is a line below the letters. A link in a label or a button has one.
    public var isUnderlined: Bool
    /// Whether there is a line through the letters.
    public var isStruckThrough: Bool
    /// Where a tap leads to; nil for text that is no link.
    public var link: String?
    /// Points between each letter and the next, in addition to their own distance.
    public var kern: CGFloat
    /// Points by which the letters stand above the baseline, or below it where negative.
    public var baselineOffset: CGFloat

    /// Attributes that leave everything open, unless given otherwise.
    public init(
      font: FontDescriptor? = nil, weight: FontWeight? = nil, isItalic: Bool? = nil,
      isMonospaced: Bool = false, color: Color? = nil, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, link: String? = nil, kern: CGFloat = 0,
      baselineOffset: CGFloat = 0
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
    }
  }

  /// A part of the text with the same attributes.
  public struct Run: Sendable, Hashable {
    /// The part of the text.
    public var text: String
    /// What it has of its own.
    public var attributes: Attributes

    /// A part of a text.
    public init(_ text: String, _ attributes: Attributes = Attributes()) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The parts, in order. Neighbours may have the same attributes.
  public var runs: [Run]
  /// How the lines of all paragraphs stand; nil for UIKit's default.
  public var paragraphStyle: ParagraphStyle?

  /// A text whose parts are given.
  public init(runs: [Run] = [], paragraphStyle: ParagraphStyle? = nil) {
    self.runs = runs
    self.paragraphStyle = paragraphStyle
  }

  /// A text of one part.
  public init(_ text: String, _ attributes: Attributes = Attributes()) {
    self.init(runs: [Run(text, attributes)])
  }

  /// Adds a part at the end.
  public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
    runs.append(Run(text, attributes))
  }

  /// The letters without attributes.
  public var string: String { runs.map(\.text).joined() }
}

extension AttributedText {
  /// Another text in which each letter has the attributes of the letter at its place here; letters behind
  /// the end of this text go on from its start.
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

  /// What the parts are to those who measure and draw.
  ///
  /// - Parameter underlinesLinks: whether links have a line below them, as in labels and buttons. In text
  ///   views they have their colour alone.
  func resolved(
    in font: Font, for traits: Traits, underlinesLinks: Bool
  ) -> [TextRun] {
    var resolved: [TextRun] = []
    var place = 0
    for run in runs where !run.text.isEmpty {
      let range = place..<place + run.text.utf8.count
      place = range.upperBound
      guard run.attributes != Attributes() else { continue }
      let attributes = run.attributes
      let own = attributes.font(within: font, for: traits)
      var next = TextRun(
        range: range, font: own == font ? nil : own, kern: attributes.kern,
        baselineOffset: attributes.baselineOffset, color: attributes.color,
        isUnderlined: attributes.isUnderlined, isStruckThrough: attributes.isStruckThrough,
        link: attributes.link)
      // UIKit's links take their colour from the view, not from the text.
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
  /// Whether `next` follows at once and is the same but for its place.
  fileprivate func joined(to next: TextRun) -> Bool {
    var same = next
    same.range = range
    return range.upperBound == next.range.lowerBound && same == self
  }
}

extension AttributedText.Attributes {
  /// The font of the part in a text of `base`.
  fileprivate func font(within base: Font, for traits: Traits) -> Font {
    var font = font?.resolved(for: traits) ?? base
    if let weight { font.weight = weight }
    if let isItalic { font.isItalic = isItalic }
    if isMonospaced { font.family = FontDescriptor.monospacedFamily }
    return font
  }
}

extension FontDescriptor {
  /// The family that stands for the system's font of letters that are all as wide: a free one that is
  /// about as wide as SF Mono.
  package static let monospacedFamily = "DejaVu Sans Mono"
}

extension TextAttributes {
  /// The same for a text with parts.
  func with(
    _ text: AttributedText?, _ traits: Traits, underlinesLinks: Bool = true
  ) -> TextAttributes {
    guard let text else { return self }
    var attributes = self
    attributes.runs = text.resolved(in: font, for: traits, underlinesLinks: underlinesLinks)
    attributes.paragraphStyle = text.paragraphStyle
    return attributes
  }
}

import AutoLayout
import Foundation
import LayoutScene

/// Finds the places of letters. Every UTF-16 unit of a text is a glyph here.
open class NSLayoutManager: UIKitObject {
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open weak var textStorage: NSTextStorage?
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open private(set) var textContainers: [NSTextContainer] = []
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  open func ensureLayout(for container: NSTextContainer) {}
  open func invalidateLayout(
    forCharacterRange range: NSRange, actualCharacterRange actual: NSRangePointer?
  ) {}
  open func invalidateDisplay(forCharacterRange range: NSRange) {}

  // MARK: Lines

  private struct TextLine {
    var range: NSRange
    var rect: CGRect
    var used: CGRect
  }
  /// What decides the lines.
  private struct LineState: Equatable {
    var text: ObjectIdentifier
    var edits, limit: Int
    var width, padding: CGFloat
    var traits: Traits
  }
  private var known: (state: LineState, lines: [TextLine])?

  private func measured(_ range: NSRange, _ container: NSTextContainer?) -> TextMeasurement? {
    guard let text = textStorage, range.length >= 0, NSMaxRange(range) <= text.length else {
      return nil
    }
    return text.attributedSubstring(from: range).measured(
      width: container.map { max(0, $0.size.width - 2 * $0.lineFragmentPadding) },
      lines: container?.maximumNumberOfLines ?? 0)
  }

  /// The lines of the first container, which are found once for each change.
  private var lines: [TextLine] {
    guard let text = textStorage, let container = textContainers.first else { return [] }
    let state = LineState(
      text: ObjectIdentifier(text), edits: text.edits, limit: container.maximumNumberOfLines,
      width: container.size.width, padding: container.lineFragmentPadding,
      traits: Surroundings.traits)
    if let known, known.state == state { return known.lines }
    let found = lines(of: text, in: container)
    known = (state, found)
    return found
  }

  /// The heights are those of the whole text. The ends are found by measuring what follows the end before.
  private func lines(of text: NSTextStorage, in container: NSTextContainer) -> [TextLine] {
    guard let whole = measured(NSRange(location: 0, length: text.length), container) else {
      return []
    }
    let average = whole.size.height / CGFloat(max(1, whole.lineCount))
    var lines: [TextLine] = []
    var paragraph = Paragraph()
    while lines.last.map({ NSMaxRange($0.range) }) ?? 0 < text.length {
      let start = lines.last.map { NSMaxRange($0.range) } ?? 0
      if start == paragraph.end { paragraph = Paragraph(of: text, from: start) }
      let isLast = container.maximumNumberOfLines > 0 && lines.count == whole.lineCount - 1
      let range = NSRange(
        location: start,
        length: (isLast ? text.length : end(ofLineFrom: start, in: paragraph, container)) - start)
      paragraph.lineCount += 1
      let top = lines.last?.rect.maxY ?? 0
      let bottom =
        whole.lines.indices.contains(lines.count) ? whole.lines[lines.count].bottom : top + average
      let width = measured(range, nil)?.size.width ?? 0
      lines.append(
        TextLine(
          range: range,
          rect: CGRect(x: 0, y: top, width: container.size.width, height: bottom - top),
          used: CGRect(
            x: 0, y: top, width: width + 2 * container.lineFragmentPadding, height: bottom - top)))
    }
    return lines
  }

  /// A paragraph, and where its words end with the spaces after them.
  private struct Paragraph {
    var start = 0
    var end = 0
    var words: [Int] = []
    /// Whether the first line begins elsewhere than the others, so that these are measured with it.
    var isIndented = false
    var lineCount = 0

    init() {}
    init(of text: NSAttributedString, from start: Int) {
      self.start = start
      let letters = NSString(string: text.string)
      var contentsEnd = start
      letters.getLineStart(
        nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      var place = start
      while place < contentsEnd {
        let rest = NSRange(location: place, length: contentsEnd - place)
        let space = letters.rangeOfCharacter(from: .whitespaces, options: [], range: rest)
        place = space.location == NSNotFound ? contentsEnd : NSMaxRange(space)
        words.append(place)
      }
      let style =
        text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      isIndented = style.map { $0.firstLineHeadIndent != $0.headIndent } ?? false
    }
  }

  /// A line ends before the first word that does not fit; in a word that is longer than the line, before such a letter.
  private func end(
    ofLineFrom start: Int, in paragraph: Paragraph, _ container: NSTextContainer
  ) -> Int {
    let from = paragraph.isIndented ? paragraph.start : start
    let count = paragraph.isIndented ? paragraph.lineCount + 1 : 1
    func fits(_ end: Int) -> Bool {
      measured(NSRange(location: from, length: end - from), container).map {
        $0.lineCount <= count
      } ?? true
    }
    let ends = paragraph.words.drop { $0 <= start }
    guard let word = ends.first else { return paragraph.end }
    if let last = Self.last(of: ends.count, where: { fits(ends[ends.startIndex + $0]) }) {
      return last == ends.count - 1 ? paragraph.end : ends[ends.startIndex + last]
    }
    let letters = NSString(string: textStorage?.string ?? "")
    let most = Self.last(of: word - start) { fits(start + $0 + 1) }.map { start + $0 + 1 } ?? start
    let letter = letters.rangeOfComposedCharacterSequence(at: min(most, word - 1))
    return letter.location > start ? letter.location : NSMaxRange(letter)
  }

  /// The last of so many places, of which the first ones fit; nil if none does. Few are asked beyond it.
  private static func last(of count: Int, where fits: (Int) -> Bool) -> Int? {
    var (fitting, next) = (-1, 0)
    while next < count, fits(next) { (fitting, next) = (next, next * 2 + 7) }
    var (low, high) = (fitting + 1, min(next, count))
    while low < high {
      let middle = (low + high) / 2
      if fits(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func line(at glyph: Int) -> TextLine? {
    let lines = lines
    return lines.first { NSLocationInRange(glyph, $0.range) } ?? lines.last
  }
  private func left(of glyph: Int, in line: TextLine) -> CGFloat {
    let before = NSRange(location: line.range.location, length: max(0, glyph - line.range.location))
    return (textContainers.first?.lineFragmentPadding ?? 0)
      + (before.length == 0 ? 0 : measured(before, nil)?.size.width ?? 0)
  }

  // MARK: What code asks

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyph: Int) -> Bool { 0..<numberOfGlyphs ~= glyph }
  open func glyphIndexForCharacter(at index: Int) -> Int { index }
  open func characterIndexForGlyph(at glyph: Int) -> Int { glyph }
  open func glyphRange(
    forCharacterRange range: NSRange, actualCharacterRange actual: NSRangePointer?
  ) -> NSRange { range }
  open func characterRange(
    forGlyphRange range: NSRange, actualGlyphRange actual: NSRangePointer?
  ) -> NSRange { range }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  /// The area of all lines with the padding at their ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let whole = measured(NSRange(location: 0, length: numberOfGlyphs), container) else {
      return .zero
    }
    return CGRect(
      x: 0, y: 0, width: whole.size.width + 2 * container.lineFragmentPadding,
      height: whole.size.height)
  }
  open func lineFragmentRect(forGlyphAt glyph: Int, effectiveRange range: NSRangePointer?) -> CGRect
  {
    let line = line(at: glyph)
    if let line { range?.pointee = line.range }
    return line?.rect ?? .zero
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyph: Int, effectiveRange range: NSRangePointer?
  ) -> CGRect {
    let line = line(at: glyph)
    if let line { range?.pointee = line.range }
    return line?.used ?? .zero
  }
  open func enumerateLineFragments(
    forGlyphRange range: NSRange,
    using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in lines where NSIntersectionRange(line.range, range).length > 0 && !stops.boolValue {
      body(line.rect, line.used, container, line.range, &stops)
    }
  }
  /// The rectangle around the parts of all lines that the letters are in.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    lines.reduce(CGRect.null) { whole, line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return whole }
      let start = left(of: part.location, in: line)
      let end = left(of: NSMaxRange(part), in: line)
      return whole.union(
        CGRect(x: start, y: line.rect.minY, width: end - start, height: line.rect.height))
    }
  }
  open func location(forGlyphAt glyph: Int) -> CGPoint {
    guard let line = line(at: glyph) else { return .zero }
    let text = measured(line.range, nil)
    return CGPoint(x: left(of: glyph, in: line), y: text?.firstBaseline ?? line.rect.height)
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// The letter at a point, or the nearest one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    let end = NSMaxRange(line.range)
    let glyph =
      (line.range.location..<end).first { left(of: $0 + 1, in: line) > point.x }
      ?? max(line.range.location, end - 1)
    let (start, next) = (left(of: glyph, in: line), left(of: glyph + 1, in: line))
    fraction?.pointee = next > start ? min(1, max(0, (point.x - start) / (next - start))) : 0
    return glyph
  }
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {
    guard let text = textStorage, let container = textContainers.first else { return }
    let padding = container.lineFragmentPadding
    text.draw(
      in: CGRect(
        x: origin.x + padding, y: origin.y,
        width: max(0, container.size.width - 2 * padding), height: container.size.height))
  }
}

/// What a layout manager asks and tells; it tells nothing here.
public protocol NSLayoutManagerDelegate: UIKitObjectProtocol {}

import Foundation
import LayoutScene

/// Finds the places of letters. Every UTF-16 unit of a text is a glyph here.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
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

  private func measured(_ range: NSRange, _ container: NSTextContainer?) -> TextMeasurement? {
    guard let text = textStorage, range.length >= 0, NSMaxRange(range) <= text.length else {
      return nil
    }
    return text.attributedSubstring(from: range).measured(
      width: container.map { max(0, $0.size.width - 2 * $0.lineFragmentPadding) },
      lines: container?.maximumNumberOfLines ?? 0)
  }

  /// The lines of the first container. A line ends before the first word with which the text has one more.
  private var lines: [TextLine] {
    guard let text = textStorage, let container = textContainers.first else { return [] }
    let letters = NSString(string: text.string)
    var ends: [Int] = []
    var place = 0
    while place < letters.length {
      let rest = NSRange(location: place, length: letters.length - place)
      let space = letters.rangeOfCharacter(from: .whitespacesAndNewlines, options: [], range: rest)
      place = space.location == NSNotFound ? letters.length : NSMaxRange(space)
      ends.append(place)
    }
    var lines: [TextLine] = []
    var (start, last, height) = (0, 0, CGFloat(0))
    func close(_ end: Int, _ whole: CGFloat) {
      let width = measured(NSRange(location: start, length: end - start), nil)?.size.width ?? 0
      let padding = container.lineFragmentPadding
      let rect = CGRect(x: 0, y: height, width: container.size.width, height: whole - height)
      lines.append(
        TextLine(
          range: NSRange(location: start, length: end - start), rect: rect,
          used: CGRect(
            x: rect.minX, y: rect.minY, width: width + 2 * padding, height: rect.height)))
      (start, height) = (end, whole)
    }
    var before = measured(NSRange(location: 0, length: 0), container)
    for end in ends {
      guard let now = measured(NSRange(location: 0, length: end), container) else { continue }
      let endsLine =
        last > 0 && letters.substring(with: NSRange(location: last - 1, length: 1)) == "\n"
      if let before, last > start, now.lineCount > before.lineCount || endsLine {
        close(last, before.size.height)
      }
      (last, before) = (end, now)
    }
    if last > start, let before { close(last, before.size.height) }
    return lines
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
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

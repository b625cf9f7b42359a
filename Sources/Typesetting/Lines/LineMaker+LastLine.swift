import CPango
import LayoutScene

// The last line that the limit allows.
extension LineMaker {
  mutating func addLast(_ rest: Range<Int>, isLast: Bool, _ style: Setter.Style) {
    var style = style
    style.isJustified = false
    switch attributes.lineBreak {
    case .byTruncatingTail:
      addTruncated(rest, PANGO_ELLIPSIZE_END, style, suffix: isLast ? "" : "…")
    case .byTruncatingHead:
      addTruncated(rest.lowerBound..<text.bytes.count, PANGO_ELLIPSIZE_START, style)
    case .byTruncatingMiddle:
      addTruncated(rest.lowerBound..<text.bytes.count, PANGO_ELLIPSIZE_MIDDLE, style)
    case .byClipping, .byWordWrapping, .byCharWrapping:
      var line = unwrapped(rest, style, enough: width)
      line.isTruncated = width.map { line.width > max(0, $0 - line.indent) } ?? false
      lines.append(line)
    }
  }

  /// Adds `rest` as one line, shortened by an ellipsis if it is too wide.
  ///
  /// - Parameter suffix: an ellipsis if more paragraphs follow. With truncation at the head or in
  ///   the middle it is empty: the end of the text is shown, and `rest` contains all further
  ///   paragraphs.
  private mutating func addTruncated(
    _ rest: Range<Int>, _ ellipsis: PangoEllipsizeMode, _ style: Setter.Style, suffix: String = ""
  ) {
    var style = style
    style.ellipsis = width == nil ? PANGO_ELLIPSIZE_NONE : ellipsis
    let indent = indent(at: rest.lowerBound)
    if let width, indent > 0 { style.width = max(0, width - indent) }
    var length = pieces.truncated
    while true {
      let (bytes, shown) = excerpt(of: rest, ellipsis, length: length)
      let isWhole = shown.count == 1 && shown[0] == rest
      let content = isWhole && !suffix.isEmpty ? Self.trimmed(bytes) + Array(suffix.utf8) : bytes
      style.spans = spans(of: shown, count: content.count)
      var line =
        content.withUnsafeBufferPointer { setter.lines(of: $0, style).first?.line } ?? Line()
      line.start = rest.lowerBound
      line.indent = indent
      line.isRightToLeft = style.direction == .rightToLeft
      if line.isTruncated || isWhole || length >= pieces.mostTruncated {
        line.isTruncated = line.isTruncated || !isWhole || !suffix.isEmpty
        line.cutsLetters = line.isShortened && isTooWide(line)
        isCut = isCut || line.isTruncated
        lines.append(line)
        return
      }
      length *= 4
    }
  }

  /// The bytes without the white space at their end.
  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let length = String(decoding: bytes, as: UTF8.self).unicodeScalars.reversed()
      .prefix { $0.properties.isWhitespace }.reduce(0) { $0 + UTF8.width($1) }
    return Array(bytes.dropLast(length))
  }

  /// The part of a long text that may be visible: its start, its end, or both.
  private func excerpt(
    of range: Range<Int>, _ ellipsis: PangoEllipsizeMode, length: Int
  ) -> (bytes: [UInt8], shown: [Range<Int>]) {
    var bytes: [UInt8]
    var shown = [range]
    if range.count <= length {
      bytes = Array(text.bytes[range])
    } else {
      let half = ellipsis == PANGO_ELLIPSIZE_MIDDLE ? length / 2 : length
      let head = range.lowerBound..<cut(range.lowerBound + half, after: range.lowerBound)
      let tail = cut(range.upperBound - half, after: range.lowerBound)..<range.upperBound
      shown = ellipsis == PANGO_ELLIPSIZE_START ? [] : [head]
      if ellipsis != PANGO_ELLIPSIZE_END { shown.append(tail) }
      bytes = shown.flatMap { text.bytes[$0] }
    }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return (bytes, shown)
  }

  /// The spans of the shown parts of a text and of an ellipsis after it.
  private func spans(of shown: [Range<Int>], count: Int) -> [Span] {
    guard !spans.isEmpty else { return [] }
    var parts: [Span] = []
    var place = 0
    for range in shown {
      parts += spans.within(range, from: range.lowerBound - place)
      place += range.count
    }
    if place < count, var last = parts.last {
      last.range = place..<count
      parts.append(last)
    }
    return parts
  }
}

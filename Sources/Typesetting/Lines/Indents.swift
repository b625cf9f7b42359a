import LayoutScene

/// How far the lines of paragraphs begin from the edge, in Pango units, from 0 up.
struct Indents {
  var first = 0
  var others = 0

  init(_ style: ParagraphStyle?) {
    guard let style, style.hasIndents else { return }
    first = PangoUnits.units(style.firstLineHeadIndent) ?? 0
    others = PangoUnits.units(style.headIndent) ?? 0
  }

  var isNeeded: Bool { first > 0 || others > 0 }

  /// Takes the room that is left in lines of `width`.
  ///
  /// - Parameter isFirst: whether what is set begins with the first line of a paragraph.
  func apply(to style: inout Setter.Style, of width: Int?, isFirst: Bool) {
    style.indent = isFirst ? first - others : 0
    // Of two different indents Pango counts the difference on top of the smaller one.
    style.width = width.map { max(0, $0 - (isFirst ? min(first, others) : others)) }
  }
}

extension Line {
  /// Makes the line as high as a span asks for.
  mutating func raise(by span: Span?) {
    guard let span else { return }
    ascender = max(ascender, span.ascender)
    descender = max(descender, span.descender)
  }
}

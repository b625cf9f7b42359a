import LayoutScene

/// The indents of a paragraph's first line and of its other lines, in Pango units, at least 0.
struct Indents {
  var first = 0
  var others = 0

  init(_ style: ParagraphStyle?) {
    guard let style, style.hasIndents else { return }
    first = PangoUnits.units(style.firstLineHeadIndent) ?? 0
    others = PangoUnits.units(style.headIndent) ?? 0
  }

  var isNeeded: Bool { first > 0 || others > 0 }

  /// Sets the style's indent, and its width to what the indents leave of `width`.
  ///
  /// - Parameter isFirst: whether the text to set starts with the first line of a paragraph.
  func apply(to style: inout Setter.Style, of width: Int?, isFirst: Bool) {
    style.indent = isFirst ? first - others : 0
    // Pango only knows the difference of the two indents; the smaller one is subtracted from the
    // width.
    style.width = width.map { max(0, $0 - (isFirst ? min(first, others) : others)) }
  }
}

extension Line {
  /// Makes the line at least as high as a span needs.
  mutating func raise(by span: Span?) {
    guard let span else { return }
    ascender = max(ascender, span.ascender)
    descender = max(descender, span.descender)
  }
}

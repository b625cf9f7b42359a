import CPango
import Foundation
import LayoutScene

/// Turns bytes into lines with Pango layouts that are reused. A layout gets at most a few thousand
/// characters at a time, because Pango's time grows with the square of a paragraph's length.
final class Setter {
  let book: FontBook
  private let layouts: KeptLayouts
  /// Whether layouts are kept. That only pays where measured texts are also drawn.
  var keepsLayouts = false
  private var description: FontBook.Description?
  private var language: String?
  private var direction: LayoutDirection?
  /// The byte offsets inside `text`, in order, at which a line may end by the rules of Unicode and
  /// of the language.
  static func breaks(in text: UnsafeBufferPointer<UInt8>, language: String) -> [Int] {
    guard let base = text.baseAddress else { return [] }
    let starts = text.indices.filter { text[$0] & 0xC0 != 0x80 }
    // There is one attribute for each character and one for the end.
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count + 1)
    base.withMemoryRebound(to: CChar.self, capacity: text.count) { bytes in
      pango_get_log_attrs(
        bytes, Int32(clamping: text.count), -1, tag(of: language), &attributes,
        Int32(clamping: attributes.count))
    }
    return starts.indices.dropFirst()
      .filter { attributes[$0].is_line_break != 0 }.map { starts[$0] }
  }

  private static func tag(of language: String) -> OpaquePointer? {
    pango_language_from_string(String(language.prefix(64).filter { $0.isASCII && $0 != "\0" }))
  }

  /// How a piece of text is set.
  struct Style {
    /// The width of lines in Pango units; nil for one line of any length.
    var width: Int?
    var wrap = PANGO_WRAP_WORD_CHAR
    /// Byte ranges of the text, in order, in which no line breaks even if they are wider than it.
    var unbroken: [Range<Int>] = []
    var ellipsis = PANGO_ELLIPSIZE_NONE
    var isJustified = false
    /// The first line's indent relative to the other lines, in Pango units; if negative, the other
    /// lines are indented.
    var indent = 0
    /// The spans of the text, which cover all of it; empty for a text of one style.
    var spans: [Span] = []
    var direction = LayoutDirection.leftToRight
    /// Whether lines get glyphs, or only measures.
    var wantsGlyphs = false
  }

  init(book: FontBook) {
    self.book = book
    layouts = KeptLayouts(context: book.context)
  }

  func use(_ font: Font, language: String) {
    let description = book.description(of: font, language: language)
    self.description = description
    if language != self.language {
      pango_context_set_language(book.context, Self.tag(of: language))
      self.language = language
    }
    book.prepareForThreads(description)
  }

  /// The direction of the first letter with a strong direction; nil for a text without one.
  static func direction(of text: UnsafeBufferPointer<UInt8>) -> LayoutDirection? {
    guard let base = text.baseAddress else { return nil }
    return base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      switch pango_find_base_dir($0, Int32(clamping: text.count)) {
      case PANGO_DIRECTION_LTR: .leftToRight
      case PANGO_DIRECTION_RTL: .rightToLeft
      default: nil
      }
    }
  }

  /// Sets `text`, which has no line feed, and returns each line with the offset of its first byte.
  func lines(
    of text: UnsafeBufferPointer<UInt8>, _ style: Style
  ) -> [(start: Int, line: Line)] {
    setDirection(style.direction)
    let (kept, isSet) = layouts.layout(for: key(of: text, style))
    let layout = kept.layout
    if !isSet { set(text, style, in: kept) }
    var lines: [(start: Int, line: Line)] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
        lines.append((Int(line.pointee.start_index), read(line.pointee, text, style)))
      }
      node = current.pointee.next
    }
    if lines.count > 1, style.wrap == PANGO_WRAP_WORD_CHAR {
      markBrokenWords(in: &lines, of: text, layout)
    }
    if pango_layout_is_ellipsized(layout) != 0 {
      for index in lines.indices {
        lines[index].line.isTruncated = true
        lines[index].line.isShortened = true
      }
    }
    return lines
  }

  /// The key of the text's layout; nil for a text whose layout is not kept.
  private func key(of text: UnsafeBufferPointer<UInt8>, _ style: Style) -> KeptLayouts.Key? {
    guard keepsLayouts, let description, let language, text.count <= KeptLayouts.longest,
      style.spans.isEmpty, style.indent == 0
    else { return nil }
    return KeptLayouts.Key(
      text: Array(text), description: ObjectIdentifier(description), language: language,
      width: style.width ?? -1, wrap: style.wrap.rawValue, ellipsis: style.ellipsis.rawValue,
      isJustified: style.isJustified, isRightToLeft: style.direction == .rightToLeft,
      unbroken: style.unbroken)
  }

  private func setDirection(_ direction: LayoutDirection) {
    guard direction != self.direction else { return }
    let isRightToLeft = direction == .rightToLeft
    pango_context_set_base_dir(
      book.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    self.direction = direction
  }

  private func set(_ text: UnsafeBufferPointer<UInt8>, _ style: Style, in kept: KeptLayout) {
    let layout = kept.layout
    if let description, description !== kept.description {
      pango_layout_set_font_description(layout, description.pointer)
      kept.description = description
    }
    pango_layout_set_width(layout, style.width.map { Int32(clamping: $0) } ?? -1)
    pango_layout_set_wrap(layout, style.wrap)
    pango_layout_set_indent(layout, Int32(clamping: style.indent))
    pango_layout_set_ellipsize(layout, style.ellipsis)
    pango_layout_set_justify(layout, style.isJustified ? 1 : 0)
    kept.attributes.prepare(
      for: text, wraps: style.width != nil && style.ellipsis == PANGO_ELLIPSIZE_NONE,
      unbroken: style.unbroken, spans: style.spans,
      isSystemFont: description?.isSystem ?? false)
    guard let base = text.baseAddress else {
      pango_layout_set_text(layout, "", 0)
      return
    }
    base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      pango_layout_set_text(layout, $0, Int32(clamping: text.count))
    }
  }
}

import CPango
import Foundation
import LayoutScene

/// A text broken into the lines that are shown.
struct Composition {
  var lines: [Line]
  /// Whether some of the text is not shown.
  var isTruncated: Bool

  /// A line of a Pango layout, which it keeps alive.
  struct Line {
    var layout: PangoLayoutReference
    var line: UnsafeMutablePointer<PangoLayoutLine>
    var width: CGFloat
    /// From the line's top to its baseline, and its whole height, points.
    var ascent, height: CGFloat
  }
}

/// Owns a Pango layout.
final class PangoLayoutReference {
  let layout: OpaquePointer

  init(_ layout: OpaquePointer) {
    self.layout = layout
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  var lines: [Composition.Line] {
    let count = pango_layout_get_line_count(layout)
    return (0..<count).compactMap { index in
      pango_layout_get_line_readonly(layout, index).map(line)
    }
  }

  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Composition.Line {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return Composition.Line(
      layout: self, line: line, width: points(logical.x + logical.width),
      ascent: points(-logical.y), height: points(logical.height))
  }
}

/// Breaks text into lines, and cuts what there is no room for.
struct Composer {
  let fonts: PangoFonts
  let attributes: TextAttributes
  /// The room for a line, points; nil for as much as the text wants.
  let room: CGFloat?

  /// How far a line may stand over before it counts as too wide: a unit of Pango's, which a width
  /// that went through points and back may have lost.
  static let tolerance = 1 / CGFloat(PANGO_SCALE)

  /// Pango limits lines only for each paragraph by itself, so the limit on the whole text is kept
  /// here: everything is broken first, then the last line that may be shown is set anew with all
  /// that is left.
  func compose(_ text: String) -> Composition {
    let whole = layout(text, width: wraps ? room : nil)
    let lines = whole.lines
    let limit = attributes.lineLimit > 0 ? attributes.lineLimit : Int.max
    let last = min(limit, lines.count) - 1
    let isOverfull = lines.count > limit || (!wraps && isTooWide(lines[last]))
    guard isOverfull else {
      return Composition(lines: lines, isTruncated: lines.contains(where: isTooWide))
    }
    guard let ellipsis else {
      return Composition(lines: Array(lines[...last]), isTruncated: true)
    }
    let tail = truncated(
      rest(of: text, from: lines[last], hidesLines: lines.count > limit), ellipsis)
    return Composition(
      lines: Array(lines[..<last]) + Array(tail.lines.prefix(1)), isTruncated: true)
  }

  private func isTooWide(_ line: Composition.Line) -> Bool {
    room.map { line.width > $0 + Self.tolerance } ?? false
  }

  /// A single line that is cut or clipped is never broken.
  private var wraps: Bool {
    switch attributes.lineBreak {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      attributes.lineLimit != 1
    }
  }

  private var ellipsis: PangoEllipsizeMode? {
    switch attributes.lineBreak {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }

  /// What the last line has to make do with. Cut at the tail it is the line's own paragraph, which
  /// then has to end in an ellipsis even if it fits, since more follows; cut elsewhere it is all
  /// that is left, as one paragraph.
  private func rest(of text: String, from line: Composition.Line, hidesLines: Bool) -> String {
    let start = Int(pango_layout_line_get_start_index(line.line))
    let rest = text.utf8.dropFirst(start)
    guard attributes.lineBreak == .byTruncatingTail else {
      return String(Substring(rest).map { $0.isNewline ? " " : $0 })
    }
    let paragraph = Substring(rest).prefix { !$0.isNewline }
    let isCutShort = hidesLines && paragraph.utf8.count < rest.count
    return isCutShort ? paragraph + "…" : String(paragraph)
  }

  private func truncated(_ text: String, _ mode: PangoEllipsizeMode) -> PangoLayoutReference {
    let reference = layout(text, width: room)
    pango_layout_set_single_paragraph_mode(reference.layout, 1)
    if room != nil { pango_layout_set_ellipsize(reference.layout, mode) }
    return reference
  }

  private func layout(_ text: String, width: CGFloat?) -> PangoLayoutReference {
    let base = attributes.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    pango_context_set_base_dir(fonts.context, base)
    pango_context_set_language(fonts.context, pango_language_from_string(attributes.language))
    let layout: OpaquePointer = pango_layout_new(fonts.context)
    pango_layout_set_font_description(
      layout, fonts.description(of: attributes.font, language: attributes.language))
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    pango_layout_set_wrap(
      layout, attributes.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, attributes.alignment == .justified ? 1 : 0)
    if let width { pango_layout_set_width(layout, Self.units(width)) }
    return PangoLayoutReference(layout)
  }

  /// A width in Pango's units, one up, so that text fits into the width that it measured.
  private static func units(_ width: CGFloat) -> Int32 {
    guard width.isFinite, width < 1_000_000 else { return -1 }
    return Int32(max(0, width) * CGFloat(PANGO_SCALE)) + 1
  }
}

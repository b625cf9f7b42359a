import CPango

/// The Pango attributes of a layout, most of which are about line breaks. Where else a line may break is Pango's rule for
/// the language that `Setter` gives it.
///
/// A hyphen is shown at soft hyphens (U+00AD) and nowhere else, as in UIKit. By default Pango shows
/// one wherever it breaks a word, and includes its width in the line, so that it also breaks at
/// other places. The attribute that prevents this affects breaks strictly between its ends. It
/// therefore ends after each soft hyphen, where another one starts, so that the breaks at soft
/// hyphens keep their hyphens. A piece of text with very many soft hyphens shows none, because Pango's time grows
/// with the square of the number of attributes: only lines far wider than any screen have as many.
///
/// Words that must stay whole have an attribute that forbids breaks strictly between its ends.
/// Spans with their own font or kern have attributes for these, also in a layout of one line.
///
/// A text in the system font without combining marks is shaped without the feature `ccmp`, which
/// composes letters with marks. The result is the same, and trying the feature at every letter
/// takes more than half of the time of shaping.
final class BreakAttributes {
  /// The character shown at the end of a line that is broken at a soft hyphen.
  static let shownHyphen = "\u{2010}"
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// The most soft hyphens of a piece of text that are shown.
  private static let mostHyphens = 1_024

  private let layout: OpaquePointer
  /// Whether the layout's attributes leave `ccmp` on, if they are those of a text without soft
  /// hyphens, whole words and spans; nil for other attributes.
  private var plainComposes: Bool? = true

  init(of layout: OpaquePointer) {
    self.layout = layout
    apply(hyphens: [], unbroken: [], spans: [], composes: true)
  }

  /// Sets the layout's attributes for `text`. Most texts need the same attributes as the text
  /// before.
  ///
  /// - Parameters:
  ///   - wraps: whether lines may break. A single line needs no attributes for breaks, and Pango's
  ///     time grows with the square of their number.
  ///   - unbroken: bytes of the text that stay on one line, in order.
  ///   - isSystemFont: whether the text is set in the system font where no span says otherwise.
  func prepare(
    for text: UnsafeBufferPointer<UInt8>, wraps: Bool, unbroken: [Range<Int>], spans: [Span],
    isSystemFont: Bool
  ) {
    let hyphens = wraps ? Self.ends(ofSoftHyphensIn: text) : []
    let unbroken = wraps ? unbroken : []
    let composes = !isSystemFont || !spans.isEmpty || SystemLetters.mayCompose(text)
    let isPlain = hyphens.isEmpty && unbroken.isEmpty && spans.isEmpty
    guard !(isPlain && plainComposes == composes) else { return }
    apply(hyphens: hyphens, unbroken: unbroken, spans: spans, composes: composes)
    plainComposes = isPlain ? composes : nil
  }

  private func apply(hyphens: [UInt32], unbroken: [Range<Int>], spans: [Span], composes: Bool) {
    let list = pango_attr_list_new()
    if !composes { Self.insert(pango_attr_font_features_new("ccmp=0"), 0..<(.max), into: list) }
    var start: UInt32 = 0
    for end in hyphens + [.max] {
      Self.insert(pango_attr_insert_hyphens_new(0), start..<end, into: list)
      start = end
    }
    for range in unbroken {
      let bytes = UInt32(clamping: range.lowerBound)..<UInt32(clamping: range.upperBound)
      Self.insert(pango_attr_allow_breaks_new(0), bytes, into: list)
    }
    for span in spans {
      let bytes = UInt32(clamping: span.range.lowerBound)..<UInt32(clamping: span.range.upperBound)
      if let font = span.font {
        Self.insert(pango_attr_font_desc_new(font.pointer), bytes, into: list)
      }
      if let rect = span.attachment {
        var shape = PangoRectangle(
          x: 0, y: Int32(clamping: PangoUnits.signed(rect.minY)),
          width: Int32(clamping: PangoUnits.signed(rect.width)),
          height: Int32(clamping: PangoUnits.signed(rect.height)))
        Self.insert(pango_attr_shape_new(&shape, &shape), bytes, into: list)
      }
      if span.kern != 0 {
        Self.insert(pango_attr_letter_spacing_new(Int32(clamping: span.kern)), bytes, into: list)
      }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<UInt32>,
    into list: OpaquePointer?
  ) {
    attribute?.pointee.start_index = range.lowerBound
    attribute?.pointee.end_index = range.upperBound
    pango_attr_list_insert(list, attribute)
  }

  private static func ends(ofSoftHyphensIn text: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var ends: [UInt32] = []
    for index in text.indices.dropFirst() where text[index] == 0xAD && text[index - 1] == 0xC2 {
      // Of several in a row the last one is shown.
      if ends.last == UInt32(clamping: index - 1) { ends.removeLast() }
      ends.append(UInt32(clamping: index + 1))
    }
    return ends.count > mostHyphens ? [] : ends
  }
}

import CPango

/// What a layout's attributes say about line breaks.
///
/// A hyphen is shown at soft hyphens (U+00AD) and nowhere else, as in UIKit. Pango by itself shows one
/// wherever it breaks a word, and counts it among what has to fit, so that it also breaks at other
/// places. Its attribute against that holds for breaks strictly between its ends; one that ends and
/// starts anew behind each soft hyphen spares the breaks there.
///
/// Words that must stay whole have an attribute that allows no break strictly between its ends. Spans with
/// a font or a kern of their own have attributes for them, also where no line breaks.
///
/// In the system font, a text without combining marks is shaped without the feature that composes letters
/// with marks (`ccmp`). It changes nothing there, and to try it at every letter takes more than half of the
/// time of shaping.
final class BreakAttributes {
  /// What stands at the end of a line that was broken at a soft hyphen.
  static let shownHyphen = "\u{2010}"
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  private let layout: OpaquePointer
  /// Whether letters are composed with marks in the layout's attributes, if these are those of a text without
  /// soft hyphens, whole words and spans; nil if not.
  private var plainComposes: Bool? = true

  init(of layout: OpaquePointer) {
    self.layout = layout
    apply(hyphens: [], unbroken: [], spans: [], composes: true)
  }

  /// Sets the layout's attributes for `text`; most texts share those of the text before.
  ///
  /// - Parameters:
  ///   - wraps: whether there may be breaks at all. What is one line needs no attributes, and Pango's
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
      ends.append(UInt32(clamping: index + 1))
    }
    return ends
  }
}

import CPango

/// What a layout's attributes say about line breaks.
///
/// A hyphen is shown at soft hyphens (U+00AD) and nowhere else, as in UIKit. Pango by itself shows one
/// wherever it breaks a word, and counts it among what has to fit, so that it also breaks at other
/// places. Its attribute against that holds for breaks strictly between its ends; one that ends and
/// starts anew behind each soft hyphen spares the breaks there.
///
/// Words that must stay whole have an attribute that allows no break strictly between its ends.
final class BreakAttributes {
  /// What stands at the end of a line that was broken at a soft hyphen.
  static let shownHyphen = "\u{2010}"
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  private let layout: OpaquePointer
  /// Whether the layout's attributes are those of a text without soft hyphens and whole words.
  private var arePlain = true

  init(of layout: OpaquePointer) {
    self.layout = layout
    apply(hyphens: [], unbroken: [])
  }

  /// Sets the layout's attributes for `text`; most texts share those of the text before.
  ///
  /// - Parameters:
  ///   - wraps: whether there may be breaks at all. What is one line needs no attributes, and Pango's
  ///     time grows with the square of their number.
  ///   - unbroken: bytes of the text that stay on one line, in order.
  func prepare(
    for text: UnsafeBufferPointer<UInt8>, wraps: Bool, unbroken: [Range<Int>]
  ) {
    let hyphens = wraps ? Self.ends(ofSoftHyphensIn: text) : []
    let unbroken = wraps ? unbroken : []
    let isPlain = hyphens.isEmpty && unbroken.isEmpty
    guard !(arePlain && isPlain) else { return }
    apply(hyphens: hyphens, unbroken: unbroken)
    arePlain = isPlain
  }

  private func apply(hyphens: [UInt32], unbroken: [Range<Int>]) {
    let list = pango_attr_list_new()
    var start: UInt32 = 0
    for end in hyphens + [.max] {
      Self.insert(pango_attr_insert_hyphens_new(0), start..<end, into: list)
      start = end
    }
    for range in unbroken {
      let bytes = UInt32(clamping: range.lowerBound)..<UInt32(clamping: range.upperBound)
      Self.insert(pango_attr_allow_breaks_new(0), bytes, into: list)
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

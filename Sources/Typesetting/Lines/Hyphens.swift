import CPango

/// At which line breaks a hyphen is shown: at soft hyphens (U+00AD) and nowhere else, as in UIKit.
///
/// Pango by itself shows one wherever it breaks a word, and counts it among what has to fit, so that
/// it also breaks at other places. Its attribute against that holds for breaks strictly between its
/// ends; one that ends and starts anew behind each soft hyphen spares the breaks there.
final class Hyphens {
  /// What stands at the end of a line that was broken at a soft hyphen.
  static let shown = "\u{2010}"
  static let soft: Unicode.Scalar = "\u{AD}"

  private let layout: OpaquePointer
  /// Whether the layout's attributes are those of a text with soft hyphens.
  private var areForSoftHyphens = false

  init(of layout: OpaquePointer) {
    self.layout = layout
    apply(ends: [])
  }

  /// Sets the layout's attributes for `text`; most texts share those of the text before.
  ///
  /// - Parameter wraps: whether there may be breaks at all. What is one line needs no attributes,
  ///   and Pango's time grows with the square of their number.
  func prepare(for text: UnsafeBufferPointer<UInt8>, wraps: Bool) {
    let ends = wraps ? Self.ends(ofSoftHyphensIn: text) : []
    guard areForSoftHyphens || !ends.isEmpty else { return }
    apply(ends: ends)
    areForSoftHyphens = !ends.isEmpty
  }

  private func apply(ends: [UInt32]) {
    let list = pango_attr_list_new()
    var start: UInt32 = 0
    for end in ends + [.max] {
      let attribute = pango_attr_insert_hyphens_new(0)
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = end
      pango_attr_list_insert(list, attribute)
      start = end
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private static func ends(ofSoftHyphensIn text: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var ends: [UInt32] = []
    for index in text.indices.dropFirst() where text[index] == 0xAD && text[index - 1] == 0xC2 {
      ends.append(UInt32(clamping: index + 1))
    }
    return ends
  }
}

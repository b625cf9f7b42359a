import CPango

/// A Pango layout with what it was last asked for.
final class KeptLayout {
  let layout: OpaquePointer
  let attributes: BreakAttributes
  var description: FontBook.Description?
  fileprivate(set) var key: KeptLayouts.Key?

  init(context: OpaquePointer) {
    layout = pango_layout_new(context)
    attributes = BreakAttributes(of: layout)
    pango_layout_set_auto_dir(layout, 0)
    // UIKit's tab stops stand 28 points apart; Pango continues with the distance of the last two.
    let tabs = pango_tab_array_new(1, 0)
    pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, 28 * PANGO_SCALE)
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}

/// The Pango layouts of the texts that were set last. A screen measures its texts and is drawn right after
/// that; a text whose layout is kept is not shaped again to be drawn.
///
/// A kept layout gives what a new one would: Pango sets a text anew once the language or the direction of
/// their context has changed.
final class KeptLayouts {
  /// What decides the lines of a text.
  struct Key: Hashable {
    var text: [UInt8]
    var description: ObjectIdentifier
    var language: String
    /// Pango units; −1 for none.
    var width: Int
    var wrap, ellipsis: UInt32
    var isJustified, isRightToLeft: Bool
  }

  /// The texts of a few screens; a layout takes some 5 KB.
  private static let limit = 128
  /// Longer texts, in bytes of UTF-8, are not kept.
  static let longest = 512

  private let context: OpaquePointer
  /// For texts that are not kept.
  private let passing: KeptLayout
  private var layouts: [KeptLayout] = []
  /// Looked up, never iterated.
  private var places: [Key: Int] = [:]
  private var next = 0

  init(context: OpaquePointer) {
    self.context = context
    passing = KeptLayout(context: context)
  }

  /// The layout that has the text of `key` already, or else one to set it in; without a key, one whose
  /// text nobody needs.
  func layout(for key: Key?) -> (layout: KeptLayout, isSet: Bool) {
    guard let key else { return (passing, false) }
    if let place = places[key] { return (layouts[place], true) }
    let place = next
    next = (next + 1) % Self.limit
    if place == layouts.count { layouts.append(KeptLayout(context: context)) }
    let layout = layouts[place]
    if let old = layout.key { places[old] = nil }
    layout.key = key
    places[key] = place
    return (layout, false)
  }
}

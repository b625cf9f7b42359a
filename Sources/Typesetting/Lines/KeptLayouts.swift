import CPango

/// A Pango layout with its current attributes and font description.
final class KeptLayout {
  let layout: OpaquePointer
  let attributes: BreakAttributes
  var description: FontBook.Description?
  fileprivate(set) var key: KeptLayouts.Key?

  init(context: OpaquePointer) {
    layout = pango_layout_new(context)
    attributes = BreakAttributes(of: layout)
    pango_layout_set_auto_dir(layout, 0)
    // UIKit's tab stops are 28 points apart; Pango repeats the distance of the last two.
    let tabs = pango_tab_array_new(1, 0)
    pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, 28 * PANGO_SCALE)
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}

/// A cache of the Pango layouts of recent texts. A screen measures its texts and is drawn right
/// afterwards; a text with a kept layout is not shaped again for drawing.
///
/// A kept layout gives the same result as a new one: Pango lays out a text again if the language or
/// direction of its context has changed.
final class KeptLayouts {
  /// Everything that decides the lines of a text.
  struct Key: Hashable {
    var text: [UInt8]
    var description: ObjectIdentifier
    var language: String
    /// The width in Pango units; −1 for none.
    var width: Int
    var wrap, ellipsis: UInt32
    var isJustified, isRightToLeft: Bool
    /// The bytes of the text that stay on one line.
    var unbroken: [Range<Int>]
  }

  /// The most kept layouts, enough for a few screens; a layout takes some 5 KB.
  private static let limit = 128
  /// Longer texts, in bytes of UTF-8, are not kept.
  static let longest = 512

  private let context: OpaquePointer
  /// The layout for texts that are not kept.
  private let passing: KeptLayout
  private var layouts: [KeptLayout] = []
  /// The indices in `layouts`. Only looked up, never iterated.
  private var places: [Key: Int] = [:]
  private var next = 0

  init(context: OpaquePointer) {
    self.context = context
    passing = KeptLayout(context: context)
  }

  /// The layout that already has the text of `key`, or one to set it in; without a key, the layout
  /// for texts that are not kept.
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

import Snapshots

extension Cause.Kind {
  /// The kind of a change of a view's key. Any key without a kind of its own is `appearance`.
  init(key: String) {
    self = Self.byKey[key] ?? .appearance
  }

  /// The kind of a change of a key inside a mapping or a list; nil where that key alone does not tell it.
  init?(partKey key: String) {
    guard let kind = key == "class" ? .class : Self.byKey[key] ?? Self.byPartKey[key] else {
      return nil
    }
    self = kind
  }

  private static let byPartKey: [String: Cause.Kind] = [
    "color": .appearance, "tint": .appearance, "background": .appearance,
    "baseForegroundColor": .appearance, "baseBackgroundColor": .appearance, "scale": .size,
    "pointSize": .size, "symbol": .size, "buttonSize": .size, "imagePadding": .size,
    "titlePadding": .size, "imagePlacement": .size, "subtitle": .text, "badge": .text,
    "weight": .font, "italic": .font,
  ]

  private static let byKey: [String: Cause.Kind] = [
    "hidden": .hidden, "font": .font, "hugging": .hugging, "compression": .compression,
    "margins": .margins, "preservesSuperviewMargins": .margins,
    "insetsMarginsFromSafeArea": .margins, "contentInsets": .margins, "alignmentInsets": .margins,
    "additionalSafeAreaInsets": .margins, "contentInset": .margins, "textContainerInset": .margins,
    "spacing": .spacing, "spacingAfter": .spacing,
    "axis": .stack, "distribution": .stack, "alignment": .stack, "marginsRelative": .stack,
    "baselineRelative": .stack,
    "intrinsic": .size, "baselines": .size, "frame": .size, "autoresizing": .size, "size": .size,
    "source": .size, "image": .size, "lines": .size, "preferredMaxLayoutWidth": .size,
    "scrolls": .size, "large": .size, "pages": .size, "contentOffset": .size,
    "semanticContent": .direction,
    "text": .text, "title": .text, "placeholder": .text, "segments": .text,
    "prompt": .text, "backTitle": .text, "leftItems": .text, "rightItems": .text, "items": .text,
    "largeTitle": .size, "search": .size, "attached": .size, "titleView": .size,
  ]
}

import LayoutScene

/// The colours of a style, by appearance and by background.
struct StyleSet: Sendable, Hashable {
  var light: Style
  var dark: Style

  static let wireframe = StyleSet(light: .light, dark: .dark)
  /// UIKit's colours: label, placeholderText, separator, the fills, systemBlue and systemGreen.
  static let plain = StyleSet(light: .plainLight, dark: .plainDark)

  /// The style for content whose colours follow the appearance, as in UIKit: text, fields, bars and
  /// selected segments.
  func of(_ appearance: Appearance) -> Style { appearance == .dark ? dark : light }

  /// The style for lines and icons, which must be visible on a background.
  func on(_ background: Color) -> Style { SystemColors.isDark(background) ? dark : light }
}

extension StyleSet {
  init(_ style: DrawingStyle) {
    self = style == .plain ? .plain : .wireframe
  }
}

extension Style {
  fileprivate static let plainLight = Style(
    paper: SystemColors.light.paper, ink: SystemColors.light.text, faint: Color(0x3C3C43, 0.3),
    line: Color(0x3C3C43, 0.29), hairline: Color(0x3C3C43, 0.29), fill: Color(0, 0),
    control: Color(0x767680, 0.12), track: Color(0x787880, 0.2), field: SystemColors.light.paper,
    segment: Color(0xFFFFFF), knob: Color(0xFFFFFF), bar: Color(0xF9F9F9), tint: Color(0x007AFF),
    accent: Color(0x007AFF), switchedOn: Color(0x34C759))

  fileprivate static let plainDark = Style(
    paper: SystemColors.dark.paper, ink: SystemColors.dark.text, faint: Color(0xEBEBF5, 0.3),
    line: Color(0x545458, 0.6), hairline: Color(0x545458, 0.6), fill: Color(0, 0),
    control: Color(0x767680, 0.24), track: Color(0x787880, 0.36), field: SystemColors.dark.paper,
    segment: Color(0x636366), knob: Color(0xFFFFFF), bar: Color(0x161616), tint: Color(0x0A84FF),
    accent: Color(0x0A84FF), switchedOn: Color(0x30D158))
}

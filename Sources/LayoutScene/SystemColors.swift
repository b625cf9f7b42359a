/// The system's colours where a document gives none. As in UIKit they follow the appearance and not
/// the background: a label on a black box is black in light appearance.
package struct SystemColors: Sendable, Hashable {
  /// Text, UIKit's `label`. The wireframe style uses a softer shade.
  package var text: Color
  /// The background of a screen whose root has none, UIKit's `systemBackground`.
  package var paper: Color
  /// Text fields and text views.
  package var field: Color
  /// Bars at the edges of the screen.
  package var bar: Color

  package static let light = SystemColors(
    text: Color(0x000000), paper: Color(0xFFFFFF), field: Color(0xFFFFFF), bar: Color(0xF7F8FA))
  package static let dark = SystemColors(
    text: Color(0xFFFFFF), paper: Color(0x000000), field: Color(0x1F242E), bar: Color(0x1A1E27))

  package static func of(_ appearance: Appearance) -> SystemColors {
    appearance == .dark ? dark : light
  }

  /// Whether a background is so dark that the edges of controls and the titles of buttons on it
  /// need the colours for dark backgrounds to be visible.
  ///
  /// The limit is between the backgrounds on which designers use white text (the system's blue and
  /// red) and those on which they do not (its green).
  package static func isDark(_ background: Color) -> Bool { background.luminance < 0.36 }
}

/// The colours that the system gives where a document leaves them open. As in UIKit they follow the
/// appearance and not what is behind: a label on a black box is black in light appearance.
package struct SystemColors: Sendable, Hashable {
  /// Text, UIKit's `label`. The wireframe style draws a softer shade of it.
  package var text: Color
  /// The screen where the root has no background, UIKit's `systemBackground`.
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

  /// Whether the edges of controls and the titles of buttons on a background are drawn in the colours
  /// for dark ones: by how light the background is, so that they are seen.
  ///
  /// The border is where designers put white text: on the system's blue and red, not on its green.
  package static func isDark(_ background: Color) -> Bool { background.luminance < 0.36 }
}

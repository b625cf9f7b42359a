/// The areas that have a colour of their own where a document leaves it open, by how light what they
/// lie on is. They are what the wireframe style draws.
package struct SystemColors: Sendable, Hashable {
  /// The screen where the root has no background.
  package var paper: Color
  /// Text fields and text views.
  package var field: Color
  /// Bars at the edges of the screen.
  package var bar: Color

  package static let light = SystemColors(
    paper: Color(0xFFFFFF), field: Color(0xFFFFFF), bar: Color(0xF7F8FA))
  package static let dark = SystemColors(
    paper: Color(0x14171E), field: Color(0x1F242E), bar: Color(0x1A1E27))

  package static func of(_ appearance: Appearance) -> SystemColors {
    appearance == .dark ? dark : light
  }

  /// Whether what lies on a background is drawn in the colours for dark ones: by how light the
  /// background is rather than by the appearance, so that a white card in a dark screen has dark text.
  ///
  /// The border is where designers put white text: on the system's blue and red, not on its green.
  package static func isDark(_ background: Color) -> Bool { background.luminance < 0.36 }

  package static func on(_ background: Color) -> SystemColors {
    isDark(background) ? dark : light
  }
}

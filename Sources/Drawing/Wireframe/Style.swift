import Foundation
import LayoutScene

/// Every value of the wireframe style. Colours depend on the appearance, measures do not.
///
/// The goals, most important first: the places of views are visible at once; each control is
/// recognised without its name; nothing is conspicuous. Therefore there is one accent colour, lines
/// are thin and have the colour of the ink, and controls are filled with translucent ink, not with
/// a grey of their own, so that they suit any background.
struct Style: Sendable, Hashable {
  // MARK: Colours
  /// The canvas where the root has no background.
  var paper: Color
  /// Text and icons.
  var ink: Color
  /// Placeholders and disabled texts.
  var faint: Color
  /// The edges of controls.
  var line: Color
  /// The edges of plain views and the separator lines of bars.
  var hairline: Color
  /// Plain views and images without a source.
  var fill: Color
  /// The tracks of segmented controls, steppers and the fields of search bars.
  var control: Color
  /// The tracks of sliders, progress bars and switches.
  var track: Color
  /// Text fields.
  var field: Color
  /// The selected segment of a segmented control.
  var segment: Color
  var knob: Color
  /// Bars at the edges of the screen.
  var bar: Color
  /// The accent colour, for the texts of tappable controls.
  var tint: Color
  /// The accent colour for areas, such as the filled part of a slider's track.
  var accent: Color
  /// A switch that is on.
  var switchedOn: Color
  /// What a button has behind its title, and the edge of that; nil where an app shows none.
  var tintFill: Color?
  var tintLine: Color?

  static let light = Style(
    paper: SystemColors.light.paper, ink: Color(0x1D2433), faint: Color(0x8A93A3),
    line: Color(0x1D2433, 0.24), hairline: Color(0x1D2433, 0.15), fill: Color(0x1D2433, 0.028),
    control: Color(0x1D2433, 0.06), track: Color(0x1D2433, 0.13), field: SystemColors.light.field,
    segment: Color(0xFFFFFF),
    knob: Color(0xFFFFFF), bar: SystemColors.light.bar, tint: Color(0x3563D9),
    accent: Color(0x4A76E3), switchedOn: Color(0x4A76E3),
    tintFill: Color(0x3563D9, 0.09),
    tintLine: Color(0x3563D9, 0.30))

  static let dark = Style(
    paper: SystemColors.dark.paper, ink: Color(0xF0F2F7), faint: Color(0x7F899B),
    line: Color(0xE8EBF2, 0.26), hairline: Color(0xE8EBF2, 0.17), fill: Color(0xE8EBF2, 0.035),
    control: Color(0xE8EBF2, 0.08), track: Color(0xE8EBF2, 0.17), field: SystemColors.dark.field,
    segment: Color(0xE8EBF2, 0.16),
    knob: Color(0xF4F6FA), bar: SystemColors.dark.bar, tint: Color(0x8CAAFF),
    accent: Color(0x5478DC),
    switchedOn: Color(0x5478DC),
    tintFill: Color(0x8CAAFF, 0.13),
    tintLine: Color(0x8CAAFF, 0.38))

  /// Measures in points.
  enum Width {
    static let hairline = Picture.Pen.hairline
    static let line = 1.0
    static let icon = 1.5
    /// A slider's or progress bar's track.
    static let track = 4.0
    /// The diameter of a slider's knob.
    static let knob = 28.0
  }

  /// Measures in points.
  enum Radius {
    static let button = 8.0
    static let field = 6.0
    static let segment = 8.0
    /// A segmented control; its selected segment is two points further in.
    static let segments = 9.0
    /// The fields of a compact date picker.
    static let date = 6.0
  }

  /// The colours of overlays. They are drawn over any background, so they are the same in both
  /// appearances.
  enum Mark {
    static let alignment = Color(0xE5358F)
    static let alignmentBand = Color(0xE5358F, 0.13)
    static let frame = Color(0x0B8CAC)
    static let baseline = Color(0x12A594)
    static let margin = Color(0x8B5CF6)
    static let marginBand = Color(0x8B5CF6, 0.09)
    static let guide = Color(0xF07F1A)
    static let constraint = Color(0x2D7FF9)
    /// The colour of constraints that stack views generate.
    static let generated = Color(0x8390A8)
    static let broken = Color(0xE5484D)
    static let warning = Color(0xE59B0B)
    static let tag = Color(0x2B3245, 0.88)
    static let tagText = Color(0xFFFFFF)
  }
}

extension Style {
  /// The edges of stacks: ink with a contrast of 3 to the backgrounds of the system.
  var edge: Color {
    switch SystemColors.isDark(ink) {
    case true: ink.opacity(0.55)
    case false: ink.opacity(0.45)
    }
  }

  /// The area beside a screen that has its words.
  var gutter: Color { SystemColors.isDark(ink) ? Color(0xEEF0F4) : Color(0x23262D) }

  /// The lines from words beside a screen to what they are about, visible on any background.
  var leader: Color { Color(0x7A8496) }

  /// The accent colour, or the ink where the accent's contrast with the background is below 3.
  func tint(on background: Color) -> Color {
    tint.contrast(with: background) < 3 ? ink : tint
  }
}

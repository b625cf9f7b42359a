import Foundation
import LayoutScene

/// Every colour and measure of a sheet; measures are in points of the sheet.
///
/// The goals, most important first: readers see the screens first; they find findings at a glance,
/// also in black and white; they can find differences if they look for them. Therefore the sheet is
/// light grey and has nothing that competes with a screen, findings have shapes and words besides
/// colours, and outlines of differences are thin.
enum SheetStyle {
  // MARK: Colours
  static let background = Color(0xF3F4F6)
  static let ink = Color(0x1D2433)
  static let faint = Color(0x667085)
  static let hairline = Color(0x1D2433, 0.14)
  static let border = Color(0x1D2433, 0.22)
  static let card = Color(0xFFFFFF)
  static let shadow = Color(0x1D2433, 0.025)

  /// The colour of differences on a background.
  static func difference(on background: Color) -> Color {
    background.luminance < 0.2 ? Color(0xB197FC) : Color(0x7C4DFF)
  }

  static let tag = Color(0x6A3DE8, 0.94)
  static let tagText = Color(0xFFFFFF)

  static func color(_ severity: Finding.Severity) -> Color {
    switch severity {
    case .error: Color(0xD92D3A)
    case .warning: Color(0xF2A60C)
    case .note: Color(0x5B6B8C)
    }
  }

  /// The colour of the number on a badge in the severity's colour.
  static func textColor(_ severity: Finding.Severity) -> Color {
    severity == .warning ? Color(0x2B1D00) : Color(0xFFFFFF)
  }

  static func words(_ severity: Finding.Severity, count: Int) -> String {
    "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
  }

  // MARK: Measures
  static let margin = 40.0
  static let columnGap = 28.0
  static let rowGap = 24.0
  static let bandGap = 32.0
  /// The width of the rows' labels, and the gap between them and the first column.
  static let rowLabel = 112.0
  static let rowLabelGap = 20.0
  /// The gaps between a panel and the words above and below it.
  static let labelGap = 10.0
  static let captionGap = 8.0
  /// The least width of a column, which words must fit in.
  static let columnWidth = 120.0
  static let contentWidth = 640.0
  static let panelRadius = 6.0
  /// The gap between a panel and its frame, which marks a panel with findings.
  static let frameGap = 3.0
  static let frameWidth = 2.0
  static let badgeHeight = 16.0
  /// The distance from the screen's edge to the centres of the numbers beside it.
  static let gutter = 8.0
  /// Screens whose widths differ by more than this factor are in different tables.
  static let widthRatio = 1.75
  static let noteWidth = 400.0
  static let noteGap = 32.0
  static let noteSpacing = 16.0
  static let noteIndent = 30.0

  /// The scales at which screens are drawn, and the largest area of all screens of a sheet, in
  /// square points.
  static let zooms: [CGFloat] = [1, 0.75, 0.6, 0.5, 0.4, 0.3, 0.25]
  static let screenArea = 4_800_000.0
  /// The preferred ratio of a sheet's width to its height, which is about that of a computer's
  /// screen.
  static let aspect = 1.6
  /// The most pixels of a sheet for which the options give no scale.
  static let pixels = 28_000_000.0
}

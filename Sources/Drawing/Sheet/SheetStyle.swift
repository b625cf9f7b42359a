import Foundation
import LayoutScene

/// Every colour and measure of a sheet, in its points.
///
/// Goals in this order: the screens are what is seen first; what is wrong is found at a glance and in
/// black and white; what only differs is there for those who look. So the sheet is a light grey with
/// nothing on it that competes with a screen, findings have shapes and words as well as colours, and
/// differences are thin.
enum SheetStyle {
  // MARK: Colours
  static let background = Color(0xF3F4F6)
  static let ink = Color(0x1D2433)
  static let faint = Color(0x667085)
  static let hairline = Color(0x1D2433, 0.14)
  static let border = Color(0x1D2433, 0.22)
  static let card = Color(0xFFFFFF)
  static let shadow = Color(0x1D2433, 0.025)

  /// Differences, by what they are drawn on.
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

  /// Numbers on a badge of the severity's colour.
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
  /// The room for the words of rows, and between them and the first column.
  static let rowLabel = 112.0
  static let rowLabelGap = 20.0
  /// Between a panel and the words above and below it.
  static let labelGap = 10.0
  static let captionGap = 8.0
  /// The least width of a column, which words must fit in.
  static let columnWidth = 120.0
  static let contentWidth = 640.0
  static let panelRadius = 6.0
  /// Between a panel and the frame that says that it has findings.
  static let frameGap = 3.0
  static let frameWidth = 2.0
  static let badgeHeight = 16.0
  /// From the screen's edge to the middle of the numbers that stand beside it.
  static let gutter = 8.0
  /// Screens whose widths differ by more than this factor stand in tables of their own.
  static let widthRatio = 1.75
  static let noteWidth = 400.0
  static let noteGap = 32.0
  static let noteSpacing = 16.0
  static let noteIndent = 30.0

  /// How much smaller than life screens are drawn, and how many points² of screens there may be.
  static let zooms: [CGFloat] = [1, 0.75, 0.6, 0.5, 0.4, 0.3, 0.25]
  static let screenArea = 4_800_000.0
  /// Width over height that a sheet comes as near to as it can: a screen's.
  static let aspect = 1.6
  /// The most pixels that a sheet has without being told its scale.
  static let pixels = 28_000_000.0
}

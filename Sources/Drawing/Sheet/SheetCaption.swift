import Foundation
import LayoutScene
import Typesetting

/// The caption below a screen: the differences in words, and the number of findings of each
/// severity. The headings of rows and columns are words of `SheetGrid`, whose places `SheetLayout` finds.
struct SheetCaption {
  static let lineHeight = 16.0

  private let caption: TextBlock?
  private var counts: [(severity: Finding.Severity, words: TextBlock)] = []

  /// - Parameter width: the width of the column.
  init(
    _ panel: Sheet.Panel, severities: [Finding.Severity], width: CGFloat, typesetter: Typesetter
  ) {
    caption =
      panel.caption.isEmpty
      ? nil
      : TextBlock(
        panel.caption, size: 11, color: SheetStyle.faint, width: width, lines: 1,
        typesetter: typesetter)
    for severity in Finding.Severity.worstFirst {
      let count = severities.count { $0 == severity }
      guard count > 0 else { continue }
      counts.append(
        (
          severity,
          TextBlock(
            SheetStyle.words(severity, count: count), size: 11, weight: .medium,
            typesetter: typesetter)
        ))
    }
    shorten(to: width, severities, typesetter)
  }

  private static let sign = 9.0
  private static let signGap = 4.0
  private static let gap = 9.0

  private var width: CGFloat {
    counts.reduce(-Self.gap) { $0 + Self.sign + Self.signGap + $1.words.size.width + Self.gap }
  }

  /// Leaves out the words of the counts if they do not fit; the signs still show the severity.
  private mutating func shorten(
    to width: CGFloat, _ severities: [Finding.Severity], _ typesetter: Typesetter
  ) {
    guard self.width > width else { return }
    for index in counts.indices {
      let count = severities.count { $0 == counts[index].severity }
      counts[index].words = TextBlock(
        String(count), size: 11, weight: .medium, typesetter: typesetter)
    }
  }

  func draw(below frame: CGRect, in picture: inout Picture) {
    var y = frame.maxY + SheetStyle.captionGap
    if let caption {
      caption.draw(at: CGPoint(x: frame.minX, y: y), in: &picture)
      y += Self.lineHeight
    }
    var x = frame.minX
    for (severity, words) in counts {
      let middle = y + words.size.height / 2
      SheetBadge.drawSign(
        severity, in: CGRect(x: x, y: middle - 4.5, width: Self.sign, height: Self.sign),
        on: &picture)
      words.draw(at: CGPoint(x: x + Self.sign + Self.signGap, y: y), in: &picture)
      x += Self.sign + Self.signGap + words.size.width + Self.gap
    }
  }
}

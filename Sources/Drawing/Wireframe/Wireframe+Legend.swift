import Foundation
import LayoutScene
import Typesetting

// The legend of the constraint lines.
extension Wireframe {
  private enum Legend {
    static let rowHeight = 12.0
    static let padding = 6.0
    static let sample = 20.0
    static let margin = 6.0
    /// The largest part of a screen that a legend may take.
    static let share = 0.2
  }

  /// Lists the kinds of lines in the gutter. Without one, it draws a box at the place where it covers
  /// least; a picture that is too small for that gets no legend.
  ///
  /// - Parameter hiddenCount: how many constraints are not drawn.
  func drawLegend(_ kinds: Set<LineKind>, hiddenCount: Int) {
    let rows = legendRows(kinds, hiddenCount: hiddenCount)
    if options.hasGutter {
      gutter.legend = rows
      return
    }
    guard let widest = rows.map(\.line.width).max() else { return }
    let size = CGSize(
      width: (Legend.padding * 3 + Legend.sample + widest).rounded(.up),
      height: Legend.padding * 2 + Legend.rowHeight * CGFloat(rows.count))
    let canvas = picture.size
    guard size.width + Legend.margin * 2 <= canvas.width,
      size.width * size.height <= canvas.width * canvas.height * Legend.share
    else { return }
    let box = picture.grid.clamped(tags.box(size, margin: Legend.margin))
    picture.fill(.rect(box, radius: 5), Style.Mark.tag)
    picture.outline(box, radius: 5, Style.Mark.tagText.opacity(0.25), width: Style.Width.hairline)
    for (index, row) in rows.enumerated() {
      let middle = box.minY + Legend.padding + Legend.rowHeight * (CGFloat(index) + 0.5)
      let start = CGPoint(x: box.minX + Legend.padding, y: middle)
      if let kind = row.kind { drawSample(of: kind, at: start) }
      show(
        row.line,
        at: CGPoint(
          x: start.x + (row.kind == nil ? 0 : Legend.sample + Legend.padding),
          y: picture.grid.round(middle + 3)), Style.Mark.tagText)
    }
  }

  private func legendRows(_ kinds: Set<LineKind>, hiddenCount: Int) -> [Gutter.LegendRow] {
    func row(_ kind: LineKind?, _ words: String) -> Gutter.LegendRow? {
      typesetter.set(
        words,
        TextAttributes(font: .system(ofSize: 8, weight: .medium), lineBreak: .byClipping),
        width: nil
      ).lines.first.map { Gutter.LegendRow(kind: kind, line: $0) }
    }
    let kinds = LineKind.allCases.filter(kinds.contains)
    let hidden =
      hiddenCount > 0 ? row(nil, "\(hiddenCount) more with \(options.wayToAllConstraints)") : nil
    return kinds.compactMap { row($0, $0.words) } + [hidden].compactMap { $0 }
  }

  private func drawSample(of kind: LineKind, at start: CGPoint) {
    let width = picture.grid.pen(Style.Width.line)
    let y = picture.grid.round(start.y) + width / 2
    let end = CGPoint(x: start.x + Legend.sample, y: y)
    // The faint lines are more opaque here than on the screen, because the box is dark.
    let color = kind.color.opacity(kind == .yielding ? 1.6 : 1)
    picture.stroke(
      .line(CGPoint(x: start.x, y: y), end), color,
      Picture.Pen(width: width, dash: kind.dash(isRequired: kind != .optional)))
    for x in [start.x, end.x - width] {
      picture.fill(.rect(CGRect(x: x, y: y - 3, width: width, height: 6)), color)
    }
  }
}

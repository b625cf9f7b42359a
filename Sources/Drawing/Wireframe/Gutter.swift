import Foundation
import LayoutScene
import Typesetting

/// The words about a screen that stand beside it, where there is room (`DrawingOptions.hasGutter`): the names of views, each with a line to its view, and the
/// legend of the constraint lines. Beside the screen they cover nothing.
///
/// The goals, most important first: each name is readable; its line is told from the others; the line crosses
/// few texts and controls. Names stand in the order in which their lines leave the screen, so that no two lines
/// cross.
struct Gutter {
  /// A name of a view or guide.
  struct Name {
    var line: SetLine
    /// The visible rectangle of the view or guide in the screen, points.
    var target: CGRect
    /// Whether the view holds others, so that its line begins near a corner.
    var isContainer: Bool
    /// The colour of a guide; nil for a view.
    var color: Color?
  }

  /// A row of the legend: a kind of line, or words without one.
  struct LegendRow {
    var kind: LineKind?
    var line: SetLine
  }

  var names: [Name] = []
  var legend: [LegendRow] = []
  /// How many names have no row. They are those that come last in the document.
  var missing = 0
  /// The texts and controls of the screen, which lines keep off.
  var obstacles: [CGRect] = []
  /// The words for what `missing` counts.
  var missingLine: SetLine?

  enum Measure {
    static let row = 12.0
    static let margin = 8.0
    /// The width in which lines go from the height of their view to that of their name.
    static let fan = 28.0
    static let sample = 20.0
    static let gap = 6.0
    static let fontSize = 9.0
    /// The widest name, points.
    static let widest = 160.0
    /// The height in points up to which names make a picture higher than its screen.
    static let height = 2400.0
  }

  /// The most names that are shown beside a screen of this height.
  static func capacity(height: CGFloat) -> Int {
    Int((max(height, Measure.height) - Measure.margin * 4) / Measure.row) - LineKind.allCases.count
      - 3
  }

  static var attributes: TextAttributes {
    TextAttributes(
      font: .system(ofSize: Measure.fontSize, weight: .medium), alignment: .left, lineLimit: 1)
  }

  var isEmpty: Bool { names.isEmpty && legend.isEmpty }

  private var hasNames: Bool { !names.isEmpty || missing > 0 }

  private var legendHeight: CGFloat {
    legend.isEmpty ? 0 : Measure.row * CGFloat(legend.count) + Measure.margin
  }

  /// The width that the words need, points.
  var width: CGFloat {
    let names = (names.map(\.line) + [missingLine].compactMap { $0 }).map(\.width).max()
    let rows = legend.map { $0.line.width + ($0.kind == nil ? 0 : Measure.sample + Measure.gap) }
      .max()
    let left = hasNames ? Measure.fan : Measure.margin
    return (max(names ?? 0, rows ?? 0) + left + Measure.margin).rounded(.up)
  }

  /// The height that the words need, points.
  var height: CGFloat {
    let rows = names.count + (missing > 0 ? 1 : 0)
    return Measure.margin * 2 + Measure.row * CGFloat(rows) + legendHeight
  }

  /// The size of a screen with the gutter beside it, points.
  func size(beside screen: CGSize) -> CGSize {
    isEmpty
      ? screen
      : CGSize(width: screen.width + width, height: max(screen.height, height))
  }

  /// The gutter beside the screen as it is drawn at a zoom. Its words stay as large.
  func zoomed(_ zoom: CGFloat) -> Gutter {
    var gutter = self
    gutter.names = names.map { name in
      var name = name
      name.target = name.target.scaled(zoom)
      return name
    }
    gutter.obstacles = obstacles.map { $0.scaled(zoom) }
    return gutter
  }

  /// A picture with the gutter at its right, if there are words for it.
  func beside(_ screen: CGRect, in picture: Picture, _ style: Style) -> Picture {
    guard !isEmpty else { return picture }
    var whole = picture
    let corner = CGPoint(
      x: picture.grid.roundUp(picture.size.width), y: picture.grid.roundUp(picture.size.height))
    whole.size = size(beside: CGSize(width: corner.x, height: picture.size.height))
    draw(beside: screen, from: corner, style, in: &whole)
    return whole
  }

  /// Adds the gutter to the right of a picture that is already as large as picture and gutter together.
  ///
  /// - Parameters:
  ///   - screen: the rectangle of the screen in the picture.
  ///   - corner: the lower right corner of the picture without the gutter.
  func draw(
    beside screen: CGRect, from corner: CGPoint, _ style: Style, in picture: inout Picture
  ) {
    let left = corner.x
    let whole = picture.size
    let paper = style.gutter
    picture.fill(
      .rect(CGRect(x: left, y: 0, width: whole.width - left, height: whole.height)), paper)
    if whole.height > corner.y {
      // What is below a screen that is lower than its names.
      picture.fill(
        .rect(CGRect(x: 0, y: corner.y, width: left, height: whole.height - corner.y)), paper)
    }
    picture.vertical(
      x: left, from: 0, to: whole.height, style.hairline, width: Style.Width.hairline)
    drawNames(beside: screen, from: left, style, in: &picture)
    drawLegend(from: left, style, in: &picture)
  }

  // MARK: Names

  private func drawNames(
    beside screen: CGRect, from left: CGFloat, _ style: Style, in picture: inout Picture
  ) {
    let starts = starts()
    let order = names.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    let rows = rows(
      order.map { starts[$0] + screen.minY }, below: Measure.margin, in: picture.size.height)
    let pen = Picture.Pen(width: picture.grid.pen(Style.Width.hairline))
    for (place, index) in order.enumerated() {
      let (name, y) = (
        names[index], picture.grid.round(starts[index] + screen.minY) + pen.width / 2
      )
      let color = name.color ?? style.leader
      let start = name.start(at: starts[index]).map {
        CGPoint(x: screen.minX + $0.x, y: screen.minY + $0.y)
      }
      let side = CGPoint(x: screen.minX + name.target.maxX, y: y)
      let edge = CGPoint(x: left, y: y)
      let middle = picture.grid.round(rows[place] + Measure.row / 2) + pen.width / 2
      // A row that is at the height of its line is not left to rounding.
      let end = CGPoint(
        x: left + Measure.fan - 4, y: abs(middle - y) < 1.5 ? y : middle)
      if let start {
        picture.stroke(.line(start, CGPoint(x: start.x, y: y), edge, end), color, pen)
      } else {
        picture.stroke(.line(side, edge, end), color, pen)
      }
      picture.fill(.circle(center: start ?? side, radius: 1.5), color)
      picture.show(
        name.line,
        at: CGPoint(
          x: left + Measure.fan, y: picture.grid.round(rows[place] + Measure.row / 2 + 3.2)),
        name.color ?? style.ink)
    }
    if let missingLine, missing > 0 {
      let y = (rows.last ?? Measure.margin - Measure.row) + Measure.row
      picture.show(
        missingLine,
        at: CGPoint(x: left + Measure.fan, y: picture.grid.round(y + Measure.row / 2 + 3.2)),
        Style.Mark.broken)
    }
  }

  /// For each name the height in the screen at which its line leaves the view.
  private func starts() -> [CGFloat] {
    var taken: [CGFloat] = []
    return names.map { name in
      let best = name.heights.enumerated().map { rank, y -> (cost: CGFloat, y: CGFloat) in
        let left = (name.start(at: y)?.x ?? name.target.maxX) - 1
        let crossed = obstacles.count { rect in
          rect.maxX > left && rect.minY - 1 < y && y < rect.maxY + 1
            && (rect.minX > left || name.start(at: y) != nil)
        }
        let near = taken.count { abs($0 - y) < 2.5 }
        return (CGFloat(crossed) * 10 + CGFloat(near) * 3 + CGFloat(rank) * 0.5, y)
      }.min { $0.cost < $1.cost }
      let y = best?.y ?? name.target.midY
      taken.append(y)
      return y
    }
  }

  /// The upper edges of rows that are near their lines and do not overlap, for lines in order.
  private func rows(
    _ wanted: [CGFloat], below top: CGFloat, in bottom: CGFloat
  ) -> [CGFloat] {
    var rows: [CGFloat] = []
    var next = top
    for y in wanted {
      rows.append(max(next, y - Measure.row / 2))
      next = (rows.last ?? next) + Measure.row
    }
    // Rows that would leave the picture move up, the last one most.
    var limit = max(height, top) - legendHeight
    limit = max(limit, bottom - legendHeight - Measure.margin - (missing > 0 ? Measure.row : 0))
    for index in rows.indices.reversed() {
      rows[index] = max(
        top + Measure.row * CGFloat(index), min(rows[index], limit - Measure.row))
      limit = rows[index]
    }
    return rows
  }

  // MARK: Legend

  private func drawLegend(from left: CGFloat, _ style: Style, in picture: inout Picture) {
    let top = picture.size.height - Measure.margin - Measure.row * CGFloat(legend.count)
    for (index, row) in legend.enumerated() {
      let middle = top + Measure.row * (CGFloat(index) + 0.5)
      let start = CGPoint(x: left + Measure.margin, y: middle)
      if let kind = row.kind { Self.drawSample(of: kind, at: start, in: &picture) }
      picture.show(
        row.line,
        at: CGPoint(
          x: start.x + (row.kind == nil ? 0 : Measure.sample + Measure.gap),
          y: picture.grid.round(middle + 3.2)), style.ink)
    }
  }

  private static func drawSample(
    of kind: LineKind, at start: CGPoint, in picture: inout Picture
  ) {
    let width = picture.grid.pen(Style.Width.line)
    let y = picture.grid.round(start.y) + width / 2
    let end = CGPoint(x: start.x + Measure.sample, y: y)
    picture.stroke(
      .line(CGPoint(x: start.x, y: y), end), kind.color,
      Picture.Pen(width: width, dash: kind.dash(isRequired: kind != .optional)))
    for x in [start.x, end.x - width] {
      picture.fill(.rect(CGRect(x: x, y: y - 3, width: width, height: 6)), kind.color)
    }
  }
}

extension CGRect {
  fileprivate func scaled(_ zoom: CGFloat) -> CGRect {
    CGRect(x: minX * zoom, y: minY * zoom, width: width * zoom, height: height * zoom)
  }
}

extension Gutter.Name {
  /// The heights at which the line may leave the view, best first: the middle of a leaf, and a place near
  /// the top of a view with others in it.
  fileprivate var heights: [CGFloat] {
    let reach = max(0, target.height / 2 - 1)
    if isContainer {
      let steps = (0..<8).map { 3 + CGFloat($0) * 5 }
      return steps.map { min(target.minY + $0, target.maxY) }
        + steps.map { max(target.maxY - $0, target.minY) }
    }
    let inside = [0, -0.35, 0.35, -0.7, 0.7, -1, 1].map { target.midY + reach * $0 }
    let outside = [4, 8, 12, 16, 20].flatMap { [target.maxY + $0, target.minY - $0] }
    return inside + outside
  }

  /// Where a line begins that passes above or below its view: in the middle of that edge. Nil for one that
  /// begins at the right edge.
  fileprivate func start(at y: CGFloat) -> CGPoint? {
    if y > target.maxY { return CGPoint(x: target.midX, y: target.maxY) }
    return y < target.minY ? CGPoint(x: target.midX, y: target.minY) : nil
  }
}

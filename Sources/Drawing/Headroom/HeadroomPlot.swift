import Foundation
import LayoutScene
import Typesetting

/// Draws a headroom chart. The row of a cell has a bar of widths, steps of text sizes and the texts
/// with the least room. Widths and sizes at which nothing breaks have the accent colour, those at
/// which something breaks are red, and those that were not tried are grey. Where something is broken
/// already, those at which nothing else breaks are yellow.
struct HeadroomPlot {
  let chart: HeadroomChart
  let typesetter: Typesetter
  var picture: Picture
  private let style = Style.light

  /// A column of the chart, in points from the left.
  struct Column {
    let x, width: CGFloat
    private var end: CGFloat { x + width }

    static let name = Column(x: Place.margin, width: 172)
    static let widths = Column(x: name.end + 20, width: 320)
    static let sizes = Column(x: widths.end + 40, width: 196)
    static let texts = Column(x: sizes.end + 40, width: 340)
    static let right = texts.end + Place.margin
  }

  enum Place {
    static let margin: CGFloat = 28
    static let header: CGFloat = 132
    static let row: CGFloat = 104
    static let footer: CGFloat = 20
  }

  static func size(of chart: HeadroomChart) -> CGSize {
    CGSize(
      width: Column.right,
      height: Place.header + Place.row * CGFloat(chart.rows.count) + Place.footer)
  }

  static func picture(
    of chart: HeadroomChart, canvas: Canvas, typesetter: Typesetter
  ) -> Picture {
    var plot = HeadroomPlot(chart: chart, canvas: canvas, typesetter: typesetter)
    plot.drawHeader()
    for (index, row) in chart.rows.enumerated() {
      let top = Place.header + Place.row * CGFloat(index)
      plot.picture.horizontal(
        y: top, from: Place.margin, to: Column.right - Place.margin, plot.style.hairline,
        width: Style.Width.hairline)
      plot.drawName(row, top)
      plot.drawWidths(row, top)
      plot.drawSizes(row, top)
      plot.drawTexts(row, top)
    }
    return plot.picture
  }

  private init(chart: HeadroomChart, canvas: Canvas, typesetter: Typesetter) {
    self.chart = chart
    self.typesetter = typesetter
    picture = Picture(
      size: canvas.size, grid: PixelGrid(scale: canvas.scale), background: style.paper)
  }

  // MARK: Words

  enum Words {
    static let title = Font.system(ofSize: 20, weight: .semibold)
    static let heading = Font.system(ofSize: 13, weight: .semibold)
    static let strong = Font.system(ofSize: 15, weight: .semibold)
    static let body = Font.system(ofSize: 12)
    static let small = Font.system(ofSize: 11)
  }

  /// Writes text in a box of `width` points with its first baseline at `y`. An ellipsis cuts a text
  /// that needs more than `lines` lines.
  mutating func write(
    _ text: String, _ font: Font, x: CGFloat, y: CGFloat, width: CGFloat, _ color: Color,
    alignment: TextAlignment = .left, lines: Int = 1
  ) {
    let attributes = TextAttributes(font: font, alignment: alignment, lineLimit: lines)
    let text = text.replacingOccurrences(of: "\n", with: " ")
    let set = typesetter.set(text, attributes, width: width)
    for line in set.lines {
      let down = line.baseline.y - set.measurement.firstBaseline
      let place = CGPoint(x: x + line.baseline.x, y: picture.grid.round(y + down))
      picture.items.append(.text(line, at: place, color))
    }
  }

  private mutating func write(
    _ text: String, _ font: Font, _ column: Column, y: CGFloat, _ color: Color, lines: Int = 1
  ) {
    write(text, font, x: column.x, y: y, width: column.width, color, lines: lines)
  }

  private func width(of text: String, _ font: Font) -> CGFloat {
    typesetter.measure(text, TextAttributes(font: font), width: nil).size.width
  }

  // MARK: Header

  private mutating func drawHeader() {
    let all = Column.right - 2 * Place.margin
    write(chart.heading, Words.title, x: Column.name.x, y: 44, width: all, style.ink)
    drawLegend()
    for (words, column) in [
      ("Screen", Column.name), ("Width", Column.widths), ("Text size", Column.sizes),
      ("Tightest texts", Column.texts),
    ] {
      write(words, Words.heading, column, y: 98, style.ink)
    }
    drawMarks()
    write("smallest to largest; dot: its own", Words.small, .sizes, y: 118, style.faint)
    write(
      "room for more text; a full bar is as much again", Words.small, .texts, y: 118, style.faint)
  }

  private mutating func drawLegend() {
    var x = Column.name.x
    var colors = [(style.accent, "the screen holds"), (Self.broken, "something breaks")]
    if chart.rows.contains(where: \.isBroken) {
      colors.append((Self.noWorse, "no worse than broken already"))
    }
    for (color, words) in colors + [(style.track, "not tried")] {
      picture.fill(.rounded(CGRect(x: x, y: 59, width: 18, height: 10), radius: 3), color)
      write(words, Words.body, x: x + 25, y: 68, width: 240, style.ink)
      x += 25 + width(of: words, Words.body) + 24
    }
  }

  /// Draws the devices above the axis, starting with the widest. Writes all names if all of them
  /// fit, and otherwise only the widths, without those that do not fit.
  private mutating func drawMarks() {
    for place in labels {
      write(place.words, Words.small, x: place.x, y: 118, width: place.width + 1, style.faint)
    }
  }

  private typealias Label = (words: String, x: CGFloat, width: CGFloat, mark: CGFloat)

  private var labels: [Label] {
    let named = places(
      of: marks.map { mark in
        let words = [mark.words, Self.number(mark.width)].filter { !$0.isEmpty }
        return (words.joined(separator: " "), mark.width)
      })
    return named.count == marks.count
      ? named : places(of: marks.map { (Self.number($0.width), $0.width) })
  }

  /// The places of words that are centred above their widths, without those that would touch
  /// others.
  private func places(of marks: [(words: String, width: CGFloat)]) -> [Label] {
    var places: [Label] = []
    var free = Column.sizes.x
    for mark in marks.reversed() {
      let wide = width(of: mark.words, Words.small)
      let x = min(self.x(of: mark.width) - wide / 2, Column.sizes.x - 12 - wide)
      guard x >= Column.widths.x, x + wide <= free - 8 else { continue }
      places.append((mark.words, x, wide, mark.width))
      free = x
    }
    return places
  }

  // MARK: A row

  private mutating func drawName(_ row: HeadroomChart.Row, _ top: CGFloat) {
    write(row.title, Words.strong, .name, y: top + 34, style.ink)
    write(row.subtitle, Words.body, .name, y: top + 54, style.faint, lines: 2)
    let notes = [
      row.isBroken ? ("broken already", Self.brokenInk) : nil,
      row.isStopped ? ("stopped at the work limit", style.ink) : nil,
    ].compactMap { $0 }
    let last = top + (notes.count > 1 ? 98 : 92)
    for (index, note) in notes.reversed().enumerated() {
      write(note.0, Words.body, .name, y: last - CGFloat(index) * 14, note.1)
    }
  }

  static let broken = Style.Mark.broken.opacity(0.30)
  static let brokenInk = Style.Mark.broken
  static let noWorse = Style.Mark.warning.opacity(0.6)

  /// The colour of what holds in a row.
  private func holding(_ row: HeadroomChart.Row) -> Color {
    row.isBroken ? Self.noWorse : style.accent
  }

  /// What holds in a row, in words. Where something is broken already, nothing more is broken there.
  private static func words(_ words: String, _ row: HeadroomChart.Row) -> String {
    row.isBroken ? "no worse: \(words)" : words
  }

  // MARK: Widths

  /// The width at the right end of the axis: that of the widest screen.
  private var widest: CGFloat { max(1, chart.rows.map(\.width).max() ?? 1) }

  /// The marks up to the end of the axis. The end has one, too, where the widest screen is as wide as no marked device.
  private var marks: [HeadroomChart.Mark] {
    let known = chart.marks.filter { $0.width <= widest + 0.5 }
    let isEndMarked = known.contains { $0.width >= widest - 0.5 }
    return isEndMarked || chart.rows.isEmpty ? known : known + [.init(words: "", width: widest)]
  }

  private func x(of width: CGFloat) -> CGFloat {
    Column.widths.x + width / widest * Column.widths.width
  }

  private mutating func drawWidths(_ row: HeadroomChart.Row, _ top: CGFloat) {
    let (y, height) = (top + 42, CGFloat(16))
    // A line without words above it would say nothing, and one through the words of the row would disturb them.
    for label in labels {
      picture.vertical(
        x: x(of: label.mark), from: y - 6, to: y + height + 6, style.hairline,
        width: Style.Width.hairline)
    }
    let (left, middle, right) = (x(of: 0), x(of: row.smallestWidth), x(of: row.width))
    let isCut = row.belowWords == nil && row.isStopped && row.smallestWidth > 1
    let isOpen = row.belowWords == nil && !isCut
    picture.fill(
      .rect(CGRect(x: left, y: y, width: max(0, middle - left), height: height)),
      isCut ? style.track : isOpen ? holding(row) : Self.broken)
    picture.fill(
      .rect(CGRect(x: middle, y: y, width: max(2, right - middle), height: height)), holding(row))
    let words =
      isOpen ? "any width" : "\(Self.number(row.smallestWidth)) to \(Self.number(row.width)) pt"
    write(
      Self.words(words, row), Words.heading, x: left, y: top + 30, width: right - left, style.ink,
      alignment: .right)
    if let words = row.belowWords {
      write(
        "narrower: \(words)", Words.body, x: left, y: top + 78, width: Column.widths.width,
        style.ink)
    }
  }

  private static func number(_ value: CGFloat) -> String { String(decimal: value, places: 1) }

  // MARK: Text sizes

  private mutating func drawSizes(_ row: HeadroomChart.Row, _ top: CGFloat) {
    let all = ContentSizeCategory.allCases
    let pitch = Column.sizes.width / CGFloat(all.count)
    for (index, category) in all.enumerated() {
      let height = 6 + CGFloat(index) * 2
      let rect = CGRect(
        x: Column.sizes.x + CGFloat(index) * pitch, y: top + 68 - height, width: pitch - 4,
        height: height)
      let color =
        category < row.textSize
        ? style.track
        : category <= row.largestTextSize
          ? holding(row) : row.aboveWords == nil ? style.track : Self.broken
      picture.fill(.rounded(rect, radius: 2), color)
      if category == row.textSize {
        picture.fill(
          Shape.circle(center: CGPoint(x: rect.midX, y: top + 74), radius: 2), style.ink)
      }
    }
    let words =
      row.largestTextSize == all.last
      ? "up to the largest" : "up to \(Self.words(row.largestTextSize))"
    write(Self.words(words, row), Words.heading, .sizes, y: top + 30, style.ink)
    if let words = row.aboveWords {
      write(
        "larger: \(words)", Words.body, x: Column.sizes.x, y: top + 90,
        width: Column.sizes.width + 28,
        style.ink)
    }
  }

  /// The words of a size, short enough for the column.
  private static func words(_ category: ContentSizeCategory) -> String {
    category.words.replacing("extra extra extra", with: "3× extra")
      .replacing("extra extra", with: "2× extra")
  }

  // MARK: Texts

  private mutating func drawTexts(_ row: HeadroomChart.Row, _ top: CGFloat) {
    if row.texts.isEmpty {
      write("no text", Words.body, .texts, y: top + 34, style.faint)
    }
    for (index, text) in row.texts.prefix(4).enumerated() {
      let y = top + 25 + CGFloat(index) * 20
      let isCut = text.moreText.map { $0 < 0 } ?? false
      write(
        isCut ? "cut" : text.words, Words.heading, x: Column.texts.x, y: y, width: 62,
        isCut ? Self.brokenInk : style.ink, alignment: .right)
      let track = CGRect(x: Column.texts.x + 72, y: y - 9, width: 64, height: 8)
      picture.fill(.rounded(track, radius: 3), style.track)
      let share = min(1, max(0, text.moreText ?? 0))
      if share > 0 {
        var bar = track
        bar.size.width = max(3, track.width * share)
        picture.fill(.rect(bar, radius: 3), style.accent)
      }
      write(
        "\(text.view)  “\(text.text)”", Words.body, x: Column.texts.x + 148, y: y,
        width: Column.texts.width - 148, isCut ? Self.brokenInk : style.ink)
    }
  }
}

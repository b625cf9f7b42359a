import Foundation
import LayoutScene
import Typesetting

/// The places of everything on a sheet, in whole points, which are whole pixels at any whole scale.
struct SheetLayout {
  /// For each panel, the length on the sheet of one point of its screen.
  var zooms: [CGFloat]
  /// The tables from the top; usually one.
  var tables: [SheetTracks]
  var size: CGSize
  /// The frame of each panel's screen, points of the sheet.
  var frames: [CGRect]
  /// What stands beside each panel's screen, and the frame of both together.
  var gutters: [Gutter]
  var cards: [CGRect]
  var texts: [PlacedText] = []
  var legend: [PlacedLegend] = []
  /// The badges of the notes; the texts of the notes are in `texts`.
  var noteBadges: [(number: Int, center: CGPoint)] = []
  var rule: CGFloat?

  struct PlacedText {
    var block: TextBlock
    var origin: CGPoint
  }

  struct PlacedLegend {
    var item: SheetLegend.Item
    /// The box that the sample is drawn in.
    var sample: CGRect
  }

  private let typesetter: Typesetter

  /// - Parameter gutters: what stands beside each panel's screen at its own size; none by default.
  init(_ sheet: Sheet, gutters: [Gutter]? = nil, typesetter: Typesetter) {
    self.typesetter = typesetter
    let zooms = SheetZooms.zooms(for: sheet.panels.map(\.scene.size))
    self.zooms = zooms
    self.gutters = sheet.panels.indices.map { gutters?[$0].zoomed(zooms[$0]) ?? Gutter() }
    let screens = zip(sheet.panels, zooms).map { panel, zoom in
      CGSize(
        width: (panel.scene.size.width * zoom).rounded(.up),
        height: (panel.scene.size.height * zoom).rounded(.up))
    }
    let sizes = zip(self.gutters, screens).map { $0.size(beside: $1) }
    tables = SheetTracks.all(for: SheetGrid(sheet.panels, zooms: zooms), sizes: sizes)
    frames = screens.map { CGRect(origin: .zero, size: $0) }
    cards = sizes.map { CGRect(origin: .zero, size: $0) }
    let content = (tables.map(\.width) + [SheetStyle.contentWidth]).max() ?? 0
    size = CGSize(width: content.rounded(.up) + SheetStyle.margin * 2, height: 0)
    var y = SheetStyle.margin
    y = placeHeader(sheet, y: y)
    y = placeLegend(sheet, y: y)
    y = placePanels(sheet, y: y)
    y = placeNotes(sheet, y: y)
    size.height = (y + SheetStyle.margin).rounded(.up)
  }

  private var contentWidth: CGFloat { size.width - SheetStyle.margin * 2 }

  private func block(
    _ text: String, size: CGFloat, weight: FontWeight = .regular, color: Color = SheetStyle.ink,
    width: CGFloat? = nil, lines: Int = 0, language: String = "en"
  ) -> TextBlock {
    TextBlock(
      text, size: size, weight: weight, color: color, width: width, lines: lines,
      language: language, typesetter: typesetter)
  }

  private mutating func place(_ block: TextBlock, x: CGFloat, y: CGFloat) {
    texts.append(PlacedText(block: block, origin: CGPoint(x: x, y: y)))
  }

  // MARK: - Header

  private mutating func placeHeader(_ sheet: Sheet, y top: CGFloat) -> CGFloat {
    let title = block(sheet.title, size: 26, weight: .bold, width: contentWidth, lines: 2)
    place(title, x: SheetStyle.margin, y: top)
    var y = top + title.size.height
    if !sheet.subtitle.isEmpty {
      let subtitle = block(
        sheet.subtitle, size: 13, color: SheetStyle.faint, width: contentWidth, lines: 3)
      place(subtitle, x: SheetStyle.margin, y: y + 4)
      y += 4 + subtitle.size.height
    }
    return y
  }

  private mutating func placeLegend(_ sheet: Sheet, y top: CGFloat) -> CGFloat {
    let items = SheetLegend.items(of: sheet, zoom: zooms.max() ?? 1)
    guard !items.isEmpty else { return top + 28 }
    var (x, y) = (SheetStyle.margin, top + 18)
    for item in items {
      let words = block(item.words, size: 11, color: SheetStyle.faint)
      let width = SheetLegend.sampleWidth(of: item) + 7 + words.size.width
      if x > SheetStyle.margin, x + width > size.width - SheetStyle.margin {
        x = SheetStyle.margin
        y += SheetLegend.lineHeight
      }
      let sample = CGRect(
        x: x, y: y, width: SheetLegend.sampleWidth(of: item), height: SheetLegend.sampleHeight)
      legend.append(PlacedLegend(item: item, sample: sample))
      place(
        words, x: sample.maxX + 7,
        y: (y + (SheetLegend.sampleHeight - words.size.height) / 2).rounded())
      x += width + 22
    }
    return y + SheetLegend.sampleHeight + 32
  }

  // MARK: - Panels

  private mutating func placePanels(_ sheet: Sheet, y top: CGFloat) -> CGFloat {
    let captions = CaptionHeights(sheet)
    var y = top
    for table in tables { y = place(table, captions: captions.height, y: y) }
    return y - SheetStyle.bandGap
  }

  private mutating func place(
    _ table: SheetTracks, captions: CGFloat, y top: CGFloat
  ) -> CGFloat {
    var y = top
    for (band, columns) in table.bands.enumerated() {
      y = placeHeadings(columns, of: table, y: y)
      for row in table.grid.rows.indices {
        let height = table.heights[band][row]
        guard height > 0 else { continue }
        placeRowLabel(row, of: table, y: y)
        for (position, column) in columns.enumerated() {
          guard let panel = table.grid.panels[column][row] else { continue }
          frames[panel].origin = CGPoint(x: Self.x(of: position, in: table), y: y)
          cards[panel].origin = frames[panel].origin
        }
        y += height + captions + SheetStyle.rowGap
      }
      y += SheetStyle.bandGap - SheetStyle.rowGap
    }
    return y
  }

  /// The left edge of the column at a position, points.
  private static func x(of position: Int, in table: SheetTracks) -> CGFloat {
    let label = table.hasRowLabels ? SheetStyle.rowLabel + SheetStyle.rowLabelGap : 0
    let before = table.widths.prefix(position).reduce(0) { $0 + $1 + SheetStyle.columnGap }
    return SheetStyle.margin + label + before
  }

  /// Places the headings above a band's columns, aligned at their bottoms, and returns the y below
  /// them.
  private mutating func placeHeadings(
    _ columns: Range<Int>, of table: SheetTracks, y: CGFloat
  ) -> CGFloat {
    let headings = columns.enumerated().map { position, column in
      heading(table.grid.columns[column], width: table.widths[position])
    }
    let height = headings.map(\.height).max() ?? 0
    guard height > 0 else { return y }
    for (position, heading) in headings.enumerated() {
      place(heading, x: Self.x(of: position, in: table), y: y + height - heading.height)
    }
    return y + height + SheetStyle.labelGap
  }

  private mutating func placeRowLabel(_ row: Int, of table: SheetTracks, y: CGFloat) {
    guard table.hasRowLabels else { return }
    let heading = heading(table.grid.rows[row], width: SheetStyle.rowLabel)
    place(heading, x: SheetStyle.margin, y: y)
  }

  /// A heading's texts with their places relative to its top left corner.
  private struct HeadingBlocks {
    var blocks: [(block: TextBlock, origin: CGPoint)] = []
    var height: CGFloat = 0
  }

  private func heading(_ heading: SheetGrid.Heading, width: CGFloat) -> HeadingBlocks {
    var result = HeadingBlocks()
    guard !heading.title.isEmpty else { return result }
    let title = block(
      heading.title, size: 14, weight: .semibold, width: width, lines: 2,
      language: heading.language)
    result.blocks.append((title, .zero))
    result.height = title.size.height
    var details = heading.details
    if let tag = heading.tag {
      // Puts as much of the rest beside the title as fits, the tag first.
      let rests = [(["(\(tag))"] + details, 0), (["(\(tag))"], details.count)]
      let beside = rests.lazy.map { words, left in
        (block(words.joined(separator: " · "), size: 12, color: SheetStyle.faint), left)
      }.first { title.size.width + 5 + $0.0.size.width <= width }
      if let (short, left) = beside {
        let y = title.firstBaseline - short.firstBaseline
        result.blocks.append((short, CGPoint(x: title.size.width + 5, y: y)))
        details = Array(details.suffix(left))
      } else {
        details.insert("(\(tag))", at: 0)
      }
    }
    if !details.isEmpty {
      let detail = block(
        details.joined(separator: " · "), size: 11, color: SheetStyle.faint, width: width, lines: 3)
      result.blocks.append((detail, CGPoint(x: 0, y: result.height + 2)))
      result.height += 2 + detail.size.height
    }
    return result
  }

  private mutating func place(_ heading: HeadingBlocks, x: CGFloat, y: CGFloat) {
    for (block, origin) in heading.blocks { place(block, x: x + origin.x, y: y + origin.y) }
  }

  // MARK: - Notes

  private mutating func placeNotes(_ sheet: Sheet, y top: CGFloat) -> CGFloat {
    guard !sheet.notes.isEmpty else { return top }
    rule = top + 28
    var y = top + 28 + 24
    let heading = block("Findings", size: 17, weight: .semibold)
    place(heading, x: SheetStyle.margin, y: y)
    y += heading.size.height + 16
    let gap = SheetStyle.noteGap
    let fitting = Int((contentWidth + gap) / (SheetStyle.noteWidth + gap))
    let count = min(max(1, fitting), sheet.notes.count)
    let width = min(560, ((contentWidth + gap) / CGFloat(count) - gap).rounded(.down))
    let notes = sheet.notes.map { note($0, width: width - SheetStyle.noteIndent) }
    let columns = Self.flow(notes.map { $0.height + SheetStyle.noteSpacing }, columns: count)
    var bottom = y
    for (column, range) in columns.enumerated() {
      let x = SheetStyle.margin + CGFloat(column) * (width + gap)
      var y = y
      for index in range {
        noteBadges.append((index + 1, CGPoint(x: x + 11, y: y + 8)))
        for (block, origin) in notes[index].blocks {
          place(block, x: x + SheetStyle.noteIndent + origin.x, y: y + origin.y)
        }
        y += notes[index].height + SheetStyle.noteSpacing
      }
      bottom = max(bottom, y - SheetStyle.noteSpacing)
    }
    return bottom
  }

  private func note(_ note: Sheet.Note, width: CGFloat) -> HeadingBlocks {
    var result = HeadingBlocks()
    func add(_ block: TextBlock, _ space: CGFloat) {
      result.blocks.append((block, CGPoint(x: 0, y: result.height + space)))
      result.height += space + block.size.height
    }
    for (index, statement) in note.statements.enumerated() {
      add(block(statement.text, size: 13, width: width), index == 0 ? 0 : 4)
      if let hint = statement.hint {
        add(block(hint, size: 12, color: SheetStyle.faint, width: width), 2)
      }
    }
    let origin = [note.severity.rawValue.capitalized, note.rule, note.view ?? "", note.cells]
    add(
      block(
        origin.filter { !$0.isEmpty }.joined(separator: " · "), size: 11, weight: .medium,
        color: SheetStyle.faint, width: width), 3)
    return result
  }

  /// Divides blocks of the given heights among columns so that the highest column is as low as
  /// possible. The blocks keep their order, down one column after the other.
  static func flow(_ heights: [CGFloat], columns: Int) -> [Range<Int>] {
    var (low, high) = (heights.max() ?? 0, heights.reduce(0, +))
    // A binary search in whole points, because heights are whole.
    while low < high {
      let middle = ((low + high) / 2).rounded(.down)
      if fill(heights, upTo: middle).count <= columns {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return fill(heights, upTo: low)
  }

  private static func fill(_ heights: [CGFloat], upTo limit: CGFloat) -> [Range<Int>] {
    var (ranges, start, height): ([Range<Int>], Int, CGFloat) = ([], 0, 0)
    for (index, next) in heights.enumerated() {
      if index > start, height + next > limit {
        ranges.append(start..<index)
        (start, height) = (index, 0)
      }
      height += next
    }
    return start < heights.count ? ranges + [start..<heights.count] : ranges
  }
}

/// The height that is kept free for the caption below every screen of a sheet.
private struct CaptionHeights {
  var height: CGFloat = 0

  init(_ sheet: Sheet) {
    if sheet.panels.contains(where: { !$0.caption.isEmpty }) {
      height += SheetStyle.captionGap + SheetCaption.lineHeight
    }
    if !sheet.notes.isEmpty { height += SheetCaption.lineHeight }
  }
}

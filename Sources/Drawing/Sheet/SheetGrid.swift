import Foundation
import LayoutScene

/// The rows and columns of a sheet's panels. Only traits in which cells differ make rows and
/// columns.
///
/// One axis is the locale, the other all other traits that vary; either may be the columns. Columns
/// that do not fit beside each other continue in a further band below.
struct SheetGrid: Equatable {
  struct Heading: Hashable {
    var title: String
    /// Shown after the title, in brackets.
    var tag: String?
    /// Less important than the title.
    var details: [String] = []
    /// The language that the title is in.
    var language = "en"
  }

  var columns: [Heading]
  /// A single row has a heading without a title.
  var rows: [Heading]
  /// Indices into the sheet's panels by column and row; nil where there is no such cell.
  var panels: [[Int?]]

  /// The grid with rows and columns exchanged.
  var transposed: SheetGrid {
    SheetGrid(
      columns: rows, rows: columns,
      panels: rows.indices.map { row in columns.indices.map { panels[$0][row] } })
  }
}

extension SheetGrid {
  /// A grid with a column for each locale.
  ///
  /// - Parameter zooms: the panels' zooms; where they differ, the headings name them.
  init(_ sheetPanels: [Sheet.Panel], zooms: [CGFloat] = []) {
    let traits = Traits(sheetPanels.map(\.scene.cell))
    let keys = traits.keys(of: sheetPanels.map(\.scene.cell))
    columns = []
    rows = []
    var columnIndices: [String: Int] = [:]
    var rowIndices: [RowKey: Int] = [:]
    var places: [(column: Int, row: Int)] = []
    let hasZooms = Set(zooms).count > 1
    for (index, (panel, key)) in zip(sheetPanels, keys).enumerated() {
      if columnIndices[key.locale] == nil {
        columnIndices[key.locale] = columns.count
        columns.append(traits.localeHeading(of: panel))
      }
      if rowIndices[key.row] == nil {
        rowIndices[key.row] = rows.count
        var heading = traits.rowHeading(of: panel)
        if hasZooms { heading.details.append("at \(Int((zooms[index] * 100).rounded())) %") }
        rows.append(heading)
      }
      places.append((columnIndices[key.locale] ?? 0, rowIndices[key.row] ?? 0))
    }
    panels = Array(repeating: Array(repeating: nil, count: rows.count), count: columns.count)
    for (index, place) in places.enumerated() { panels[place.column][place.row] = index }
    // With a single locale, the other traits become the columns.
    if columns.count == 1, rows.count > 1 { self = transposed }
  }

  /// Splits the table into several with consecutive rows of about the same width, so that columns of
  /// phones are not as wide as tablets, and the rows keep their order.
  ///
  /// - Parameter widths: the panels' widths as drawn, points.
  func blocks(widths: [CGFloat]) -> [SheetGrid] {
    guard columns.count > 1 else { return [self] }
    var blocks: [(range: ClosedRange<CGFloat>, rows: [Int])] = []
    for row in rows.indices {
      let own = columns.indices.compactMap { panels[$0][row] }.map { widths[$0] }.max() ?? 0
      if let last = blocks.indices.last {
        let range = blocks[last].range
        let wider = min(own, range.lowerBound)...max(own, range.upperBound)
        if wider.upperBound <= wider.lowerBound * SheetStyle.widthRatio {
          blocks[last].range = wider
          blocks[last].rows.append(row)
          continue
        }
      }
      blocks.append((own...own, [row]))
    }
    return blocks.count > 1 ? blocks.map { part(rows: $0.rows) } : [self]
  }

  /// Some of the rows, with the columns that they have panels in.
  private func part(rows chosen: [Int]) -> SheetGrid {
    let used = columns.indices.filter { column in
      chosen.contains { panels[column][$0] != nil }
    }
    return SheetGrid(
      columns: used.map { columns[$0] }, rows: chosen.map { rows[$0] },
      panels: used.map { column in chosen.map { panels[column][$0] } })
  }

  private struct RowKey: Hashable {
    var words: [String]
    /// A number that distinguishes cells with the same traits.
    var repetition: Int
  }

  /// The traits in which cells differ.
  private struct Traits {
    /// Those besides the locale.
    private var differing: Set<Cell.Trait>
    /// Whether only some cells are laid out from right to left; their headings then say so.
    private var mixesDirections: Bool

    init(_ cells: [Cell]) {
      differing = Set(Cell.differing(cells)).subtracting([.locale])
      mixesDirections = Set(cells.map(\.direction)).count > 1
    }

    func keys(of cells: [Cell]) -> [(locale: String, row: RowKey)] {
      var counts: [[String]: Int] = [:]
      return cells.map { cell in
        let words = Cell.Trait.allCases.filter(differing.contains).map(cell.word(of:))
        let repetition = counts[[cell.locale] + words, default: 0]
        counts[[cell.locale] + words] = repetition + 1
        return (cell.locale, RowKey(words: words, repetition: repetition))
      }
    }

    func localeHeading(of panel: Sheet.Panel) -> Heading {
      let isNamed =
        mixesDirections && !differing.contains(.direction) && panel.scene.direction == .rightToLeft
      return Heading(
        title: panel.labels.locale, tag: panel.labels.tag,
        details: isNamed ? [panel.labels.direction] : [], language: panel.scene.locale)
    }

    func rowHeading(of panel: Sheet.Panel) -> Heading {
      let words = Cell.Trait.asRead.filter(differing.contains).map(panel.labels.word(for:))
      return Heading(title: words.first ?? "", details: Array(words.dropFirst()))
    }
  }
}

import Foundation
import LayoutScene

/// How wide each column of a sheet is and how high each row, and with how many columns beside each
/// other the sheet comes nearest to the shape of a screen.
struct SheetTracks: Equatable {
  var grid: SheetGrid
  /// How many columns there are beside each other.
  var columnsPerBand: Int
  /// Of the columns beside each other, points.
  var widths: [CGFloat]
  /// By band and row, points, without the words above and below.
  var heights: [[CGFloat]]

  /// The columns of each band.
  var bands: [Range<Int>] {
    stride(from: 0, to: grid.columns.count, by: columnsPerBand).map {
      $0..<min($0 + columnsPerBand, grid.columns.count)
    }
  }

  /// Whether it is one of several tables, so that even a single row has to say what it is.
  var isPart = false

  var hasRowLabels: Bool {
    grid.rows.contains { !$0.title.isEmpty } && (grid.rows.count > 1 || isPart)
  }

  /// The width of all columns with the gaps between, and what labels the rows.
  var width: CGFloat {
    let label = hasRowLabels ? SheetStyle.rowLabel + SheetStyle.rowLabelGap : 0
    return label + widths.reduce(0, +) + SheetStyle.columnGap * CGFloat(max(0, widths.count - 1))
  }

  /// The tracks of each of a sheet's tables, from the top.
  ///
  /// - Parameter sizes: of the panels as they are drawn, points.
  static func all(for grid: SheetGrid, sizes: [CGSize]) -> [SheetTracks] {
    let blocks = grid.blocks(widths: sizes.map(\.width))
    guard blocks.count > 1 else { return [best(for: grid, sizes: sizes)] }
    return blocks.map { block in
      var tracks = best(
        for: block, sizes: sizes, aspect: SheetStyle.aspect * CGFloat(blocks.count),
        isTransposable: false)
      tracks.isPart = true
      return tracks
    }
  }

  /// The tracks of the sheet whose shape is best.
  ///
  /// - Parameters:
  ///   - sizes: of the panels as they are drawn, points.
  ///   - aspect: the width over the height that is best.
  ///   - isTransposable: whether locales may be rows.
  static func best(
    for grid: SheetGrid, sizes: [CGSize], aspect: CGFloat = SheetStyle.aspect,
    isTransposable: Bool = true
  ) -> SheetTracks {
    let isTable = grid.rows.count > 1 && isTransposable
    var best: SheetTracks?
    var least = CGFloat.infinity
    for grid in isTable ? [grid, grid.transposed] : [grid] {
      let count = max(1, grid.columns.count)
      // As many columns in each band as in the others, or one less in the last ones.
      for bands in 1...count {
        let tracks = SheetTracks(
          grid, columnsPerBand: (count + bands - 1) / bands, sizes: sizes)
        let cost = tracks.cost(aspect: aspect)
        // The first of equals: locales as columns.
        if cost < least - 1e-9 { (best, least) = (tracks, cost) }
      }
    }
    return best ?? SheetTracks(grid, columnsPerBand: 1, sizes: sizes)
  }

  init(_ grid: SheetGrid, columnsPerBand: Int, sizes: [CGSize]) {
    self.grid = grid
    self.columnsPerBand = columnsPerBand
    widths = Array(
      repeating: SheetStyle.columnWidth, count: min(columnsPerBand, grid.columns.count))
    heights = []
    for band in bands {
      var rows = [CGFloat](repeating: 0, count: grid.rows.count)
      for column in band {
        for (row, panel) in grid.panels[column].enumerated() {
          guard let panel else { continue }
          let position = column - band.lowerBound
          widths[position] = max(widths[position], sizes[panel].width)
          rows[row] = max(rows[row], sizes[panel].height)
        }
      }
      heights.append(rows)
    }
  }

  /// How far the sheet is from the shape of a screen, as a factor's logarithm; how large it is, which
  /// counts half, since a row of a tablet's height for one phone is mostly empty; and how much a table
  /// is torn apart, of which each row should stay one.
  private func cost(aspect: CGFloat) -> CGFloat {
    let words = 70.0
    let rows = heights.reduce(0) { $0 + $1.reduce(0) { $0 + $1 + words } + SheetStyle.bandGap }
    let width = width + SheetStyle.margin * 2
    // What stands above the grid.
    let height = rows + 130 + SheetStyle.margin
    let missing =
      CGFloat(bands.count * columnsPerBand - grid.columns.count) / CGFloat(columnsPerBand)
    let tears = grid.rows.count > 1 ? CGFloat(bands.count - 1) * 0.5 : 0
    return abs(log(width / height / aspect)) + 0.5 * log(width * height) + 0.1 * missing
      + tears
  }
}

import Foundation
import LayoutScene

/// The widths of a sheet's columns, the heights of its rows, and the number of columns beside each
/// other that brings the sheet nearest to the shape of a screen.
struct SheetTracks: Equatable {
  var grid: SheetGrid
  /// The number of columns beside each other.
  var columnsPerBand: Int
  /// The widths of the columns beside each other, points.
  var widths: [CGFloat]
  /// The heights of the rows of each band, points, without the words above and below the panels.
  var heights: [[CGFloat]]

  /// The columns of each band.
  var bands: [Range<Int>] {
    stride(from: 0, to: grid.columns.count, by: columnsPerBand).map {
      $0..<min($0 + columnsPerBand, grid.columns.count)
    }
  }

  /// Whether this is one of several tables, in which even a single row needs a label.
  var isPart = false

  var hasRowLabels: Bool {
    grid.rows.contains { !$0.title.isEmpty } && (grid.rows.count > 1 || isPart)
  }

  /// The width of the row labels and of all columns with their gaps.
  var width: CGFloat {
    let label = hasRowLabels ? SheetStyle.rowLabel + SheetStyle.rowLabelGap : 0
    return label + widths.reduce(0, +) + SheetStyle.columnGap * CGFloat(max(0, widths.count - 1))
  }

  /// The tracks of each of a sheet's tables, from the top.
  ///
  /// - Parameter sizes: the panels' sizes as drawn, points.
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

  /// The tracks that give the sheet the best shape.
  ///
  /// - Parameters:
  ///   - sizes: the panels' sizes as drawn, points.
  ///   - aspect: the preferred ratio of width to height.
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
      // All bands have the same number of columns, except for the last.
      for bands in 1...count {
        let tracks = SheetTracks(
          grid, columnsPerBand: (count + bands - 1) / bands, sizes: sizes)
        let cost = tracks.cost(aspect: aspect)
        // Of equal costs the first is kept, which has locales as columns.
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

  /// The sum of four costs: the logarithm of the factor between the sheet's aspect and the
  /// preferred one; half the logarithm of the sheet's area, since a row with the height of a tablet
  /// for one phone is mostly empty; a little for empty columns in the last band; and for each band
  /// beyond the first, if there are several rows, because a row should stay in one piece.
  private func cost(aspect: CGFloat) -> CGFloat {
    let words = 70.0
    let rows = heights.reduce(0) { $0 + $1.reduce(0) { $0 + $1 + words } + SheetStyle.bandGap }
    let width = width + SheetStyle.margin * 2
    // 130 points are for the header above the grid.
    let height = rows + 130 + SheetStyle.margin
    let missing =
      CGFloat(bands.count * columnsPerBand - grid.columns.count) / CGFloat(columnsPerBand)
    let tears = grid.rows.count > 1 ? CGFloat(bands.count - 1) * 0.5 : 0
    return abs(log(width / height / aspect)) + 0.5 * log(width * height) + 0.1 * missing
      + tears
  }
}

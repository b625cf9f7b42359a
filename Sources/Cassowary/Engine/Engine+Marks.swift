/// The lists of columns that wait for a step. A mark on the column keeps it from being listed
/// twice.
extension Engine {
  /// Lists a basic column whose slope may have changed.
  @inline(__always) mutating func markDirty(_ column: Int) {
    guard !columns[column].marks.contains(.dirty) else { return }
    columns[column].marks.insert(.dirty)
    dirty.append(column)
  }

  /// Lists a non-basic column whose reduced cost may improve the cost.
  @inline(__always) mutating func markCandidate(_ column: Int) {
    guard !columns[column].marks.contains(.candidate) else { return }
    columns[column].marks.insert(.candidate)
    candidates.append(column)
  }

  /// Lists a non-basic column whose placement is to be chosen again.
  mutating func markUnplaced(_ column: Int) {
    guard !columns[column].marks.contains(.unplaced) else { return }
    columns[column].marks.insert(.unplaced)
    unplaced.append(column)
  }

  /// Lists a basic column with required constraints that has left its segment.
  mutating func markStrayed(_ column: Int) {
    guard !columns[column].marks.contains(.strayed) else { return }
    columns[column].marks.insert(.strayed)
    strayed.append(column)
  }

  /// Lists a variable whose value changed. Activities are not listed.
  @inline(__always) mutating func markChanged(_ column: Int) {
    guard !Column.isActivity(column), !columns[column].marks.contains(.changed) else { return }
    columns[column].marks.insert(.changed)
    changed.append(column)
  }

  /// Lists a column whose clarity is to be checked again, if the others' is known.
  @inline(__always) mutating func doubt(_ column: Int) {
    guard travelled < .infinity, !columns[column].marks.contains(.doubtful) else { return }
    columns[column].marks.insert(.doubtful)
    doubtful.append(column)
  }
}

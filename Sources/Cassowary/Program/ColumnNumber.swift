/// The numbers of columns: runs of 64 variables alternate with runs of 64 activities.
///
/// Variables 0 to 63 are columns 0 to 63, rows 0 to 63 have their activities at columns 64 to 127,
/// and so on. Both kinds can grow independently, and values that are read together are adjacent in
/// memory.
@usableFromInline enum ColumnNumber {
  /// The column of a variable.
  @inlinable @inline(__always) static func ofVariable(_ index: Int) -> Int {
    index + (index & ~63)
  }

  /// `count`, rounded up to whole pairs of runs.
  static func wholeRuns(_ count: Int) -> Int { (count + 127) & ~127 }

  /// The column of a row's activity.
  @inline(__always) static func ofActivity(row: Int) -> Int { row + (row & ~63) + 64 }
}

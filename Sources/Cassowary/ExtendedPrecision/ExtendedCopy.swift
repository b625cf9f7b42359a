/// A part of the system as an `ExtendedSimplex`, and what its numbers stand for.
struct ExtendedCopy {
  /// The copy, whose breakpoints and columns are numbered from 0.
  var simplex: ExtendedSimplex
  /// By the copy's breakpoint, the engine's.
  var breakpoints: [Int]
  /// By the copy's column, the engine's.
  var columns: [Int]
}

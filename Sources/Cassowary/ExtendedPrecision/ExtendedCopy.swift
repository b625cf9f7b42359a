/// A part of the system as an `ExtendedSimplex`, with the engine's numbers of its breakpoints and
/// columns.
struct ExtendedCopy {
  /// The copy, whose breakpoints and columns are numbered from 0.
  var simplex: ExtendedSimplex
  /// The engine's number of each breakpoint of the copy.
  var breakpoints: [Int]
  /// The engine's number of each column of the copy.
  var columns: [Int]
}

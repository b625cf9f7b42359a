/// Why an operation of the solver failed.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraint contradicts other required ones. The solver is unchanged.
  case conflict(Conflict)
  /// The solver stopped at `Solver.workLimit`. The values are the best found so far.
  case workLimit
  /// A coefficient, a constant or a priority is NaN, infinite or out of range.
  case notFinite
}

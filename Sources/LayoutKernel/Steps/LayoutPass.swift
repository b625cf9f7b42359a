import Cassowary

/// One of the two passes over the texts of a layout (see `FirstPass`).
package struct LayoutPass {
  package let solver: Solver
  /// The form of a row in this pass; in the first, a text has its natural size.
  package let form: (Row) -> LinearForm
  /// The open optima; nil if every variable is unique.
  package let optima: OpenOptima?

  init(solver: Solver, form: @escaping (Row) -> LinearForm) {
    self.solver = solver
    self.form = form
    optima = solver.openOptima()
  }

  /// Whether a variable has more than one value among the solutions of this pass.
  package func isFree(_ variable: Variable) -> Bool {
    optima.map { $0.rate(of: variable) != 0 } ?? false
  }

  package func value(of row: Row, at values: (Variable) -> Double) -> Double {
    form(row).value(at: values)
  }
}

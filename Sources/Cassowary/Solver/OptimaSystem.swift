import Work

/// The optimal face as equations and inequalities in the variables that may move.
struct OptimaSystem {
  /// By place, the variable's index.
  private(set) var variables: [Int] = []
  /// By variable, its place, or -1.
  private(set) var places: [Int]
  /// By place, the value in the current optimum.
  private var values: [Double] = []
  /// The ranges that are points.
  private var equations: [SparseRow] = []
  /// The ends of the other ranges.
  private var inequalities: [Inequality] = []

  /// The inequality `row + constant ≥ 0`.
  private struct Inequality {
    var row: SparseRow
    var constant: Double
    /// The slack up to which it is tight.
    var tolerance: Double

    /// The inequality's distance from being tight.
    func slack(at values: [Double]) -> Double { row.value(at: values) + constant }
  }

  /// The system for the solver's current optimum.
  init(_ solver: Solver, _ optimalFace: OptimalFace) {
    places = [Int](repeating: -1, count: optimalFace.mayMove.count)
    for index in optimalFace.mayMove.indices where optimalFace.mayMove[index] {
      places[index] = variables.count
      variables.append(index)
      values.append(solver.value(of: Variable(index: index)))
    }
    guard !variables.isEmpty else { return }
    for range in optimalFace.ranges.variables where places[range.index] >= 0 {
      add(SparseRow([(places[range.index], 1)]), range.low, range.high)
    }
    for range in optimalFace.ranges.rows {
      var (low, high) = (range.low, range.high)
      guard low.isFinite || high.isFinite else { continue }
      var row: [(Int, Double)] = []
      for term in range.terms.terms {
        let place = places[term.variable.index]
        if place >= 0 {
          row.append((place, term.coefficient))
        } else {
          let fixed = term.coefficient * solver.value(of: term.variable)
          low -= fixed
          high -= fixed
        }
      }
      if !row.isEmpty { add(SparseRow(row), low, high) }
    }
  }

  /// Adds the range of a row.
  private mutating func add(_ row: SparseRow, _ low: Double, _ high: Double) {
    func tolerance(_ bound: Double) -> Double { Tolerance.tight * max(1, abs(bound)) }
    if low.isFinite, high - low <= Tolerance.pointRange * max(1, abs(low)) {
      equations.append(row)
      return
    }
    if low.isFinite {
      inequalities.append(Inequality(row: row, constant: -low, tolerance: tolerance(low)))
    }
    if high.isFinite {
      inequalities.append(
        Inequality(row: row.negated, constant: high, tolerance: tolerance(high)))
    }
  }

  /// A point of the relative interior, and the equations that hold in every optimum.
  ///
  /// Repeatedly looks for an optimum with slack in the inequalities that are tight in all optima
  /// found so far, for all of them at once, until none gains slack. The mean of the found optima
  /// has slack in every inequality that has it in one of them.
  func interiorPoint(_ budget: WorkBudget) -> (point: [Double], equations: [SparseRow]) {
    var tight = inequalities.indices.filter {
      inequalities[$0].slack(at: values) <= inequalities[$0].tolerance
    }
    guard !tight.isEmpty else { return (values, equations) }
    let solver = Solver(budget)
    let local = values.map { _ in solver.makeVariable() }
    func expression(_ row: SparseRow, _ constant: Double) -> Expression {
      Expression(
        terms: row.entries.map { Term(local[$0.place], $0.coefficient) }, constant: constant)
    }
    for row in equations {
      _ = try? solver.add(expression(row, -row.value(at: values)), .equal, priority: .required)
    }
    for inequality in inequalities {
      _ = try? solver.add(
        expression(inequality.row, inequality.constant), .greaterThanOrEqual, priority: .required)
    }
    var slackGoals: [Int: Constraint] = [:]
    for index in tight {
      let inequality = inequalities[index]
      slackGoals[index] = try? solver.add(
        expression(inequality.row, inequality.constant - 1), .greaterThanOrEqual,
        priority: Priority(1))
    }
    var (sum, count) = (values, 1.0)
    while true {
      let point = local.map { solver.value(of: $0) }
      let loosened = tight.filter {
        inequalities[$0].slack(at: point) > inequalities[$0].tolerance
      }
      guard !loosened.isEmpty else { break }
      for place in sum.indices { sum[place] += point[place] }
      count += 1
      for index in loosened { slackGoals[index].map(solver.remove) }
      let gone = Set(loosened)
      tight.removeAll { gone.contains($0) }
      if tight.isEmpty { break }
    }
    return (sum.map { $0 / count }, equations + tight.map { inequalities[$0].row })
  }
}

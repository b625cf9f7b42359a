/// All optima at once, seen from one that lies between the others: which variables differ between
/// optima, and the independent directions in which one can go from one optimum to another.
///
/// The optima are the points of a polyhedron (see `Probe`). Its inequalities that hold strictly
/// somewhere hold strictly at a point inside; what is left is equations, and the solutions of
/// their homogeneous system are the directions. Variables that cannot move are constants.
public struct OpenOptima {
  private let solver: Solver
  private let variables: [Int]
  /// By variable, its place in `variables`; -1 for one that is the same in every optimum.
  private let places: [Int]
  private let inner: [Double]
  private let rates: [Double]
  private let equations: [SparseRow]

  /// A direction from optimum to optimum.
  public struct Freedom: Sendable {
    /// What goes its way by 1, while those of the other freedoms stay.
    public var variable: Variable
    /// What moves along, with the change of each for a change of 1, ascending by variable; includes
    /// `variable` itself.
    public var rates: [(variable: Variable, rate: Double)]
  }

  /// Nil where there is only one optimum.
  init?(_ solver: Solver, _ probe: Probe) {
    let system = OptimaSystem(solver, probe)
    guard !system.variables.isEmpty else { return nil }
    let (inner, equations) = system.inside()
    let echelon = Echelon(equations, count: system.variables.count)
    let rates = echelon.genericDirection()
    guard rates.contains(where: { $0 != 0 }) else { return nil }
    self.solver = solver
    self.inner = inner
    self.equations = equations
    self.rates = rates
    variables = system.variables
    places = system.places
  }

  /// In an optimum at which every constraint holds strictly that does so in any of them.
  public func value(of variable: Variable) -> Double {
    let place = places[variable.index]
    return place < 0 ? solver.value(of: variable) : inner[place]
  }

  /// Along a direction in which everything moves that can; 0 for a unique variable.
  public func rate(of variable: Variable) -> Double {
    let place = places[variable.index]
    return place < 0 ? 0 : rates[place]
  }

  /// As many as are needed to describe all optima. Of variables that follow from each other the
  /// first of `preference` stands for them; those that it leaves out come after it, ascending.
  public func freedoms(preferring preference: [Variable]) -> [Freedom] {
    var order: [Int] = []
    var isKnown = [Bool](repeating: false, count: variables.count)
    for place in preference.map({ places[$0.index] }) + Array(variables.indices)
    where place >= 0 && !isKnown[place] {
      isKnown[place] = true
      order.append(place)
    }
    var rank = [Int](repeating: 0, count: order.count)
    for (position, place) in order.enumerated() { rank[place] = position }
    let echelon = Echelon(equations.map { $0.renamed(rank) }, count: order.count)
    return echelon.directions().map { direction in
      Freedom(
        variable: Variable(index: variables[order[direction.free]]),
        rates: direction.rates
          .map { (Variable(index: variables[order[$0.place]]), $0.rate) }
          .sorted { $0.0.index < $1.0.index })
    }
  }
}

extension Solver {
  /// What priorities leave open; nil where every variable is unique.
  public func openOptima() -> OpenOptima? {
    settle()
    if probe == nil { probe = Probe(engine) }
    return probe.flatMap { OpenOptima(self, $0) }
  }
}

/// The optima as a system in the variables that may move.
private struct OptimaSystem {
  private(set) var variables: [Int] = []
  private(set) var places: [Int]
  private var values: [Double] = []
  private var equations: [SparseRow] = []
  private var inequalities: [Inequality] = []

  /// `row + constant ≥ 0`.
  private struct Inequality {
    var row: SparseRow
    var constant: Double
    var tolerance: Double

    func slack(at values: [Double]) -> Double { row.value(at: values) + constant }
  }

  init(_ solver: Solver, _ probe: Probe) {
    places = [Int](repeating: -1, count: probe.mayMove.count)
    for index in probe.mayMove.indices where probe.mayMove[index] {
      places[index] = variables.count
      variables.append(index)
      values.append(solver.value(of: Variable(index: index)))
    }
    guard !variables.isEmpty else { return }
    for one in probe.ranges.variables where places[one.index] >= 0 {
      add(SparseRow([(places[one.index], 1)]), one.low, one.high)
    }
    for one in probe.ranges.rows {
      var (low, high) = (one.low, one.high)
      guard low.isFinite || high.isFinite else { continue }
      var row: [(Int, Double)] = []
      for term in one.terms.terms {
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

  private mutating func add(_ row: SparseRow, _ low: Double, _ high: Double) {
    func tolerance(_ bound: Double) -> Double { 1e-6 * max(1, abs(bound)) }
    if low.isFinite, high - low <= 1e-9 * max(1, abs(low)) {
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

  /// A point inside and the equations that hold everywhere.
  ///
  /// Those inequalities that are tight at all optima found so far are asked for slack, all at once,
  /// until nothing gives any more. The mean of the optima found has the slack of each.
  func inside() -> (point: [Double], equations: [SparseRow]) {
    var tight = inequalities.indices.filter {
      inequalities[$0].slack(at: values) <= inequalities[$0].tolerance
    }
    guard !tight.isEmpty else { return (values, equations) }
    let solver = Solver()
    let local = values.map { _ in solver.makeVariable() }
    func expression(_ row: SparseRow, _ constant: Double) -> Expression {
      Expression(
        terms: row.entries.map { Term(local[$0.place], $0.coefficient) }, constant: constant)
    }
    for row in equations {
      _ = try? solver.add(expression(row, -row.value(at: values)), .equal, priority: .required)
    }
    for one in inequalities {
      _ = try? solver.add(
        expression(one.row, one.constant), .greaterThanOrEqual, priority: .required)
    }
    var wishes: [Int: Constraint] = [:]
    for index in tight {
      let one = inequalities[index]
      wishes[index] = try? solver.add(
        expression(one.row, one.constant - 1), .greaterThanOrEqual, priority: Priority(1))
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
      for index in loosened { wishes[index].map(solver.remove) }
      let gone = Set(loosened)
      tight.removeAll { gone.contains($0) }
      if tight.isEmpty { break }
    }
    return (sum.map { $0 / count }, equations + tight.map { inequalities[$0].row })
  }
}

/// The choices that the priorities leave: the variables that differ between optima, and the
/// independent directions from one optimum to others.
///
/// The optima are the points of a polyhedron (`OptimalFace`). At a point of its relative interior,
/// every inequality that is strict in some optimum is strict. The inequalities that are tight there
/// are equations, and the directions are the solutions of their homogeneous system.
public struct OpenOptima {
  /// The solver, for the values of unique variables.
  private let solver: Solver
  /// By place, the variable's index. Only variables that may move have a place.
  private let variables: [Int]
  /// By variable, its place in `variables`; -1 for a variable that is the same in every optimum.
  private let places: [Int]
  /// By place, the value at a point of the relative interior.
  private let interiorPoint: [Double]
  /// By place, the rate along a direction in which every variable moves that can move.
  private let rates: [Double]
  /// The equations that hold in every optimum.
  private let equations: [SparseRow]

  /// An independent direction from one optimum to others.
  public struct Freedom: Sendable {
    /// The variable that represents the direction: it changes by 1, while the variables that
    /// represent other freedoms keep their values.
    public var variable: Variable
    /// All variables that move, including `variable`, each with its change when `variable` changes
    /// by 1. In ascending order of variables.
    public var rates: [(variable: Variable, rate: Double)]
  }

  /// The open choices of a solver; nil if there is only one optimum, or no work is left to find others.
  init?(_ solver: Solver, _ optimalFace: OptimalFace) {
    let system = OptimaSystem(solver, optimalFace)
    guard !system.variables.isEmpty else { return nil }
    let (interiorPoint, equations) = system.interiorPoint(solver.budget)
    guard let echelon = Echelon(equations, count: system.variables.count, solver.budget) else {
      return nil
    }
    let rates = echelon.genericDirection()
    guard rates.contains(where: { $0 != 0 }) else { return nil }
    self.solver = solver
    self.interiorPoint = interiorPoint
    self.equations = equations
    self.rates = rates
    variables = system.variables
    places = system.places
  }

  /// The value of a variable in the interior of the set of optima: an optimum at which every
  /// inequality is strict that is strict in any optimum.
  public func value(of variable: Variable) -> Double {
    let place = places[variable.index]
    return place < 0 ? solver.value(of: variable) : interiorPoint[place]
  }

  /// The rate of a variable along a direction in which every variable moves that can move; 0 for a
  /// unique variable.
  public func rate(of variable: Variable) -> Double {
    let place = places[variable.index]
    return place < 0 ? 0 : rates[place]
  }

  /// Independent directions that together describe all optima. Among variables that follow from
  /// each other, the first in `preference` represents the direction. Variables that are not in
  /// `preference` come after it, in ascending order. Once no work is left, the rest is left out.
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
    guard
      let echelon = Echelon(
        equations.map { $0.renamed(rank) }, count: order.count, solver.budget)
    else { return [] }
    return echelon.directions(solver.budget).map { direction in
      Freedom(
        variable: Variable(index: variables[order[direction.free]]),
        rates: direction.rates
          .map { (Variable(index: variables[order[$0.place]]), $0.rate) }
          .sorted { $0.0.index < $1.0.index })
    }
  }
}
